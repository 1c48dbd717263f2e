import type { Answer, BracketName, Deviation, PairedAnswer, Side } from '../../checker/index.js';
import type { AnswerDocument, SideDocument } from '../../corpus/schema/types/explain-report.js';
import type { Rule } from '../../engine/index.js';
import { numbersOf, weightsOf } from '../words/part-numbers.js';

export type { AnswerDocument, SideDocument as AnswerSide };

/** An answer as a document. */
export function answerDocument(answer: PairedAnswer | Answer): AnswerDocument {
  switch (answer.kind) {
    case 'not-paired':
      return answerDocument(answer.answer);
    case 'no-round':
    case 'no-bye':
      return { kind: answer.kind };
    case 'not-there':
      return { kind: answer.kind, missing: answer.players };
    case 'is-paired':
      return { kind: answer.kind, bracket: bracketOf(answer.bracket) };
    case 'impossible':
    case 'cannot-complete': {
      const { kind, bracket, opponents, rule } = answer;
      return { kind, bracket: bracketOf(bracket), rule: ruleOf(rule), opponents };
    }
    case 'better':
    case 'worse':
    case 'later': {
      const { kind, bracket, opponents, deviation } = answer;
      return { kind, bracket: bracketOf(bracket), opponents, ...deviationOf(deviation) };
    }
    case 'published-only': {
      const { deviations, index, heldIn, meetings } = answer;
      const deviation = deviations[index];
      const { bracketKind: kind, bracket: score } = deviation;
      return {
        kind: answer.kind,
        bracket: bracketOf({ kind, score }),
        ...(heldIn === null ? {} : { heldIn: bracketOf(heldIn) }),
        ...(meetings === null ? {} : { opponents: meetings.map(({ opponent }) => opponent) }),
        ...deviationOf(deviation),
      };
    }
    case 'paired': {
      const { kind, bracket, pair, path, seats, opposite } = answer;
      return {
        kind,
        bracket: bracketOf(bracket),
        ...(pair === null ? {} : { rule: { id: pair.article, article: pair.article, title: pair.title } }),
        path: path.map((step) => step.bracket.score / 10),
        seats,
        ...(opposite === null
          ? {}
          : { opposite: { opponent: opposite.opponent, answer: answerDocument(opposite.answer) } }),
      };
    }
  }
}

function deviationOf({ rule: id, article, title, published, reference }: Deviation): Partial<AnswerDocument> {
  return {
    rule: { id, article, title },
    asked: sideOf(published),
    reference: reference === null ? null : sideOf(reference),
  };
}

function sideOf({ parts, pairs, downfloaters }: Side): SideDocument {
  return { values: parts.map(numbersOf), ...weightsOf(parts), pairs, downfloaters };
}

function bracketOf({ kind, score }: Pick<BracketName, 'kind' | 'score'>): {
  kind: string;
  score: number;
} {
  return { kind, score: score / 10 };
}

/** A rule of the engine may be more than its name. */
function ruleOf({ id, article, title }: Rule): Pick<Rule, 'id' | 'article' | 'title'> {
  return { id, article, title };
}
