import type { ResultCode } from '../../engine/index.js';
import { Dose } from '../config/dose.js';
import type { Missing } from '../config/missing.js';
import type { Random } from '../random.js';
import type { ResolvedConfig } from '../config/resolve-config.js';
import { gameChances } from './results.js';

/** Result letters of a pairing, White's first. */
export type GameResult = readonly [white: ResultCode, black: ResultCode];

/** Strengths, in rating points, of the two players of a pairing. */
export interface Game {
  readonly white: number;
  readonly black: number;
}

/** What becomes of the pairings of one tournament. */
export class Games {
  private readonly chances: Random;
  private readonly doses: readonly (readonly [Dose, Random, readonly GameResult[]])[];
  private readonly unrated: Dose;
  /** Some result is wanted in a certain number, which no other rule may change. */
  readonly isCounted: boolean;

  constructor(
    random: Random,
    rates: ResolvedConfig['rates'],
    private readonly totalRounds: number,
  ) {
    this.chances = random.branch('results');
    this.isCounted = [...UNPLAYED_OR_UNUSUAL.map(([rate]) => rates[rate]), rates.unratedGame].some(
      ({ count, byRound = [] }) => count !== undefined || byRound.some((part) => part.count !== undefined),
    );
    this.unrated = new Dose(random.branch('unratedGame'), rates.unratedGame);
    this.doses = UNPLAYED_OR_UNUSUAL.map(([rate, results]) => {
      const own = random.branch(rate);
      return [new Dose(own, rates[rate]), own, results] as const;
    });
  }

  /** What was asked for by number and found no game, once all rounds are played. */
  missing(): Missing {
    const counts = this.doses.map(([dose], index) => [UNPLAYED_OR_UNUSUAL[index][0], dose.missing] as const);
    return Object.fromEntries([...counts, ['unratedGame', this.unrated.missing]]);
  }

  /** The results of the games of a round, in their order: by strength, but for those that end in another way. */
  play(round: number, games: readonly Game[]): GameResult[] {
    const results = games.map(({ white, black }) => drawGame(this.chances, white, black));
    let free = games.map((_, index) => index);
    const pick = (dose: Dose): readonly number[] =>
      dose.pick(round, free, free.length * (this.totalRounds - round));
    for (const [dose, random, possible] of this.doses) {
      const hit = new Set(pick(dose));
      if (hit.size === 0) continue;
      for (const index of hit) results[index] = random.pick(possible);
      free = free.filter((index) => !hit.has(index));
    }
    for (const index of pick(this.unrated)) {
      const [white, black] = results[index];
      results[index] = [UNRATED[white] ?? white, UNRATED[black] ?? black];
    }
    return results;
  }
}

/**
 * What becomes of a single pairing: a forfeit of one player with the given chance, else a game by the strengths (in
 * rating points) of the two.
 */
export function drawResult(random: Random, white: number, black: number, forfeitRate: number): GameResult {
  return random.chance(forfeitRate) ? random.pick(FORFEITS) : drawGame(random, white, black);
}

function drawGame(random: Random, white: number, black: number): GameResult {
  const chances = gameChances(white, black);
  const lot = random.next();
  if (lot < chances.white) return ['1', '0'];
  return lot < chances.white + chances.draw ? ['=', '='] : ['0', '1'];
}

const FORFEITS: readonly GameResult[] = [
  ['+', '-'],
  ['-', '+'],
];

type GameRate = 'forfeit' | 'forfeitWin' | 'forfeitLoss' | 'doubleForfeit' | 'drawAgainstLoss' | 'doubleLoss';

const UNPLAYED_OR_UNUSUAL: readonly (readonly [GameRate, readonly GameResult[]])[] = [
  ['forfeit', FORFEITS],
  ['forfeitWin', [['+', '-']]],
  ['forfeitLoss', [['-', '+']]],
  ['doubleForfeit', [['-', '-']]],
  [
    'drawAgainstLoss',
    [
      ['=', '0'],
      ['0', '='],
    ],
  ],
  ['doubleLoss', [['0', '0']]],
];

const UNRATED: Partial<Record<ResultCode, ResultCode>> = { '1': 'W', '=': 'D', '0': 'L' };
