import type { Tournament } from '../../corpus/index.js';
import type { DropReason, Fraction, StandingsTable, Tenths, TieBreakItem } from '../../engine/index.js';
import { explanationsOf } from './explanations.js';
import type { StandingsExplanation } from './explanations.js';
import { DEFAULT_STANDINGS, standingsReport } from './standings-report.js';
import type { StandingsRefusal, StandingsReport } from './standings-report.js';
import { partedTies, wrongRanks } from './wrong-ranks.js';

/** Whether the points and ranks of a file follow from its results. */
export interface StandingsCheck {
  readonly verdict: 'agrees' | 'deviates' | 'not-checked';
  /** Why nothing was compared; null where something was. */
  readonly notChecked: NotCheckedStandings | null;
  /** The standings by the rules with the list that ranks, and who says so; null where they cannot be made. */
  readonly reference: StandingsReport | null;
  /** The ranks were not compared. Null where they were. */
  readonly ranksNotChecked: 'no-ranks' | 'starting-numbers' | 'running' | null;
  /** The first tie-break that cannot be computed: from there on any order is taken; null where all can. */
  readonly undecided: { readonly item: TieBreakItem; readonly reason: DropReason } | null;
  readonly deviations: readonly StandingsDeviation[];
  /** Starting numbers of those who remain tied and have different ranks nevertheless: by lot (4.2), or by a play-off (3). */
  readonly parted: readonly (readonly number[])[];
  /** Mistakes each of which alone would explain all printed ranks; empty where none does or no rank is wrong. */
  readonly explanations: readonly StandingsExplanation[];
}

/** Standings that cannot be made, or a file that prints none. */
export type NotCheckedStandings = StandingsRefusal | { readonly ok: false; readonly kind: 'nothing-printed' };

/** One printed value that is wrong. */
export type StandingsDeviation = PointsDeviation | RankDeviation;

export interface PointsDeviation {
  readonly field: 'points';
  /** Starting number. */
  readonly player: number;
  readonly published: Tenths;
  readonly reference: Tenths;
}

export interface RankDeviation {
  readonly field: 'rank';
  readonly player: number;
  readonly published: number;
  /** The rank by the rules; of those who remain tied the best, which all of them may have. */
  readonly reference: number;
  /** The worst rank that lots may give (4.2). */
  readonly last: number;
  /** The tie-break that parts the player from another whose printed rank says otherwise; null: only the number is wrong. */
  readonly decided: DecidedRank | null;
}

/** What decides about a printed value: the tie-break ("PTS" for the points), or the field where only that is wrong. */
export function ruleOfStandings(deviation: StandingsDeviation): string {
  return deviation.field === 'rank' ? (deviation.decided?.item.text ?? 'rank') : deviation.field;
}

/** Two players whom a tie-break parts, and whose printed ranks say otherwise. */
export interface DecidedRank {
  readonly item: TieBreakItem;
  /** Article of C.07; empty for the points. */
  readonly article: string;
  readonly own: Fraction | null;
  /** The other player. */
  readonly against: number;
  readonly theirs: Fraction | null;
}

export interface StandingsCheckOptions {
  /** Null: those that the file announces. */
  readonly tieBreaks: readonly TieBreakItem[] | null;
  /** The rating of unrated players; null: none. */
  readonly unrated: number | null;
}

/**
 * Compares the printed points and ranks (record 001, positions 81-89) with the standings after the last finished round, by
 * the list of the options or of the file. Those who remain tied may share a rank or be parted by lot (4.2).
 */
export function checkStandings(tournament: Tournament, options: StandingsCheckOptions): StandingsCheck {
  const answer = standingsReport(tournament, {
    ...DEFAULT_STANDINGS,
    ...options,
  });
  if (!answer.ok) return nothingChecked(answer);
  const { report } = answer;
  const printsPoints = tournament.players.some(({ points }) => points !== null);
  const ranksNotChecked = whyNoRanks(tournament, report);
  if (!printsPoints && ranksNotChecked !== null)
    return nothingChecked({ ok: false, kind: 'nothing-printed' }, report);
  const ranks = ranksNotChecked === null ? wrongRanks(tournament, report.table) : [];
  const points = tournament.wrongPoints.map(({ id, printed, expected }): PointsDeviation => ({
    field: 'points',
    player: id,
    published: printed,
    reference: expected,
  }));
  const deviations = [...points, ...ranks];
  return {
    verdict: deviations.length === 0 ? 'agrees' : 'deviates',
    notChecked: null,
    reference: report,
    ranksNotChecked,
    undecided: undecidedIn(report.table),
    deviations,
    parted: ranksNotChecked === null ? partedTies(tournament, report.table) : [],
    explanations: ranks.length === 0 ? [] : explanationsOf(tournament, report, options.unrated),
  };
}

function nothingChecked(
  notChecked: NotCheckedStandings,
  reference: StandingsReport | null = null,
): StandingsCheck {
  return {
    verdict: 'not-checked',
    notChecked,
    reference,
    ranksNotChecked: null,
    undecided: null,
    deviations: [],
    parted: [],
    explanations: [],
  };
}

/**
 * Files that announce no list often have the starting numbers in the place of ranks. While a round is running, or byes of
 * the next one are counted already, the printed ranks may be those of other points than the finished rounds give.
 */
function whyNoRanks(
  { players, wrongPoints }: Tournament,
  { table: { rows, columns }, tieBreaks }: StandingsReport,
): StandingsCheck['ranksNotChecked'] {
  if (players.every(({ rank }) => (rank ?? 0) === 0)) return 'no-ranks';
  if (tieBreaks.from === 'default' && players.every(({ id, rank }) => id === rank)) return 'starting-numbers';
  const index = columns.findIndex(({ item }) => item.code === 'PTS');
  const pointsOf = new Map(rows.map(({ id, values }) => [id, values[index]]));
  const isOther = players.some(({ id, points }) => {
    const value = pointsOf.get(id) ?? null;
    if (points === null || value === null || wrongPoints.some((wrong) => wrong.id === id)) return false;
    return points * value.denominator !== 10 * value.numerator;
  });
  return isOther ? 'running' : null;
}

function undecidedIn({ columns }: StandingsTable): StandingsCheck['undecided'] {
  for (const { item, dropped } of columns) if (dropped !== null) return { item, reason: dropped };
  return null;
}
