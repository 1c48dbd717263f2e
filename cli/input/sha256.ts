import { createHash } from 'node:crypto';

/** SHA-256 of a file or a text in UTF-8, hexadecimal. */
export function sha256Of(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
