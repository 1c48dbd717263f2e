import { slowestBracket, sum } from './cost-words.js';
import type { BracketCost, RoundCost } from './round-cost.js';
import type { SlowRound } from './slowest-scan.js';
import { milliseconds } from './table.js';

/** The heading above {@link slowLine}. */
export function slowHead(): string {
  return line(COLUMNS.map(({ title, width }) => title.padStart(width)));
}

/** A slow round in a line. */
export function slowLine(slow: SlowRound, cost: RoundCost, reason: number): string {
  return line(COLUMNS.map(({ width, cell }) => cell(slow, cost, reason).padStart(width)));
}

/** The brackets of a round, one a line. */
export function bracketLines({ brackets }: RoundCost): string[] {
  return brackets.map(
    (bracket, index) =>
      `bracket ${index + 1}: ${describe(bracket)}, ${bracket.floaters} downfloaters, ${percent(bracket.openPairs)} of its pairs open; ` +
      `${milliseconds(bracket.time)} ms, ${bracket.looks} looks, ${bracket.graphs} graphs, ${bracket.searches} searches, ${bracket.questions} questions`,
  );
}

interface SlowColumn {
  readonly title: string;
  readonly width: number;
  readonly cell: (slow: SlowRound, cost: RoundCost, reason: number) => string;
}

const COLUMNS: readonly SlowColumn[] = [
  { title: 'index', width: 6, cell: ({ index }) => String(index) },
  { title: 'history', width: 12, cell: ({ event }) => event.recipe },
  { title: 'players', width: 7, cell: ({ event }) => String(event.players) },
  { title: 'round', width: 7, cell: ({ event, state }) => `${state.round}/${event.totalRounds}` },
  { title: 'here', width: 4, cell: (_, { players }) => String(players) },
  { title: 'ms', width: 6, cell: ({ ms }) => milliseconds(ms) },
  { title: 'open', width: 4, cell: (_, { openPairs }) => percent(openPairs) },
  { title: 'bye', width: 3, cell: (_, { byeTakers }) => (byeTakers === null ? '' : String(byeTakers)) },
  { title: 'brackets', width: 8, cell: (_, { brackets }) => String(brackets.length) },
  {
    title: 'wide',
    width: 4,
    cell: (_, { brackets }) => String(brackets.filter(({ looks }) => looks > 1).length),
  },
  { title: 'graphs', width: 6, cell: (_, { brackets }) => String(sum(brackets, ({ graphs }) => graphs)) },
  {
    title: 'searches',
    width: 8,
    cell: (_, { brackets }) => String(sum(brackets, ({ searches }) => searches)),
  },
  { title: 'slowest bracket', width: 30, cell: (_, { brackets }) => slowestWords(brackets) },
  { title: 'why', width: 4, cell: (_slow, _cost, reason) => `(${reason})` },
];

function slowestWords(brackets: readonly BracketCost[]): string {
  if (brackets.length === 0) return '';
  const slowest = slowestBracket(brackets);
  const share = slowest.time / sum(brackets, ({ time }) => time);
  return `${describe(slowest)}, ${percent(share)}`;
}

/** Kind, moved-down players and residents. */
function describe({ kind, mdps, residents }: BracketCost): string {
  return `${kind} ${mdps}+${residents}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}

function line(cells: readonly string[]): string {
  return cells.join(' ');
}
