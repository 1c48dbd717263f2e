import { changeLines, linesIn } from './change-lines.js';

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
