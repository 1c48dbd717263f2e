import { smallestBy } from '../../enumerate.js';
import { followingBracket } from '../bracket.js';
import type { Bracket, Rule } from '../bracket.js';
import { byesByTheLetter } from '../completion.js';
import type { DutchPlayer } from '../player.js';
import { descending } from '../quality.js';
import { lowestScore, setsComplyingWithC6 } from './outlook.js';
import type { Round2026 } from './outlook.js';

type Downfloaters = readonly DutchPlayer[];

/** 2.3-2.4.4: the criteria that look at nothing but who floats down. */
export function downfloaterCriteria(round: Round2026): Rule<Downfloaters>[] {
  const { otherwise } = round.form;
  // S2 applies [C9] to brackets at or below the score that [C5] fixes: to none where S1, read otherwise, fixes none.
  const isC9Ignored = otherwise.has('S2') || otherwise.has('S1');
  return [
    { id: 'C5', valueOf: (set, bracket) => [otherwise.has('S1') ? 0 : scoreOfBye(set, bracket, round)] },
    { id: 'C6', valueOf: (set) => [set.length] },
    { id: 'C7', valueOf: scores },
    { id: 'C8', valueOf: (set, bracket) => complianceInFollowingBracket(set, bracket, round) },
    { id: 'C9', valueOf: (set, bracket) => [isC9Ignored ? 0 : unplayedGames(set, bracket, round)] },
  ];
}

/**
 * 2.3.1 [C5]: the lowest score with which somebody may have the bye then; by the letter where those who float down could
 * only be paired with each other (B17).
 */
function scoreOfBye(set: Downfloaters, bracket: Bracket, round: Round2026): number {
  const byes = round.byesAfter(set, bracket);
  return lowestScore(byes.length > 0 ? byes : byesByTheLetter(set, bracket, round));
}

/** 2.4.2 [C7]: the scores of the downfloaters in descending order. */
function scores(set: Downfloaters): number[] {
  return descending(set.map(({ score }) => score));
}

/**
 * 2.4.3 [C8]: how well the following bracket, and only that, can comply with [C1] to [C7]: its fewest downfloaters, then
 * their lowest scores (S5).
 */
function complianceInFollowingBracket(set: Downfloaters, bracket: Bracket, round: Round2026): number[] {
  const following = followingBracket(set, bracket);
  if (following === null) return [];
  const [best] = smallestBy(setsComplyingWithC6(following, round), scores);
  if (best === undefined) return [Infinity];
  return round.form.otherwise.has('S5') ? [best.length] : [best.length, ...scores(best)];
}

/** 2.4.4 [C9]: unplayed games of an only downfloater if nobody else can have the bye then (S2). */
function unplayedGames(set: Downfloaters, bracket: Bracket, round: Round2026): number {
  const [downfloater, ...others] = set;
  if (downfloater === undefined || others.length > 0) return 0;
  const willHaveBye = round.byesAfter(set, bracket).every((player) => player === downfloater);
  return willHaveBye ? downfloater.unplayedGames : 0;
}
