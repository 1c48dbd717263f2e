import type { Tournament } from '../corpus/index.js';
import { editionById, editionsByLikelihood } from '../engine/index.js';
import { withDeclaredLength } from './case/event-length.js';
import { decideCase } from './case/decide-case.js';
import { reportedCase } from './case/reported-case.js';
import { settledCase } from './case/settle-case.js';
import { caseOfOther, declaredCase } from './case/swiss-case.js';
import type { SwissCase } from './case/swiss-case.js';
import { checkRounds, countAgreeing, DEFAULT_CHECK, whichAgree } from './check-tournament.js';
import type { CheckOptions } from './check-tournament.js';
import { asFileDeclares } from './edition/declared-form.js';
import { declaredUnjudged, unjudgedInstead } from './case/recognised-unjudged.js';
import { unjudgedReport } from './case/unjudged-report.js';
import type { RefusedEdition } from './edition/choice-source.js';
import { namedRules } from './edition/named-rules.js';
import { missingFor, withProvisionalRatings } from './edition/missing-data.js';
import { readForEdition } from './edition/read-for-edition.js';
import type { FoundProblem } from './found-problem.js';
import type { Observed, Observer } from './judge/check-round.js';
import { triedReadings, withDependence } from './judge/reading-dependence.js';
import { withKnownThen } from './known-then/explain-rounds.js';
import { initialOrderWarning } from './initial-order.js';
import { judgeMeanings } from './meanings/judge-meanings.js';
import { mistypedByes } from './mistyped-byes.js';
import { salvagedPicture, tournamentPicture } from './picture/tournament-picture.js';
import { numbersAfterPlay } from './numbers-after-play.js';
import { otherNumbers } from './other-numbers.js';
import { pairsOnly } from './pairs-only.js';
import type { EditionChoice, EditionFit } from './report.js';
import type { TournamentReport } from './tournament-report.js';
import { checkRoundRobin } from './round-robin/check-round-robin.js';
import { roundRobinInstead } from './round-robin/by-games.js';
import { namedRoundRobin } from './round-robin/recognise.js';
import { checkInSeries } from './series/series.js';
import { checkStandings } from './standings/standings-check.js';
import {
  agreementOf,
  invalidReport,
  isClean,
  noRounds,
  reportOn,
  withUndecided,
} from './tournament-report.js';
import type { CheckedFile } from './tournament-report.js';

/**
 * Reads a tournament file and checks its rounds and its standings. A file with an error in it, or without a single round, is `invalid`
 * and its rounds are not checked at all.
 * @param file the name under which the report speaks of it.
 * @param observe told of every deviation on the way; not in literal checks.
 */
export function checkFile(
  content: Uint8Array | string,
  file: string,
  options: Partial<CheckOptions> = {},
  observe?: Observer,
): TournamentReport {
  return withUndecided(checkWith(content, file, { ...DEFAULT_CHECK, ...options }, observe));
}

function checkWith(
  content: Uint8Array | string,
  file: string,
  settings: CheckOptions,
  observe: Observer | undefined,
): TournamentReport {
  const read = readForEdition(content, settings.edition, { file, contradictions: 'read' });
  if (read.tournament === null) {
    const { problems, salvaged = null } = read;
    return {
      ...invalidReport(file, problems, salvaged),
      ...(settings.isPictured && salvaged !== null ? { picture: salvagedPicture(salvaged) } : {}),
    };
  }
  const { tournament: printed, problems } = read;
  const tournament = withProvisionalRatings(printed, settings.unrated);
  const rules = namedRules(tournament);
  const isOpen = settings.edition === null && settings.roundRobin === null;
  const unjudged = isOpen ? declaredUnjudged(tournament, rules) : null;
  if (unjudged !== null && tournament.pairedRounds > 0)
    return {
      ...unjudgedReport(tournament, { file, problems }, unjudged),
      ...standingsAndPicture(printed, settings, false),
    };
  const named = settings.edition === null ? namedRoundRobin(tournament, settings.roundRobin, rules) : null;
  const besides = standingsAndPicture(printed, settings, named !== null);
  if (named !== null)
    return { ...checkRoundRobin(tournament, named, { file, problems }, settings), ...besides };
  const decision = decideCase(tournament, settings.edition, settings, rules);
  if (!decision.ok) {
    const unknown = noEdition(content, file, decision);
    return { ...invalidReport(file, [...problems, unknown], tournament), ...besides };
  }
  const { swissCase } = decision;
  const { choice } = swissCase;
  if (tournament.pairedRounds === 0)
    return { ...invalidReport(file, [...problems, noRounds(file)], tournament), edition: choice };
  if (settings.isPairsOnly) return pairsOnly(swissCase, { file, problems }, settings);
  const settled = checkSettled(swissCase, { file, problems }, settings, observe);
  const checked = inSeries(settled.report, settled.swissCase, settings);
  // Not spread: see CONTRIBUTING.md, "Speed".
  const report: TournamentReport = Object.assign({}, checked, besides);
  if (report.verdict !== 'deviates') return report;
  const camps = unjudgedInstead(tournament, choice, settings);
  if (camps !== null) return { ...unjudgedReport(tournament, { file, problems }, camps), ...besides };
  // A Swiss that agrees is no round robin.
  const byGames = roundRobinInstead(tournament, choice, settings);
  if (byGames !== null)
    return {
      ...checkRoundRobin(tournament, byGames, { file, problems }, settings),
      ...standingsAndPicture(printed, settings, true),
    };
  const alternatives = alternativesTo(choice, tournament, settings);
  // Another edition by which every round agrees explains more than a change does.
  const isOtherEdition = alternatives.some(({ agree, rounds }) => agree === rounds);
  const explained = isOtherEdition ? report : withDay(report, settled.swissCase, settings);
  if (explained.verdict !== 'deviates') return explained;
  // Numbers that were given anew during the event explain all of its rounds; these explain why none can be judged.
  const other = (one: Tournament) => whichAgree(caseOfOther(settled.swissCase, one), settings);
  const wrong =
    numbersAfterPlay(file, tournament, report.rounds) ?? otherNumbers(file, tournament, report.rounds, other);
  if (wrong !== null) return { ...invalidReport(file, [...problems, wrong], tournament), ...besides };
  return { ...explained, alternatives };
}

/** Where rounds deviate and there are other files: the report with the rounds as the earlier files of the event explain them. */
function inSeries(
  report: TournamentReport,
  swissCase: SwissCase,
  { otherFiles, edition, isLiteral, explainLimit }: CheckOptions,
): TournamentReport {
  if (report.verdict !== 'deviates' || otherFiles === null) return report;
  const rounds = checkInSeries(swissCase, report.rounds, otherFiles(), edition, { isLiteral, explainLimit });
  return { ...report, rounds, verdict: isClean(rounds) ? 'agrees' : 'deviates' };
}

/** What a report has besides the rounds: whether the standings are right, and what a page shows. */
function standingsAndPicture(
  inFile: Tournament,
  { standings, unrated, totalRounds, isPictured }: CheckOptions,
  isRoundRobin: boolean,
): Pick<TournamentReport, 'standings' | 'picture'> {
  const printed = withDeclaredLength(inFile, totalRounds);
  const tieBreaks = standings?.tieBreaks ?? null;
  return {
    ...(standings === null
      ? {}
      : { standings: checkStandings(printed, { tieBreaks, unrated: standings.unrated, isRoundRobin }) }),
    ...(isPictured ? { picture: tournamentPicture(printed, { tieBreaks, unrated, isRoundRobin }) } : {}),
  };
}

/** Checks the rounds of a tournament by its case as it was declared. */
export function checkDeclared(
  swissCase: SwissCase,
  from: CheckedFile,
  settings: CheckOptions,
  observe?: Observer,
): TournamentReport {
  const { tournament, choice, initialColour } = swissCase;
  const checked = checkRounds(swissCase, settings, observe);
  const { rounds, judged } = judgeMeanings(swissCase, settings, checked);
  const order = initialOrderWarning(tournament, from.file);
  const problems = [
    ...from.problems,
    ...(order === null ? [] : [order]),
    ...mistypedByes(tournament, rounds, from.file),
  ];
  return {
    ...reportOn(tournament, { file: from.file, problems }, choice, rounds),
    ...(initialColour?.from === 'game' ? { initialColour } : {}),
    ...(judged.length === 0 ? {} : { otherMeanings: judged }),
  };
}

/** Checks the rounds of a tournament by its case; what that leaves open is tried where rounds deviate. The case that was used comes with it. */
export function checkSettled(
  declared: SwissCase,
  from: CheckedFile,
  settings: CheckOptions,
  observe?: Observer,
): { readonly report: TournamentReport; readonly swissCase: SwissCase } {
  const observed: Observed[] = [];
  const record = observe === undefined ? undefined : (one: Observed) => void observed.push(one);
  const first = checkDeclared(declared, from, settings, record);
  const agreement =
    settings.rounds === null || isClean(first.rounds)
      ? agreementOf(first.rounds)
      : whichAgree(declared, { isLiteral: settings.isLiteral });
  const settled = settledCase(declared, agreement, settings.isLiteral);
  const facts = reportedCase(settled);
  const isOther = settled.swissCase !== declared;
  const checked = isOther ? checkDeclared(settled.swissCase, from, settings, observe) : first;
  if (!isOther) for (const one of observed) observe?.(one);
  const { swissCase } = settled;
  const report = { ...checked, ...facts };
  if (!settings.allReadings) return { report, swissCase };
  const readingsTried = triedReadings(swissCase).map(({ id }) => id);
  return {
    report: { ...report, rounds: withDependence(report.rounds, swissCase), readingsTried },
    swissCase,
  };
}

/**
 * The same report, where deviating rounds may be right by what was known on their day. A change has to explain the whole event,
 * also where only some of its rounds are asked for. A caller who names an edition asks where the rounds differ from it: then a
 * change is no more than a hint.
 */
function withDay(report: TournamentReport, swissCase: SwissCase, settings: CheckOptions): TournamentReport {
  if (settings.isLiteral || !settings.triesDay) return report;
  const { explainLimit } = settings;
  const all = settings.rounds === null ? report.rounds : checkRounds(swissCase, { explainLimit });
  const explained = new Map(
    withKnownThen(swissCase, all, {
      givesHintsOnly: swissCase.choice.chosenBy === 'option',
      explainLimit,
    }).map((one) => [one.round, one]),
  );
  const rounds = report.rounds.map((round) => {
    const { knownThen, verdict, stopped } = explained.get(round.round) ?? round;
    return knownThen === undefined && stopped === round.stopped
      ? round
      : { ...round, verdict, ...(knownThen && { knownThen }), ...(stopped && { stopped }) };
  });
  return { ...report, rounds, verdict: isClean(rounds) ? 'agrees' : report.verdict };
}

/**
 * The other editions of the system, where nothing but a date, a default or the rounds themselves speak for the one that
 * was taken; the likeliest first.
 */
function alternativesTo(choice: EditionChoice, tournament: Tournament, settings: CheckOptions): EditionFit[] {
  if (choice.chosenBy === 'option' || choice.chosenBy === 'file') return [];
  const system = editionById(choice.id)?.system ?? '';
  const { iso = null, readings = [] } = tournament.startDate ?? {};
  return editionsByLikelihood(iso ?? readings.at(0) ?? null, system)
    .filter((edition) => edition.id !== choice.id)
    .map((edition) => asFileDeclares(edition, tournament))
    .filter((edition) => missingFor(edition, tournament).length === 0)
    .map((edition) => ({
      id: edition.id,
      ...countAgreeing(declaredCase(tournament, edition, settings), settings),
    }))
    .filter(({ rounds }) => rounds > 0);
}

function noEdition(content: Uint8Array | string, file: string, refused: RefusedEdition): FoundProblem {
  const { record, text, refusal } = refused;
  const player = refusal.kind === 'unrated' ? refusal.player : null;
  return {
    severity: 'error',
    code: player === null ? 'edition' : 'rating-missing',
    file,
    line: lineOfRecord(content, record, player),
    column: 5,
    text,
    found: refused,
  };
}

/** @param player whom the record is about; null for one that an event has once. */
function lineOfRecord(content: Uint8Array | string, record: string, player: number | null): number {
  const text = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
  const isMeant = (line: string): boolean =>
    line.startsWith(record) && (player === null || Number(line.slice(4, 8)) === player);
  return Math.max(1, text.split(/\r\n|\r|\n/).findIndex(isMeant) + 1);
}
