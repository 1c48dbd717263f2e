import type { FileProblem } from '../../checker/index.js';
import type { Problem } from '../../corpus/index.js';
import { namedProblem } from './found-problem-words.js';
import type { People } from './person.js';

/** Code of the problem under which a check that failed with an exception stands in the report. */
export const INTERNAL_ERROR = 'input-internal-error';

/**
 * A problem of an input on one line, in the form that editors and terminals can jump to. A problem with the input as a
 * whole (codes that start with "input-") has no place.
 */
export function problemLine(file: string, problem: FileProblem, people?: People | null): string {
  const { severity, code, line, column } = problem;
  const place = code.startsWith('input-') ? file : `${file}:${line}:${column}`;
  return `${place}: ${severity}: ${problemWords(problem, people)}`;
}

/** The same without its place. */
export function problemWords(problem: FileProblem, people?: People | null): string {
  const { text, expected, message, adjustment, repeated } = namedProblem(problem, people ?? null);
  const details = [
    text === '' ? [] : [`found "${text}"`],
    repeated === undefined ? [] : [repeatedWords(repeated)],
    expected === '' ? [] : [`expected ${expected}`],
    adjustment === undefined ? [] : [adjustment],
  ].flat();
  return `${message}${details.length === 0 ? '' : ` (${details.join('; ')})`}`;
}

/** "and 118 more like it, the first in line 13 ("x") and line 14 ("y")". */
function repeatedWords({ count, places }: NonNullable<Problem['repeated']>): string {
  const others = places.slice(1);
  const where = others.map(({ line, text }) =>
    text.trim() === '' ? `line ${line}` : `line ${line} ("${text}")`,
  );
  const first = count - 1 > others.length ? 'the first in ' : 'in ';
  return `and ${count - 1} more like it, ${first}${where.join(' and ')}`;
}
