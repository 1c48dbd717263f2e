import { ProblemLog } from '../problems.js';
import { decodeText } from '../records/decode.js';
import { mendLine, withoutEnd } from '../records/lines.js';

/**
 * The file with other lines in the place of each of its own, as they are read, line ends as they stand; UTF-8 whatever it was.
 * @param change what stands instead of a line (without its end); nothing: the line is left out.
 */
export function changeLines(
  input: Uint8Array | string,
  change: (line: string, index: number) => readonly string[],
): string {
  // The captured line ends stand at the odd places.
  const parts = textOf(input).split(/(\r\n|\r|\n)/);
  let text = '';
  for (let at = 0; at < parts.length; at += 2) {
    const end = parts[at + 1];
    const lines = change(mended(parts[at]), at / 2);
    text += end === undefined ? lines.join('\n') : lines.map((line) => line + end).join('');
  }
  return text;
}

/** The lines of a file without their ends, as {@link changeLines} numbers them. */
export function linesIn(input: Uint8Array | string): string[] {
  return textOf(input)
    .split(/\r\n|\r|\n/)
    .map(mended);
}

function textOf(input: Uint8Array | string): string {
  return withoutEnd(decodeText(input), new ProblemLog());
}

/** A line as it is read. */
function mended(text: string): string {
  return mendLine({ number: 1, text }, new ProblemLog()).text;
}

/**
 * The file with comments after those at its begin, everything else as it stands.
 * @param add texts without their `###`.
 * @param leaveOut texts of comments that are left out, blanks around them aside.
 */
export function changeComments(
  input: Uint8Array | string,
  add: readonly string[],
  leaveOut: ReadonlySet<string>,
): string {
  const after = linesIn(input).findIndex((line) => !line.startsWith(MARK));
  return changeLines(input, (line, index) => {
    const isLeftOut = line.startsWith(MARK) && leaveOut.has(line.slice(MARK.length).trim());
    const kept = isLeftOut ? [] : [line];
    return index === after ? [...add.map((text) => `${MARK}${text}`), ...kept] : kept;
  });
}

const MARK = '###';
