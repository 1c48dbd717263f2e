import type { Tournament, TournamentPlayer } from '../../corpus/index.js';
import { entryOf } from '../../engine/index.js';
import type { RoundEntry } from '../../engine/index.js';
import type { Difference } from './difference.js';
import { eventDifferences } from './event-differences.js';

/**
 * What a file says otherwise than the one before it: players, the event, and round by round what was given out or told
 * before. A result where there was none is no difference, nor is one of a game that was adjourned (`?`).
 *
 * Players are the same by their FIDE number, else by their starting number: starting numbers may change with late
 * entries.
 * @param before the file as it was answered last: the round given out stands in its columns.
 */
export function compareFiles(before: Tournament, now: Tournament): Difference[] {
  const numbers = newNumbers(before, now);
  const known = new Set(numbers.values());
  const players = new Map(now.players.map((player) => [player.id, player]));
  const differences: Difference[] = eventDifferences(before, now);
  for (const player of before.players) {
    const id = numbers.get(player.id);
    const same = id === undefined ? undefined : players.get(id);
    if (same === undefined) {
      differences.push(difference('player-removed', { player: player.id }));
      continue;
    }
    differences.push(...personDifferences(player, same));
    for (let round = 1; round <= before.pairedRounds; round++) {
      const found = roundDifference(entryOf(player, round), entryOf(same, round), numbers);
      if (found !== null) differences.push({ ...found, round, player: same.id });
    }
  }
  for (const { id } of now.players)
    if (!known.has(id)) differences.push(difference('player-added', { player: id }));
  for (let round = before.pairedRounds + 1; round <= now.pairedRounds; round++)
    differences.push(difference('not-given-out', { round }));
  return differences;
}

/** The rounds whose pairings are not those that were given out, 1-based and in order. */
export function repairedRounds(differences: readonly Difference[]): number[] {
  const rounds = differences.flatMap(({ kind, round }) =>
    round !== null && ['pair', 'colour', 'bye', 'not-given-out'].includes(kind) ? [round] : [],
  );
  return [...new Set(rounds)].sort((a, b) => a - b);
}

/** A round as it stands in the columns, like "12 w 1" or "- H". */
export function roundCode({ opponent, colour, result }: RoundEntry): string {
  if (opponent === null) return `- ${result}`;
  const letter = colour === null ? '-' : colour[0];
  return `${opponent} ${letter}${result === '*' ? '' : ` ${result}`}`;
}

function difference(kind: Difference['kind'], parts: Partial<Difference>): Difference {
  return { kind, round: null, player: null, field: null, before: null, now: null, ...parts };
}

/** Starting numbers of the earlier file with those of the later one; without the players who are gone. */
function newNumbers(before: Tournament, now: Tournament): Map<number, number> {
  const byFideId = onlyOnes(now.players);
  const unique = onlyOnes(before.players);
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { id, fideId } of before.players) {
    const same = unique.has(fideId) ? byFideId.get(fideId) : undefined;
    if (same === undefined) continue;
    found.set(id, same);
    taken.add(same);
  }
  const ids = new Set(now.players.map(({ id }) => id));
  for (const { id } of before.players) {
    if (found.has(id) || !ids.has(id) || taken.has(id)) continue;
    found.set(id, id);
    taken.add(id);
  }
  return found;
}

/** FIDE numbers that one player alone has, with the starting number. */
function onlyOnes(players: readonly TournamentPlayer[]): Map<string, number> {
  const found = new Map<string, number>();
  const twice = new Set<string>(['', '0']);
  for (const { id, fideId } of players) {
    if (found.has(fideId)) twice.add(fideId);
    found.set(fideId, id);
  }
  for (const fideId of twice) found.delete(fideId);
  return found;
}

function personDifferences(before: TournamentPlayer, now: TournamentPlayer): Difference[] {
  const player = now.id;
  const found: Difference[] = [];
  if (before.id !== now.id)
    found.push(difference('number', { player, before: String(before.id), now: String(now.id) }));
  if (before.rating !== now.rating)
    found.push(difference('rating', { player, before: textOf(before.rating), now: textOf(now.rating) }));
  for (const field of PERSON)
    if (before[field] !== now[field])
      found.push(difference('player', { player, field, before: before[field], now: now[field] }));
  return found;
}

const PERSON = ['name', 'fideId', 'title', 'federation', 'sex', 'birthDate'] as const;

function roundDifference(
  before: RoundEntry,
  now: RoundEntry,
  numbers: ReadonlyMap<number, number>,
): Pick<Difference, 'kind' | 'field' | 'before' | 'now'> | null {
  const opponent = before.opponent === null ? null : (numbers.get(before.opponent) ?? null);
  const kind = kindOf({ ...before, opponent }, now, before.opponent !== null);
  if (kind === null) return null;
  return { kind, field: null, before: roundCode(before), now: roundCode(now) };
}

function kindOf(before: RoundEntry, now: RoundEntry, wasGame: boolean): Difference['kind'] | null {
  if (!wasGame && now.opponent === null) return before.result === now.result ? null : 'bye';
  if (before.opponent !== now.opponent || now.opponent === null) return 'pair';
  // A forfeit may be told without colours.
  if (now.colour !== null && before.colour !== null && before.colour !== now.colour) return 'colour';
  if (before.result === '*' || before.result === '?' || before.result === now.result) return null;
  return 'result';
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}
