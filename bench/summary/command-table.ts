import type { CommandTime } from '../whole-commands.js';
import type { TextTable } from './text-table.js';

/** What calls of `swissproof check` take. */
export function commandTable(times: readonly CommandTime[]): TextTable {
  return {
    columns: [
      { title: 'swissproof check', isText: true },
      { title: 'seconds' },
      { title: 'of processor time' },
      { title: 'most memory, MB' },
    ],
    rows: times.map((time) => [
      words(time),
      seconds(time.seconds),
      time.processor === null ? '' : seconds(time.processor),
      time.peak?.toFixed(0) ?? '',
    ]),
  };
}

function words({ files, players, rounds, jobs }: CommandTime): string {
  const size = `${thousands(players)} players, ${rounds} rounds`;
  if (files === 1) return `one file of ${size}`;
  return `${thousands(files)} files of ${size}, ${jobs === 1 ? 'one thread' : `${jobs} threads`}`;
}

function seconds(time: number): string {
  return time >= 10 ? time.toFixed(0) : time >= 1 ? time.toFixed(1) : time.toFixed(2);
}

function thousands(value: number): string {
  return value.toLocaleString('en-GB');
}
