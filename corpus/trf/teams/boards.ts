import { opposite, pointsOfResult } from '../../../engine/index.js';
import type { Colour, PointSystem, RoundEntry, Tenths } from '../../../engine/index.js';
import { placeOf, type Place, type ProblemLog } from '../problems.js';
import type { PlayerLine } from '../records/player-record.js';
import { placeInRound } from '../player-columns.js';
import type { LineUp } from './line-ups.js';
import type { TeamLine } from './rosters.js';
import { isSeated, type Seats } from './seats.js';

/** What the boards of a match need to know. */
export interface MatchFacts {
  readonly round: number;
  readonly teams: readonly [TeamLine, TeamLine];
  readonly lineUps: readonly [LineUp | undefined, LineUp | undefined];
  readonly players: readonly PlayerLine[];
  readonly seats: Seats;
  readonly boardColours: readonly Colour[] | null;
}

/** A board, seen by the first of the two teams; null is an empty chair. */
export interface Board {
  /** From 0. */
  readonly number: number;
  readonly sides: readonly [RoundEntry | null, RoundEntry | null];
}

/**
 * The boards of a match in their order: that of a record 300 of either team, else that of the members of both teams,
 * which must be the same. Null, with an error in the log, where it is not told.
 */
export function boardsOf(facts: MatchFacts, log: ProblemLog): Board[] | null {
  const chairs = chairsOf(facts);
  const orders = facts.lineUps.map((lineUp, side) => orderBy(facts, side, lineUp));
  for (const side of [0, 1] as const) if (!areInLineUp(facts, side, chairs, log)) return null;
  const known = facts.lineUps.findIndex((lineUp) => lineUp !== undefined);
  const numbered = known >= 0 ? byLineUp(chairs, known, facts, orders) : byMembers(chairs, orders);
  if (numbered === null) {
    log.error(
      'line-up',
      placeOfMatch(facts),
      'records 300 for line-ups out of the order of the members',
      `Round ${facts.round}: at which boards the teams ${facts.teams[0].id} and ${facts.teams[1].id} met is not told; record 300 is missing.`,
    );
    return null;
  }
  return numbered.map(({ number, places }) => ({
    number,
    sides: [entryAt(facts, places[0]), entryAt(facts, places[1])],
  }));
}

/** The colour of the first team by that of its first board; null, with an error in the log, where it is not told. */
export function colourOfMatch(facts: MatchFacts, boards: readonly Board[], log: ProblemLog): Colour | null {
  const { boardColours, round, teams } = facts;
  const turns = (number: number): boolean =>
    boardColours !== null && boardColours[number] !== boardColours[0];
  let colour: Colour | null = null;
  for (const { number, sides } of boards) {
    const own = sides[0]?.colour ?? null;
    const theirs = sides[1]?.colour ?? null;
    const seen = own ?? (theirs === null ? null : opposite(theirs));
    if (seen === null || (boardColours === null && number > 0)) continue;
    const first = turns(number) ? opposite(seen) : seen;
    if (colour !== null && colour !== first) {
      log.error(
        'board-colours',
        placeOfMatch(facts),
        'the colours of record 352',
        `Round ${round}: the colours of the boards of the teams ${teams[0].id} and ${teams[1].id} are not those of record 352.`,
      );
      return null;
    }
    colour = first;
  }
  if (colour === null) {
    log.error(
      'colour-of-match',
      placeOfMatch(facts),
      'record 352, or a colour at the first board',
      `Round ${round}: nothing tells the colour of the first board of the teams ${teams[0].id} and ${teams[1].id}; record 352 is missing.`,
    );
  }
  return colour;
}

/** Game points of both sides, board by board. */
export function pointsOfBoards(
  boards: readonly Board[],
  count: number,
  games: PointSystem,
): readonly [readonly Tenths[], readonly Tenths[]] {
  const points = [0, 1].map((side) => {
    const list = new Array<Tenths>(count).fill(0);
    for (const { number, sides } of boards) {
      const entry = sides[side];
      if (entry !== null) list[number] = pointsOfResult(games, entry);
    }
    return list;
  });
  return [points[0], points[1]];
}

/** The place of a match: the first of its games. */
export function placeOfMatch({ players, seats, teams, round }: MatchFacts): Place {
  for (const { id } of teams) {
    const place = seatedIn(seats, id, round)[0];
    if (place !== undefined) return placeInRound(players[place], round);
  }
  return placeOf(teams[0].line, 1);
}

/** Places of the members of a team who sat at a board, in the order of the members. */
export function seatedIn({ entries, placesOf }: Seats, team: number, round: number): number[] {
  return (placesOf.get(team) ?? []).filter((place) => isSeated(entries[place][round - 1]));
}

/** Who sat opposite whom; -1 is an empty chair. */
type Chairs = readonly [number, number];

interface NumberedChairs {
  readonly number: number;
  readonly places: Chairs;
}

function chairsOf({ round, teams, seats, lineUps, players }: MatchFacts): Chairs[] {
  const own = seatedIn(seats, teams[0].id, round).map((place): Chairs => {
    const { opponent } = seats.entries[place][round - 1];
    return [place, opponent === null ? -1 : (seats.placeOf.get(opponent) ?? -1)];
  });
  const met = new Set(own.map(([, theirs]) => theirs));
  const others = seatedIn(seats, teams[1].id, round).filter((place) => !met.has(place));
  // Who lost by forfeit and is not in the line-up only gives a name to the empty chair.
  const chair = (place: number, side: 0 | 1): number => {
    const lineUp = lineUps[side];
    if (place < 0 || lineUp === undefined || lineUp.players.includes(players[place].id)) return place;
    return seats.entries[place][round - 1].result === '-' ? -1 : place;
  };
  return [...own, ...others.map((place): Chairs => [-1, place])]
    .map(([first, second]): Chairs => [chair(first, 0), chair(second, 1)])
    .filter(([first, second]) => first >= 0 || second >= 0);
}

function entryAt({ round, seats }: MatchFacts, place: number): RoundEntry | null {
  return place < 0 ? null : seats.entries[place][round - 1];
}

/** The number of the board of a member, by the line-up or by the order of the members. */
function orderBy(
  { teams, players, seats }: MatchFacts,
  side: number,
  lineUp: LineUp | undefined,
): (place: number) => number {
  if (lineUp === undefined) {
    const places = seats.placesOf.get(teams[side].id) ?? [];
    return (place) => places.indexOf(place);
  }
  return (place) => lineUp.players.indexOf(players[place].id);
}

/** True unless somebody plays whom the line-up does not have, or the other way round. */
function areInLineUp(
  { round, lineUps, players, teams, seats }: MatchFacts,
  side: 0 | 1,
  chairs: readonly Chairs[],
  log: ProblemLog,
): boolean {
  const lineUp = lineUps[side];
  if (lineUp === undefined) return true;
  const playing = chairs.flatMap((chair) => (chair[side] < 0 ? [] : [players[chair[side]].id]));
  const named = lineUp.players.filter((id) => id !== 0);
  const wrong =
    playing.find((id) => !named.includes(id)) ??
    named.find((id) => !playing.includes(id) && hasCell(seats, id, round));
  if (wrong === undefined) return true;
  log.error(
    'line-up',
    placeOf(lineUp.line, 17),
    'those who have a game in their 001 records',
    `Round ${round}: record 300 and the 001 records differ in whether player ${wrong} plays for team ${teams[side].id}.`,
  );
  return false;
}

function hasCell({ entries, placeOf: places }: Seats, id: number, round: number): boolean {
  return entries[places.get(id) ?? 0][round - 1].result !== 'Z';
}

/** By a record 300: it numbers all boards at which somebody of its team sits; the rest fill its empty chairs in turn. */
function byLineUp(
  chairs: readonly Chairs[],
  side: number,
  { lineUps }: MatchFacts,
  orders: readonly ((place: number) => number)[],
): NumberedChairs[] | null {
  const own = lineUps[side]?.players ?? [];
  const other = lineUps[1 - side];
  const numbered: NumberedChairs[] = [];
  const free = own.flatMap((id, number) => (id === 0 ? [number] : []));
  const lonely = chairs.filter((chair) => chair[side] < 0);
  if (other === undefined && lonely.length > 0 && lonely.length !== free.length) return null;
  lonely.sort((a, b) => orders[1 - side](a[1 - side]) - orders[1 - side](b[1 - side]));
  for (const places of chairs)
    if (places[side] >= 0) numbered.push({ number: orders[side](places[side]), places });
  for (const places of lonely) {
    const number = other === undefined ? free.shift() : orders[1 - side](places[1 - side]);
    if (number === undefined) return null;
    numbered.push({ number, places });
  }
  const fits =
    other === undefined ||
    numbered.every(({ number, places }) => {
      const theirs = places[1 - side];
      return theirs < 0 || orders[1 - side](theirs) === number;
    });
  return fits ? numbered.sort((a, b) => a.number - b.number) : null;
}

/** By the order of the members, which is the same for both teams. */
function byMembers(
  chairs: readonly Chairs[],
  orders: readonly ((place: number) => number)[],
): NumberedChairs[] | null {
  const side = ([0, 1] as const).find((one) => chairs.every((chair) => chair[one] >= 0));
  if (side === undefined) return null;
  const other = side === 0 ? 1 : 0;
  const sorted = chairs.toSorted((a, b) => orders[side](a[side]) - orders[side](b[side]));
  const theirs = sorted.flatMap((chair) => (chair[other] < 0 ? [] : [orders[other](chair[other])]));
  const inOrder = theirs.every((order, index) => index === 0 || theirs[index - 1] < order);
  return inOrder ? sorted.map((places, number) => ({ number, places })) : null;
}
