import { decodeText } from '../corpus/index.js';

/** The text of a file whose encoding is named; the bytes as they are where it is not, for them to be looked at. */
export function inEncoding(content: Uint8Array | string, encoding: string | undefined): Uint8Array | string {
  return encoding === undefined ? content : decodeText(content, encoding);
}
