import type { Tournament } from '../../corpus/index.js';
import { standingsRanks } from '../../engine/index.js';
import type {
  DropReason,
  StandingsRanks,
  StandingsReading,
  Tenths,
  TieBreakItem,
} from '../../engine/index.js';
import type { PointsDeviation, StandingsDeviation } from './deviation.js';
import { explanationsOf } from './explanations.js';
import type { StandingsExplanation } from './explanations.js';
import { rightByReadings } from './right-by-readings.js';
import { DEFAULT_STANDINGS, openReport } from './standings-report.js';
import type { StandingsRefusal, StandingsReport } from './standings-report.js';
import { partedTies, wrongRanks } from './wrong-ranks.js';

/** Whether the points and ranks of a file follow from its results. */
export interface StandingsCheck {
  /**
   * `agrees-otherwise`: ranks deviate, but all of them are right by another reading of C.07, where the text can be read in
   * both ways. `not-checked`: no rank was compared, and no printed point is wrong.
   */
  readonly verdict: 'agrees' | 'agrees-otherwise' | 'deviates' | 'not-checked';
  /** What was found of the printed points. */
  readonly points: 'agree' | 'deviate' | 'not-compared';
  /** What was found of the printed ranks. */
  readonly ranks: 'agree' | 'agree-otherwise' | 'deviate' | 'not-compared';
  /** The readings, or sets of them, by which all ranks are right; empty where the ranks do not `agree-otherwise`. */
  readonly readings: readonly (readonly StandingsReading[])[];
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

export interface StandingsCheckOptions {
  /** Null: those that the file announces. */
  readonly tieBreaks: readonly TieBreakItem[] | null;
  /** The rating of unrated players; null: none. */
  readonly unrated: number | null;
  /** The event is a round robin, whatever the file says; absent: it says it. */
  readonly isRoundRobin?: boolean;
}

/**
 * Compares the printed points and ranks (record 001, positions 81-89) with the standings after the last finished round, by
 * the list of the options or of the file. Those who remain tied may share a rank or be parted by lot (4.2).
 */
export function checkStandings(tournament: Tournament, options: StandingsCheckOptions): StandingsCheck {
  const opened = openReport(tournament, { ...DEFAULT_STANDINGS, ...options });
  if (!opened.ok) return nothingChecked(opened);
  const { report } = opened;
  const right = opened.ranks();
  const printsPoints = tournament.players.some(({ points }) => points !== null);
  const { unrated } = options;
  const ranksNotChecked = whyNoRanks(tournament, report, right, unrated);
  if (!printsPoints && ranksNotChecked !== null)
    return nothingChecked({ ok: false, kind: 'nothing-printed' }, report);
  const ranks = ranksNotChecked === null ? wrongRanks(tournament, right, () => report.table) : [];
  const points = wrongPointsIn(tournament, right).map(({ id, printed, expected }): PointsDeviation => ({
    field: 'points',
    player: id,
    published: printed,
    reference: expected,
  }));
  const readings = ranks.length === 0 ? [] : rightByReadings(tournament, report, unrated);
  const found = {
    points: !printsPoints ? 'not-compared' : points.length === 0 ? 'agree' : 'deviate',
    ranks: ranksNotChecked === null ? verdictOnRanks(ranks, readings) : 'not-compared',
  } as const;
  return {
    verdict: verdictOf(found),
    ...found,
    readings,
    notChecked: null,
    reference: report,
    ranksNotChecked,
    undecided: undecidedIn(right),
    deviations: [...points, ...ranks],
    parted: ranksNotChecked === null ? partedTies(tournament, right) : [],
    explanations:
      ranks.length === 0 || readings.length > 0 ? [] : explanationsOf(tournament, report, unrated),
  };
}

function verdictOnRanks(
  wrong: readonly StandingsDeviation[],
  readings: StandingsCheck['readings'],
): StandingsCheck['ranks'] {
  if (wrong.length === 0) return 'agree';
  return readings.length > 0 ? 'agree-otherwise' : 'deviate';
}

function verdictOf({ points, ranks }: Pick<StandingsCheck, 'points' | 'ranks'>): StandingsCheck['verdict'] {
  if (points === 'deviate' || ranks === 'deviate') return 'deviates';
  if (ranks === 'not-compared') return 'not-checked';
  return ranks === 'agree' ? 'agrees' : 'agrees-otherwise';
}

function nothingChecked(
  notChecked: NotCheckedStandings,
  reference: StandingsReport | null = null,
): StandingsCheck {
  return {
    verdict: 'not-checked',
    points: 'not-compared',
    ranks: 'not-compared',
    readings: [],
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
 * the next one are counted already, the printed ranks may be those of other points than the finished rounds give. Printed
 * points count the results against those, too, whom a round robin leaves out of its table.
 */
function whyNoRanks(
  tournament: Tournament,
  report: StandingsReport,
  right: StandingsRanks,
  unrated: number | null,
): StandingsCheck['ranksNotChecked'] {
  const { players, wrongPoints } = tournament;
  if (players.every(({ rank }) => (rank ?? 0) === 0)) return 'no-ranks';
  if (report.tieBreaks.from === 'default' && players.every(({ id, rank }) => id === rank))
    return 'starting-numbers';
  const pointsOf = pointsIn(ranksOfAll(tournament, report, right, unrated));
  const isOther = players.some(({ id, points }) => {
    const value = pointsOf.get(id) ?? null;
    if (points === null || value === null || wrongPoints.some((wrong) => wrong.id === id)) return false;
    return points !== value;
  });
  return isOther ? 'running' : null;
}

/** Those with the results against those whom a round robin leaves out; only their points are asked for. */
function ranksOfAll(
  tournament: Tournament,
  { edition, isRoundRobin }: StandingsReport,
  right: StandingsRanks,
  unrated: number | null,
): StandingsRanks {
  if (right.leftOut.length === 0) return right;
  const points = right.columns.map(({ item }) => item).filter(({ code }) => code === 'PTS');
  const settings = { edition: edition.edition, isRoundRobin, unrated, leavesOutBelowHalf: false };
  return standingsRanks(tournament, points, right.round, settings);
}

/** By starting number, in tenths. */
function pointsIn({ rows }: StandingsRanks): Map<number, Tenths | null> {
  return new Map(rows.map(({ id, points }) => [id, points]));
}

/** Who leaves out of the points what a round robin leaves out of its table prints no wrong ones. */
function wrongPointsIn({ wrongPoints }: Tournament, right: StandingsRanks): Tournament['wrongPoints'] {
  const { leftOut } = right;
  if (leftOut.length === 0) return wrongPoints;
  const pointsOf = pointsIn(right);
  return wrongPoints.filter(({ id, printed }) => {
    const value = pointsOf.get(id) ?? null;
    return value === null ? !leftOut.includes(id) || printed !== 0 : printed !== value;
  });
}

function undecidedIn({ columns }: StandingsRanks): StandingsCheck['undecided'] {
  for (const { item, dropped } of columns) if (dropped !== null) return { item, reason: dropped };
  return null;
}
