import type { CaseDocument, ConformanceDocument } from '../corpus/schema/types/conformance-manifest.js';
import { textOf } from './repository.js';

/** The conformance suite. */
export const suite = JSON.parse(textOf('corpus/conformance/manifest.json')) as ConformanceDocument;

/** The cases of an edition in which a rule decides; of those that seeding rounds are paired otherwise, none. */
export function casesOf(edition: string, rule: string): CaseDocument[] {
  return suite.cases.filter(
    (one) =>
      one.edition === edition &&
      one.pairedBy === undefined &&
      one.decides.some((decision) => decision.rule === rule),
  );
}
