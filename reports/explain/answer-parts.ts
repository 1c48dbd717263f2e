import type { AnsweredQuestion, Answer, PairedAnswer } from '../../checker/index.js';
import { findingSentences } from '../words/deviation/wording.js';
import type { People } from '../words/person.js';
import { participantsOf } from '../words/words-of.js';
import { nameOf, whyNotWords } from './answers.js';
import { answerWords } from './text.js';

/** An answer for a page: the reason as its heading, then step by step how the rules come to it. */
export interface AnswerParts {
  readonly reason: AnswerSentence;
  /** Empty: the reason says all. */
  readonly steps: readonly AnswerSentence[];
}

export interface AnswerSentence {
  readonly text: string;
  /** The rule and article that the sentence ends with: "C12, 2.4.7"; null: it ends with none. */
  readonly rule: string | null;
}

/** Returns the parts of an answer, which say what `answerWords` says. */
export function answerParts(
  question: AnsweredQuestion,
  edition: string,
  people?: People | null,
): AnswerParts {
  const lines = answerWords(question, edition, people);
  const reason =
    question.kind === 'pair'
      ? reasonForPair(question.answer, edition, people)
      : reasonAgainst(question.answer, edition, people);
  const heading = reason ?? lines[0];
  return {
    reason: sentenceOf(heading.replace(/:$/, '.')),
    steps: lines.filter((line) => line !== heading).map(sentenceOf),
  };
}

function reasonForPair(answer: PairedAnswer, edition: string, people?: People | null): string | null {
  if (answer.kind === 'not-paired') return reasonAgainst(answer.answer, edition, people);
  if (answer.kind === 'published-only') return null;
  const where = nameOf(answer.bracket, edition);
  return answer.pair === null ? `The rules give the bye in ${where}.` : `The rules pair them in ${where}.`;
}

/** Null: the first line of the answer. */
function reasonAgainst(answer: Answer, edition: string, people?: People | null): string | null {
  switch (answer.kind) {
    case 'worse':
    case 'later':
      return findingSentences(answer.deviation, { edition, deviations: [answer.deviation], people });
    case 'cannot-complete':
      return `Then the other ${participantsOf(edition).many} cannot all be paired.`;
    default:
      return whyNotWords(answer, edition, people)[0];
  }
}

/** Takes the rule at the end of a sentence apart: "… meet again [C1, 2.1.1]." */
function sentenceOf(line: string): AnswerSentence {
  const [, text, rule] = /^(.*\S) \[([^[\]]+)\]\.$/.exec(line) ?? [];
  return rule === undefined ? { text: line, rule: null } : { text: `${text}.`, rule };
}
