import type { Problem } from '../corpus/index.js';

/** A problem of an input on one line, in the form that editors and terminals can jump to. */
export function problemLine(file: string, problem: Problem): string {
  const { severity, line, column, text, expected, message, adjustment } = problem;
  const details = [
    text === '' ? [] : [`found "${text}"`],
    expected === '' ? [] : [`expected ${expected}`],
    adjustment === undefined ? [] : [adjustment],
  ].flat();
  return `${file}:${line}:${column}: ${severity}: ${message}${details.length === 0 ? '' : ` (${details.join('; ')})`}`;
}
