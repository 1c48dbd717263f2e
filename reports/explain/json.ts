import type {
  Alteration,
  AnsweredQuestion,
  BracketStory,
  ColourWish,
  ExplainReport,
  GroupStory,
  Opponent,
  PairStory,
  ParityNumber,
  PlayerScore,
  ValueStory,
} from '../../checker/index.js';
import type { Measure } from '../../engine/index.js';
import { answerDocument } from './answer-document.js';
import type { AnswerDocument } from './answer-document.js';
import { floatSentence } from './pairs.js';
import { answerWords } from './text.js';
import { numbersOf, weightsOf } from '../words/part-numbers.js';
import type { Weights } from '../words/part-numbers.js';
import { PROGRAM } from '../program.js';
import type { Program } from '../program.js';

/** The document of `explain --format json`, valid under `explain-report.schema.json`. All scores are in points. */
export interface ExplainDocument {
  readonly schema: 'swissproof/explain-report/1';
  readonly program: Program;
  readonly file: string;
  readonly name: string;
  readonly edition: { readonly id: string; readonly chosenBy: string; readonly reason: string };
  readonly round: number;
  readonly isFinal: boolean;
  /** The file does not announce the number of rounds: this one was taken for the last. */
  readonly assumedFinal: boolean;
  readonly players: number;
  readonly verdict: 'paired' | 'impossible';
  /** Whether the published round is the one explained; null while it is not published. */
  readonly published: 'agrees' | 'deviates' | null;
  readonly bye: number | null;
  /** Score at which the bye is given, where the edition fixes it for the whole round. */
  readonly byeScore: number | null;
  /** From the top; empty when the round is impossible. */
  readonly brackets: readonly BracketDocument[];
  readonly questions: readonly QuestionDocument[];
}

/**
 * A bracket. Besides what is said of every bracket it has a member for each group before any alteration, under the name
 * that the system gives it, like `s1` and `limbo`.
 */
export type BracketDocument = BracketFacts &
  Readonly<Record<string, BracketFacts[keyof BracketFacts] | GroupStory>>;

export interface BracketFacts {
  readonly kind: BracketStory['kind'];
  readonly score: number;
  readonly movedDown: readonly PlayerScore[];
  readonly residents: readonly PlayerScore[];
  /** Numbers in the order of generation, by the names that the system gives them. */
  readonly sequence: BracketStory['place'];
  readonly alterations: readonly AlterationDocument[];
  readonly pairs: readonly PairDocument[];
  readonly floats: FloatDocument | null;
  readonly values: readonly ValueDocument[];
}

export interface AlterationDocument extends Pick<Alteration, 'step' | 'from' | 'to'> {
  readonly article: string;
}

export interface PairDocument {
  readonly white: number;
  readonly black: number;
  readonly colourRule: { readonly article: string; readonly title: string };
  readonly preferences: {
    readonly white: Pick<ColourWish, 'preference' | 'strength'>;
    readonly black: Pick<ColourWish, 'preference' | 'strength'>;
  };
  /** Where the colour rule goes by the parity of a number that is not the starting number. */
  readonly parity?: ParityNumber;
}

export interface FloatDocument {
  readonly players: readonly number[];
  readonly reason: NonNullable<BracketStory['floats']>['reason'];
  readonly explanation: string;
}

export interface ValueDocument extends Omit<ValueStory, 'parts'> {
  readonly parts: readonly (Weights & {
    readonly measure: Measure;
    /** A count in one number, else the list of scores, differences or rounds. */
    readonly value: readonly number[];
    readonly players: readonly number[];
  })[];
}

export interface QuestionDocument {
  readonly question: AnsweredQuestion['kind'];
  readonly players: readonly [number, Opponent];
  readonly published: boolean | null;
  readonly answer: AnswerDocument;
  readonly explanation: string;
}

/** The report as the document. */
export function explainDocument(report: ExplainReport, file: string): ExplainDocument {
  const { name, edition, published, assumedFinal, story, questions } = report;
  const paired = story.kind === 'paired' ? story : null;
  return {
    schema: 'swissproof/explain-report/1',
    program: PROGRAM,
    file,
    name,
    edition: { id: edition.id, chosenBy: edition.chosenBy, reason: edition.source },
    round: story.round,
    isFinal: story.isFinal,
    assumedFinal,
    players: story.players,
    verdict: story.kind,
    published,
    bye: paired?.bye ?? null,
    byeScore: inPoints(paired?.byeScore ?? null),
    brackets: (paired?.brackets ?? []).map((bracket) => bracketDocument(bracket, edition.id)),
    questions: questions.map((question) => ({
      question: question.kind,
      players: question.players,
      published: question.isPublished,
      answer: answerDocument(question.answer),
      explanation: answerWords(question, edition.id).join(' '),
    })),
  };
}

/** The report as JSON text; the same report always gives the same bytes. */
export function explainJson(report: ExplainReport, file: string): string {
  return `${JSON.stringify(explainDocument(report, file), null, 2)}\n`;
}

function bracketDocument(story: BracketStory, edition: string): BracketDocument {
  const { place, floats, groups } = story;
  return {
    kind: story.kind,
    score: story.score / 10,
    movedDown: story.mdps.map(playerDocument),
    residents: story.residents.map(playerDocument),
    ...groups,
    sequence: place,
    alterations: story.alterations.map(({ step, rule: { article }, from, to }) => ({
      step,
      article,
      from,
      to,
    })),
    pairs: story.pairs.map(pairDocument),
    floats:
      floats === null
        ? null
        : {
            players: floats.players,
            reason: floats.reason,
            explanation: floatSentence(floats, edition),
          },
    values: story.values.map(valueDocument),
  };
}

function pairDocument({ white, black, article, title, parity }: PairStory): PairDocument {
  const wish = ({ preference, strength }: ColourWish): PairDocument['preferences']['white'] => ({
    preference,
    strength,
  });
  return {
    white: white.id,
    black: black.id,
    colourRule: { article, title },
    preferences: { white: wish(white), black: wish(black) },
    ...(parity === null ? {} : { parity }),
  };
}

function valueDocument({ id, article, title, kind, parts }: ValueStory): ValueDocument {
  return {
    id,
    article,
    title,
    kind,
    parts: parts.map((part) => ({
      measure: part.measure,
      value: numbersOf(part),
      players: part.players,
      ...weightsOf([part]),
    })),
  };
}

function playerDocument({ id, score }: PlayerScore): PlayerScore {
  return { id, score: score / 10 };
}

function inPoints(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
}
