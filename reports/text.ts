import { deviationsByRule } from '../checker/index.js';
import type { RoundReport, TournamentReport } from '../checker/index.js';
import type { CheckFormat, CheckSummary } from './check-format.js';
import { betterEditionWords } from './edition-words.js';
import { counted } from './numbers.js';
import { problemLine } from './problem-words.js';
import { roundNote, roundReason } from './round-words.js';
import { sideBySide } from './side-by-side.js';
import { explain, REPORT_HINT } from './wording.js';

/**
 * The report for a person: one tournament round by round, several of them with a line for each that is right and the
 * details of the others; totals at the end.
 */
export const checkText: CheckFormat = {
  part: (report, isOneOfSeveral) => {
    if (report.verdict === 'invalid') return invalidLines(report).join('\n');
    if (isOneOfSeveral && report.verdict === 'agrees') return oneLine(report);
    return tournamentLines(report).join('\n');
  },
  whole: (parts, summary) => {
    const spaced = parts.flatMap((part) => (part.includes('\n') ? ['', part, ''] : [part]));
    const lines = [...spaced, '', ...totalLines(summary)];
    const tidy = lines.filter((line, i) => line !== '' || (i > 0 && lines[i - 1] !== ''));
    return [`${tidy.join('\n')}\n`];
  },
};

function oneLine(report: TournamentReport): string {
  const { file, players, rounds, edition, problems } = report;
  const checked = rounds.filter(({ verdict }) => verdict !== 'not-checked').length;
  const warnings =
    problems.length === 0 ? '' : `; ${counted(problems.length, 'warning', 'warnings')} about the file`;
  const verdict = checked === 0 ? 'nothing to check' : 'agrees';
  return `${file}: ${verdict} (${edition?.id ?? 'no edition'}, ${counted(players, 'player', 'players')}, ${counted(checked, 'round', 'rounds')}${warnings})`;
}

function invalidLines(report: TournamentReport): string[] {
  const { file, problems } = report;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.length - errors.length;
  const more = warnings === 0 ? [] : [`  and ${counted(warnings, 'warning', 'warnings')}`];
  return [`${file}: not checked`, ...errors.map((problem) => `  ${problemLine(file, problem)}`), ...more];
}

function tournamentLines(report: TournamentReport): string[] {
  const { file, name, players, edition, problems, rounds } = report;
  const title = name.trim() === '' ? '' : `  ${name.trim()}`;
  const header = [
    `${file}:${title}`,
    `  ${counted(players, 'player', 'players')}, rules ${edition?.id ?? 'unknown'} (${edition?.source ?? ''})`,
  ];
  const lines = rounds.flatMap((round) => roundLines(round, edition?.id ?? ''));
  const better = betterEditionWords(report);
  return [
    ...header,
    ...(better === null ? [] : [`  ${better}`]),
    ...problems.map((problem) => `  ${problemLine(file, problem)}`),
    ...(lines.length === 0 ? ['  no round to check'] : lines),
  ];
}

function roundLines(round: RoundReport, edition: string): string[] {
  const { verdict, deviations } = round;
  const reason = roundReason(round);
  const words = {
    agrees: 'agrees',
    deviates: 'DEVIATES',
    impossible: 'IMPOSSIBLE',
    'not-checked': 'not checked',
  };
  const label = `  round ${String(round.round).padStart(2)}  ${words[verdict]}`;
  const lines = [reason === null ? label : `${label}: ${reason}`];
  if (verdict === 'deviates' && deviations.length === 0)
    lines.push(`    The pairings differ, but no reason was found: ${REPORT_HINT}.`);
  for (const deviation of deviations) {
    lines.push(`    ${explain(deviation, { edition, deviations })}`);
    if (deviation.consequenceOf === null) lines.push(...sideBySide(deviation).map((line) => `      ${line}`));
  }
  const note = roundNote(round);
  return note === null ? lines : [...lines, `    ${note}`];
}

function totalLines({ totals, failed }: CheckSummary): string[] {
  const { tournaments, rounds, agree, deviate, invalid } = totals;
  const impossible = rounds - agree - deviate;
  const parts = [
    `${agree} agree`,
    `${deviate} deviate`,
    ...(impossible > 0 ? [`${impossible} cannot be paired`] : []),
  ];
  const unchecked =
    invalid === 0
      ? ''
      : `; ${counted(invalid, 'file', 'files')} not checked${failed === 0 ? '' : `, ${failed} of them because of an internal error`}`;
  const rules = Object.entries(deviationsByRule(totals)).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return [
    `${counted(tournaments, 'tournament', 'tournaments')}, ${counted(rounds, 'round', 'rounds')} checked: ${parts.join(', ')}${unchecked}`,
    ...(rules.length === 0
      ? []
      : [`deviations by rule: ${rules.map(([rule, n]) => `${rule} ${n}`).join(', ')}`]),
  ];
}
