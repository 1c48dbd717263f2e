import { certificateFile, certificatesJson } from '../../../reports/verify-certificates.js';
import { proveFile } from '../../../checker/proof/prove-file.js';
import { editions } from '../../../engine/index.js';
import type { Certificate } from '../../../engine/index.js';
import { generate } from '../../../generator/index.js';

/** An event with rounds that were paired by hand, and the certificates of them. */
export interface ProvedEvent {
  readonly edition: string;
  readonly text: string;
  /** As `check --proof` writes them. */
  readonly proof: string;
  readonly certificates: readonly Certificate[];
}

/** The editions that make certificates. */
export const CERTIFIED = editions.filter(({ hasCertificates }) => hasCertificates).map(({ id }) => id);

/** Events of every edition that makes certificates: even and odd fields, with and without virtual points. */
export function provedEvents(seed: string): ProvedEvent[] {
  return CERTIFIED.flatMap((edition) =>
    FIELDS.flatMap((field) => {
      const config = { system: edition, handPaired: 0.3, atMost: true, ...field };
      return [...generate(config, { seed, count: 2 })].flatMap(({ text }) => {
        const { certificates } = proveFile(text, 'event.trf', { standings: null });
        // A few of them: every mutant of a file has all its certificates judged.
        const some = certificates.slice(0, 2);
        return some.length === 0
          ? []
          : [{ edition, text, proof: certificatesJson(some), certificates: documentsOf(some) }];
      });
    }),
  );
}

const FIELDS = [
  { players: 7, rounds: 5 },
  { players: 14, rounds: 6, forbiddenPairs: 2 },
  { players: 19, rounds: 6, acceleration: 'baku' as const },
];

/** As a reader of the file has them. */
function documentsOf(certificates: readonly Certificate[]): readonly Certificate[] {
  return structuredClone(certificateFile(certificates).certificates);
}
