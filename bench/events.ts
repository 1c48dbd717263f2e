import { parseTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { generate } from '../generator/index.js';
import type { GeneratorConfig } from '../generator/index.js';

/** A kind of event to be measured: what makes it easy or hard to pair. */
export interface EventKind {
  readonly name: string;
  readonly config: GeneratorConfig;
}

const CALM: GeneratorConfig = { rates: {}, forbiddenPairs: 0, shuffledNumbers: 0, initialColour: 'white' };

export const KINDS: readonly EventKind[] = [
  { name: 'ordinary', config: {} },
  { name: 'calm', config: CALM },
  {
    name: 'absences',
    config: {
      rates: { forfeit: 0.15, halfPointBye: 0.08, zeroPointBye: 0.1, withdrawal: 0.02, lateEntry: 0.2 },
    },
  },
  // Equal high ratings give draws everywhere: few scoregroups, all of them large.
  { name: 'draws', config: { ...CALM, ratings: { lowest: 2700, highest: 2700 }, strengthSpread: 0 } },
];

/** A tournament file, always the same one for the same kind and size. */
export function eventFile(kind: EventKind, edition: string, players: number, rounds: number): string {
  const system = edition === 'dutch-2017' ? 'dutch-2017' : 'dutch-2026';
  const config: GeneratorConfig = { ...kind.config, system, players, rounds };
  const seed = `bench-${kind.name}-${players}x${rounds}`;
  for (const { text } of generate(config, { seed, count: 1 })) return text;
  throw new Error('the generator gave nothing');
}

/** Many small files of one size. */
export function eventFiles(count: number, players: number, rounds: number): string[] {
  const files = generate({ players, rounds }, { seed: `bench-${players}x${rounds}`, count });
  return [...files].map(({ text }) => text);
}

export function readEvent(text: string): Tournament {
  const { tournament } = parseTrf(text);
  if (tournament === null) throw new Error('the generator wrote a file that cannot be read');
  return tournament;
}
