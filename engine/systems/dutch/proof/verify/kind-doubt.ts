import { isComplete } from '../../../proof/graph.js';
import type { CertificateSide, DutchCertificate } from './certificate.js';
import type { Situation } from './situation.js';
import type { ValueRule } from './values.js';

/**
 * Why the published pairing might be right if the bracket were not of the kind that a certificate of 2017 says (A.9); null
 * where it is wrong in any case, and in editions that have one kind only.
 * @param rules those of the bracket, of which the last claim names the deciding one.
 */
export function kindDoubt(
  situation: Situation,
  { bracket, claims, order, published, reference, completion }: DutchCertificate,
  rules: readonly ValueRule[],
): string | null {
  if (situation.edition.completion !== 'collapsed-last-bracket' || reference === null) return null;
  if (bracket.kind === 'collapsed-last')
    return 'that the brackets below had to be joined to this one is not shown';
  if (situation.isLast) return null;
  // They come down from a bracket that may have been the penultimate one.
  if (situation.mdps.length > 0)
    return 'that the brackets below did not have to be joined to this one is not shown';
  const { criterion } = rules[claims.length - 1];
  const isLookahead = typeof criterion !== 'string' && criterion.looksAt === 'following bracket';
  if (bracket.kind === 'penultimate') {
    // Were it ordinary the following bracket would be looked at: before the later rules, and not before the earlier ones.
    const { edition } = situation;
    const place = (id: string): number => edition.criteria.findIndex((rule) => rule.id === id);
    const lookahead = edition.criteria.findIndex(({ looksAt }) => looksAt === 'following bracket');
    const decides = order !== null || place(claims[claims.length - 1].rule) > lookahead;
    if (!decides || sameFloaters(published.downfloaters, reference.downfloaters)) return null;
    return 'that the round could not be completed without this bracket is not shown';
  }
  if (completion === undefined) return 'that the others can be paired after the reference is not shown';
  // The penultimate bracket does not look at the following one.
  return isLookahead ? 'that the bracket is not the penultimate one is not shown' : null;
}

/** Whether the others can be paired as a certificate says, after its reference. */
export function completes(
  situation: Situation,
  { downfloaters }: CertificateSide,
  completion: NonNullable<DutchCertificate['completion']>,
): boolean {
  const floaters = downfloaters.map((id) => situation.player(id));
  return isComplete(situation.graph(floaters, situation.below), completion);
}

function sameFloaters(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}
