import { kindOfEvent } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { finishedRounds, standingsRanks, standingsStory, standingsTable } from '../../engine/index.js';
import type {
  StandingsSettings,
  StandingsStory,
  StandingsRanks,
  StandingsTable,
  TieBreakEdition,
  TieBreakItem,
} from '../../engine/index.js';
import { chooseTieBreakEdition, chooseTieBreaks } from './tie-breaks-of-file.js';
import type { TieBreakEditionChoice, ChosenTieBreaks, WrongTieBreaks } from './tie-breaks-of-file.js';
import { compareInTable } from './comparison.js';
import type { StandingsComparison } from './comparison.js';
import { areRanksRight } from './wrong-ranks.js';
import { namedRules } from '../edition/named-rules.js';

export { chooseTieBreakEdition, type TieBreakEditionChoice } from './tie-breaks-of-file.js';

/** The standings of a tournament file after a round. */
export interface StandingsReport {
  readonly name: string;
  readonly players: Tournament['players'];
  /** Who is ranked. */
  readonly ranked: 'players' | 'teams';
  readonly tieBreaks: ChosenTieBreaks;
  readonly edition: TieBreakEditionChoice;
  readonly isRoundRobin: boolean;
  /** The round is the last of the event. */
  readonly isFinal: boolean;
  readonly table: StandingsTable;
  /** The player whose values are to be explained; null for none. */
  readonly story: StandingsStory | null;
  /** The two players who are to be compared; null for none. */
  readonly comparison: StandingsComparison | null;
}

export interface StandingsOptions {
  /** Null: those that the file announces. */
  readonly tieBreaks: readonly TieBreakItem[] | null;
  /** 1-based; null: the last finished one. */
  readonly after: number | null;
  /** Null: by the start date. */
  readonly edition: TieBreakEdition | null;
  /** True: whatever the file says about its pairing system. */
  readonly isRoundRobin: boolean;
  /** The rating of unrated players; null: none. */
  readonly unrated: number | null;
  readonly leavesOutBelowHalf: boolean;
  /** Starting number of the player to explain; null for nobody. */
  readonly explain: number | null;
  /** Starting numbers of two players, to say why one is ahead of the other; null for none. */
  readonly why: readonly [number, number] | null;
}

/** The final table, by what the file says. */
export const DEFAULT_STANDINGS: StandingsOptions = {
  tieBreaks: null,
  after: null,
  edition: null,
  isRoundRobin: false,
  unrated: null,
  leavesOutBelowHalf: true,
  explain: null,
  why: null,
};

export type StandingsAnswer = { readonly ok: true; readonly report: StandingsReport } | StandingsRefusal;

export type StandingsRefusal =
  /** The list of the file cannot be read. */
  | { readonly ok: false; readonly kind: 'tie-breaks'; readonly wrong: WrongTieBreaks }
  /** Teams are ranked; they have other tie-breaks. */
  | { readonly ok: false; readonly kind: 'teams'; readonly text: string }
  /** No such round is finished. */
  | { readonly ok: false; readonly kind: 'round'; readonly asked: number; readonly finished: number }
  | { readonly ok: false; readonly kind: 'player'; readonly id: number }
  /** Left out of the table for having completed less than half of the games. */
  | { readonly ok: false; readonly kind: 'left-out'; readonly id: number };

interface OpenedReport {
  readonly ok: true;
  readonly report: StandingsReport;
  readonly ranks: () => StandingsRanks;
}

/** The standings by the list, the edition and the kind of tournament that the options or the file name. */
export function standingsReport(tournament: Tournament, options: StandingsOptions): StandingsAnswer {
  const opened = openReport(tournament, options);
  return opened.ok ? { ok: true, report: opened.report } : opened;
}

/**
 * The same with the ranks alone, which are sooner made than the table: the report makes that when it is asked for.
 */
export function openReport(
  tournament: Tournament,
  options: StandingsOptions,
): OpenedReport | StandingsRefusal {
  const kind = kindOfEvent(tournament.systemCode, tournament.typeText);
  if (kind?.kind === 'team' && tournament.teams === undefined)
    return { ok: false, kind: 'teams', text: kind.text };
  const tieBreaks = chooseTieBreaks(tournament, options.tieBreaks);
  if ('problem' in tieBreaks) return { ok: false, kind: 'tie-breaks', wrong: tieBreaks };
  const finished = Math.min(finishedRounds(tournament), tournament.pairedRounds);
  const round = options.after ?? finished;
  if (round > finished) return { ok: false, kind: 'round', asked: round, finished };
  const isRoundRobin = options.isRoundRobin || isRoundRobinFile(tournament);
  const others = { isRoundRobin, unrated: options.unrated, leavesOutBelowHalf: options.leavesOutBelowHalf };
  const { list } = tieBreaks;
  const edition = chooseTieBreakEdition(tournament, options.edition, (one) =>
    areRanksRight(tournament, standingsRanks(tournament, list, finished, { edition: one, ...others })),
  );
  const settings: Partial<StandingsSettings> = { edition: edition.edition, ...others };
  const lazy = new LazyTable(() => standingsTable(tournament, list, round, settings));
  const { explain, why } = options;
  const storyOf = (id: number): StandingsStory | null =>
    standingsStory(tournament, list, round, settings, id);
  const story = explain === null ? null : storyOf(explain);
  const comparison = why === null ? null : compareInTable(lazy.table, why, storyOf);
  const lacking = explain !== null && story === null ? explain : comparison;
  if (typeof lacking === 'number')
    return { ok: false, kind: lazy.table.leftOut.includes(lacking) ? 'left-out' : 'player', id: lacking };
  return {
    ok: true,
    ranks: () => standingsRanks(tournament, list, round, settings),
    report: Object.assign(lazy, {
      name: tournament.name,
      players: tournament.players,
      ranked: tournament.teams === undefined ? ('players' as const) : ('teams' as const),
      tieBreaks,
      edition,
      isRoundRobin,
      isFinal: round === tournament.totalRounds,
      story,
      comparison: typeof comparison === 'number' ? null : comparison,
    }),
  };
}

/**
 * The table, once it is asked for: a property of its own, which goes along where the report is copied or written. All share
 * one getter, since V8 lays the getter of a single object where everything lives long, and with it the whole file, which it
 * knows.
 */
class LazyTable {
  declare readonly table: StandingsTable;
  readonly #make: () => StandingsTable;
  #made: StandingsTable | null = null;

  constructor(make: () => StandingsTable) {
    this.#make = make;
    Object.defineProperty(this, 'table', LazyTable.#SHARED);
  }

  static readonly #SHARED: PropertyDescriptor = {
    enumerable: true,
    get(this: LazyTable) {
      return (this.#made ??= this.#make());
    },
  };
}

/** Whether the file says, in record 192 or 092, that it is a round robin. */
export function isRoundRobinFile(tournament: Tournament): boolean {
  const says = namedRules(tournament)?.says;
  return says?.kind === 'unknown' && says.what === 'round-robin';
}
