import { fillPoints, fillRound } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { editionById, entryOf, pointsOf } from '../../engine/index.js';
import type { ResultCode, RoundEntry, Tenths } from '../../engine/index.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { isEnterable } from './round-sheet.js';
import type { BoardResult } from './round-sheet.js';

/** What an arbiter enters during a round, without a pairing program. */
export interface EnteredResults {
  /** The last round that is paired: the results are of this round. */
  readonly round: number;
  readonly results: readonly {
    readonly white: number;
    readonly black: number;
    readonly result: BoardResult;
  }[];
  /** Players who do not play the next round, or no later round. */
  readonly absences: readonly Absence[];
}

export interface Absence {
  readonly player: number;
  readonly kind: AbsenceKind;
}

/** A half-point bye or an absence of the next round; or no game in any round to come. */
export type AbsenceKind = 'half-point-bye' | 'absent' | 'withdrawn';

/**
 * Returns the file with the results of its last round and with the absences of the rounds to come, everything else as it
 * stands; points follow from the results. The file is read again: each entry up to the next round must be what was entered, and
 * no other entry may change.
 * Throws an Error if the file is not a valid tournament or cannot hold what was entered.
 */
export function enterResults(file: string, edition: string | null, entered: EnteredResults): string {
  const before = read(file, edition);
  if (!isEnterable(before)) throw new Error('results of matches are sent in a file');
  if (before.pairedRounds !== entered.round)
    throw new Error(
      `the results are of round ${entered.round}, and the file is in round ${before.pairedRounds}`,
    );
  const expected = expectedEntries(before, entered);
  let text = file;
  for (const [round, entries] of expected) text = fillRound(text, round, (id) => entries.get(id) ?? null);
  const points = new Map(before.players.map((player) => [player.id, sumOfPoints(before, player, expected)]));
  text = fillPoints(text, (id) => points.get(id) ?? null);
  requireEntries(read(text, edition), before, expected);
  return text;
}

/** Entries by round, then by starting number. */
type Entries = ReadonlyMap<number, ReadonlyMap<number, RoundEntry>>;

/**
 * The entries that change, and those of the next round that stand in other records: filling a round leaves these records out.
 */
function expectedEntries(before: Tournament, { round, results, absences }: EnteredResults): Entries {
  const next = round + 1;
  const entries = new Map<number, Map<number, RoundEntry>>();
  const set = (of: number, id: number, entry: RoundEntry): void => {
    entries.set(of, (entries.get(of) ?? new Map<number, RoundEntry>()).set(id, entry));
  };
  for (const { white, black, result } of results) {
    const [own, other] = result.split(' ') as [ResultCode, ResultCode];
    set(round, white, withResult(before, white, black, round, own));
    set(round, black, withResult(before, black, white, round, other));
  }
  for (const { id, rounds } of before.players) if (rounds.length > round) set(next, id, rounds[round]);
  for (const { player, kind } of absences) {
    const last = kind === 'withdrawn' ? Math.max(next, before.totalRounds) : next;
    const result = kind === 'half-point-bye' ? 'H' : 'Z';
    for (let of = next; of <= last; of++) set(of, player, { opponent: null, colour: null, result });
  }
  return entries;
}

function withResult(
  { players }: Tournament,
  id: number,
  opponent: number,
  round: number,
  result: ResultCode,
): RoundEntry {
  const player = players.find((one) => one.id === id);
  const entry = player === undefined ? null : entryOf(player, round);
  if (entry?.opponent !== opponent) throw new Error(`${id} and ${opponent} do not meet in round ${round}`);
  return { ...entry, result };
}

function requireEntries(now: Tournament, before: Tournament, expected: Entries): void {
  const last = before.pairedRounds;
  for (const player of now.players) {
    const was = before.players.find(({ id }) => id === player.id);
    for (let round = 1; round <= last + 1; round++) {
      const wanted = expected.get(round)?.get(player.id) ?? was?.rounds[round - 1];
      const found = player.rounds[round - 1];
      if (!isSameEntry(wanted, found))
        throw new Error(`the file cannot hold the entry of player ${player.id} in round ${round}`);
    }
  }
  const isSameEvent =
    now.pairedRounds === last &&
    now.players.length === before.players.length &&
    JSON.stringify(now.points) === JSON.stringify(before.points);
  if (!isSameEvent) throw new Error('the file cannot hold what was entered');
}

function isSameEntry(one: RoundEntry | undefined, other: RoundEntry | undefined): boolean {
  return one?.opponent === other?.opponent && one?.colour === other?.colour && one?.result === other?.result;
}

/**
 * The points after the last round, by the point system of the file before: a file with new results and old points would be
 * read by the point system that explains both.
 */
function sumOfPoints(before: Tournament, player: Tournament['players'][number], expected: Entries): Tenths {
  const rounds = player.rounds.map((entry, index) => expected.get(index + 1)?.get(player.id) ?? entry);
  let sum = 0;
  for (let round = 1; round <= before.pairedRounds; round++)
    sum += pointsOf(before, { ...player, rounds }, round);
  return sum;
}

function read(file: string, edition: string | null): Tournament {
  const { tournament } = readForEdition(file, edition === null ? null : editionById(edition));
  if (tournament === null) throw new Error('the file is not a valid tournament');
  return tournament;
}
