import type * as Iconv from 'iconv-lite';
import { InvalidArgumentError, Option } from 'commander';
import { loaded } from '../../corpus/shipped/packages.js';
import type { ReadResult } from './read-input.js';

/**
 * `--encoding NAME`; null stands for UTF-8, else Windows Latin.
 * @param of whose.
 */
export function encodingOption(of = 'the tournament file'): Option {
  return new Option(
    '--encoding <name>',
    `code page of ${of}, like windows-1250, windows-1251, koi8-r, ibm866, cp852 or utf-16le`,
  )
    .argParser(parseEncoding)
    .default(null, 'UTF-8, else Windows Latin');
}

/** What was read, as text in the encoding that was named; null: as it is. */
export function decodedAs(read: ReadResult, encoding: string | null): ReadResult {
  if (!read.ok || encoding === null) return read;
  return { ok: true, content: textIn(read.content, encoding), bytes: read.content };
}

/** Bytes as text in the encoding that was named; null: as they are. */
export function textIn(content: Uint8Array | string, encoding: string | null): Uint8Array | string {
  if (encoding === null || typeof content === 'string') return content;
  return iconv().decode(Buffer.from(content), encoding);
}

function parseEncoding(name: string): string {
  if (!NO_CODE_PAGES.test(name) && iconv().encodingExists(name)) return name;
  throw new InvalidArgumentError(
    'There is no such encoding. Expected a name like windows-1251, koi8-r or cp852.',
  );
}

/** The library knows these as encodings as well. */
const NO_CODE_PAGES = /^(?:base64|hex|internal|binary)$/i;

function iconv(): typeof Iconv {
  return loaded('iconv-lite') as typeof Iconv;
}
