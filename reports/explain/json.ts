import type {
  BracketStory,
  ColourWish,
  ExplainReport,
  MemberStory,
  PairStory,
  ValueStory,
} from '../../checker/index.js';
import type {
  BracketDocument,
  ExplainDocument,
  PairDocument,
  PreferenceDocument,
  ValueDocument,
} from '../../corpus/schema/types/explain-report.js';
import { answerDocument } from './answer-document.js';
import { floatSentence } from './pairs.js';
import { answerWords } from './text.js';
import { inUnits } from '../words/numbers.js';
import { numbersOf, weightsOf } from '../words/part-numbers.js';
import { choiceReason } from '../words/edition-words.js';
import { withNames } from '../words/person.js';
import { PROGRAM } from '../program.js';
import { present } from '../../engine/present.js';

export type {
  BracketDocument,
  ExplainDocument,
  FloatsDocument as FloatDocument,
  PairDocument,
  QuestionDocument,
  ValueDocument,
} from '../../corpus/schema/types/explain-report.js';

export type AlterationDocument = BracketDocument['alterations'][number];

/** The report as the document. */
export function explainDocument(report: ExplainReport, file: string): ExplainDocument {
  const { name, edition, pairedBy, published, assumedFinal, story, questions } = report;
  const by = pairedBy ?? edition.id;
  const paired = story.kind === 'paired' ? story : null;
  return {
    schema: 'swissproof/explain-report/1',
    program: PROGRAM,
    file,
    name,
    edition: { id: edition.id, chosenBy: edition.chosenBy, reason: choiceReason(edition) },
    ...present({ pairedBy }),
    round: story.round,
    isFinal: story.isFinal,
    assumedFinal,
    players: story.players,
    verdict: story.kind,
    published,
    bye: paired?.bye ?? null,
    byeScore: inPoints(paired?.byeScore ?? null),
    brackets: (paired?.brackets ?? []).map((bracket) => bracketDocument(bracket, by)),
    questions: questions.map((question) => ({
      question: question.kind,
      players: question.players,
      published: question.isPublished,
      answer: answerDocument(question.answer),
      explanation: answerWords(question, by).join(' '),
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
    movedDown: story.mdps.map(memberDocument),
    residents: story.residents.map(memberDocument),
    ...(story.broughtUp.length === 0 ? {} : { broughtUp: story.broughtUp.map(memberDocument) }),
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
            explanation: withNames(floatSentence(floats, story, edition), null),
          },
    values: story.values.map(valueDocument),
  };
}

function pairDocument({ white, black, article, title, parity, differences, costs }: PairStory): PairDocument {
  const wish = ({ preference, strength }: ColourWish): PreferenceDocument => ({ preference, strength });
  return {
    white: white.id,
    black: black.id,
    colourRule: { article, title },
    preferences: { white: wish(white), black: wish(black) },
    ...(parity === null ? {} : { parity }),
    ...(differences.length === 0 ? {} : { differences }),
    ...(costs.length === 0 ? {} : { costs }),
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

function memberDocument({ id, score, figures }: MemberStory): MemberDocument {
  const inPoints = Object.entries(figures ?? {}).map(
    ([name, { measure, value }]) => [name, inUnits(measure, value)] as const,
  );
  return {
    id,
    score: score / 10,
    ...(figures === undefined ? {} : { figures: Object.fromEntries(inPoints) }),
  };
}

type MemberDocument = BracketDocument['residents'][number];

function inPoints(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
}
