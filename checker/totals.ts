import { isCounted } from './judge/exchanges.js';
import { isLeftUndecided } from './judge/limited.js';
import type { Deviation } from './report.js';
import type { TournamentReport } from './tournament-report.js';
import { ruleOfStandings } from './standings/deviation.js';

export interface Totals {
  readonly tournaments: number;
  readonly rounds: number;
  readonly agree: number;
  readonly deviate: number;
  readonly invalid: number;
  /** Valid files of which no round was checked. */
  readonly notChecked: number;
  /** Those of them whose rounds no FIDE rule pairs. */
  readonly unjudged: number;
  /** Rounds that deviate, but are right by another reading, another meaning of the file or what was known on their day. */
  readonly agreeOtherwise: number;
  /** Rounds that the rules leave to the arbiter; they are not among those checked. */
  readonly leftToArbiter: number;
  /** Rounds that were not judged, since the limit of work was reached; they are not among those checked. */
  readonly undecided: number;
  /** Deviations of their own that their files declare rightly: they are in no count by rule. */
  readonly declared: number;
  /** What files declare wrongly. */
  readonly wronglyDeclared: number;
  /** Deviations by edition and rule, of all editions by which a round was checked: "C12" of two editions differ. */
  readonly byEdition: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Rounds that come out the same by every reading; null where that was not asked for. */
  readonly sameByAllReadings: number | null;
  /** Rounds by the readings on which they depend, with the name of the edition before it. */
  readonly byReading: Readonly<Record<string, number>>;
  /** Tournaments by what became of their standings; all 0 where that was not asked for. */
  readonly standings: StandingsTotals;
  /**
   * Tournaments of which all editions were tried, by the names of those that fit, with blanks between; by an empty name
   * those that none fits.
   */
  readonly byFit: Readonly<Record<string, number>>;
  /** Names of files that were found in folders and are no tournaments; they are in no count. */
  readonly skipped: readonly string[];
  /** The skipped files that swissproof recognises. */
  readonly recognised: readonly RecognisedFile[];
}

/** A file that is no tournament, and what it is. */
export interface RecognisedFile {
  readonly file: string;
  /** Stable name of the kind of file, for programs. */
  readonly format: string;
  /** What the file is, with its article: "a Swiss-Manager tournament". */
  readonly what: string;
  /** How to get a tournament from it; may be empty. */
  readonly way: string;
}

export interface StandingsTotals {
  readonly agree: number;
  /** Ranks that are right by another reading of C.07; these are in no count by tie-break. */
  readonly agreeOtherwise: number;
  readonly deviate: number;
  /** The ranks were not compared, and no printed point is wrong. */
  readonly notChecked: number;
  /** Those of them whose points were compared: they agree. */
  readonly pointsOnly: number;
  /** Printed values that are wrong, by the tie-break that decides: "BH/C1", "PTS"; "points" and "rank" for the fields alone. */
  readonly byTieBreak: Readonly<Record<string, number>>;
}

/**
 * Deviations by the name of the rule. Where tournaments were checked by more than one edition the name of the edition
 * goes before it.
 */
export function deviationsByRule({ byEdition }: Totals): Record<string, number> {
  const editions = Object.entries(byEdition);
  const named = (edition: string, rule: string): string =>
    editions.length > 1 ? `${edition} ${rule}` : rule;
  return Object.fromEntries(
    editions.flatMap(([edition, rules]) =>
      Object.entries(rules).map(([rule, count]) => [named(edition, rule), count]),
    ),
  );
}

/**
 * Counts over several reports. Consequences do not count under their rule. An exchange of two players counts once, as do
 * players of a round robin who stand in each other's place in several rounds.
 */
export function totalsOf(reports: readonly TournamentReport[]): Totals {
  return sumOf(reports.map(totalsOfOne));
}

/** The totals of several lots of tournaments together. */
export function sumOf(lots: readonly Totals[]): Totals {
  const byEdition: Record<string, Record<string, number>> = {};
  const byFit: Record<string, number> = {};
  const byReading: Record<string, number> = {};
  let sameByAllReadings: number | null = null;
  let [tournaments, rounds, agree, deviate, invalid, notChecked] = [0, 0, 0, 0, 0, 0];
  let [declared, wronglyDeclared, agreeOtherwise, leftToArbiter, undecided, unjudged] = [0, 0, 0, 0, 0, 0];
  const standings = { agree: 0, agreeOtherwise: 0, deviate: 0, notChecked: 0, pointsOnly: 0 };
  const byTieBreak: Record<string, number> = {};
  for (const lot of lots) {
    tournaments += lot.tournaments;
    rounds += lot.rounds;
    agree += lot.agree;
    deviate += lot.deviate;
    invalid += lot.invalid;
    notChecked += lot.notChecked;
    unjudged += lot.unjudged;
    agreeOtherwise += lot.agreeOtherwise;
    leftToArbiter += lot.leftToArbiter;
    undecided += lot.undecided;
    declared += lot.declared;
    wronglyDeclared += lot.wronglyDeclared;
    standings.agree += lot.standings.agree;
    standings.agreeOtherwise += lot.standings.agreeOtherwise;
    standings.deviate += lot.standings.deviate;
    standings.notChecked += lot.standings.notChecked;
    standings.pointsOnly += lot.standings.pointsOnly;
    addTo(byTieBreak, lot.standings.byTieBreak);
    addTo(byFit, lot.byFit);
    addTo(byReading, lot.byReading);
    if (lot.sameByAllReadings !== null) sameByAllReadings = (sameByAllReadings ?? 0) + lot.sameByAllReadings;
    for (const [edition, rules] of Object.entries(lot.byEdition)) {
      addTo((byEdition[edition] ??= {}), rules);
    }
  }
  return {
    tournaments,
    rounds,
    agree,
    deviate,
    invalid,
    notChecked,
    unjudged,
    declared,
    wronglyDeclared,
    agreeOtherwise,
    leftToArbiter,
    undecided,
    sameByAllReadings,
    byReading,
    standings: { ...standings, byTieBreak },
    byEdition,
    byFit,
    skipped: lots.flatMap((lot) => lot.skipped),
    recognised: lots.flatMap((lot) => lot.recognised),
  };
}

function addTo(sums: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(counts)) sums[key] = (sums[key] ?? 0) + count;
}

function standingsTotals({ standings }: TournamentReport): StandingsTotals {
  const byTieBreak: Record<string, number> = {};
  for (const deviation of standings?.deviations ?? [])
    if (deviation.field === 'points' || standings?.ranks === 'deviate')
      addTo(byTieBreak, { [ruleOfStandings(deviation)]: 1 });
  const verdict = standings?.verdict;
  return {
    agree: verdict === 'agrees' ? 1 : 0,
    agreeOtherwise: verdict === 'agrees-otherwise' ? 1 : 0,
    deviate: verdict === 'deviates' ? 1 : 0,
    notChecked: verdict === 'not-checked' ? 1 : 0,
    pointsOnly: verdict === 'not-checked' && standings?.points === 'agree' ? 1 : 0,
    byTieBreak,
  };
}

function readingTotals({
  edition,
  rounds,
}: TournamentReport): Pick<Totals, 'sameByAllReadings' | 'byReading'> {
  const byReading: Record<string, number> = {};
  let sameByAllReadings: number | null = null;
  for (const { dependsOn } of rounds) {
    if (dependsOn === undefined) continue;
    sameByAllReadings = (sameByAllReadings ?? 0) + (dependsOn.length === 0 ? 1 : 0);
    for (const id of dependsOn) addTo(byReading, { [`${edition?.id ?? ''} ${id}`]: 1 });
  }
  return { sameByAllReadings, byReading };
}

/** Whether no other round has the same players in each other's place. */
function isFirst({ table }: Deviation, counted: Set<string>): boolean {
  if (table?.kind !== 'players' && table?.kind !== 'ring') return true;
  const key = table.players.join('-');
  if (counted.has(key)) return false;
  counted.add(key);
  return true;
}

function totalsOfOne(report: TournamentReport): Totals {
  const byEdition: Record<string, Record<string, number>> = {};
  let [rounds, agree, deviate, declared, wronglyDeclared] = [0, 0, 0, 0, 0];
  let [agreeOtherwise, leftToArbiter, undecided] = [0, 0, 0];
  const counted = new Set<string>();
  for (const round of report.rounds) {
    for (const { verdict } of round.declarations ?? []) if (verdict === 'wrongly') wronglyDeclared += 1;
    if (round.declaredKnowledge?.verdict === 'wrongly') wronglyDeclared += 1;
    if (round.leftToArbiter !== undefined) leftToArbiter += 1;
    if (isLeftUndecided(round)) undecided += 1;
    if (round.verdict === 'not-checked') continue;
    rounds += 1;
    if (round.verdict === 'agrees-otherwise') agreeOtherwise += 1;
    if (round.verdict === 'agrees') agree += 1;
    if (round.verdict === 'deviates') deviate += 1;
    if (round.verdict === 'agrees-otherwise') continue;
    for (const deviation of round.deviations) {
      const { edition = report.edition?.id, rule } = deviation;
      if (!isCounted(deviation)) continue;
      if (deviation.declared === true) declared += 1;
      else if (edition !== undefined && isFirst(deviation, counted))
        addTo((byEdition[edition] ??= {}), { [rule]: 1 });
    }
  }
  if (report.edition !== null && rounds > 0) byEdition[report.edition.id] ??= {};
  const { verdict } = report;
  const [invalid, notChecked] = [verdict === 'invalid' ? 1 : 0, verdict === 'not-checked' ? 1 : 0];
  const byFit = report.fit === undefined || rounds === 0 ? {} : { [report.fit.fitting.join(' ')]: 1 };
  const counts = { rounds, agree, deviate, invalid, notChecked, declared, wronglyDeclared };
  const more = { agreeOtherwise, leftToArbiter, undecided, unjudged: report.unjudged === undefined ? 0 : 1 };
  return {
    tournaments: 1,
    ...counts,
    ...more,
    ...readingTotals(report),
    standings: standingsTotals(report),
    byEdition,
    byFit,
    skipped: [],
    recognised: [],
  };
}
