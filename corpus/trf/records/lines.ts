import { NOWHERE, type Line, type ProblemLog } from '../problems.js';

/**
 * The lines of a tournament file that hold more than blanks, with their numbers. Bytes are read as UTF-8, or as
 * Windows-1252 (a superset of printable Latin-1) when they are not valid UTF-8; a byte-order mark is dropped.
 * Returns null, with one error in the log, for a file that is empty, too large or not text.
 */
export function readLines(input: Uint8Array | string, log: ProblemLog): Line[] | null {
  return readText(input, log)?.lines ?? null;
}

/** The same with the line end of the file: the first one in it. */
export function readText(
  input: Uint8Array | string,
  log: ProblemLog,
): { readonly lines: Line[]; readonly lineEnd: LineEnd } | null {
  if (input.length > MAX_SIZE) {
    log.error(
      'file-too-large',
      NOWHERE,
      'at most 16 MiB',
      `The file is too large to be a tournament (${input.length} bytes).`,
    );
    return null;
  }
  const text = decodeText(input);
  if (looksBinary(text)) {
    log.error(
      'not-text',
      NOWHERE,
      'a text file in UTF-8 or Latin-1',
      'This is not a text file (binary data, or text in UTF-16).',
    );
    return null;
  }
  const lines = splitLines(withoutControls(text, log));
  if (lines === null) {
    log.error(
      'too-many-lines',
      NOWHERE,
      `at most ${MAX_LINES} lines`,
      'The file has too many lines to be a tournament.',
    );
    return null;
  }
  if (lines.length === 0) {
    log.error('empty-file', NOWHERE, 'a tournament report file', 'The file is empty.');
    return null;
  }
  return { lines, lineEnd: (/\r\n|\r|\n/.exec(text)?.[0] ?? '\r\n') as LineEnd };
}

export type LineEnd = '\r' | '\n' | '\r\n';

const MAX_SIZE = 16 * 1024 * 1024;
const MAX_LINES = 200_000;
const CR = 13;
const LF = 10;
const TAB = 9;

/** The text of a file, as {@link readText} reads it. */
export function decodeText(input: Uint8Array | string): string {
  if (typeof input === 'string') return input.startsWith('\uFEFF') ? input.slice(1) : input;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(input);
  } catch {
    return new TextDecoder('windows-1252').decode(input);
  }
}

/** NUL never occurs in a tournament file; a few other control characters do, in names pasted from elsewhere. */
function looksBinary(text: string): boolean {
  let controls = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 32) continue;
    if (code === 0) return true;
    if (code !== CR && code !== LF && code !== TAB) controls++;
  }
  return controls * 20 > text.length;
}

/** Control characters must not travel into reports and terminals. A final Ctrl-Z is an old end-of-file mark. */
function withoutControls(text: string, log: ProblemLog): string {
  const body = text.endsWith('\u001A') ? text.slice(0, -1) : text;
  const found = CONTROL.exec(body);
  if (found === null) return body;
  const before = body.slice(0, found.index).split(/\r\n|\r|\n/);
  log.warn(
    'control-character',
    { line: before.length, column: (before.at(-1) ?? '').length + 1, text: found[0] },
    'printable characters',
    'The file holds control characters.',
    'they were replaced by the character U+FFFD',
  );
  return body.replace(new RegExp(CONTROL, 'gu'), '\uFFFD');
}

const CONTROL = /(?![\t\r\n])\p{Cc}/u;

function splitLines(text: string): Line[] | null {
  const lines: Line[] = [];
  let number = 1;
  let start = 0;
  let blank = true;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : LF;
    if (code !== CR && code !== LF) {
      if (code !== 32 && code !== TAB) blank = false;
      continue;
    }
    if (!blank) {
      if (lines.length === MAX_LINES) return null;
      lines.push({ number, text: text.slice(start, i) });
    }
    if (code === CR && text.charCodeAt(i + 1) === LF) i++;
    number++;
    start = i + 1;
    blank = true;
  }
  return lines;
}
