import { checkFile } from '../checker/index.js';
import { declaredCase } from '../checker/case/swiss-case.js';
import { readForEdition } from '../checker/edition/read-for-edition.js';
import { momentsOf } from '../checker/moments.js';
import { editionById, pairRound } from '../engine/index.js';
import { filesOf, WRONG } from './kinds.js';
import { median } from './statistics.js';

/** What a file costs of which every round is wrong: milliseconds a round, warm. */
export interface WrongTime {
  readonly edition: string;
  readonly kind: 'wrong';
  readonly players: number;
  /** In all events together. */
  readonly rounds: number;
  /** Pairing the rounds once. */
  readonly pair: number;
  /** Checking the file, without reading it: the rounds are compared and explained, and other causes are looked for. */
  readonly explain: number;
}

/**
 * Measures events with opponents at random, medians of so many passes after one to warm up.
 * @param count the events.
 * @throws Error if there is no such edition.
 */
export function wrongTime(
  id: string,
  players: number,
  rounds: number,
  count: number,
  runs: number,
): WrongTime {
  const files = filesOf(WRONG, id, players, rounds, count);
  const all = files.map((text) => {
    const passes = Array.from({ length: runs + 1 }, () => onePass(id, text)).slice(1);
    return {
      rounds: passes[0].rounds,
      pair: median(passes.map(({ pair }) => pair)),
      explain: median(passes.map(({ read, check }) => Math.max(0, check - read))),
    };
  });
  const sum = (of: (event: (typeof all)[number]) => number): number =>
    all.reduce((now, one) => now + of(one), 0);
  const paired = sum((event) => event.rounds);
  return {
    edition: id,
    kind: 'wrong',
    players,
    rounds: paired,
    pair: sum(({ pair }) => pair) / paired,
    explain: sum(({ explain }) => explain) / paired,
  };
}

interface WrongPass {
  readonly rounds: number;
  readonly read: number;
  readonly pair: number;
  readonly check: number;
}

function onePass(id: string, text: string): WrongPass {
  const edition = editionById(id);
  if (edition === null) throw new Error(`no edition ${id}`);
  const lap = (work: () => unknown): number => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const { tournament } = readForEdition(text, edition, { contradictions: 'read' });
  if (tournament === null) throw new Error('the event cannot be read');
  const states = [...momentsOf(declaredCase(tournament, edition))].map(({ state }) => state);
  return {
    rounds: states.length,
    read: lap(() => readForEdition(text, edition, { contradictions: 'read' })),
    pair: lap(() => states.map((state) => pairRound(state, edition))),
    check: lap(() => checkFile(text, 'bench', { standings: null })),
  };
}
