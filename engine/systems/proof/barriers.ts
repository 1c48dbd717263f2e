import type { Verification } from '../interface/certificate.js';
import { isBarrier } from './graph.js';
import type { Impossible } from './graph.js';

/**
 * Judges a certificate with its barriers. Each barrier must prove something impossible that the verdict depends on. Otherwise
 * the certificate is rejected, because it would contain an unchecked part.
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
  return { verdict: 'rejected', reason: 'a barrier proves nothing', best: 'not shown' };
}
