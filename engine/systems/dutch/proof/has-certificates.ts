import type { DutchEdition } from '../edition.js';

/** Of last brackets that are joined, as the editions before 2017 do it, the verifier knows nothing. */
export function hasCertificates({ completion }: Pick<DutchEdition, 'completion'>): boolean {
  return completion !== 'joined-last-brackets';
}
