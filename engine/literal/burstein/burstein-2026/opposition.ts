import type { AbsentPlayer, PastRound, Player, RoundState } from '../../../model/player.js';
import type { LiteralForm } from '../../reading.js';

/** 1.8.1: the Index. */
export interface Index {
  readonly buchholz: number;
  readonly sonnebornBerger: number;
}

/** 1.7, 1.8.1: the Index of a player; BB12: without virtual points. */
export function indexOf(state: RoundState, form: LiteralForm, { standing, past }: Player): Index {
  if (form.otherwise.has('BB4') && !past.some(({ isPlayed }) => isPlayed)) return NONE; // BB4
  const games = past.map((round) => ({
    points: round.worth,
    score: scoreAgainst(state, form, standing, round),
  }));
  return {
    buchholz: games.reduce((sum, { score }) => sum + score, 0),
    sonnebornBerger: games.reduce((sum, { points, score }) => sum + points * score, 0),
  };
}

/** BB4, read otherwise: the Index of who has not played any game, so that he ranks last. */
const NONE: Index = { buchholz: -Infinity, sonnebornBerger: -Infinity };

/** The current score of whom a player met in a round; 1.7.2.1: oneself where there was no game. */
function scoreAgainst(state: RoundState, form: LiteralForm, own: number, round: PastRound): number {
  const { opponent, isPlayed } = round;
  return isPlayed && opponent !== null ? scoreForOpponents(state, form, opponent) : own;
}

/** 1.7.2.2: the current score of a player for the benefit of the actual opponents. */
function scoreForOpponents(state: RoundState, form: LiteralForm, id: number): number {
  const present = state.players.find((player) => player.id === id);
  const absent = state.absent.find((player) => player.id === id);
  const player = present ?? absent;
  if (player === undefined) throw new RangeError(`nobody of the event has the number ${id}`);
  const draws = byesThatCountAsDraws(form, player.past, absent);
  return draws.reduce((score, { worth }) => score + state.points.whiteDraw - worth, player.standing);
}

/**
 * 1.7.2.2: the zero-point-byes of previous rounds that count as draws.
 * @param absent the player, where the current round has nothing for him to play.
 */
function byesThatCountAsDraws(
  { otherwise }: LiteralForm,
  past: readonly PastRound[],
  absent: AbsentPlayer | undefined,
): readonly PastRound[] {
  if (otherwise.has('BB2')) return past.filter(isZeroPointBye); // BB2
  const reachesCurrentRound = absent === undefined ? otherwise.has('BB3') : absent.result === 'Z'; // BB3
  return reachesCurrentRound ? past.slice(past.findLastIndex((round) => !isZeroPointBye(round)) + 1) : [];
}

function isZeroPointBye({ result }: PastRound): boolean {
  return result === 'Z';
}
