import type { RecognisedFile, Totals } from '../checker/index.js';

/** The skipped files as JSON reports have them: absent where there are none. */
export interface SkippedDocument {
  readonly skipped?: readonly string[];
  readonly recognised?: readonly (Omit<RecognisedFile, 'way'> & { readonly way?: string })[];
}

/** The files that were found in folders and are no tournaments, and what was recognised of them. */
export function skippedDocument({
  skipped,
  recognised,
}: Pick<Totals, 'skipped' | 'recognised'>): SkippedDocument {
  return {
    ...(skipped.length === 0 ? {} : { skipped }),
    ...(recognised.length === 0 ? {} : { recognised: recognised.map(document) }),
  };
}

function document({ way, ...file }: RecognisedFile): NonNullable<SkippedDocument['recognised']>[number] {
  return way === '' ? file : { ...file, way };
}
