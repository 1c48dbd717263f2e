import type { TournamentReport } from '../checker/index.js';
import type { Certificate } from '../engine/index.js';
import type { CertificatesDocument } from '../corpus/schema/types/certificate.js';
import { PROGRAM } from './program.js';
import { counted } from './words/numbers.js';

/** The document of `check --proof FILE`, valid under `certificate.schema.json`. */
export function certificateFile(certificates: readonly Certificate[]): CertificatesDocument {
  // What a system certifies is its own; the schema describes it, and tests hold every certificate against it.
  const described = certificates as CertificatesDocument['certificates'];
  return { schema: 'swissproof/certificates/1', program: PROGRAM, certificates: described };
}

/** What is said of deviations from the rules of an edition that makes no certificates. */
export function uncertifiedLine(
  { file, edition }: Pick<TournamentReport, 'file' | 'edition'>,
  deviations: number,
): string {
  const found = counted(deviations, 'deviation', 'deviations');
  return `${file}: note: ${found} without a certificate: ${edition?.id ?? 'this edition'} makes none, so nobody has recomputed what is said of them`;
}

/** The same as text: a line for every fact, player, value and barrier. */
export function certificatesJson(certificates: readonly Certificate[]): string {
  const file = certificateFile(certificates);
  return `{
  "schema": ${JSON.stringify(file.schema)},
  "program": ${JSON.stringify(file.program)},
  "certificates": ${list(file.certificates.map(certificateText), '  ')}
}
`;
}

function certificateText(certificate: Certificate): string {
  const lines = Object.entries(certificate).map(([key, value]: [string, unknown]) => {
    const isLong = LONG.includes(key) && Array.isArray(value);
    const text = isLong
      ? list(
          value.map((item) => JSON.stringify(item)),
          '      ',
        )
      : JSON.stringify(value);
    return `      "${key}": ${text}`;
  });
  return `{\n${lines.join(',\n')}\n    }`;
}

function list(items: readonly string[], indent: string): string {
  return items.length === 0
    ? '[]'
    : `[\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}]`;
}

/** Lists of which every item has a line of its own. */
const LONG: readonly string[] = ['players', 'claims', 'colours', 'barriers'];
