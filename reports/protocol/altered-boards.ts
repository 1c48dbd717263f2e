import type { RecordedDeviation } from '../../checker/protocol/index.js';
import { nameOf } from '../words/person.js';
import type { People } from '../words/person.js';
import { counted, listed } from '../words/numbers.js';

/** Two who meet, or one who has a bye or does not play (`black` is null). */
export interface AlteredBoard {
  readonly white: number;
  readonly black: number | null;
}

/** A round that came back with other pairings than it was given out. */
export interface AlteredRound {
  readonly given: readonly AlteredBoard[];
  readonly played: readonly AlteredBoard[];
}

type Coded = Pick<RecordedDeviation, 'kind' | 'players' | 'before' | 'now'>;

/**
 * Returns the boards that the differences of one round are about, as they were given out and as they came back.
 * @param deviations all of one round; kinds that alter no pairing are left out.
 */
export function alteredRound(deviations: readonly Coded[]): AlteredRound {
  const pairings = deviations.filter(({ kind }) => ['pair', 'colour', 'bye'].includes(kind));
  const boardsOf = (codeOf: (one: Coded) => string | null): AlteredBoard[] => {
    const boards = pairings.flatMap((one) => boardOf(one.players[0], codeOf(one)));
    const keys = boards.map(({ white, black }) => `${white} ${black ?? ''}`);
    return boards.filter((_, index) => keys.indexOf(keys[index]) === index);
  };
  return { given: boardsOf(({ before }) => before), played: boardsOf(({ now }) => now) };
}

/** A round code ("12 w 1", "- H") as a board. */
function boardOf(player: number | undefined, code: string | null): AlteredBoard[] {
  const [, opponent, colour] = /^(-|\d+)(?: ([wb]))?/.exec(code ?? '') ?? [];
  if (player === undefined || opponent === undefined) return [];
  if (opponent === '-') return [{ white: player, black: null }];
  const other = Number(opponent);
  return [colour === 'b' ? { white: other, black: player } : { white: player, black: other }];
}

/** Returns what was altered in one or two sentences with names; empty if no pairing was. */
export function alteredWords({ given, played }: AlteredRound, people: People | null): string {
  if (played.length === 0) return '';
  if (Math.max(played.length, given.length) > MOST_BOARDS)
    return `${counted(played.length, 'board was', 'boards were')} played otherwise.`;
  const meetings = (boards: readonly AlteredBoard[], met: string, without: string): string =>
    listed(
      boards.map(({ white, black }) =>
        black === null
          ? `${named(white, people)} ${without}`
          : `${named(white, people)} ${met} ${named(black, people)}`,
      ),
    );
  const was = meetings(given, 'against', 'without a game');
  return `${meetings(played, 'had White against', 'had no game')}.${was === '' ? '' : ` The server had given out ${was}.`}`;
}

/** More than these are not listed in a sentence. */
const MOST_BOARDS = 3;

function named(id: number, people: People | null): string {
  const name = nameOf(id, people);
  return name === '' ? String(id) : `${name} (${id})`;
}
