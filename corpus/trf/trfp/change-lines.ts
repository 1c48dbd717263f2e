import { decodeText } from '../records/lines.js';

/**
 * The file with other lines in the place of each of its own, line ends as they stand; UTF-8 whatever it was.
 * @param change what stands instead of a line (without its end); nothing: the line is left out.
 */
export function changeLines(
  input: Uint8Array | string,
  change: (line: string, index: number) => readonly string[],
): string {
  // The captured line ends stand at the odd places.
  const parts = decodeText(input).split(/(\r\n|\r|\n)/);
  let text = '';
  for (let at = 0; at < parts.length; at += 2) {
    const end = parts[at + 1];
    const lines = change(parts[at], at / 2);
    text += end === undefined ? lines.join('\n') : lines.map((line) => line + end).join('');
  }
  return text;
}

/** The lines of a file without their ends, as {@link changeLines} numbers them. */
export function linesIn(input: Uint8Array | string): string[] {
  return decodeText(input).split(/\r\n|\r|\n/);
}
