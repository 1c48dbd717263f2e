import type { Round, Step } from '../../../interface/system.js';
import type { DutchEdition } from '../../edition.js';
import type { DutchPlayer, DutchState } from '../../player.js';
import { firstTriedStep } from './tried-step.js';
import { Possibilities } from './possibilities.js';
import { procedureSteps } from './procedure/procedure-step.js';

/**
 * What the search and the values of candidates are held against in tests: every candidate of every bracket in the order of
 * the sequence rules, each judged by all criteria, the best kept, the first of equals; or, in 2012, by its procedure. Slow,
 * for small rounds only. It shares the criteria and the absolute rules with the fast search, so it can see no mistake in
 * them: the second reading of an edition is in `engine/literal`.
 */
export class TriedRound implements Round<Step> {
  readonly isPossible: boolean;
  readonly first: Step | null;

  /** @throws RangeError for more than 14 players. */
  constructor(state: DutchState, edition: DutchEdition) {
    const possible = new Possibilities(state, edition);
    const { players } = state;
    this.isPossible = possible.canComplete([], players);
    const fixes = this.isPossible && edition.byeScoreRule !== null && players.length % 2 === 1;
    const opened = fixes ? possible.withByeScore(possible.lowestByeScore([], players)) : possible;
    const groups = scoregroups(players);
    this.first =
      // The procedure of 2012, whatever requirement of it is left out.
      edition.joining?.whereNoMdpIsPaired === 'join' && groups.length > 0
        ? procedureSteps({ possible, groups, isJoined: false }, 0, [])
        : firstTriedStep(opened, groups);
  }
}

function scoregroups(players: readonly DutchPlayer[]): DutchPlayer[][] {
  const scores = [...new Set(players.map((player) => player.score))];
  return scores.map((score) => players.filter((player) => player.score === score));
}
