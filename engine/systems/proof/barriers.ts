import type { Verification } from '../certificate.js';
import { isBarrier } from './graph.js';
import type { Impossible } from './graph.js';

/**
 * Judges by the barriers of a certificate. Each has to show that something is impossible which the verdict needs: one that
 * shows nothing is rejected, since nothing may stand in a certificate that nobody has checked.
 */
export function judgedByBarriers(
  barriers: readonly (readonly number[])[],
  judge: (isImpossible: Impossible) => Verification,
): Verification {
  const used = new Set<number>();
  const verification = judge((graph) => {
    const index = barriers.findIndex((barrier) => isBarrier(graph, barrier));
    if (index >= 0) used.add(index);
    return index >= 0;
  });
  if (verification.verdict === 'rejected' || used.size === barriers.length) return verification;
  return { verdict: 'rejected', reason: 'a barrier shows nothing', best: 'not shown' };
}
