import { announcesTwoGames } from '../corpus/index.js';
import { pairsTeams } from '../engine/index.js';
import type { Edition } from '../engine/index.js';
import { generate } from '../generator/index.js';
import type { GeneratedTournament, GeneratorConfig, GeneratorSystem } from '../generator/index.js';
import { sameColourFile, whiteWinsFile } from './colour-events.js';
import { wrongFile } from './wrong-events.js';

/** A kind of event to be measured: what makes it easy or hard to pair. */
export interface EventKind {
  readonly name: string;
  /** Said in the heading of its table. */
  readonly title: string;
  /** The only sizes that make sense. */
  readonly sizes?: readonly number[];
  /** So far from ordinary events that a text which leaves rounds to the arbiter does so in nearly every one. */
  readonly isExtreme?: true;
  /** Made by playing the rounds of another event anew, game by game. */
  readonly isOfGames?: true;
  /** A tournament file, always the same one for the same edition, size, number of rounds and index (from 1). */
  file(system: GeneratorSystem, players: number, rounds: number, index: number): string;
}

const CALM: GeneratorConfig = { rates: {}, forbiddenPairs: 0, shuffledNumbers: 0, initialColour: 'white' };

const ABSENCES: GeneratorConfig = {
  rates: { forfeit: 0.15, halfPointBye: 0.08, zeroPointBye: 0.1, withdrawal: 0.02, lateEntry: 0.2 },
};

/** Equal high ratings give draws everywhere: few scoregroups, all of them large. */
const DRAWS: GeneratorConfig = { ...CALM, ratings: { lowest: 2700, highest: 2700 }, strengthSpread: 0 };

export const KINDS: readonly EventKind[] = [
  generated('ordinary', 'an ordinary open', {}),
  generated('calm', 'nobody is ever absent', CALM),
  generated('absences', 'many forfeits, byes, withdrawals and late entries', ABSENCES),
  { ...generated('draws', 'draws everywhere', DRAWS), isExtreme: true },
  generated('baku', 'Baku Acceleration', { acceleration: 'baku' }),
  {
    name: 'many-rounds',
    isExtreme: true,
    title: 'nearly as many rounds as a round robin',
    sizes: [10, 12, 16, 20],
    file: (system, players, _rounds, index) => longest(system, players, index),
  },
  {
    name: 'same-colour',
    isExtreme: true,
    isOfGames: true,
    title: 'only players with the same colour due come to a round',
    file: (...size) => sameColourFile(calm(...size)),
  },
  {
    name: 'white-wins',
    isExtreme: true,
    isOfGames: true,
    title: 'White wins every game: everybody in a scoregroup has the same colour due',
    file: (...size) => whiteWinsFile(calm(...size)),
  },
];

/**
 * Of these events no round follows the edition: explaining them is measured, not pairing (`wrong.ts`). There are none of teams,
 * whose line-ups name the players of the other team.
 */
export const WRONG: EventKind = {
  name: 'wrong',
  title: 'opponents at random in every round',
  file: (...size) => wrongFile(drawn('ordinary', {}, ...size)),
};

/** The kinds of events that an edition can pair to their end; where its rounds are matches, those of games are not there. */
export function kindsFor(
  edition: Pick<Edition, 'readingsDecide' | 'needs' | 'primaryScore' | 'code'>,
): readonly EventKind[] {
  const isOfMatches = pairsTeams(edition) || announcesTwoGames(edition.code);
  return KINDS.filter(
    ({ isExtreme, isOfGames }) =>
      !(isExtreme === true && edition.readingsDecide === true) && !(isOfGames === true && isOfMatches),
  );
}

/** The sizes of a kind: its own, or those asked for. */
export function sizesOf({ sizes }: EventKind, asked: readonly number[]): readonly number[] {
  return sizes ?? asked;
}

/** So many events of a size are measured together that a single odd one does not say how the time grows. */
export function eventsOf(players: number): number {
  return Math.min(10, Math.max(1, Math.round(5000 / players)));
}

/** So many files of a kind and size from the `first` one (counted from 1) on, of no more rounds than can be played. */
export function filesOf(
  kind: EventKind,
  system: GeneratorSystem,
  players: number,
  rounds: number,
  count: number,
  first = 1,
): string[] {
  const most = Math.min(rounds, players - 1);
  return Array.from({ length: count }, (_, index) => kind.file(system, players, most, first + index));
}

function generated(name: string, title: string, config: GeneratorConfig): EventKind {
  return {
    name,
    title,
    file: (...size) => drawn(name, config, ...size).text,
  };
}

function calm(...size: Parameters<EventKind['file']>): GeneratedTournament {
  return drawn('calm', CALM, ...size);
}

function drawn(
  name: string,
  config: GeneratorConfig,
  ...[system, players, rounds, index]: Parameters<EventKind['file']>
): GeneratedTournament {
  const seed = `bench-${name}-${players}x${rounds}`;
  for (const event of generate(
    { ...PLAIN, ...config, system, players, rounds },
    { seed, count: 1, first: index },
  ))
    return event;
  throw new Error('the generator gave nothing');
}

/** The usual points, players who are not quite as strong as rated, and as many rounds as can be played. */
const PLAIN: GeneratorConfig = {
  points: '1-½-0',
  acceleration: 'none',
  strengthSpread: { min: 0, max: 100 },
  atMost: true,
};

/** Events this long often come to a round that cannot be paired, and are then drawn again with fewer rounds. */
function longest(system: GeneratorSystem, players: number, index: number): string {
  let best: GeneratedTournament | null = null;
  const seed = `bench-many-rounds-${players}-${index}`;
  for (const event of generate(
    { ...PLAIN, ...CALM, system, players, rounds: players - 1 },
    { seed, count: 50 },
  )) {
    if (best === null || event.tournament.pairedRounds > best.tournament.pairedRounds) best = event;
    if (best.tournament.pairedRounds >= players - 2) break;
  }
  if (best === null) throw new Error('the generator gave nothing');
  return best.text;
}
