import type { ResultCode } from '../engine/index.js';
import type { Random } from './random.js';
import { gameChances } from './results.js';

/** Result letters of a pairing, White's first. */
export type GameResult = readonly [white: ResultCode, black: ResultCode];

/**
 * What becomes of a pairing: a forfeit with the given chance, else a game by the strengths (in rating points) of the
 * two players.
 */
export function drawResult(random: Random, white: number, black: number, forfeitRate: number): GameResult {
  if (random.chance(forfeitRate)) {
    if (random.chance(DOUBLE_FORFEITS)) return ['-', '-'];
    return random.pick(FORFEITS);
  }
  const chances = gameChances(white, black);
  const lot = random.next();
  if (lot < chances.white) return ['1', '0'];
  return lot < chances.white + chances.draw ? ['=', '='] : ['0', '1'];
}

/** Share of the forfeits in which neither player appears. */
const DOUBLE_FORFEITS = 0.1;

const FORFEITS: readonly GameResult[] = [
  ['+', '-'],
  ['-', '+'],
];
