import { foreignFormat } from '../foreign/foreign-format.js';
import type { ForeignFormat } from '../foreign/formats.js';
import { NOWHERE, type Line, type Place, type ProblemLog } from '../problems.js';
import { decodeText, foreignPlace, unicodeText } from './decode.js';
import { withoutTrailingBlanks } from './fields.js';
import { codeOf } from './records.js';
import { definitionOf } from './table.js';

/**
 * The lines of a tournament file that hold more than blanks, with their numbers and the line end of the file: the first
 * one in it. What people and programs write otherwise than the format, and can only mean one thing, is mended.
 * Returns null, with one error in the log, for a file that is empty, too large or not text.
 * @param encoding null: see {@link decodeText}.
 */
export function readText(
  input: Uint8Array | string,
  encoding: string | null,
  log: ProblemLog,
): FileText | null {
  if (input.length > MAX_SIZE) {
    log.error(
      'file-too-large',
      NOWHERE,
      'at most 16 MiB',
      `The file is too large to be a tournament (${input.length} bytes).`,
    );
    return null;
  }
  const format = foreignFormat(input, log.file ?? '');
  if (format !== null) {
    reportForeign(format, log);
    return null;
  }
  const unicode = typeof input === 'string' || encoding !== null ? null : unicodeText(input);
  const text = withoutEnd(unicode ?? decodeText(input, encoding), log);
  const control = CONTROL.exec(text);
  if (control !== null && looksBinary(text)) {
    log.error(
      'not-text',
      NOWHERE,
      'a text file in UTF-8 or Latin-1',
      'This is not a text file (binary data, or text in UTF-16 without a byte-order mark, which --encoding utf-16le or utf-16be reads).',
    );
    return null;
  }
  if (typeof input !== 'string' && encoding === null && unicode === null) warnOfEncoding(text, log);
  const lines = splitLines(control === null ? text : withoutControls(text, control, log));
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
  const lineEnd = (/\r\n|\r|\n/.exec(text)?.[0] ?? '\r\n') as LineEnd;
  return {
    lines: lines.map((line) => mendLine(line, log)),
    lineEnd,
    isUnicode: typeof input === 'string' || unicode !== null,
  };
}

/** A line as its record has it in the format, where it is written otherwise and can mean only one thing. */
export function mendLine(line: Line, log: ProblemLog): Line {
  return definitionOf(codeOf(line))?.mend?.(line, log) ?? line;
}

interface FileText {
  readonly lines: Line[];
  readonly lineEnd: LineEnd;
  /** False for bytes in a code page, in which each letter is one byte. */
  readonly isUnicode: boolean;
}

/** A file of another program, with the way to a tournament report. */
function reportForeign({ what, way }: ForeignFormat, log: ProblemLog): void {
  log.error(
    'foreign-file',
    NOWHERE,
    `a tournament report file (TRF): ${way}`,
    `This is ${what}, not a tournament report file.`,
  );
}

export type LineEnd = '\r' | '\n' | '\r\n';

const MAX_SIZE = 16 * 1024 * 1024;
const MAX_LINES = 200_000;
const CR = 13;
const LF = 10;
const TAB = 9;

/** NUL never occurs within a tournament file; a few other control characters do, in names pasted from elsewhere. */
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

/** Ctrl-Z is an old mark of the end of a file; programs that write blocks or strings of C leave a NUL. */
export function withoutEnd(text: string, log: ProblemLog): string {
  let [first, marks] = [text.length, 0];
  for (let at = text.length - 1; at >= 0 && END_OF_FILE.includes(text[at]); at--) {
    if (!MARKS.includes(text[at])) continue;
    // A NUL before the end of a line is none of the file.
    if (text[at] === '\0' && /[\r\n]/.test(text.slice(at + 1))) break;
    first = at;
    marks++;
  }
  const body = text.slice(0, first);
  if (marks === 0 || body.includes('\0')) return text;
  const name = text[first] === '\0' ? 'NUL' : 'Ctrl-Z';
  log.warn(
    'end-mark',
    placeIn(text, first, text[first]),
    'the end of the file',
    `The file ends with ${marks === 1 ? `the character ${name}` : `characters like ${name}`}.`,
    'what ends the file there was left out',
  );
  return body;
}

const MARKS = '\0\u001A';
const END_OF_FILE = `${MARKS}\r\n`;

/** Where no encoding was named, and the bytes are not UTF-8. */
function warnOfEncoding(text: string, log: ProblemLog): void {
  const foreign = foreignPlace(text);
  if (foreign === null) return;
  log.warn(
    'encoding',
    placeIn(text, foreign.start, foreign.found),
    'UTF-8 or Windows Latin (1252)',
    'The bytes of the file are not UTF-8, and hardly Windows Latin.',
    'they were read as Windows Latin; --encoding reads another code page, like windows-1250, windows-1251, koi8-r, ibm866 or cp852',
  );
}

function placeIn(text: string, index: number, found: string): Place {
  const before = text.slice(0, index).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, text: found };
}

/** Control characters must not travel into reports and terminals. */
function withoutControls(body: string, found: RegExpExecArray, log: ProblemLog): string {
  log.warn(
    'control-character',
    placeIn(body, found.index, found[0]),
    'printable characters',
    'The file holds control characters.',
    'they were replaced by the character U+FFFD',
  );
  return body.replace(new RegExp(CONTROL, 'gu'), '\uFFFD');
}

const CONTROL = /[^\P{Cc}\t\r\n]/u;

function splitLines(text: string): Line[] | null {
  const lines: Line[] = [];
  let [cr, lf] = [placeOf('\r', text, 0), placeOf('\n', text, 0)];
  for (let start = 0, number = 1; start < text.length; number++) {
    const end = Math.min(cr, lf);
    const line = text.slice(start, end);
    if (withoutTrailingBlanks(line) !== '') {
      if (lines.length === MAX_LINES) return null;
      lines.push({ number, text: line });
    }
    start = end + (lf === cr + 1 ? 2 : 1);
    if (cr < start) cr = placeOf('\r', text, start);
    if (lf < start) lf = placeOf('\n', text, start);
  }
  return lines;
}

/** The end of the text where it is not found. */
function placeOf(end: string, text: string, from: number): number {
  const found = text.indexOf(end, from);
  return found < 0 ? text.length : found;
}
