import type { AnsweredQuestion, ExplainReport } from '../../checker/index.js';
import { whyNotWords, whyPairedWords } from './answers.js';
import { bracketLines } from './bracket.js';
import { caseLines } from '../words/case-words.js';
import { choiceReason } from '../words/edition-words.js';
import { arbiterWords } from '../words/round-words.js';
import { participants, points } from '../words/numbers.js';
import { PLAYERS } from '../words/participants.js';
import type { Participants } from '../words/participants.js';
import { peopleIn, person, withNames } from '../words/person.js';
import type { People } from '../words/person.js';
import { visible } from '../words/visible.js';
import { participantsOf } from '../words/words-of.js';
import { present } from '../../engine/present.js';

/** The story of a round for a person; with questions, their answers only. */
export function explainText(report: ExplainReport, file: string): string {
  const { name, questions } = report;
  const title = name.trim() === '' ? '' : `  ${name.trim()}`;
  const lines = [
    `${file}:${title}`,
    ...factLines(report).map((line) => `  ${line}`),
    ...(questions.length === 0
      ? storyLines(report)
      : questions.flatMap((question) => ['', ...questionLines(question, report)])),
  ];
  return visible(`${lines.join('\n')}\n`);
}

/** "Why not player 12 against player 14?" */
export function questionWords(
  { kind, players: [a, b] }: Pick<AnsweredQuestion, 'kind' | 'players'>,
  { one }: Participants,
  people?: People | null,
): string {
  const start = kind === 'pair' ? 'Why' : 'Why not';
  const first = `${one} ${person(a)}`;
  const words =
    b === 'bye' ? `${start} the bye for ${first}?` : `${start} ${first} against ${one} ${person(b)}?`;
  return withNames(words, people);
}

/** The names that the report on a round has. */
export function peopleExplained({
  people,
  edition,
}: Pick<ExplainReport, 'people' | 'edition'>): People | null {
  return peopleIn({ ...present({ people }), isOfTeams: participantsOf(edition.id).one !== PLAYERS.one });
}

/** The answer, a sentence a line. */
export function answerWords(question: AnsweredQuestion, edition: string, people?: People | null): string[] {
  if (question.kind === 'pair') {
    const { answer, isPublished } = question;
    const words = whyPairedWords(answer, edition, people);
    if (answer.kind === 'not-paired') {
      const start =
        isPublished === true
          ? 'The published round has it.'
          : 'It is neither in the file nor what the rules choose.';
      return [start, ...words];
    }
    return answer.kind === 'paired' && isPublished === false
      ? ['The rules have it, but the published round does not.', ...words]
      : words;
  }
  const { answer, isPublished } = question;
  const words = whyNotWords(answer, edition, people);
  if (isPublished === true) return ['The published round has it.', ...words];
  return isPublished === false && answer.kind === 'is-paired'
    ? [...words, 'The published round does not.']
    : words;
}

function questionLines(question: AnsweredQuestion, report: ExplainReport): string[] {
  const edition = report.pairedBy ?? report.edition.id;
  const people = peopleExplained(report);
  return [
    questionWords(question, participantsOf(edition), people),
    ...answerWords(question, edition, people).map((line) => `  ${line}`),
  ];
}

/** What a reader must know before the story. */
export function factLines(report: ExplainReport): string[] {
  const { published, assumedFinal, story, edition, pairedBy, facts } = report;
  const notes = [
    `round ${story.round}${story.isFinal ? ' (the last)' : ''}, ${participants(story.players, participantsOf(edition.id))}, rules ${edition.id} (${choiceReason(edition)})`,
  ];
  if (facts !== undefined) notes.push(...caseLines(facts));
  if (pairedBy !== undefined) notes.push(`The round is paired by the rules of ${pairedBy}.`);
  if (story.kind === 'paired' && published === 'agrees')
    notes.push('The published round is paired like this.');
  if (story.kind === 'paired' && published === 'deviates')
    notes.push('The published round is paired otherwise: swissproof check tells where it deviates.');
  if (assumedFinal)
    notes.push(
      'The file does not announce the number of rounds, so this round is taken for the last one (--total-rounds changes that).',
    );
  return notes;
}

function storyLines(report: ExplainReport): string[] {
  const { story, edition, pairedBy } = report;
  const brackets = story.kind === 'paired' ? story.brackets : [];
  const people = peopleExplained(report);
  return [
    ...storyNotes(report).flatMap((line) => ['', line]),
    ...brackets.flatMap((bracket) => ['', ...bracketLines(bracket, pairedBy ?? edition.id, people)]),
  ];
}

/** What is told of the round as a whole. */
export function storyNotes({ story, edition }: ExplainReport): string[] {
  if (story.kind === 'impossible')
    return [`No pairing of these ${participantsOf(edition.id).many} is legal.`];
  if (story.kind === 'left-to-arbiter') return [`Not paired: ${arbiterWords(story.rule)}.`];
  if (story.byeScore === null) return [];
  return [
    `The lowest score at which the bye can be given is ${points(story.byeScore)}; every bracket keeps that possible.`,
  ];
}
