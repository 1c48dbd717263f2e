import type { CandidateTime } from '../candidate-time.js';
import { grouped } from '../grouped.js';
import { milliseconds } from '../table.js';
import { bySizes, sizesIn } from './pairing-table.js';
import type { TextTable } from './text-table.js';

/** What candidates take for a round: a row for each program, edition and kind, a column for each size. */
export function candidateTables(times: readonly CandidateTime[]): TextTable[] {
  return bySizes(times).map(candidateTable);
}

/** Why some rounds were not paired, a line each. */
export function candidateNotes(times: readonly CandidateTime[]): string[] {
  return times.flatMap(({ program, edition, kind, players, note }) =>
    note === null ? [] : [`${program}, ${edition}, ${kind}, ${players} players: ${note}`],
  );
}

function candidateTable(times: readonly CandidateTime[]): TextTable {
  const sizes = sizesIn(times);
  const rows = grouped(times, ({ program, edition, kind }) => [program, edition, kind].join('\n'));
  return {
    columns: [
      { title: 'program', isText: true },
      { title: 'edition', isText: true },
      { title: 'kind', isText: true },
      ...sizes.map((size) => ({ title: String(size) })),
      { title: 'paired otherwise', isText: true },
    ],
    rows: rows.map((series) => [
      series[0].program,
      series[0].edition,
      series[0].kind,
      ...sizes.map((size) => timeAt(series.find(({ players }) => players === size))),
      `${sum(series, ({ otherwise }) => otherwise)} of ${sum(series, ({ rounds }) => rounds)} rounds`,
    ]),
  };
}

function timeAt(time: CandidateTime | undefined): string {
  if (time === undefined) return '';
  if (time.time === null) return 'none';
  return time.clock === 'processor' ? milliseconds(time.time) : `${milliseconds(time.time)} (clock)`;
}

function sum(times: readonly CandidateTime[], figure: (time: CandidateTime) => number): number {
  return times.reduce((total, time) => total + figure(time), 0);
}
