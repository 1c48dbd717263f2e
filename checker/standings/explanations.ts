import type { Tournament } from '../../corpus/index.js';
import {
  parseTieBreakList,
  standingsRanks,
  STANDINGS_READINGS,
  tieBreakEditions,
} from '../../engine/index.js';
import type {
  StandingsReading,
  StandingsSettings,
  TieBreakEdition,
  TieBreakEditionId,
  TieBreakItem,
} from '../../engine/index.js';
import type { StandingsReport } from './standings-report.js';
import { areRanksRight } from './wrong-ranks.js';

/** One change of the calculation by which all printed ranks come out. */
export type StandingsExplanation =
  /** The text leaves room for it. */
  | { readonly kind: 'reading'; readonly reading: StandingsReading }
  | { readonly kind: 'exchanged'; readonly first: TieBreakItem; readonly second: TieBreakItem }
  | { readonly kind: 'modifier-ignored'; readonly item: TieBreakItem; readonly instead: TieBreakItem }
  | { readonly kind: 'left-out'; readonly item: TieBreakItem }
  /** The rules of another edition. */
  | { readonly kind: 'edition'; readonly edition: TieBreakEditionId }
  /** 16.5 ignored. */
  | { readonly kind: 'plain-cut' }
  /** 16.3.2 ignored. */
  | { readonly kind: 'no-adjustment' }
  | { readonly kind: 'forfeits-played' }
  /** Of a round robin: those who completed less than half of their games, and the results against them, count. */
  | { readonly kind: 'below-half-counts' };

/**
 * The mistakes that programs make with standings, each tried alone: the first three that explain every printed rank, readings
 * of the text first.
 */
export function explanationsOf(
  tournament: Tournament,
  { table, tieBreaks: { list }, edition: { edition }, isRoundRobin }: StandingsReport,
  unrated: number | null,
): StandingsExplanation[] {
  const settings: StandingsSettings = {
    edition,
    isRoundRobin,
    unrated,
    leavesOutBelowHalf: true,
    otherReadings: new Set(),
  };
  const explains = ({ list: items, ...changed }: Variant): boolean => {
    const other = standingsRanks(tournament, items ?? list, table.round, { ...settings, ...changed });
    // With a tie-break that cannot be computed any order behind it is taken: that explains nothing.
    const isWeaker = other.columns.some(({ dropped }, index) => dropped !== table.columns[index]?.dropped);
    return !isWeaker && areRanksRight(tournament, other);
  };
  const found: StandingsExplanation[] = [];
  for (const { explanation, variant } of variantsOf(list, edition, table.leftOut.length > 0)) {
    if (explains(variant)) found.push(explanation);
    if (found.length === MOST_EXPLANATIONS) break;
  }
  return found;
}

/** The first are the likelier ones. */
const MOST_EXPLANATIONS = 3;

/** What a mistake changes of the calculation. */
interface Variant extends Partial<
  Pick<StandingsSettings, 'edition' | 'otherReadings' | 'leavesOutBelowHalf'>
> {
  readonly list?: readonly TieBreakItem[];
}

function* variantsOf(
  list: readonly TieBreakItem[],
  edition: TieBreakEdition,
  leavesOut: boolean,
): Generator<{ explanation: StandingsExplanation; variant: Variant }> {
  if (leavesOut) yield { explanation: { kind: 'below-half-counts' }, variant: { leavesOutBelowHalf: false } };
  for (const reading of STANDINGS_READINGS)
    yield { explanation: { kind: 'reading', reading }, variant: { otherReadings: new Set([reading]) } };
  for (let index = 0; index + 1 < list.length; index++) {
    const [first, second] = list.slice(index, index + 2);
    if (first.code === 'PTS' || second.code === 'PTS') continue;
    const exchanged = [...list.slice(0, index), second, first, ...list.slice(index + 2)];
    yield { explanation: { kind: 'exchanged', first, second }, variant: { list: exchanged } };
  }
  for (const [index, item] of list.entries())
    for (const instead of withoutModifiers(item))
      yield {
        explanation: { kind: 'modifier-ignored', item, instead },
        variant: { list: list.with(index, instead) },
      };
  yield {
    explanation: { kind: 'plain-cut' },
    variant: { edition: { ...edition, cutsVoluntaryRounds: false } },
  };
  yield {
    explanation: { kind: 'no-adjustment' },
    variant: { edition: { ...edition, adjustedScore: ({ score }) => score } },
  };
  for (const other of tieBreakEditions)
    if (other.id !== edition.id)
      yield { explanation: { kind: 'edition', edition: other.id }, variant: { edition: other } };
  yield { explanation: { kind: 'forfeits-played' }, variant: { list: list.map(withForfeitsPlayed) } };
  // Without the last one more players would be tied, and any order of them taken: that explains nothing.
  for (const [index, item] of list.slice(0, -1).entries())
    if (item.code !== 'PTS')
      yield { explanation: { kind: 'left-out', item }, variant: { list: list.toSpliced(index, 1) } };
}

/** The tie-break without one of its modifiers. */
function withoutModifiers({ text }: TieBreakItem): readonly TieBreakItem[] {
  const [code, ...modifiers] = text.split('/');
  return modifiers.flatMap((_, index) => itemOf([code, ...modifiers.toSpliced(index, 1)].join('/')) ?? []);
}

function withForfeitsPlayed(item: TieBreakItem): TieBreakItem {
  return itemOf(`${item.text}/P`) ?? item;
}

/** Null where a tie-break has no such modifier. */
function itemOf(text: string): TieBreakItem | null {
  const result = parseTieBreakList(text);
  return result.ok ? result.list[0] : null;
}
