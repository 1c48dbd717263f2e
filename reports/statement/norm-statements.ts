import type { AuditReport } from '../../checker/audit/index.js';
import { editionById } from '../../engine/index.js';
import { requirementsOf, unmetOf } from '../../engine/norms/index.js';
import type { AuditStyle } from '../audit/format.js';
import { formOf } from '../audit/norm-form.js';
import type { NormForm } from '../audit/norm-form.js';
import { peopleAudited } from '../audit/people.js';
import { shownNorms } from '../audit/shown-norms.js';
import type { ShownNorm } from '../audit/shown-norms.js';
import { eventLines, whoseNorm } from '../audit/text.js';
import type { StatementFacts } from '../check/format.js';
import { choiceReason } from '../words/edition-words.js';
import { dayText, editionTitle } from '../words/event-words.js';
import { elsewhereLines } from '../words/norm-event-words.js';
import { remarks, resultWords } from '../words/norm-words.js';
import { counted, roundSpans } from '../words/numbers.js';
import { fideNumberWords, playerFacts } from '../words/player-words.js';
import { problemLine } from '../words/problem-words.js';
import { attemptWords } from '../words/requirement-words.js';
import { eachRoundWords, touchWords } from '../words/touch-words.js';
import { eventFact, fileFacts, sentence, shellCommand } from './statement-words.js';

/** A document about one norm, made to be forwarded: it fits on one page. */
export interface NormStatement {
  readonly title: string;
  /** What it is about, each with its label. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** How the norm was made, or what is not met, then the rounds that touch it. */
  readonly sentences: readonly string[];
  readonly shown: ShownNorm;
  /** What else is to be known, sentence by sentence. */
  readonly notes: readonly string[];
  /** The command that repeats the audit. */
  readonly command: string;
  /** So much text that it fits in small type only. */
  readonly isLong: boolean;
}

/** Returns a statement for each norm that the other formats show (`shownNorms`), in their order. */
export function normStatements(
  report: AuditReport,
  style: AuditStyle,
  made: StatementFacts,
): NormStatement[] {
  const allNotes = notesOn(report);
  return shownNorms(report, style).map((shown) => {
    const facts = factsOf(shown, report, made);
    const sentences = sentencesOn(shown, report);
    const rows = requirementsOf(shown.norm.result).length + shown.player.rounds.length;
    const before = rows + linesOf(facts.map(([, value]) => value)) - facts.length + linesOf(sentences);
    const notes = withinLines(allNotes, MOST_LINES - before);
    return {
      title: titleOf(shown, report),
      facts,
      sentences,
      shown,
      notes,
      command: commandFor(report, made),
      isLong: before + linesOf(notes) > LINES,
    };
  });
}

/** Lines of text and rows of tables on a page, in normal and in small type. */
const LINES = 30;
const MOST_LINES = 36;

/** About as many lines as these texts take on paper. */
function linesOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Math.ceil(text.length / CHARACTERS), 0);
}

const CHARACTERS = 95;

/** The first of the notes that have room, and that there are more. */
function withinLines(notes: readonly string[], lines: number): string[] {
  if (linesOf(notes) <= lines) return [...notes];
  const fitting = notes.findIndex((_, index) => linesOf(notes.slice(0, index + 1)) > lines - 1);
  return [...notes.slice(0, fitting), 'More is said of the event in the whole report.'];
}

function titleOf({ player, norm }: ShownNorm, report: AuditReport): string {
  const { title, result, touches } = norm;
  const rounds = touches.map(({ round }) => round);
  const state = { made: 'made', unknown: 'cannot be decided', 'not-made': 'not made' }[result.verdict];
  const touched = rounds.length === 0 ? '' : `, touched by ${roundSpans(rounds)}`;
  return `${title} norm of ${whoseNorm(player, peopleAudited(report))}: ${state}${touched}`;
}

function factsOf(shown: ShownNorm, report: AuditReport, made: StatementFacts): [string, string][] {
  const { person, fideId } = shown.player;
  const { facts, name, file, check } = report;
  const edition = check?.edition ?? null;
  const form = formOf(shown, report);
  const event = facts === null ? '' : eventFact(facts);
  const known = (value: string): string => (value === '' ? 'not in the file' : value);
  return [
    ['Event', [name.trim(), event].filter((text) => text !== '').join(' · ')],
    ['Player', [playerFacts(person), fideNumberWords(fideId), bornWords(form)].filter(Boolean).join(', ')],
    ['Chief arbiter', known(form.chief_arbiter)],
    ['System and rate of play', [form.system, form.rate_of_play].map(known).join(' · ')],
    ['Opponents', opponentsText(form)],
    ['Federations of the opponents', known(form.federations)],
    [
      'Pairing rules',
      edition === null
        ? 'the pairings were not checked'
        : `${editionById(edition.id)?.title ?? editionTitle(edition.id)} (${choiceReason(edition)})`,
    ],
    ...fileFacts(file, report.digest, made, 'Audited'),
  ];
}

function bornWords({ birth_date: day }: NormForm): string {
  return day === '' ? '' : `born ${dayText(day.replaceAll('/', '-'))}`;
}

/** "8 rated, 1 unrated; 3 GM, 2 IM". */
function opponentsText(form: NormForm): string {
  const titles = (['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM'] as const)
    .map((title) => [title, form[`opponents_${title.toLowerCase() as Lowercase<typeof title>}`]] as const)
    .filter(([, count]) => count !== '0')
    .map(([title, count]) => `${count} ${title}`);
  const rated = `${form.opponents_rated} rated, ${form.opponents_unrated} unrated`;
  return [rated, titles.join(', ')].filter((text) => text !== '').join('; ');
}

function sentencesOn({ norm }: ShownNorm, report: AuditReport): string[] {
  const people = peopleAudited(report);
  const { title, result, touches, deviatesElsewhere, possible } = norm;
  const hidden = touches.length - MOST_TOUCHES;
  return [
    [resultWords(result, people), ...remarks(result, people)].join('; '),
    ...(result.verdict === 'not-made' ? [attemptWords(unmetOf(result))] : []),
    ...touches
      .slice(0, MOST_TOUCHES)
      .map((touch) => `Round ${touch.round}: ${touchWords(touch, title, people)}`),
    ...(hidden > 0
      ? [`${counted(hidden, 'more round touches', 'more rounds touch')} this norm: see the whole report.`]
      : []),
    ...elsewhereLines(deviatesElsewhere),
    ...(possible === null ? [] : [eachRoundWords(touches, possible)]),
  ].map(sentence);
}

const MOST_TOUCHES = 3;

function notesOn(report: AuditReport): string[] {
  const { file, problems } = report;
  const people = peopleAudited(report);
  return [
    ...eventLines(report),
    ...problems.slice(0, MOST_PROBLEMS).map((problem) => problemLine(file, problem, people)),
  ]
    .slice(0, MOST_NOTES)
    .map(sentence);
}

const MOST_PROBLEMS = 2;
const MOST_NOTES = 6;

function commandFor({ file, check }: AuditReport, { options }: StatementFacts): string {
  const edition = check?.edition ?? null;
  const rules = edition === null ? [] : ['--rules', edition.id];
  return shellCommand(['audit', ...rules, ...options, file]);
}
