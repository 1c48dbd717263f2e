import type { Candidate } from '../../candidate.js';
import { shifted } from './shifters.js';
import { transposition } from './transposition.js';
import { upfloatersFor } from './upfloaters.js';
import type { BracketTask } from './bracket-task.js';

/** Pairs a bracket (3.2); null when those not yet paired cannot all be paired. */
export function pairBracket(task: BracketTask): Candidate | null {
  const { board, residents } = task;
  const upfloaters = upfloatersFor(task);
  if (upfloaters === null) return null;
  return { pairs: transposition(board, shifted(board, [...residents, ...upfloaters])), floaters: [] };
}
