import { countsOf, fits } from '../../../checker/index.js';
import type { EditionSearch, EditionTrial, TournamentReport } from '../../../checker/index.js';
import { paintOf } from '../../paint.js';
import type { Paint } from '../../paint.js';
import { conclusion, firstDeviation, trialReason } from '../../words/fit-words.js';
import { byCount, counted, listed, participants } from '../../words/numbers.js';
import { participantsIn } from '../../words/participants.js';
import { peopleIn } from '../../words/person.js';
import type { People } from '../../words/person.js';
import { skippedLines } from '../../words/input-problems.js';
import { problemLine } from '../../words/problem-words.js';
import type { CheckFormat, CheckSummary } from '../format.js';
import { byAttention, worstLast } from '../index-entry.js';
import { checkText } from '../text.js';
import { uncheckedWords } from '../total-words.js';
import { wholeText } from '../whole-text.js';

/** All editions were tried: a table a tournament and what it comes to; in the end how many files fit which of them. */
export const fitText: CheckFormat = {
  part: (report, style) => {
    const { fit, verdict } = report;
    if (fit === undefined || verdict === 'not-checked') return checkText.part(report, style);
    if (style.isQuiet && fit.fitting.length > 0) return '';
    return tableLines(report, fit, paintOf(style.isColoured)).join('\n');
  },
  whole: (parts, summary) => wholeText(worstLast(parts, summary, byAttention), summaryLines(summary)),
};

function tableLines(report: TournamentReport, fit: EditionSearch, paint: Paint): string[] {
  const { file, name, players, rounds, problems } = report;
  const people = peopleIn(report);
  const title = name.trim() === '' ? '' : `  ${name.trim()}`;
  const width = Math.max(...[HEAD.id, ...fit.trials.map(({ id }) => id)].map(({ length }) => length));
  const row = (id: string, agree: string, first: string): string =>
    `  ${id.padEnd(width)}  ${agree.padEnd(HEAD.agree.length)}  ${first}`.trimEnd();
  return [
    `${file}:${title}`,
    `  ${participants(players, participantsIn(report))}, ${counted(rounds.length, 'round', 'rounds')}`,
    ...problems.map((problem) => `  ${problemLine(file, problem, people)}`),
    row(HEAD.id, HEAD.agree, HEAD.first),
    ...fit.trials.map((trial) => row(trial.id, agreement(trial), remarks(trial, people))),
    `  ${(fit.fitting.length > 0 ? paint.good : paint.bad)(conclusion(fit, people))}`,
  ];
}

/** Heads of the columns of the table. */
export const HEAD = { id: 'edition', agree: 'rounds that agree', first: 'first deviation' };

/** How many rounds agree with an edition. */
export function agreement(trial: EditionTrial): string {
  const counts = countsOf(trial);
  if (counts.rounds === 0) return 'not tried';
  return `${fits(counts) ? 'all ' : ''}${counts.agree} of ${counts.rounds}`;
}

/** Where an edition first deviates, and why it was not tried. */
export function remarks(trial: EditionTrial, people?: People | null): string {
  const first = firstDeviation(trial, people);
  const reason = trialReason(trial, people);
  return [
    ...(first === null ? [] : [`round ${first.round}: ${first.summary}`]),
    ...(reason === null ? [] : [reason]),
  ].join('; ');
}

/** How many files fit which editions, a line each. */
export function summaryLines(summary: CheckSummary): string[] {
  const { tournaments, byFit } = summary.totals;
  const counts = byCount(Object.entries(byFit));
  return [
    `${counted(tournaments, 'tournament', 'tournaments')} tried by all editions${uncheckedWords(summary)}`,
    ...counts.map(([names, n]) => `  ${n} ${fitWords(names.split(' ').filter((id) => id !== ''))}`),
    ...skippedLines(summary.totals),
  ];
}

function fitWords(ids: readonly string[]): string {
  if (ids.length === 0) return 'paired by none of them';
  return ids.length === 1 ? `paired by ${ids[0]}` : `cannot be told apart: ${listed(ids)}`;
}
