import type { RoundReport, TournamentReport } from '../../checker/index.js';
import type { CheckFormat } from './format.js';
import { byAttention, uncheckedReason, unjudgedRounds, worstLast } from './index-entry.js';
import { betterEditionWords, choiceReason } from '../words/edition-words.js';
import { declaredLines } from '../words/declaration-words.js';
import { dependenceMark } from '../words/dependence-words.js';
import { fileLines } from '../words/file-lines.js';
import { counted, participants } from '../words/numbers.js';
import { participantsIn } from '../words/participants.js';
import { peopleIn } from '../words/person.js';
import type { People } from '../words/person.js';
import { paintOf } from '../paint.js';
import type { Paint } from '../paint.js';
import { problemLine } from '../words/problem-words.js';
import { roundsToShow, deservesMention } from './quiet.js';
import { roundNote, roundReason, tooLargeWords } from '../words/round-words.js';
import { remarksInBrackets } from '../words/deviation/remarks.js';
import { sideBySide } from '../words/deviation/side-by-side.js';
import { explain, isUnexplained, UNEXPLAINED } from '../words/deviation/wording.js';
import {
  explainStandings,
  standingsBasis,
  standingsBriefly,
  standingsNotes,
  standingsReason,
  standingsVerdictWords,
} from '../words/standings-words.js';
import { deviatingLines, totalLines } from './total-words.js';
import { VERDICT_WORDS } from '../words/verdict-words.js';
import { wholeText } from './whole-text.js';

/**
 * The report for a person: one tournament round by round, several of them with a line for each that is right and the
 * details of the others; totals at the end.
 */
export const checkText: CheckFormat = {
  part: (report, { isOneOfSeveral, isQuiet, isColoured }) => {
    const paint = paintOf(isColoured);
    const rounds = roundsToShow(report, isQuiet);
    if (report.verdict === 'invalid') return invalidLines(report, paint).join('\n');
    if (rounds === null) return '';
    const isShort =
      report.standings?.verdict !== 'deviates' &&
      !(isQuiet && deservesMention(report.standings)) &&
      ((report.verdict === 'agrees' && !isQuiet) || report.verdict === 'not-checked');
    if (isOneOfSeveral && isShort) return oneLine(report, paint);
    return tournamentLines(report, rounds, paint).join('\n');
  },
  whole: (parts, summary) =>
    wholeText(worstLast(parts, summary, byAttention), [...totalLines(summary), ...deviatingLines(summary)]),
};

function oneLine(report: TournamentReport, paint: Paint): string {
  const { file, players, rounds, edition, problems, standings } = report;
  const id = edition?.id ?? '';
  if (report.verdict === 'not-checked') {
    const reason = uncheckedReason(report);
    return [`${file}: ${paint.open('not checked')}`, ...(reason === null ? [] : [reason])].join(': ');
  }
  const checked = rounds.filter(({ verdict }) => verdict !== 'not-checked').length;
  const tooLarge = rounds.flatMap((round) => round.tooLarge ?? []);
  const more = [
    ...(tooLarge.length === 0
      ? []
      : [`${counted(tooLarge.length, 'round', 'rounds')} not checked: ${tooLargeWords(tooLarge, id)}`]),
    ...unjudgedRounds(rounds),
    ...(standings === undefined ? [] : [standingsBriefly(standings)]),
    ...(problems.length === 0 ? [] : [`${counted(problems.length, 'warning', 'warnings')} about the file`]),
  ];
  const size = `${participants(players, participantsIn(report))}, ${counted(checked, 'round', 'rounds')}`;
  return `${file}: ${paint.good('agrees')} (${[`${edition?.id ?? 'no edition'}, ${size}`, ...more].join('; ')})`;
}

function invalidLines(report: TournamentReport, paint: Paint): string[] {
  const { file, problems } = report;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.length - errors.length;
  const more = warnings === 0 ? [] : [`  and ${counted(warnings, 'warning', 'warnings')}`];
  return [
    `${file}: ${paint.open('not checked')}`,
    ...errors.map((problem) => `  ${problemLine(file, problem, peopleIn(report))}`),
    ...more,
    ...standingsLines(report, paint),
  ];
}

function tournamentLines(report: TournamentReport, rounds: readonly RoundReport[], paint: Paint): string[] {
  const { file, name, players, edition, problems } = report;
  const title = name.trim() === '' ? '' : `  ${name.trim()}`;
  const header = [
    `${file}:${title}`,
    `  ${participants(players, participantsIn(report))}${rulesWords(report)}`,
  ];
  const people = peopleIn(report);
  const lines = rounds.flatMap((round) => roundLines(round, { edition: edition?.id ?? '', people }, paint));
  const better = betterEditionWords(report);
  return [
    ...header,
    ...(better === null ? [] : [`  ${better}`]),
    ...problems.map((problem) => `  ${problemLine(file, problem, people)}`),
    ...fileLines(report, people).map((line) => `  ${line}`),
    ...(lines.length > 0 || deservesMention(report.standings) ? lines : ['  not checked']),
    ...standingsLines(report, paint),
  ];
}

function rulesWords({ edition, unjudged }: TournamentReport): string {
  if (unjudged !== undefined) return '';
  return `, rules ${edition?.id ?? 'unknown'} (${edition === null ? '' : choiceReason(edition)})`;
}

function standingsLines(report: TournamentReport, paint: Paint): string[] {
  const { standings } = report;
  if (standings === undefined) return [];
  const people = peopleIn(report);
  const words = standingsVerdictWords(standings);
  const painted = {
    agrees: paint.good(words),
    'agrees-otherwise': paint.open(words),
    deviates: paint.bad(words.toUpperCase()),
    'not-checked': paint.open(words),
  };
  const why = [standingsReason(standings), standingsBasis(standings)].filter((part) => part !== null);
  // "standings agree", "standings: points agree, ranks not compared"
  const colon = standings.verdict === 'not-checked' && standings.points === 'agree' ? ':' : '';
  return [
    `  standings${colon} ${[painted[standings.verdict], ...why].join(': ')}`,
    ...[
      ...standings.deviations.map((one) => explainStandings(one, standings, people)),
      ...standingsNotes(standings, people),
    ].map((line) => `    ${line}`),
  ];
}

function roundLines(
  round: RoundReport,
  { edition, people }: { readonly edition: string; readonly people: People | null },
  paint: Paint,
): string[] {
  const { verdict, deviations } = round;
  const reason = roundReason(round, edition, people);
  const words = {
    agrees: paint.good(VERDICT_WORDS.agrees),
    'agrees-otherwise': paint.open(VERDICT_WORDS['agrees-otherwise']),
    deviates: paint.bad(VERDICT_WORDS.deviates.toUpperCase()),
    impossible: paint.bad(VERDICT_WORDS.impossible.toUpperCase()),
    'not-checked': paint.open(VERDICT_WORDS['not-checked']),
  };
  const label = `  round ${String(round.round).padStart(2)}  ${words[verdict]}`;
  const mark = dependenceMark(round);
  const lines = [`${reason === null ? label : `${label}: ${reason}`}${mark === null ? '' : ` (${mark})`}`];
  if (isUnexplained(round)) lines.push(`    ${UNEXPLAINED}`);
  for (const deviation of deviations) {
    const context = { edition, deviations, people };
    lines.push(`    ${explain(deviation, context)}${remarksInBrackets(deviation, context)}`);
    if (deviation.consequenceOf === null) lines.push(...sideBySide(deviation).map((line) => `      ${line}`));
  }
  lines.push(...declaredLines(round, people).map(({ words }) => `    ${words}`));
  const note = roundNote(round, people);
  return note === null ? lines : [...lines, `    ${note}`];
}
