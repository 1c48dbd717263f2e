import type { Candidate, Step } from '../../engine/index.js';

/** A step as if something else had been chosen there: to see what is said of a choice that is not the best. */
export function choosing<S extends Step>(step: S, chosen: Candidate): S & { readonly chosen: Candidate } {
  return Object.create(step, { chosen: { value: chosen } }) as S & { readonly chosen: Candidate };
}
