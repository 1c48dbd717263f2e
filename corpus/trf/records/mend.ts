import type { Line, ProblemLog } from '../problems.js';
import { withDecimalPoints, withSigns } from './signs.js';
import { withoutTabs } from './tabs.js';

/**
 * Records 001 as the format has them where they are written otherwise, and can only mean one thing: points with a comma
 * or with ½, games drawn with ½ or not over (*), tabs between the fields or in the place of blanks; and records of points with a comma or
 * with ½. Each is a warning that says what was done.
 */
export function mendLines(lines: readonly Line[], log: ProblemLog): Line[] {
  return lines.map((line) => {
    if (!line.text.startsWith('001')) return OF_POINTS.test(line.text) ? withDecimalPoints(line, log) : line;
    return withSigns(line.text.includes('\t') ? withoutTabs(line, log) : line, log);
  });
}

const OF_POINTS = /^(?:162|362|XXS|BB[WDLZFU]|XXA) .*[½,]/;
