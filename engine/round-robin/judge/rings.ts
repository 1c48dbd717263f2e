import type { PlayedGame } from '../played-event.js';
import type { Difference } from './expected.js';
import type { OpenRound } from './open-round.js';

/*
 * Who may stand in each other's place in a round, as lists of players: each has the place of the next one, and the last that
 * of the first. The lowest number comes first, so that the same players in the same places are the same list.
 */

/** Two players of the games that differ, if these are few. */
export function couplesOf(difference: Difference): number[][] {
  const concerned = concernedBy(difference);
  return concerned.flatMap((p, index) => concerned.slice(index + 1).map((q) => [p, q]));
}

/** Three players of the games that differ, if these are few: two of them may have met by the table. */
export function smallRingsOf(difference: Difference): number[][] {
  const concerned = concernedBy(difference);
  return concerned.flatMap((p, index) =>
    concerned.slice(index + 1).flatMap((q, next) =>
      concerned.slice(index + next + 2).flatMap((r) => [
        [p, q, r],
        [p, r, q],
      ]),
    ),
  );
}

/**
 * Returns the rings of three or more players: every player of a ring has the opponent of the next one. By the table no two
 * players of a ring meet in this round. The games that differ form a chain of table opponents and published opponents in
 * turn. Every second player of the chain is one ring. The others are another ring, which explains the same games. A rest
 * round is an opponent in this chain.
 */
export function ringsOf({ expected, difference, played }: OpenRound): number[][] {
  const { missing, extra } = difference;
  const most = missing.length + 1;
  if (extra.length < 2 || most < LEAST) return [];
  const due = opponentsIn(expected.games, expected.rests);
  const isIdle = (id: number): boolean =>
    id !== NOBODY && !played.some(({ white, black }) => white === id || black === id);
  const idle = [...due.keys()].filter(isIdle);
  const published = opponentsIn(played, idle.length === 1 ? idle : []);
  const rings = new Map<string, number[]>();
  for (const { white, black } of missing)
    for (const start of [white, black]) {
      const ring = chainFrom(start, due, published, most);
      if (ring === null || ring.length < LEAST) continue;
      const lowest = ring.indexOf(Math.min(...ring));
      const players = [...ring.slice(lowest), ...ring.slice(0, lowest)];
      rings.set(players.join('-'), players);
    }
  return [...rings.values()];
}

/** From the holder of a place to the player who has it, and on to the place of that one. */
function chainFrom(
  start: number,
  due: ReadonlyMap<number, number>,
  published: ReadonlyMap<number, number>,
  most: number,
): number[] | null {
  const ring = [start];
  for (let id = start; ring.length <= most;) {
    const opponent = due.get(id);
    const holder = opponent === undefined ? undefined : published.get(opponent);
    if (holder === undefined || holder === NOBODY) return null;
    if (holder === start) return ring;
    // The holder has the place of the one before.
    ring.unshift(holder);
    id = holder;
  }
  return null;
}

function opponentsIn(games: readonly PlayedGame[], rests: readonly number[]): Map<number, number> {
  const opponents = new Map<number, number>();
  for (const { white, black } of games) opponents.set(white, black).set(black, white);
  for (const id of rests) opponents.set(id, NOBODY).set(NOBODY, id);
  return opponents;
}

function concernedBy({ missing, extra }: Difference): number[] {
  const concerned = new Set([...missing, ...extra].flatMap(({ white, black }) => [white, black]));
  return concerned.size > MOST_CONCERNED ? [] : [...concerned].sort((a, b) => a - b);
}

/** Two players in each other's place change two games; with a game that was not played there are two more. */
const MOST_CONCERNED = 6;
/** Players of a ring; two are a couple. */
const LEAST = 3;
/** The number used as the opponent of a player who rests. No player has it: starting numbers begin with 1. */
const NOBODY = 0;
