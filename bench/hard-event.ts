import { EventHistory, pairRound, STANDARD_POINTS } from '../engine/index.js';
import type { Colour, Edition, EventData, ResultCode, RoundEntry, RoundState } from '../engine/index.js';
import { Random, tournamentSeed } from '../generator/index.js';
import type { Seed, Span } from '../generator/index.js';

/** Names a lot of events. */
export interface HardEvents {
  readonly seed: Seed;
  /** Number of players; one more may come, since some events need an odd number. */
  readonly sizes: Span;
  readonly edition: Edition;
}

/** A small event with a history that makes its rounds hard to pair. */
export interface HardEvent {
  readonly recipe: Recipe;
  readonly players: number;
  readonly totalRounds: number;
  /** The moment before each round. */
  readonly states: readonly RoundState[];
}

/**
 * How the rounds were paired before: by the rules; at random among those who have not met; as a round robin in any
 * order, so that nearly everybody has met at the end; or by the rules, with nearly everybody barred from the bye early.
 */
export type Recipe = 'by the rules' | 'at random' | 'round robin' | 'byes used up';

/**
 * The event with this index: up to three rounds short of a round robin, and in part of the events many absences, forfeits, draws, forbidden pairs, virtual points or another system of points. A round that the
 * rules cannot pair is paired at random, and the event goes on.
 */
export function hardEvent({ seed, sizes, edition }: HardEvents, index: number): HardEvent {
  const random = new Random(tournamentSeed(seed, index));
  const setup = drawSetup(random, sizes);
  const { event, initialColour, players, recipe } = setup;
  const history = new EventHistory(event);
  const states: RoundState[] = [];
  for (let round = 1; round <= event.totalRounds; round++) {
    const away = absentees(random, setup);
    const state = history.stateFor((id) => !away.has(id), initialColour);
    states.push(state);
    enter(random, setup, pairsOf(random, setup, history, state, edition), away, round);
    history.advance();
  }
  return { recipe, players, totalRounds: event.totalRounds, states };
}

interface Setup {
  readonly recipe: Recipe;
  readonly players: number;
  readonly initialColour: Colour;
  readonly rows: readonly RoundEntry[][];
  readonly event: EventData;
  readonly absence: number;
  readonly forfeits: number;
  readonly draws: number;
  /** In the first rounds nearly all games are won by forfeit, which bars the winner from the bye. */
  readonly barringRounds: number;
  /** The rounds of the round robin in the order in which they are played. */
  readonly order: readonly number[];
}

/** The pairs of a round, White first; who is left over has the bye. */
interface Pairs {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

function drawSetup(random: Random, sizes: Span): Setup {
  const recipe = random.pick(RECIPES);
  const drawn = random.integerOf(sizes);
  const players = recipe === 'byes used up' ? drawn | 1 : drawn;
  const most = players % 2 === 0 ? players - 1 : players;
  const totalRounds = Math.max(2, most - random.integer(0, 3));
  const ids = Array.from({ length: players }, (_, index) => index + 1);
  const rows = ids.map((): RoundEntry[] => []);
  const virtual = random.chance(0.15);
  const forbidden = random.chance(0.2) ? [ids.filter(() => random.chance(0.3))] : [];
  const initialColour = random.pick<Colour>(['white', 'black']);
  return {
    recipe,
    players,
    initialColour,
    rows,
    event: {
      players: ids.map((id) => ({ id, rounds: rows[id - 1] })),
      totalRounds,
      points: random.chance(0.25) ? THREE_POINTS : STANDARD_POINTS,
      initialColour,
      virtualPoints: virtual
        ? new Map(ids.map((id) => [id, Array.from({ length: totalRounds }, () => random.pick([0, 5, 10]))]))
        : new Map<number, number[]>(),
      forbidden: forbidden.map((group) => ({ first: 1, last: totalRounds, ids: group })),
      adjustments: [],
    },
    absence: random.pick([0, 0, 0.05, 0.2, 0.35]),
    forfeits: random.pick([0, 0, 0.1, 0.3]),
    draws: random.pick([0.1, 0.3, 0.8, 1]),
    barringRounds: recipe === 'byes used up' ? random.integer(2, 5) : 0,
    order: random.shuffle(Array.from({ length: most }, (_, round) => round)),
  };
}

/** Who does not come, and how the round counts. */
function absentees(random: Random, { players, absence }: Setup): Map<number, ResultCode> {
  const away = new Map<number, ResultCode>();
  for (let id = 1; id <= players; id++)
    if (random.chance(absence)) away.set(id, random.pick<ResultCode>(['Z', 'Z', 'H', 'F']));
  return away;
}

function pairsOf(
  random: Random,
  setup: Setup,
  history: EventHistory,
  state: RoundState,
  edition: Edition,
): Pairs {
  if (setup.recipe === 'round robin') return roundRobin(random, setup, state);
  const outcome = setup.recipe === 'at random' ? null : pairRound(state, edition);
  if (outcome?.kind !== 'paired') return atRandom(random, history, state);
  return { pairs: outcome.pairs.map(({ white, black }) => [white, black] as const), bye: outcome.bye };
}

function atRandom(random: Random, history: EventHistory, { players }: RoundState): Pairs {
  const open = random.shuffle(players.map(({ id }) => id));
  const pairs: [number, number][] = [];
  while (open.length > 1) {
    const id = open.splice(0, 1)[0];
    const fresh = open.findIndex((other) => !history.hasMet(id, other));
    pairs.push([id, open.splice(Math.max(0, fresh), 1)[0]]);
  }
  return { pairs, bye: open.length === 1 ? open[0] : null };
}

/** The pairs of a round of the Berger tables where both have come; the others are paired anyhow. */
function roundRobin(random: Random, { players, order }: Setup, { round, players: here }: RoundState): Pairs {
  const size = order.length;
  const turn = order[round - 1];
  const partner = (id: number): number => {
    if (id > size) return turn + 1;
    const other = ((2 * turn - id + 1 + size) % size) + 1;
    return other === id && players > size ? players : other;
  };
  const present = new Set(here.map(({ id }) => id));
  const pairs: [number, number][] = [];
  const open: number[] = [];
  for (const id of present) {
    const other = partner(id);
    if (other === id || !present.has(other)) open.push(id);
    else if (id < other) pairs.push(random.chance(0.5) ? [id, other] : [other, id]);
  }
  while (open.length > 1) pairs.push([open.splice(0, 1)[0], open.splice(0, 1)[0]]);
  return { pairs, bye: open.length === 1 ? open[0] : null };
}

function enter(
  random: Random,
  setup: Setup,
  { pairs, bye }: Pairs,
  away: ReadonlyMap<number, ResultCode>,
  round: number,
): void {
  const { rows } = setup;
  for (const [white, black] of pairs) {
    const [forWhite, forBlack] = random.pick(kindOfResult(random, setup, round));
    rows[white - 1].push({ opponent: black, colour: 'white', result: forWhite });
    rows[black - 1].push({ opponent: white, colour: 'black', result: forBlack });
  }
  if (bye !== null) rows[bye - 1].push({ opponent: null, colour: null, result: 'U' });
  for (const [id, result] of away) rows[id - 1].push({ opponent: null, colour: null, result });
}

function kindOfResult(random: Random, { barringRounds, forfeits, draws }: Setup, round: number): Results {
  if (round <= barringRounds && random.chance(0.9)) return FORFEIT_WINS;
  if (random.chance(forfeits)) return FORFEITS;
  return random.chance(draws) ? DRAWS : WINS;
}

const RECIPES: readonly Recipe[] = ['by the rules', 'at random', 'round robin', 'byes used up'];

const THREE_POINTS = {
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
};

type Results = readonly (readonly [ResultCode, ResultCode])[];

const FORFEIT_WINS: Results = [
  ['+', '-'],
  ['-', '+'],
];
const FORFEITS: Results = [...FORFEIT_WINS, ['-', '-']];
const DRAWS: Results = [['=', '=']];
const WINS: Results = [
  ['1', '0'],
  ['0', '1'],
];
