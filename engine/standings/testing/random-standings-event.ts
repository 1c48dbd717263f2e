import { STANDARD_POINTS } from '../../model/event.js';
import type {
  EventData,
  EventPlayer,
  PointSystem,
  ResultCode,
  RoundEntry,
  Tenths,
} from '../../model/event.js';
import { randomNumbers } from '../../testing/random-event.js';
import { FORFEITS, randomRound, robinRounds } from '../../testing/random-rounds.js';

export interface RandomEvent {
  readonly event: EventData;
  readonly isRobin: boolean;
  /** How many rounds count. */
  readonly rounds: number;
  /** Of a round robin: how often everybody meets everybody. */
  readonly cycles: number;
}

/**
 * An event for standings, of players or of teams, a Swiss paired at random or a round robin: with every bye, forfeits,
 * withdrawals, unusual point systems, bonuses, rounds to come, and unrated players.
 */
export function randomStandingsEvent(seed: number, of: 'players' | 'teams'): RandomEvent {
  const next = randomNumbers(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)];
  const isRobin = below(3) === 0;
  const size = 3 + below(isRobin ? 6 : 9);
  const cycles = 1 + below(2);
  const schedule = isRobin
    ? robinRounds(size, cycles)
    : Array.from({ length: 2 + below(6) }, () => randomRound(size, below));
  const rarity = pick([3, 8, 1000]);
  const leaving = Array.from({ length: size }, () =>
    below(5) === 0 ? below(schedule.length + 1) : Infinity,
  );
  // Programs keep the games of a player of a round robin who has left as forfeits, or write nothing.
  const keepsGames = below(2) === 0;
  const rows: RoundEntry[][] = Array.from({ length: size }, () => []);
  schedule.forEach((boards, index) => {
    for (const [a, b] of boards) {
      const gone = [a, b].filter((one) => index >= leaving[one]);
      if (gone.length > 0 && !(isRobin && keepsGames)) continue;
      if (gone.length === 0 && !isRobin && below(rarity) === 0) continue;
      const [white, black] =
        gone.length === 2
          ? FORFEITS[2]
          : gone.length === 1
            ? FORFEITS[gone[0] === a ? 1 : 0]
            : below(rarity) === 0
              ? pick(FORFEITS)
              : pick(GAMES);
      rows[a][index] = { opponent: b + 1, colour: 'white', result: white };
      rows[b][index] = { opponent: a + 1, colour: 'black', result: black };
    }
    rows.forEach((row, one) => {
      const result = isRobin || index >= leaving[one] ? 'Z' : pick(BYES);
      row[index] ??= { opponent: null, colour: null, result };
    });
  });
  // A missing entry is a round that was not played.
  for (const row of rows) while (row.at(-1)?.result === 'Z' && below(2) === 0) row.pop();
  const played = Math.max(...rows.map(({ length }) => length), 1);
  const rounds = below(4) === 0 ? 1 + below(played) : played;
  const event = {
    totalRounds: schedule.length + (below(4) === 0 ? 1 : 0),
    ...(below(5) === 0 ? { roundsFrom: 'played' as const } : {}),
    initialColour: 'white' as const,
    virtualPoints: new Map(),
    forbidden: [],
  };
  const players = rows.map((list, index): EventPlayer => ({
    id: index + 1,
    rounds: list,
    rating: below(30) === 0 ? pick([null, 0]) : 1400 + below(1200),
  }));
  const adjustments = [
    ...(below(4) === 0 ? [{ result: null, value: -5, round: 1, ids: [1] }] : []),
    ...(below(4) === 0 ? [{ result: null, value: 10, round: null, ids: [2, 3] }] : []),
    ...(below(4) === 0
      ? [{ result: pick<ResultCode>(['W', 'D', 'H', '+', 'U']), value: 8, round: pick([null, 2]), ids: [] }]
      : []),
  ];
  if (of === 'players')
    return { event: { ...event, players, points: pick(POINTS), adjustments }, isRobin, rounds, cycles };
  const boards = 2 + below(3);
  const isByGames = below(3) === 0;
  const [matches, games] = [MATCH_POINTS, gamePointsOf(boards)];
  return {
    event: {
      ...event,
      players: withBoards(players, boards, isByGames, below),
      points: isByGames ? games : matches,
      adjustments: adjustments.filter(({ result }) => result === null),
      teamScores: {
        primary: isByGames ? 'game-points' : 'match-points',
        secondary: isByGames ? matches : games,
        secondaryAdjustments: below(3) === 0 ? [{ result: null, value: 5, round: 1, ids: [2] }] : [],
        boards,
        gameWin: 10,
      },
    },
    isRobin,
    rounds,
    cycles,
  };
}

/** The points of the boards of every match that was played, and the two scores that follow. */
function withBoards(
  players: readonly EventPlayer[],
  count: number,
  isByGames: boolean,
  below: (limit: number) => number,
): EventPlayer[] {
  const lowerScores = new Map<string, readonly Tenths[]>();
  const entryOf = (entry: RoundEntry, id: number, round: number): RoundEntry => {
    const { opponent, result } = entry;
    if (opponent === null || result === '+' || result === '-') return entry;
    const key = [round, Math.min(id, opponent)].join();
    const lower = lowerScores.get(key) ?? Array.from({ length: count }, () => 5 * below(3));
    lowerScores.set(key, lower);
    const boards = id < opponent ? lower : lower.map((points) => 10 - points);
    const games = boards.reduce((sum, points) => sum + points, 0);
    const half = 5 * count;
    const matches = games > half ? 20 : games === half ? 10 : 0;
    return {
      ...entry,
      result: matches === 20 ? '1' : matches === 10 ? '=' : '0',
      points: isByGames ? games : matches,
      secondaryPoints: isByGames ? matches : games,
      boards,
    };
  };
  return players.map((player) => ({
    ...player,
    rounds: player.rounds.map((entry, index) => entryOf(entry, player.id, index)),
  }));
}

const MATCH_POINTS: PointSystem = {
  ...STANDARD_POINTS,
  whiteWin: 20,
  blackWin: 20,
  whiteDraw: 10,
  blackDraw: 10,
  halfPointBye: 10,
  fullPointBye: 20,
  pairingAllocatedBye: 10,
  forfeitWin: 20,
};

function gamePointsOf(boards: number): PointSystem {
  const [all, half] = [10 * boards, 5 * boards];
  return {
    ...STANDARD_POINTS,
    whiteWin: all,
    blackWin: all,
    whiteDraw: half,
    blackDraw: half,
    halfPointBye: half,
    // Less than wins at all boards, which article 12 has for it.
    fullPointBye: half,
    pairingAllocatedBye: half,
    forfeitWin: all,
  };
}

const POINTS: readonly PointSystem[] = [
  STANDARD_POINTS,
  STANDARD_POINTS,
  { ...STANDARD_POINTS, pairingAllocatedBye: 5 },
  {
    ...STANDARD_POINTS,
    whiteWin: 30,
    blackWin: 30,
    whiteDraw: 10,
    blackDraw: 10,
    forfeitWin: 30,
    fullPointBye: 30,
    unknown: 10,
  },
  {
    ...STANDARD_POINTS,
    whiteWin: 30,
    blackWin: 30,
    whiteDraw: 20,
    blackDraw: 20,
    whiteLoss: 10,
    blackLoss: 10,
    forfeitWin: 30,
  },
  { ...STANDARD_POINTS, blackWin: 12, blackDraw: 6, halfPointBye: 4 },
];
const BYES: readonly ResultCode[] = ['U', 'F', 'H', 'H', 'Z'];
const GAMES: readonly (readonly [ResultCode, ResultCode])[] = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
  ['W', 'L'],
  ['D', 'D'],
  ['?', '?'],
  ['=', '0'],
];
