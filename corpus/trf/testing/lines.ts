import { parseTrf, type Problem, type Tournament } from '../../index.js';

/** A 001 record for tests: rounds as they stand in the columns, like `   2 w 1`. */
export function player(id: number, points: string, ...rounds: string[]): string {
  const name = `Player ${id}`.padEnd(33);
  const fixed = `001 ${String(id).padStart(4)}      ${name}`.padEnd(80) + points.padStart(4);
  return `${fixed} ${' '.repeat(4)}${rounds.map((round) => `  ${round.padEnd(8)}`).join('')}`.trimEnd();
}

/** Two players who drew in round 1: the smallest file to which other records can be added. */
export function duel(...records: string[]): string {
  return [player(1, '0.5', '   2 w ='), player(2, '0.5', '   1 b ='), ...records].join('\r\n');
}

/** Four players after one decided round. */
export function four(...records: string[]): string {
  return [
    player(1, '1.0', '   3 w 1'),
    player(2, '1.0', '   4 b 1'),
    player(3, '0.0', '   1 b 0'),
    player(4, '0.0', '   2 w 0'),
    ...records,
  ].join('\n');
}

/** The tournament of a text that must be readable. */
export function read(text: string | Uint8Array): Tournament {
  const { tournament, problems } = parseTrf(text);
  if (tournament === null) throw new Error(problems.map((problem) => problem.message).join('\n'));
  return tournament;
}

/** The problems of a text, errors only or warnings only. */
export function problemsOf(text: string | Uint8Array, severity: Problem['severity']): Problem[] {
  return parseTrf(text).problems.filter((problem) => problem.severity === severity);
}
