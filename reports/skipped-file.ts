import type { RecognisedFile } from '../checker/index.js';
import { foreignFormat, isTournamentLike } from '../corpus/index.js';

/** A file of a folder or an archive that is no tournament. */
export interface SkippedFile {
  /** What it is; null: that is not known. */
  readonly recognised: RecognisedFile | null;
}

/** How a file of a folder or an archive is skipped; null for a tournament, which is checked. */
export function skippedByContent(content: Uint8Array | string, name: string): SkippedFile | null {
  const format = foreignFormat(content, name);
  if (format === null) return isTournamentLike(content, name) ? null : { recognised: null };
  const { id, what, way } = format;
  return { recognised: { file: name, format: id, what, way } };
}
