import type {
  AuditReport,
  AuditTotals,
  NormAudit,
  PlayerAudit,
  Season,
  Touch,
} from '../../checker/audit/index.js';
import type { Problem } from '../../corpus/index.js';
import type {
  AuditDocument,
  AuditTournamentDocument,
  NormDocument,
  PlayedRoundDocument,
  PlayerDocument,
  ProblemDocument,
  RequirementDocument,
  TouchDocument,
} from '../../corpus/schema/types/audit-report.js';
import { requirementsOf, unmetOf } from '../../engine/norms/index.js';
import type { JudgedRequirement } from '../../engine/norms/index.js';
import { jsonItem, jsonPieces } from '../check/json-pieces.js';
import { PROGRAM } from '../program.js';
import { skippedDocument } from '../skipped-document.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { caseLines } from '../words/case-words.js';
import { choiceReason } from '../words/edition-words.js';
import { spokenProblem } from '../words/found-problem-words.js';
import { failureWords, remarks, resultWords } from '../words/norm-words.js';
import { touchWords } from '../words/touch-words.js';
import { isShown } from './format.js';
import type { AuditFormat } from './format.js';
import { opponentsOf } from './opponents.js';
import type { OpponentRow } from './opponents.js';
import { seasonDocument } from './season/season-document.js';
import { deviatingRounds } from './text.js';
import { present } from '../../engine/present.js';

export type { AuditDocument } from '../../corpus/schema/types/audit-report.js';

/** The document of the schema; the same reports always give the same bytes. */
export const auditJson: AuditFormat = {
  part: (report, style) => (isShown(report, style) ? jsonItem(tournamentDocument(report)) : ''),
  whole: (parts, { totals, season }) =>
    jsonPieces(documentOf(totals, season), { tournaments: parts.filter((part) => part !== '') }),
};

/** The document of one report. */
export function auditDocument(report: AuditReport, totals: AuditTotals): AuditDocument {
  return { ...documentOf(totals), tournaments: [tournamentDocument(report)] };
}

function documentOf(totals: AuditTotals, season: Season | null = null): AuditDocument {
  return {
    schema: 'swissproof/audit-report/1',
    program: PROGRAM,
    tournaments: [],
    ...(season === null ? {} : { season: seasonDocument(season) }),
    totals: totalsDocument(totals),
  };
}

function totalsDocument({ skipped, recognised, ...counts }: AuditTotals): AuditDocument['totals'] {
  return { ...counts, ...skippedDocument({ skipped, recognised }) };
}

function tournamentDocument(report: AuditReport): AuditTournamentDocument {
  const { file, name, verdict, problems, check, settings, facts, players, remarks } = report;
  const edition = check?.edition ?? null;
  const assumptions = check === null ? [] : caseLines(check, check.rounds);
  const of = (severity: Problem['severity']): ProblemDocument[] =>
    problems
      .filter((problem) => problem.severity === severity)
      .map((problem) => problemDocument(spokenProblem(problem)));
  return {
    file,
    name,
    verdict,
    errors: of('error'),
    warnings: of('warning'),
    edition:
      edition === null ? null : { id: edition.id, chosenBy: edition.chosenBy, reason: choiceReason(edition) },
    ...(assumptions.length === 0 ? {} : { assumptions }),
    event: settings,
    facts,
    remarks,
    rounds: {
      checked: check?.rounds.filter((round) => round.verdict !== 'not-checked').length ?? 0,
      deviating: deviatingRounds(check),
    },
    players: players.map((player) => playerDocument(player, report)),
  };
}

function problemDocument(problem: Problem): ProblemDocument {
  const { line, column, text, expected, message, adjustment, repeated } = problem;
  return {
    line,
    column,
    text,
    expected,
    message,
    ...present({ adjustment }),
    ...repeated,
  };
}

function playerDocument(player: PlayerAudit, report: AuditReport): PlayerDocument {
  const { person, name, fideId, excluded, norms } = player;
  const { id, title, rating, federation, sex } = person;
  return {
    id,
    name,
    title,
    rating,
    federation,
    sex,
    fideId,
    opponents: opponentsOf(player, report).map(opponentDocument),
    excluded,
    norms: norms.map((norm) => normDocument(norm, report)),
  };
}

function opponentDocument({ round, opponent, colour, result }: OpponentRow): PlayedRoundDocument {
  const { person, name = '', fideId = '' } = opponent ?? {};
  const { id = null, title = null, federation = null, rating = null } = person ?? {};
  return { round, opponent: id, name, title, federation, rating, fideId, colour, result };
}

function normDocument(
  { title, result, isHeld, touches, deviatesElsewhere, possible }: NormAudit,
  report: AuditReport,
): NormDocument {
  const { verdict, choice, halfPoints, percentage, average, dp, rp, raised } = result;
  const { exemption, uses, countsAs, missing, readings } = result;
  return {
    ...{ title, verdict, held: isHeld },
    games: choice.games.map(({ round }) => round),
    ignored: choice.ignored.map(({ game, article }) => ({ round: game.round, article })),
    score: halfPoints / 2,
    ...{ percentage, average, dp, performance: rp, raised, exemption, uses, countsAs },
    requirements: requirementsOf(result).map(requirementDocument),
    missing,
    readings,
    explanation: [
      resultWords(result),
      ...remarks(result),
      ...(verdict === 'not-made' ? [failureWords(result)] : []),
    ].join('; '),
    touches: touches.map((touch) => touchDocument(touch, title, report)),
    deviatesElsewhere,
    possible,
  };
}

function requirementDocument(requirement: JudgedRequirement): RequirementDocument {
  const { name, article, value, threshold, limit, verdict } = requirement;
  const unit = name === 'score' ? 2 : 1;
  return {
    ...{ name, article, value: value === null ? null : value / unit, threshold: threshold / unit, limit },
    ...{ holds: verdict !== 'not-met', verdict },
  };
}

function touchDocument(touch: Touch, title: string, { check }: AuditReport): TouchDocument {
  const { round, published, kind, reference, isNeeded, replays, possible, helped } = touch;
  const deviations = check?.rounds.find((one) => one.round === round)?.deviations ?? [];
  const edition = check?.edition?.id ?? '';
  return {
    ...{ round, published, kind, reference, needed: isNeeded },
    ...present({ byTable: touch.byTable }),
    deviations: touch.deviations.map((deviation) => ({
      kind: deviation.kind,
      rule: deviation.rule,
      article: deviation.article,
      summary: explainBriefly(deviation, { edition, deviations }),
    })),
    replays: replays.map(({ outcome, result }) => ({
      outcome,
      verdict: result.verdict,
      average: result.average,
      performance: result.rp,
      failed: unmetOf(result).map(requirementDocument),
    })),
    possible,
    helped,
    explanation: touchWords(touch, title),
  };
}
