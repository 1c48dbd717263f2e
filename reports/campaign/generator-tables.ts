import type { DirectionSummary } from '../../certification/campaign/summary/direction-summary.js';
import type {
  FeatureTally,
  GeneratorSummary,
  ResultTally,
  ValueTally,
} from '../../certification/campaign/summary/generator-summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import type { EventFeature, EventValue } from '../../certification/campaign/trials/generated-event.js';
import { participantsOf } from '../words/words-of.js';
import { counted } from '../words/numbers.js';
import { grouped } from './words.js';

/** A table with names in its first column, and numbers in the others. */
export interface GeneratorTable {
  readonly title: string;
  /** Sentences that a reader needs for the table. */
  readonly notes: readonly string[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What the candidate's generator was asked for and what came; empty where nothing was counted. */
export function generatorTables({
  directions,
  manifest,
}: Pick<CampaignSummary, 'directions' | 'manifest'>): GeneratorTable[] {
  const { many } = participantsOf(manifest.edition);
  return directions.flatMap(({ generator }: DirectionSummary) =>
    generator === null || generator.counted === 0
      ? []
      : [featureTable(generator), valueTable(generator, many), resultTable(generator)],
  );
}

/** A table in columns of one width each, the numbers to the right: the title, then the lines below. */
export function tableLines({ title, notes, head, rows }: GeneratorTable): string[] {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd();
  return [title, ...[head, ...rows].map((row) => `  ${line(row)}`), ...notes.map((note) => `  ${note}`)];
}

function featureTable({ features, counted: files }: GeneratorSummary): GeneratorTable {
  const hasUnsaid = features.some(({ unsaid }) => unsaid > 0);
  return {
    title: `Asked of the generator, and what came, in ${counted(files, 'tournament', 'tournaments')}`,
    notes: [
      'expected: in how many of those asked for our own generator would have it',
      ...(hasUnsaid
        ? [
            'cannot ask: we draw it, but the configuration of this program has no words for it; it was not asked for',
            'withdrawal: RetiredRate in that configuration; players who only miss rounds with zero points count, too',
          ]
        : []),
    ],
    head: ['event', 'asked for', 'came', 'expected', 'cannot ask', 'came unasked'],
    rows: features.map((tally) => featureRow(tally)),
  };
}

function featureRow({ feature, asked, expected, came, unsaid, unasked }: FeatureTally): string[] {
  return [FEATURE_WORDS[feature], ...[asked, came, expected, unsaid, unasked].map(grouped)];
}

function valueTable({ values }: GeneratorSummary, many: string): GeneratorTable {
  const name = (value: EventValue): string =>
    value === 'players' ? `number of ${many}` : VALUE_WORDS[value];
  return {
    title: 'As asked for or otherwise, in tournaments',
    notes: [],
    head: ['value', 'as asked', 'otherwise', 'cannot ask'],
    rows: values.map(({ value, asAsked, otherwise, unsaid }: ValueTally) => [
      name(value),
      ...[asAsked, otherwise, unsaid].map(grouped),
    ]),
  };
}

function resultTable({ results, resultsLeftOut }: GeneratorSummary): GeneratorTable {
  const hasDifference = results.some(({ differs }) => differs);
  return {
    title: 'Results by rating difference',
    notes: [
      'share: points of the higher rated player in a game; expected: by the model of O. Milvang (2015)',
      ...(hasDifference ? ['differs: by more than three standard deviations of chance'] : []),
      ...(resultsLeftOut === 0
        ? []
        : [
            `left out: ${counted(resultsLeftOut, 'tournament', 'tournaments')} with players asked to be stronger or weaker than their ratings`,
          ]),
    ],
    head: ['difference', 'games', 'share', 'expected', ''],
    rows: results.map(resultRow),
  };
}

function resultRow({ least, most, games, share, expected, differs }: ResultTally): string[] {
  const band = most === null ? `${least} and more` : `${least} to ${most}`;
  return [band, grouped(games), shareWords(share), shareWords(expected), differs ? 'differs' : ''];
}

function shareWords(share: number | null): string {
  return share === null ? '-' : share.toFixed(3);
}

const FEATURE_WORDS: Readonly<Record<EventFeature, string>> = {
  'pairing-allocated-bye': 'pairing-allocated bye',
  'half-point-bye': 'half-point bye',
  'full-point-bye': 'full-point bye',
  'zero-point-bye': 'zero-point bye',
  forfeit: 'forfeit win and loss',
  'double-forfeit': 'double forfeit',
  withdrawal: 'withdrawal',
  'late-entry': 'late entry',
  acceleration: 'acceleration',
  'forbidden-pair': 'forbidden pair',
  'unusual-result': 'unusual result (½-0, 0-0)',
  'unrated-game': 'game that is not rated',
  'other-points': 'points other than 1-½-0',
};

const VALUE_WORDS: Readonly<Record<Exclude<EventValue, 'players'>, string>> = {
  rounds: 'number of rounds',
  points: 'points for results',
  'tie-breaks': 'tie-break list',
};
