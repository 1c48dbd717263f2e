import { birthYear } from '../../corpus/index.js';
import type { Tournament, TournamentPlayer, TeamSheets } from '../../corpus/index.js';
import { entryOf, scheduledColour } from '../../engine/index.js';
import type { RoundEntry } from '../../engine/index.js';
import type { Difference } from './difference.js';
import { eventDifferences } from './event-differences.js';
import { newNumbers } from './new-numbers.js';

/**
 * What a file says otherwise than the one before it: players, the event, and round by round what was given out or told
 * before. A result where there was none is no difference, nor is one of a game that was adjourned (`?`).
 *
 * Players are the same by their FIDE number, else by their starting number, and teams by their name, else by their team
 * number: numbers may change with late entries. Of a round of teams the meetings, the colours of the first boards and, once
 * they are told, the points of each board are compared: the server gives line-ups that are none, and who sat at a board
 * decides about no pairing.
 * @param before the file as it was answered last: the round given out stands in its columns.
 */
export function compareFiles(before: Tournament, now: Tournament): Difference[] {
  const numbers = newNumbers(before.players, now.players, before.kind);
  const differingMembers = membersComparison(before, now);
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
    differences.push(...personDifferences(player, same), ...differingMembers(player.id, same.id));
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

/**
 * A round as it stands in the columns, like "12 w 1" or "- H"; with the games of a match of several: "12 w 1 (1, =)" of
 * two games, "12 w 1 (1+0.5+0.5+0)" of the points at the boards.
 */
export function roundCode(entry: RoundEntry): string {
  const { opponent, result } = entry;
  if (opponent === null) return `- ${result}`;
  const letter = scheduledColour(entry)?.[0] ?? '-';
  const games = result === '*' ? null : gamesOf(entry);
  return `${opponent} ${letter}${result === '*' ? '' : ` ${result}`}${games === null ? '' : ` (${games})`}`;
}

/** The games of a match of several; null where the round is a single game, or none of them is told. */
function gamesOf({ boards, games }: RoundEntry): string | null {
  if (games !== undefined) return games.map(({ result }) => result).join(', ');
  return boards?.map((points) => points / 10).join('+') ?? null;
}

function difference(kind: Difference['kind'], parts: Partial<Difference>): Difference {
  return { kind, round: null, player: null, field: null, before: null, now: null, ...parts };
}

function personDifferences(before: TournamentPlayer, now: TournamentPlayer): Difference[] {
  const player = now.id;
  const found: Difference[] = [];
  if (before.id !== now.id)
    found.push(difference('number', { player, before: String(before.id), now: String(now.id) }));
  if (before.rating !== now.rating)
    found.push(difference('rating', { player, before: textOf(before.rating), now: textOf(now.rating) }));
  for (const field of PERSON)
    if (before[field] !== now[field] && !(field === 'birthDate' && isCut(before.birthDate, now.birthDate)))
      found.push(difference('player', { player, field, before: before[field], now: now[field] }));
  return found;
}

/** The server may have cut one of two dates of birth to its year. */
function isCut(before: string, now: string): boolean {
  const year = birthYear(before);
  return (
    year !== null && year === birthYear(now) && [before, now].some((date) => !/[1-9]/.test(date.slice(4)))
  );
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
  const colours = [scheduledColour(before), scheduledColour(now)];
  if (!colours.includes(null) && colours[0] !== colours[1]) return 'colour';
  if (before.result === '*' || before.result === '?') return null;
  return before.result === now.result && !areOtherGames(before, now) ? null : 'result';
}

/** The number of boards may have grown since, where the longest line-up tells it. */
function areOtherGames(before: RoundEntry, now: RoundEntry): boolean {
  const [was, is] = [before, now].map((entry) => gamesOf(entry)?.replace(/(\+0)+$/, '') ?? null);
  return was !== null && is !== null && was !== is;
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}

/**
 * Members who came to a team or left it, or another order of them, which is that of the boards; empty in events of
 * players. Members are the same by their FIDE number, else by their starting number; their other data decide
 * nothing in an event of teams.
 * @returns asked with the team number in the earlier file, and that in the later one.
 */
function membersComparison(
  before: Tournament,
  now: Tournament,
): (was: number, is: number) => readonly Difference[] {
  if (before.teams === undefined || now.teams === undefined) return () => [];
  const numbers = newNumbers(before.teams.members, now.teams.members, 'individual');
  const [earlier, later] = [membersOf(before.teams), membersOf(now.teams)];
  return (was, is) => memberDifferences(earlier.get(was) ?? [], later.get(is) ?? [], is, numbers);
}

function memberDifferences(
  earlier: readonly number[],
  later: readonly number[],
  is: number,
  numbers: ReadonlyMap<number, number>,
): Difference[] {
  if (earlier.map((id) => numbers.get(id) ?? 0).join() === later.join()) return [];
  const [wasText, isText] = [earlier, later].map((ids) => (ids.length === 0 ? null : ids.join(' ')));
  const found = { before: wasText, now: isText };
  return [{ kind: 'player', round: null, player: is, field: 'members', ...found }];
}

function membersOf({ teams }: TeamSheets): ReadonlyMap<number, readonly number[]> {
  return new Map(teams.map(({ id, members }) => [id, members]));
}
