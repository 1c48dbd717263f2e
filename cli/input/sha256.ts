import { createHash } from 'node:crypto';
import type { StatementFacts } from '../../reports/check/format.js';
import type { ReadResult } from './read-input.js';

/** SHA-256 of a file or a text in UTF-8, hexadecimal. */
export function sha256Of(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the hash of a file for reports that ask for it: statements name the file by its hash. */
export function digestFor(
  { made }: { readonly made?: StatementFacts },
  { content, bytes = content }: Extract<ReadResult, { ok: true }>,
): { digest?: string } {
  return made === undefined ? {} : { digest: sha256Of(bytes) };
}
