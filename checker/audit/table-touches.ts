import { judgeNorm, withOpponent, withoutRound } from '../../engine/norms/index.js';
import { pairKey } from '../../engine/round-robin/index.js';
import type { Board, RoundReport } from '../report.js';
import type { Opposite, Replay, TouchKind, Touch } from './audit-report.js';
import { concernsRound, oppositeIn, OUTCOMES, touchWith } from './touches.js';
import type { NormCase } from './touches.js';

/**
 * The rounds of a round robin in which the player of a norm did not have the game of the table.
 *
 * The table says whom everybody meets, whatever the results: so the games of the norm are others only where the player
 * met somebody too often, or somebody not at all. Such a game is left out or put in, with all its results open, each
 * round alone. Games in another round, and turned colours, leave the norm as it is: they are told, since a tournament may
 * not be changed for the benefit of a player (1.4.2d).
 */
export function tableTouchesOf(norm: NormCase, rounds: readonly RoundReport[]): Touch[] {
  const published = meetingsIn(rounds.map((round) => round.published));
  const reference = meetingsIn(rounds.map((round) => round.reference));
  const { id } = norm.candidate.player;
  const surplusOf = (other: Opposite | null): number => {
    if (other === null || other === 'bye') return 0;
    const key = pairKey(id, other);
    return (published.get(key) ?? 0) - (reference.get(key) ?? 0);
  };
  return rounds.flatMap((round) => {
    if (round.verdict !== 'deviates' || !concernsRound(round, id)) return [];
    const [there, due] = [oppositeIn(round.published, id), oppositeIn(round.reference, id)];
    if (there === due) return isTurned(round, id) ? [touchOf(norm, round, 'colour')] : [];
    const [isSurplus, isMissing] = [surplusOf(there) > 0, surplusOf(due) < 0];
    if (isSurplus && isMissing) return [touchOf(norm, round, 'opponent')];
    if (isSurplus || isMissing) return [touchOf(norm, round, isSurplus ? 'surplus' : 'missing')];
    // A rest round in another round is no game.
    return typeof there === 'number' || typeof due === 'number' ? [touchOf(norm, round, 'moved')] : [];
  });
}

function touchOf(norm: NormCase, round: RoundReport, byTable: TouchKind): Touch {
  const { id } = norm.candidate.player;
  const seats = {
    published: oppositeIn(round.published, id),
    reference: oppositeIn(round.reference, id),
    kind: byTable,
  };
  const replays = replaysOf(norm, round.round, seats.reference, byTable);
  const touch = touchWith(norm, round, seats, replays);
  const changesNothing = byTable === 'moved' || byTable === 'colour';
  return {
    ...touch,
    ...(changesNothing ? { possible: 'still' } : {}),
    // The game that stands there, if any, is not the one in question.
    ...(byTable === 'missing' ? { same: null, helped: null } : {}),
    byTable,
  };
}

function replaysOf(
  { norm, candidate, event, people, scorelessBut }: NormCase,
  round: number,
  reference: Opposite | null,
  byTable: TouchKind,
): Replay[] {
  if (byTable === 'moved' || byTable === 'colour') return [];
  if (byTable === 'surplus')
    return [{ outcome: 'without', result: judgeNorm(norm, withoutRound(candidate, round), event) }];
  const opponent = typeof reference === 'number' ? people.get(reference) : undefined;
  if (opponent === undefined) return [];
  // The game that stands in the round belongs to another one, and is played there in any case.
  const isAdded = byTable === 'missing';
  const scoreless = scorelessBut(isAdded ? null : round);
  const kept = isAdded ? candidate.games.filter((game) => game.round === round) : [];
  return OUTCOMES.map(([outcome, halfPoints]) => {
    const replaced = withOpponent(candidate, round, opponent, halfPoints, scoreless);
    const games = [...replaced.games, ...kept].sort((a, b) => a.round - b.round);
    return { outcome, result: judgeNorm(norm, { ...replaced, games }, event) };
  });
}

/** How often two meet, by pair. */
function meetingsIn(rounds: readonly (readonly Board[])[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const board of rounds.flat()) {
    if ('bye' in board) continue;
    const key = pairKey(board.white, board.black);
    met.set(key, (met.get(key) ?? 0) + 1);
  }
  return met;
}

/** A deviation of colour names the player. */
function isTurned({ deviations }: RoundReport, id: number): boolean {
  return deviations.some(({ kind, players }) => kind === 'colour' && players.includes(id));
}
