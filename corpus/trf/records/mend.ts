import type { Line, ProblemLog } from '../problems.js';
import { withHalves } from './halves.js';
import { withoutTabs } from './tabs.js';

/**
 * Records 001 as the format has them where they are written otherwise, and can only mean one thing: points with a comma
 * or with ½, games drawn with ½, tabs between the fields or in the place of blanks. Each is a warning that says what was done.
 */
export function mendLines(lines: readonly Line[], log: ProblemLog): Line[] {
  return lines.map((line) => {
    if (!line.text.startsWith('001')) return line;
    return withHalves(line.text.includes('\t') ? withoutTabs(line, log) : line, log);
  });
}
