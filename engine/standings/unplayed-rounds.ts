import type { Tenths } from '../model/event.js';
import type { Dummy, ScoreScale, UnplayedRound } from './edition.js';
import type { PlayerRecord, RoundKind } from './player-record.js';
import { isForfeited, isRequestedBye } from './player-record.js';

/** 16.1.2: a round in which the player was not available to play. */
export function isVoluntaryUnplayed(kind: RoundKind): boolean {
  return isRequestedBye(kind) || kind === 'forfeit-loss';
}

/** 16.3: requested byes at the end (16.2.5) count as draws, all other unplayed rounds as they were awarded. */
export function scoreWithTrailingDraws(player: PlayerRecord, { draw }: ScoreScale): Tenths {
  let { score } = player;
  for (let index = player.rounds.length - 1; index >= 0; index--) {
    const round = player.rounds[index];
    if (!isVoluntaryUnplayed(round.kind)) break;
    if (isRequestedBye(round.kind)) score += draw - round.worth;
  }
  return score;
}

/** 16.4 of 2023 and 2024: a dummy with the score of the player. */
export function ownScoreDummy({ player }: UnplayedRound): Dummy {
  return { score: player.score, why: 'dummy-own-score', article: '16.4' };
}

/** 16.4 of 2026: the same, but not more than the scheduled opponent of a forfeit, or than draws in all rounds. */
export function cappedDummy(unplayed: UnplayedRound, { draw, length }: ScoreScale): Dummy {
  const { player, round, scheduled } = unplayed;
  const isForfeit = isForfeited(round.kind) && scheduled !== null;
  const cap = isForfeit ? scheduled : draw * length;
  if (player.score <= cap) return ownScoreDummy(unplayed);
  return isForfeit
    ? { score: cap, why: 'dummy-scheduled-opponent', article: '16.4.1' }
    : { score: cap, why: 'dummy-draws', article: '16.4.2' };
}

/** Before September 2023: every round that an opponent did not play counts as a draw. */
export function scoreWithDrawsForUnplayed(player: PlayerRecord, { draw }: ScoreScale): Tenths {
  return player.rounds.reduce(
    (score, { kind, worth }) => (kind === 'game' ? score : score + draw - worth),
    player.score,
  );
}

/**
 * Before September 2023: an opponent who had the score of the player before the round, got what the player did not get
 * in it, and drew all other rounds that the table counts.
 */
export function virtualOpponent({ player, round }: UnplayedRound, { win, draw, rounds }: ScoreScale): Dummy {
  let score = win - round.worth + draw * (rounds - round.round);
  for (const { worth, bonus } of player.rounds.slice(0, round.round - 1)) score += worth + bonus;
  return { score, why: 'virtual-opponent', article: '' };
}
