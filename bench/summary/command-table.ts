import type { CommandTime } from '../whole-commands.js';
import type { TextTable } from './text-table.js';

/** What calls of `swissproof` take. */
export function commandTable(times: readonly CommandTime[]): TextTable {
  return {
    columns: [
      { title: 'swissproof', isText: true },
      { title: 'Node', isText: true },
      { title: 'seconds' },
      { title: 'of processor time' },
      { title: 'most memory, MB' },
    ],
    rows: times.map((time) => [
      words(time),
      time.node.replace('v', ''),
      seconds(time.seconds),
      time.processor === null ? '' : seconds(time.processor),
      time.peak?.toFixed(0) ?? '',
    ]),
  };
}

function words({ command, files, players, rounds, jobs }: CommandTime): string {
  const size = `${thousands(players)} players, ${rounds} rounds`;
  if (files === 1) return `${command}: one file of ${size}`;
  return `${command}: ${thousands(files)} files of ${size}, ${jobs === 1 ? 'one thread' : `${jobs} threads`}`;
}

function seconds(time: number): string {
  return time >= 10 ? time.toFixed(0) : time >= 1 ? time.toFixed(1) : time.toFixed(2);
}

function thousands(value: number): string {
  return value.toLocaleString('en-GB');
}
