import { visible } from '../words/visible.js';

/** The parts of a text report, those of several lines with space around them, and lines at the end. */
export function wholeText(parts: readonly string[], last: readonly string[]): readonly string[] {
  const said = parts.filter((part) => part !== '');
  const spaced = said.flatMap((part) => (part.includes('\n') ? ['', part, ''] : [part]));
  const lines = [...spaced, '', ...last];
  const tidy = lines.filter((line, i) => line !== '' || (i > 0 && lines[i - 1] !== ''));
  return [visible(`${tidy.join('\n')}\n`)];
}
