import type { Candidate } from '../../interface/candidate.js';
import { upfloatersFor } from '../../bye-first/search/upfloaters.js';
import type { UpfloaterCriterion } from '../../bye-first/search/upfloater-task.js';
import { criteriaOf } from '../criteria.js';
import type { DubovPlayer } from '../player.js';
import { shifted } from './shifters.js';
import { transposition } from './transposition.js';
import type { BracketTask } from './bracket-task.js';

/** Pairs a bracket (3.2); null when those not yet paired cannot all be paired. */
export function pairBracket(task: BracketTask): Candidate | null {
  const { board, residents } = task;
  const criteria = criteriaOf(board.edition, board.state).map(
    (criterion): UpfloaterCriterion<DubovPlayer> => ({
      addsUp: criterion.addsUp,
      upfloater: (upfloater, resident) => criterion.upfloater(upfloater, resident),
      ...(criterion.countsPairs ? { pair: (a, b) => criterion.pair(a, b) } : {}),
    }),
  );
  const upfloaters = upfloatersFor({ criteria, ...task });
  if (upfloaters === null) return null;
  return { pairs: transposition(board, shifted(board, [...residents, ...upfloaters])), floaters: [] };
}
