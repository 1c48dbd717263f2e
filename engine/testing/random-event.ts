import { STANDARD_POINTS } from '../model/event.js';
import type { Colour, EventData, PointSystem, ResultCode, RoundEntry } from '../model/event.js';
import { EventHistory } from '../model/history.js';
import type { RoundState } from '../model/player.js';
import { pairRound } from '../systems/interface/pair-round.js';
import type { Edition } from '../systems/interface/system.js';

/** A small event with a hard history, the same for the same seed: for property tests only. */
export interface RandomEvent {
  readonly event: EventData;
  /** The round to pair next, and who is there. */
  readonly round: number;
  readonly present: ReadonlySet<number>;
  readonly initialColour: Colour;
}

export interface RandomEventOptions {
  readonly players: number;
  /** Rounds played before the one to pair. */
  readonly played: number;
  readonly edition: Edition;
  readonly seed: number;
}

/** Mulberry32: small, fast, the same on every machine. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Plays `played` rounds: paired by the rules or at random, with absences, byes, forfeits, forbidden pairs, virtual
 * points and unusual point systems, each in part of the events.
 */
function randomEvent({ players, played, edition, seed }: RandomEventOptions): RandomEvent {
  const next = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)];
  const byRules = next() < 0.6;
  const absence = pick([0, 0, 0.05, 0.2, 0.35]);
  const forfeits = pick([0, 0, 0.1, 0.3]);
  const draws = pick([0.1, 0.3, 0.8]);
  const rows: RoundEntry[][] = Array.from({ length: players }, () => []);
  const initialColour: Colour = pick(['white', 'black']);
  const event: EventData = {
    players: rows.map((rounds, index) => ({ id: index + 1, rounds, rating: madeUpRating(index, seed) })),
    totalRounds: played + (next() < 0.5 ? 1 : 1 + Math.floor(next() * 4)),
    points: pick(POINT_SYSTEMS),
    initialColour,
    virtualPoints:
      next() < 0.15
        ? new Map(rows.map((_, i) => [i + 1, rows.map(() => pick([0, 5, 10]))]))
        : new Map<number, number[]>(),
    forbidden:
      next() < 0.2 ? [{ first: 1, last: 99, ids: rows.map((_, i) => i + 1).filter(() => next() < 0.3) }] : [],
    adjustments: [],
  };
  const presence = (): Set<number> => new Set(rows.map((_, i) => i + 1).filter(() => next() >= absence));
  const history = new EventHistory(event);
  for (let round = 1; round <= played; round++) {
    const present = presence();
    const state = history.stateFor((id) => present.has(id), initialColour);
    const outcome = byRules ? pairRound(state, edition) : null;
    const pairs: [number, number][] = [];
    let bye: number | null = null;
    if (outcome?.kind === 'paired') {
      pairs.push(...outcome.pairs.map(({ white, black }): [number, number] => [white, black]));
      bye = outcome.bye;
    } else {
      const open = state.players.map(({ id }) => id);
      while (open.length > 1) {
        const a = open.splice(Math.floor(next() * open.length), 1)[0];
        const fresh = open.filter((id) => !history.hasMet(a, id));
        const b = pick(fresh.length > 0 && next() < 0.95 ? fresh : open);
        open.splice(open.indexOf(b), 1);
        pairs.push([a, b]);
      }
      bye = open.length === 1 ? open[0] : null;
    }
    for (const [white, black] of pairs) {
      const [w, b] = next() < forfeits ? pick(FORFEITS) : next() < draws ? pick(DRAWS) : pick(WINS);
      rows[white - 1].push({ opponent: black, colour: 'white', result: w });
      rows[black - 1].push({ opponent: white, colour: 'black', result: b });
    }
    rows.forEach((row, index) => {
      if (row.length >= round) return;
      const result: ResultCode = bye === index + 1 ? 'U' : pick(['Z', 'Z', 'H', 'F']);
      row.push({ opponent: null, colour: null, result });
    });
    history.advance();
  }
  return { event, round: played + 1, present: presence(), initialColour };
}

/** Ratings of their own accord, out of order and often equal: nothing is drawn for them. */
export function madeUpRating(index: number, seed: number): number {
  return 1500 + 10 * (((index + 1) * 37 + seed) % (seed % 3 === 0 ? 7 : 97));
}

/** The round to pair next of a random event. */
export function randomState(options: RandomEventOptions): RoundState {
  const { event, round, present, initialColour } = randomEvent(options);
  const history = new EventHistory(event);
  while (history.round < round) history.advance();
  return history.stateFor((id) => present.has(id), initialColour);
}

const POINT_SYSTEMS: readonly PointSystem[] = [
  STANDARD_POINTS,
  STANDARD_POINTS,
  STANDARD_POINTS,
  {
    ...STANDARD_POINTS,
    whiteWin: 30,
    blackWin: 30,
    whiteDraw: 10,
    blackDraw: 10,
    halfPointBye: 10,
    fullPointBye: 30,
    forfeitWin: 30,
    pairingAllocatedBye: 30,
    unknown: 10,
  },
  { ...STANDARD_POINTS, pairingAllocatedBye: 5 },
  { ...STANDARD_POINTS, whiteLoss: 5, blackLoss: 5 },
];
const FORFEITS: readonly (readonly [ResultCode, ResultCode])[] = [
  ['+', '-'],
  ['-', '+'],
  ['-', '-'],
];
const DRAWS: readonly (readonly [ResultCode, ResultCode])[] = [
  ['=', '='],
  ['D', 'D'],
];
const WINS: readonly (readonly [ResultCode, ResultCode])[] = [
  ['1', '0'],
  ['0', '1'],
  ['W', 'L'],
  ['0', '0'],
];
