import type { Problem } from '../corpus/index.js';

/** Code of the problem under which a check that failed with an exception stands in the report. */
export const INTERNAL_ERROR = 'input-internal-error';

/**
 * A problem of an input on one line, in the form that editors and terminals can jump to. A problem with the input as a
 * whole (codes that start with "input-") has no place.
 */
export function problemLine(file: string, problem: Problem): string {
  const { severity, code, line, column, text, expected, message, adjustment } = problem;
  const place = code.startsWith('input-') ? file : `${file}:${line}:${column}`;
  const details = [
    text === '' ? [] : [`found "${text}"`],
    expected === '' ? [] : [`expected ${expected}`],
    adjustment === undefined ? [] : [adjustment],
  ].flat();
  return `${place}: ${severity}: ${message}${details.length === 0 ? '' : ` (${details.join('; ')})`}`;
}
