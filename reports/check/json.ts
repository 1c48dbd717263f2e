import type {
  Deviation,
  EditionFit,
  ReportedEdition,
  RoundReport,
  Side,
  TournamentReport,
  Totals,
} from '../../checker/index.js';
import { deviationsByRule, totalsOf } from '../../checker/index.js';
import type { Problem } from '../../corpus/index.js';
import type {
  CheckDocument,
  EditionDocument,
  ErrorDocument,
  RoundDocument,
  SideDocument,
  TournamentDocument,
} from '../../corpus/schema/types/check-report.js';
import { fitDocument, fitTotals } from './fit/document.js';
import type { CheckFormat } from './format.js';
import {
  declarationDocument,
  knowledgeDocument,
  meaningDocument,
  tableDocument,
  unjudgedDocument,
} from './json-parts.js';
import { jsonItem, jsonPieces } from './json-pieces.js';
import { skippedDocument } from '../skipped-document.js';
import { caseLines } from '../words/case-words.js';
import { choiceReason } from '../words/edition-words.js';
import { spokenProblem } from '../words/found-problem-words.js';
import { numbersOf, weightsOf } from '../words/part-numbers.js';
import { PROGRAM } from '../program.js';
import { roundsThatSaySomething, roundsToShow } from './quiet.js';
import { standingsCheckDocument } from './standings-document.js';
import { roundNote, roundReason } from '../words/round-words.js';
import { explain } from '../words/deviation/wording.js';
import { present } from '../../engine/present.js';

export type {
  CheckDocument,
  DeclarationDocument,
  DeviationDocument,
  EditionDocument,
  ErrorDocument,
  RoundDocument,
  SideDocument,
  StandingsCheckDocument,
  TournamentDocument,
  WarningDocument,
} from '../../corpus/schema/types/check-report.js';

export type TotalsDocument = CheckDocument['totals'];

/** The report as the document of the contract. */
export function checkDocument(reports: readonly TournamentReport[]): CheckDocument {
  return documentOf(
    reports.map((report) => tournamentDocument(report, report.rounds)),
    totalsOf(reports),
  );
}

/** The document as JSON text; the same reports always give the same bytes. */
export const checkJson: CheckFormat = {
  part: (report, { isQuiet, leavesOutAgreeing = false }) => {
    const rounds = roundsToShow(report, isQuiet);
    if (rounds === null) return '';
    return jsonItem(tournamentDocument(report, leavesOutAgreeing ? roundsThatSaySomething(rounds) : rounds));
  },
  whole: (all, { totals }) =>
    jsonPieces(documentOf([], totals), { tournaments: all.filter((part) => part !== '') }),
};

function documentOf(tournaments: readonly TournamentDocument[], totals: Totals): CheckDocument {
  return {
    schema: 'swissproof/check-report/1',
    program: PROGRAM,
    tournaments,
    totals: totalsDocument(totals),
  };
}

function tournamentDocument(report: TournamentReport, shown: readonly RoundReport[]): TournamentDocument {
  const { file, name, edition, players, verdict } = report;
  const spoken = report.problems.map(spokenProblem);
  return {
    file,
    name,
    edition: edition === null ? null : editionDocument(edition, report.alternatives),
    players,
    ...present({ event: factsThere(report.event) }),
    verdict,
    errors: spoken.filter(({ severity }) => severity === 'error').map(problemDocument),
    warnings: spoken
      .filter(({ severity }) => severity === 'warning')
      .map((problem) => ({ ...problemDocument(problem), adjustment: problem.adjustment ?? '' })),
    ...(report.initialColour === undefined
      ? {}
      : { initialColour: initialColourDocument(report.initialColour) }),
    ...(report.otherMeanings === undefined
      ? {}
      : { otherMeanings: report.otherMeanings.map(meaningDocument) }),
    ...caseDocument(report),
    ...present({ readingsTried: report.readingsTried }),
    rounds: shown.map((round) => roundDocument(round, edition?.id ?? '')),
    ...(report.standings === undefined ? {} : { standings: standingsCheckDocument(report.standings) }),
    ...(report.unjudged === undefined ? {} : { unjudged: unjudgedDocument(report.unjudged) }),
    ...present({ roundRobin: report.roundRobin }),
    ...present({ pairsOnly: report.isPairsOnly }),
    ...(report.fit === undefined ? {} : { fit: fitDocument(report.fit) }),
  };
}

/** Where and when the event was played; undefined if the file does not say it. */
function factsThere(event: TournamentReport['event']): TournamentReport['event'] {
  return event !== undefined && Object.values(event).some((text) => text !== '') ? event : undefined;
}

/** What the rounds were checked by besides the edition, as data and in sentences. */
function caseDocument(
  report: TournamentReport,
): Pick<TournamentDocument, 'acceleration' | 'eventLength' | 'closer' | 'assumptions'> {
  const { acceleration, length, closer, rounds } = report;
  const sentences = caseLines(report, rounds);
  return {
    ...present({ acceleration, eventLength: length, closer }),
    ...(sentences.length === 0 ? {} : { assumptions: sentences }),
  };
}

function initialColourDocument({
  colour,
  game,
}: NonNullable<TournamentReport['initialColour']>): NonNullable<TournamentDocument['initialColour']> {
  const { round, white, black } = game;
  return { colour, round, players: [white, black] };
}

function editionDocument(choice: ReportedEdition, alternatives: readonly EditionFit[]): EditionDocument {
  const { id, chosenBy } = choice;
  return {
    id,
    chosenBy,
    reason: choiceReason(choice),
    ...(alternatives.length === 0 ? {} : { alternatives }),
  };
}

function problemDocument({ line, column, text, expected, message, repeated }: Problem): ErrorDocument {
  return { line, column, text, expected, message, ...repeated };
}

function roundDocument(round: RoundReport, edition: string): RoundDocument {
  const { verdict, published, reference, deviations, declarations, declaredKnowledge } = round;
  const reason = roundReason(round, edition);
  const note = roundNote(round);
  return {
    round: round.round,
    verdict,
    ...(reason === null ? {} : { reason }),
    ...(note === null ? {} : { note }),
    ...present({ stopped: round.stopped, dependsOn: round.dependsOn, knownThen: round.knownThen }),
    published,
    reference,
    deviations: deviations.map((deviation) => ({
      kind: deviation.kind,
      ...present({ edition: deviation.edition }),
      rule: deviation.rule,
      article: deviation.article,
      bracket: deviation.table === undefined ? deviation.bracket / 10 : null,
      players: deviation.players,
      consequenceOf: deviation.consequenceOf === null ? null : causeOf(deviations[deviation.consequenceOf]),
      ...(deviation.sameExchangeAs === undefined
        ? {}
        : { sameExchangeAs: causeOf(deviations[deviation.sameExchangeAs]) }),
      violations: deviation.violations.map(({ title: _, ...violation }) => violation),
      bye: deviation.bye === null ? null : { player: deviation.bye.player, score: deviation.bye.score / 10 },
      leavesUnpairable: deviation.leavesUnpairable,
      ...(deviation.declared === true ? { declared: true } : {}),
      ...(deviation.mdpsCouldMeet === true ? { mdpsCouldMeet: true } : {}),
      published: sideDocument(deviation.published),
      reference: deviation.reference === null ? null : sideDocument(deviation.reference),
      explanation: explain(deviation, { edition, deviations }),
      ...present({ differences: deviation.differences, parity: deviation.parity }),
      ...(deviation.table === undefined ? {} : { table: tableDocument(deviation.table) }),
    })),
    ...(declarations === undefined ? {} : { declarations: declarations.map(declarationDocument) }),
    ...(declaredKnowledge === undefined ? {} : { declaredKnowledge: knowledgeDocument(declaredKnowledge) }),
  };
}

/** The bracket of a deviation from which another one follows, or in which the same exchange counts; of a table its rule. */
function causeOf({ table, rule, bracket }: Deviation): number | string {
  return table === undefined ? bracket / 10 : rule;
}

function sideDocument({ parts, pairs, downfloaters }: Side): SideDocument {
  return { value: parts.flatMap(numbersOf), ...weightsOf(parts), pairs, downfloaters };
}

function totalsDocument(totals: Totals): TotalsDocument {
  const {
    byEdition,
    byFit: _,
    standings,
    agreeOtherwise,
    leftToArbiter,
    undecided,
    unjudged,
    sameByAllReadings,
    byReading,
    skipped,
    recognised,
    ...counts
  } = totals;
  const byFit = fitTotals(totals);
  const editions = Object.entries(byEdition).map(([id, rules]) => [id, sorted(rules)] as const);
  return {
    ...counts,
    ...(agreeOtherwise === 0 ? {} : { agreeOtherwise }),
    ...(leftToArbiter === 0 ? {} : { leftToArbiter }),
    ...(undecided === 0 ? {} : { undecided }),
    ...(unjudged === 0 ? {} : { unjudged }),
    ...(sameByAllReadings === null ? {} : { sameByAllReadings, byReading: sorted(byReading) }),
    byRule: sorted(deviationsByRule(totals)),
    byEdition: sorted(Object.fromEntries(editions)),
    standings: standingsTotalsDocument(standings),
    ...(byFit.length === 0 ? {} : { byFit }),
    ...skippedDocument({ skipped, recognised }),
  };
}

function standingsTotalsDocument({
  agreeOtherwise,
  pointsOnly,
  byTieBreak,
  ...counts
}: Totals['standings']): NonNullable<TotalsDocument['standings']> {
  return {
    ...counts,
    ...(agreeOtherwise === 0 ? {} : { agreeOtherwise }),
    ...(pointsOnly === 0 ? {} : { pointsOnly }),
    byTieBreak: sorted(byTieBreak),
  };
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
