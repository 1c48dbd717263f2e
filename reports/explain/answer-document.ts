import type {
  Answer,
  BracketName,
  Deviation,
  Opponent,
  PairedAnswer,
  Seat,
  Side,
} from '../../checker/index.js';
import type { Rule } from '../../engine/index.js';
import { numbersOf, weightsOf } from '../words/part-numbers.js';
import type { Weights } from '../words/part-numbers.js';

type NamedRule = Pick<Rule, 'id' | 'article' | 'title'>;

/** The answer to a question for other programs. Which of the members are there depends on the kind. */
export interface AnswerDocument {
  readonly kind: Exclude<PairedAnswer['kind'], 'not-paired'> | Answer['kind'];
  /** Where it is decided. */
  readonly bracket?: { readonly kind: string; readonly score: number };
  /** The rule that decides. */
  readonly rule?: NamedRule;
  /** Players who are not to be paired in the round. */
  readonly missing?: readonly number[];
  /** Whom the two meet by the rules, the higher ranked player's opponent first. */
  readonly opponents?: readonly Opponent[];
  /** The best pairing of the bracket with what was asked for, or the published one. */
  readonly asked?: AnswerSide;
  readonly reference?: AnswerSide | null;
  /** Scores of the brackets out of which the higher ranked player floated. */
  readonly path?: readonly number[];
  readonly seats?: readonly Seat[];
  /** Who stands opposite the higher ranked player in the first order, and why they do not meet. */
  readonly opposite?: { readonly opponent: number; readonly answer: AnswerDocument };
}

export interface AnswerSide extends Weights {
  /** What the rule makes of it; several lists for the criterion that looks at the following bracket. */
  readonly values: readonly (readonly number[])[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
}

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
      const deviation = answer.deviations[answer.index];
      const { bracketKind: kind, bracket: score } = deviation;
      return { kind: answer.kind, bracket: bracketOf({ kind, score }), ...deviationOf(deviation) };
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

function sideOf({ parts, pairs, downfloaters }: Side): AnswerSide {
  return { values: parts.map(numbersOf), ...weightsOf(parts), pairs, downfloaters };
}

function bracketOf({ kind, score }: Pick<BracketName, 'kind' | 'score'>): {
  kind: string;
  score: number;
} {
  return { kind, score: score / 10 };
}

/** A rule of the engine may be more than its name. */
function ruleOf({ id, article, title }: NamedRule): NamedRule {
  return { id, article, title };
}
