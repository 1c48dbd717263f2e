import { isWrong } from '../../checker/index.js';
import type { AuditReport, AuditTotals, PlayerAudit } from '../../checker/audit/index.js';
import { requirementsOf, unmetOf } from '../../engine/norms/index.js';
import { paintOf } from '../paint.js';
import type { Paint } from '../paint.js';
import { caseLines } from '../words/case-words.js';
import { choiceReason } from '../words/edition-words.js';
import { remarks, resultWords, roundList, campWords, formatLines, remarkLines } from '../words/norm-words.js';
import { counted } from '../words/numbers.js';
import { fideNumberWords, playerFacts } from '../words/player-words.js';
import { attemptWords, requirementTable } from '../words/requirement-words.js';
import { skippedLines } from '../words/input-problems.js';
import { problemLine } from '../words/problem-words.js';
import { person as marked, withNames } from '../words/person.js';
import type { People } from '../words/person.js';
import { elsewhereLines, teamEventLines } from '../words/norm-event-words.js';
import { eachRoundWords, touchWords } from '../words/touch-words.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { worstLast } from '../check/index-entry.js';
import { wholeText } from '../check/whole-text.js';
import { isShown } from './format.js';
import { peopleAudited } from './people.js';
import { byAuditState } from './audit-entry.js';
import type { AuditEntry } from './audit-entry.js';
import type { AuditFormat, AuditStyle, AuditSummary } from './format.js';
import { opponentLines } from './opponent-table.js';
import { seasonLines } from './season/season-text.js';
import { shownNorms } from './shown-norms.js';
import type { ShownNorm } from './shown-norms.js';

/** The audit for a person: every norm that was made or may have been made, with the rounds that touch it. */
export const auditText: AuditFormat = {
  part: (report, style) => {
    const paint = paintOf(style.isColoured);
    if (!isShown(report, style)) return '';
    return report.verdict === 'invalid'
      ? invalidLines(report, paint).join('\n')
      : tournamentLines(report, style, paint).join('\n');
  },
  whole: (parts, { totals, season, entries }) =>
    wholeText(worstLast(parts, { entries }, byAuditState), [
      ...(season === null ? [] : [...seasonLines(season), '']),
      ...totalLines(totals),
      ...touchedLines(entries),
    ]),
};

/** The names of the tournaments with touched norms; empty for a report of one file. */
function touchedLines(entries: AuditSummary['entries']): string[] {
  const known = entries.filter((entry) => entry !== null);
  const touched = known.filter(({ state }) => state === 'touched');
  if (known.length < 2 || touched.length === 0) return [];
  const namesOf = ({ norms }: AuditEntry): string =>
    norms
      .filter(({ isTouched }) => isTouched)
      .map(({ title, player }) => `${title} norm of ${player}`)
      .join(', ');
  return ['Touched:', ...touched.map((entry) => `  ${entry.file}: ${namesOf(entry)}`)];
}

function invalidLines(report: AuditReport, paint: Paint): string[] {
  const { file, problems } = report;
  const people = peopleAudited(report);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return [
    `${file}: ${paint.open('not audited')}`,
    ...errors.map((problem) => `  ${problemLine(file, problem, people)}`),
  ];
}

function tournamentLines(report: AuditReport, style: AuditStyle, paint: Paint): string[] {
  const { file, name, problems, players } = report;
  const people = peopleAudited(report);
  const shown = shownNorms(report, style);
  const held = players
    .flatMap(({ norms }) => norms)
    .filter(({ isHeld, result }) => isHeld && result.verdict === 'made').length;
  const lines = shown.map((one) => normLines(one, report, paint));
  const open = shown.filter(({ norm }) => norm.result.verdict !== 'not-made').length;
  return [
    `${file}:${name.trim() === '' ? '' : `  ${name.trim()}`}`,
    ...eventLines(report).map((line) => `  ${line}`),
    ...problems.map((problem) => `  ${problemLine(file, problem, people)}`),
    ...lines.slice(0, open).flat(),
    ...(open === 0 ? ['  no norms'] : []),
    ...(held === 0 ? [] : [`  and ${counted(held, 'norm', 'norms')} for a title that the player holds`]),
    ...lines.slice(open).flat(),
  ];
}

/** What the audit goes by. */
export function eventLines(report: AuditReport): string[] {
  const { players, check, settings, remarks } = report;
  if (settings === null) return [];
  const { rounds, host, declared, field, isOfTeams } = settings;
  const size = `${counted(players.length, 'player', 'players')}, ${counted(rounds, 'round', 'rounds')}`;
  const edition = check?.edition ?? null;
  const deviating = deviatingRounds(check);
  const pairings =
    edition === null
      ? campWords(settings)
      : `rules ${edition.id} (${choiceReason(edition)}); ${deviating.length === 0 ? 'no round deviates' : `deviating: ${roundList(deviating)}`}`;
  const exemptions = [...declared, ...(field === 'exempt' ? ['1.4.3d'] : [])];
  const foreigners =
    exemptions.length === 0
      ? 'foreigner requirement by 1.4.3 and 1.4.4'
      : `exempt from the foreigner requirement by ${exemptions.join(', ')}`;
  return [
    `${size}, ${pairings}`,
    ...(check === null ? [] : caseLines(check, check.rounds)),
    ...(isOfTeams === true ? teamEventLines() : []),
    ...formatLines(settings),
    `host federation ${host ?? 'unknown'}; ${foreigners}`,
    ...remarkLines(remarks, peopleAudited(report)),
  ];
}

/** Rounds that the rules pair differently, or cannot pair. */
export function deviatingRounds(check: AuditReport['check']): number[] {
  const rounds = check?.rounds ?? [];
  return rounds.filter(isWrong).map(({ round }) => round);
}

function normLines({ player, norm }: ShownNorm, report: AuditReport, paint: Paint): string[] {
  const { person, fideId } = player;
  const { title, result, touches, deviatesElsewhere, possible } = norm;
  const { check } = report;
  const people = peopleAudited(report);
  const edition = check?.edition?.id ?? '';
  const isMade = result.verdict !== 'not-made';
  return [
    `  ${whoseNorm(player, people)} (${playerFacts(person)}): ${title} norm ${verdictText(norm, paint)}`,
    `    ${[resultWords(result, people), ...remarks(result, people)].join('; ')}`,
    ...(isMade ? [] : [`    ${attemptWords(unmetOf(result))}`]),
    `    ${fideNumberWords(fideId)}`,
    ...requirementTable(requirementsOf(result)).map((line) => `    ${line}`),
    ...(isMade ? opponentLines(player, norm, report).map((line) => `    ${line}`) : []),
    ...touches.flatMap((touch) => {
      const deviations = check?.rounds.find(({ round }) => round === touch.round)?.deviations ?? [];
      const own = touch.deviations.filter(({ consequenceOf }) => consequenceOf === null);
      return [
        `    round ${touch.round}: ${touchWords(touch, title, people)}`,
        ...own.map((deviation) => `      ${explainBriefly(deviation, { edition, deviations, people })}`),
      ];
    }),
    ...elsewhereLines(deviatesElsewhere).map((line) => `    ${line}`),
    ...(possible === null ? [] : [`    ${eachRoundWords(touches, possible)}`]),
  ];
}

/** The player of a norm, at the beginning of what is said of it. */
export function whoseNorm({ person: { id } }: PlayerAudit, people: People): string {
  return withNames(`player ${marked(id)}`, people);
}

function verdictText({ result, possible }: ShownNorm['norm'], paint: Paint): string {
  const { verdict } = result;
  if (verdict === 'not-made') return 'not made';
  if (possible !== null) return paint.bad(`${verdict}, TOUCHED`);
  return verdict === 'made' ? paint.good('made') : paint.open('unknown');
}

/** The sums over all files, a line each. */
export function totalLines(totals: AuditTotals): string[] {
  const { tournaments, invalid, made, unknown, touched } = totals;
  const not = invalid === 0 ? '' : `; ${counted(invalid, 'file', 'files')} not audited`;
  return [
    `${counted(tournaments, 'tournament', 'tournaments')}: ${counted(made, 'norm', 'norms')} made, ${unknown} unknown; ${touched} touched by deviations${not}`,
    ...skippedLines(totals),
  ];
}
