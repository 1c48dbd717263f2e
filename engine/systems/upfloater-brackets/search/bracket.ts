import { tpnOrder } from '../../bye-first/orders.js';
import type { UpfloaterCriterion } from '../../bye-first/search/upfloater-task.js';
import { upfloatersFor } from '../../bye-first/search/upfloaters.js';
import type { Candidate, Place, Stage } from '../../interface/system.js';
import { criteriaOf, pairCriteriaOf } from '../criteria.js';
import { followingScore } from '../following.js';
import type { MatchPlayer } from '../player.js';
import { isOnUpfloaters } from '../values.js';
import { assignment } from './assignment.js';
import type { RoundBoard } from './board.js';
import { bestMatching } from './best-matching.js';
import type { PairingTask } from './best-matching.js';
import { topsOf } from './tops.js';

/** Pairs a bracket (3.3.2, step 2); null when those not yet paired cannot all be paired. */
export function pairBracket(board: RoundBoard, stage: Stage): Candidate | null {
  const upfloaters = chosenUpfloaters(board, stage);
  if (upfloaters === null) return null;
  const { edition, state } = board;
  const members = tpnOrder([...stage.residents, ...upfloaters], board.players);
  const task: PairingTask = { board, members, criteria: pairCriteriaOf(edition, state) };
  return { pairs: assignment(members, topsOf(bestMatching(task))), floaters: [] };
}

/** 3.5. */
function chosenUpfloaters(board: RoundBoard, { score, residents, below }: Stage): readonly Place[] | null {
  const { edition, state } = board;
  const isFailed: ((needed: number) => boolean)[] = [];
  const criteria = criteriaOf(edition, state)
    .filter(isOnUpfloaters)
    .map((criterion): UpfloaterCriterion<MatchPlayer> => {
      if (criterion.of === 'upfloaters') return { upfloater: criterion.upfloater };
      const next = followingScore(criterion, state, score, below);
      isFailed.push(criterion.isFailed);
      return { pairBelow: (a, b) => (a.score === next && b.score !== next ? 1 : null) };
    });
  return upfloatersFor({ board, residents, below, criteria }, (needed) => isFailed.some((is) => is(needed)));
}
