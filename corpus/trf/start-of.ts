import { utf16Text } from './records/decode.js';

/**
 * The first 64 KiB of a file as text, without a byte-order mark: UTF-16 where the mark of it begins the file, else one
 * character a byte, which is enough for what is in ASCII.
 */
export function startOf(content: Uint8Array | string): string {
  if (typeof content === 'string') return content.slice(0, START).replace(/^\uFEFF/, '');
  const bytes = content.subarray(0, START);
  return utf16Text(bytes) ?? new TextDecoder('latin1').decode(bytes).replace(/^\u00EF\u00BB\u00BF/, '');
}

const START = 64 * 1024;
