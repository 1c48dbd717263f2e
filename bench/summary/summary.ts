import { grouped } from '../grouped.js';
import type { KeptBench } from '../kept.js';
import { limitLines } from '../limits.js';
import { candidateNotes, candidateTables } from './candidate-table.js';
import { commandTable } from './command-table.js';
import { pairingTables } from './pairing-table.js';
import { wrongTable } from './wrong-table.js';
import { markdownLines, plainLines } from './text-table.js';
import type { TextTable } from './text-table.js';

/** The summary of a bench for a terminal. */
export function summaryText(bench: KeptBench): string {
  const parts = partsOf(bench).map(({ about, tables, notes }) => [
    ...about,
    ...tables.flatMap((table) => ['', ...plainLines(table)]),
    ...(notes.length === 0 ? [] : ['', ...notes]),
  ]);
  return parts.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** The same as a page of Markdown. */
export function summaryMarkdown(bench: KeptBench): string {
  const { version, date } = bench;
  const parts = partsOf(bench).flatMap(({ about, tables, notes }) => [
    about.map((line) => `- ${line}`).join('\n'),
    ...tables.map(markdownTable),
    ...(notes.length === 0 ? [] : [notes.map((line) => `- ${line}`).join('\n')]),
  ]);
  return `${[`# swissproof ${version}, ${date}`, machineWords(bench), ...parts].join('\n\n')}\n`;
}

/** A table in Markdown. */
export function markdownTable(table: TextTable): string {
  return markdownLines(table).join('\n');
}

/** On what was measured. */
export function machineWords({ machine }: Pick<KeptBench, 'machine'>): string {
  const { node, processor, cores, memory } = machine;
  return `Node ${node.replace(/^v/, '')}, ${processor}, ${cores} ${cores === 1 ? 'core' : 'cores'}, ${memory} GB of memory`;
}

interface Part {
  readonly about: readonly string[];
  readonly tables: readonly TextTable[];
  readonly notes: readonly string[];
}

function partsOf({ measurements, wrong = [], candidates, commands }: KeptBench): Part[] {
  return [
    { about: ABOUT_PAIRING, tables: pairingTables(measurements), notes: promises(measurements) },
    { about: ABOUT_WRONG, tables: wrong.length === 0 ? [] : [wrongTable(wrong)], notes: [] },
    { about: ABOUT_CANDIDATES, tables: candidateTables(candidates), notes: candidateNotes(candidates) },
    {
      about: ['whole calls, the start of Node included'],
      tables: commands.length === 0 ? [] : [commandTable(commands)],
      notes: [],
    },
  ].filter(({ tables }) => tables.length > 0);
}

const ABOUT_PAIRING = [
  'milliseconds to pair a round, program warm, on average; in brackets the slowest round of that size',
  'growth: exponent of the first figure over all sizes; 1 when twice the players take twice the time',
  'slowest: the round that took longest; "npm run bench -- event EDITION KIND PLAYERS EVENT --out FILE" writes its file',
];

const ABOUT_WRONG = [
  'wrong files, with opponents at random in every round: milliseconds to check and explain a round, program warm',
  'in brackets: how many times as long as pairing the same rounds takes',
];

const ABOUT_CANDIDATES = [
  'other programs: milliseconds of processor time for a round of the first event of each size, on average',
  'each round is asked for by itself: the start of the program is in it, reading the file, and writing the answer',
];

/** The limits that ordinary events are over. */
function promises(measurements: KeptBench['measurements']): string[] {
  const ordinary = measurements.filter(({ kind }) => kind === 'ordinary');
  return grouped(ordinary, ({ edition }) => edition).flatMap((series) =>
    limitLines(series).flatMap((line) => (line.includes('OVER') ? [`${series[0].edition}: ${line}`] : [])),
  );
}
