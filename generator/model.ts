import {
  defaultEdition,
  editionByCode,
  editionInForce,
  editionInForceToday,
  entryOf,
  oldestByDate,
  systemByCode,
} from '../engine/index.js';
import type { EventPlayer, ResultCode } from '../engine/index.js';
import type { Tournament } from '../corpus/index.js';
import type {
  Acceleration,
  Amount,
  GeneratorConfig,
  GeneratorSystem,
  RateConfig,
  TieBreakChoice,
} from './config/config.js';
import { pointConfigOf } from './rounds/points.js';
import { rosterOf } from './players/roster.js';
import { asRobinModel, robinKindOf } from './round-robin/robin-model.js';
import { wrongTieBreaks } from './standings/tie-breaks.js';

/**
 * A configuration after a real tournament: its players with their ratings, titles and federations in the order of their
 * numbers (gaps are closed), its length, points and acceleration, and as many byes, absences and unusual results, round
 * by round, as it had; of a round robin its table settles the rest. Games are played and rounds are paired anew. Throws a
 * RangeError for fewer than two players.
 */
export function modelOf(tournament: Tournament): GeneratorConfig {
  if (tournament.players.length < 2) throw new RangeError('a model tournament needs two players');
  const kind = robinKindOf(tournament);
  const model = measured(tournament);
  return kind === null ? model : asRobinModel(model, kind);
}

function measured(tournament: Tournament): GeneratorConfig {
  return {
    system: systemOf(tournament),
    ...choicesOf(tournament),
    rounds: Math.max(1, tournament.totalRounds),
    rates: measuredRates(tournament),
    initialColour: tournament.initialColour ?? 'random',
    points: pointConfigOf(tournament.points),
    acceleration: accelerationOf(tournament),
    forbiddenPairs: tournament.forbidden.reduce(
      (sum, { ids }) => sum + (ids.length * (ids.length - 1)) / 2,
      0,
    ),
    tieBreaks: tieBreaksOf(tournament),
    roster: rosterOf(tournament),
    // A real event may have what the rules of this one do not allow twice.
    atMost: true,
  };
}

/** The list of the file; where it announces none that can be read, what tournaments usually have. */
function tieBreaksOf({ header }: Tournament): TieBreakChoice {
  for (const record of ['212', '202']) {
    const codes = header.find(({ tag }) => tag === record)?.text.split(',') ?? [];
    if (codes.length > 0 && wrongTieBreaks(codes) === null) return codes.map((code) => code.trim());
  }
  return 'usual';
}

/** By the file's code, else by its date. */
function systemOf({ systemCode, startDate }: Tournament): GeneratorSystem {
  const day = startDate?.iso ?? startDate?.readings?.[0] ?? null;
  const system = systemByCode(systemCode ?? '')?.system;
  const today = system === undefined ? defaultEdition : editionInForceToday(system);
  const dated = day === null ? today : (editionInForce(day, system) ?? oldestByDate(system));
  return (editionByCode(systemCode ?? '') ?? dated).id;
}

/** What the file's code declares of the rules. */
function choicesOf({ systemCode }: Tournament): Pick<GeneratorConfig, 'choices'> {
  const choices = systemByCode(systemCode ?? '')?.choices ?? {};
  return Object.keys(choices).length === 0 ? {} : { choices };
}

function accelerationOf({ systemCode, points, virtualPoints, players }: Tournament): Acceleration {
  const { whiteWin: win, whiteDraw: draw, whiteLoss: loss } = points;
  if (/_BAKU\b/i.test(systemCode ?? '') && win === 2 * draw && loss === 0) return 'baku';
  const lists = [...virtualPoints.values()].filter((list) => list.some((value) => value > 0));
  if (lists.length === 0) return 'none';
  return { rounds: lists[0].map((value) => value / 10), share: lists.length / players.length };
}

/** How often each thing happened, by round (entry r-1 is round r). */
type Tally = Record<keyof RateConfig, number[]>;

function measuredRates({ players, pairedRounds }: Tournament): RateConfig {
  const none = (): number[] => new Array<number>(pairedRounds).fill(0);
  const tally: Tally = {
    forfeit: none(),
    forfeitWin: none(),
    forfeitLoss: none(),
    doubleForfeit: none(),
    drawAgainstLoss: none(),
    doubleLoss: none(),
    unratedGame: none(),
    halfPointBye: none(),
    zeroPointBye: none(),
    fullPointBye: none(),
    withdrawal: none(),
    comeback: none(),
    lateEntry: none(),
  };
  const byId = new Map(players.map((player) => [player.id, player]));
  for (const player of players) {
    tallyAbsences(player, pairedRounds, tally);
    for (let round = 1; round <= pairedRounds; round++) {
      const { opponent, result } = entryOf(player, round);
      if (result === 'H') tally.halfPointBye[round - 1]++;
      if (result === 'F') tally.fullPointBye[round - 1]++;
      const other = opponent === null || opponent < player.id ? undefined : byId.get(opponent);
      const rate = other === undefined ? undefined : GAMES[pairOf(result, entryOf(other, round).result)];
      if (rate !== undefined) tally[rate][round - 1]++;
    }
  }
  const amounts = Object.entries(tally).map(([rate, counts]) => [rate, amountOf(counts)] as const);
  return Object.fromEntries(amounts);
}

/** The results of a game that are no ordinary ones, the smaller letter first. */
const GAMES: Readonly<Record<string, keyof RateConfig>> = {
  '+-': 'forfeit',
  '--': 'doubleForfeit',
  '0=': 'drawAgainstLoss',
  '00': 'doubleLoss',
  LW: 'unratedGame',
  DD: 'unratedGame',
};

function pairOf(one: ResultCode, other: ResultCode): string {
  return one < other ? one + other : other + one;
}

/**
 * Absence up to some round is a late entry, absence from some round on a withdrawal (two rounds at least), and in
 * between a withdrawal with a comeback. Who never played counts as withdrawn before round 2.
 */
function tallyAbsences(player: EventPlayer, rounds: number, tally: Tally): void {
  const isAbsent = (round: number): boolean => round <= rounds && entryOf(player, round).result === 'Z';
  let first = 1;
  while (first <= rounds) {
    if (!isAbsent(first)) {
      first++;
      continue;
    }
    let next = first;
    while (isAbsent(next)) next++;
    if (first === 1 && next <= rounds) tally.lateEntry[next - 1]++;
    else if (next - first === 1 && first > 1) tally.zeroPointBye[first - 1]++;
    else {
      tally.withdrawal[Math.min(rounds, Math.max(2, first)) - 1]++;
      if (next <= rounds) tally.comeback[next - 1]++;
    }
    first = next;
  }
}

function amountOf(counts: readonly number[]): Amount {
  const last = counts.findLastIndex((count) => count > 0);
  return last < 0 ? 0 : { byRound: counts.slice(0, last + 1).map((count) => ({ count })) };
}
