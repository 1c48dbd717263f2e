import { askedTournament, explainTournament, readForEdition, tableStoryOf } from '../checker/index.js';
import type {
  ExplainRefusal,
  Opponent,
  Question,
  RoundRobinId,
  ExplanationByTable,
} from '../checker/index.js';
import type { AccelerationOption } from '../checker/index.js';
import type { Colour } from '../engine/index.js';
import { explainDocument } from '../reports/explain/json.js';
import type { ExplainDocument } from '../reports/explain/json.js';
import { tableExplanationDocument } from '../reports/explain/table-json.js';
import type { TableExplanationDocument } from '../reports/explain/table-json.js';
import { faultWords } from '../reports/words/refusal-words.js';
import { tableRefusalWords } from '../reports/words/round-robin/story-words.js';
import { invalidFile } from './invalid-file.js';
import type { InvalidFile } from './invalid-file.js';
import { requireOptions } from './shapes.js';
import type { ShapeOf } from './shapes.js';
import { inEncoding } from './in-encoding.js';
import { ACCELERATION, COLOUR, requireContent, NUMBER, OF_FILE, PAIRS, TEXT } from './option-shapes.js';
import { rulesNamed } from './edition-named.js';

export interface LibraryExplainOptions {
  /** Name of the file in the document. Default "tournament". */
  readonly file?: string;
  /** Label of the encoding of the bytes (a RangeError where it is not known). Default: UTF-8, else Windows Latin. */
  readonly encoding?: string;
  /** Name of one of the `editions`, "round-robin", "double-round-robin", or "auto" (the default): chosen from the file. */
  readonly rules?: string;
  /** The round to explain. Default: the last one that is published. */
  readonly round?: number;
  readonly initialColour?: Colour;
  /** The rating that unrated players count with where the rules need ratings. Default: none. */
  readonly unrated?: number;
  /** Rounds of the whole event where the file does not announce them. */
  readonly totalRounds?: number;
  /** "baku", "none", or "auto" (the default): as the file declares it; the Baku acceleration where it declares none and every round agrees with it. */
  readonly acceleration?: AccelerationOption;
  /** Why are these two paired, or why has this one the bye? */
  readonly pairs?: readonly (readonly [number, Opponent])[];
  /** Why are these two not paired? */
  readonly whyNot?: readonly (readonly [number, Opponent])[];
}

/** The explanation, or why there is none. */
export type ExplainResult =
  | { readonly kind: 'explained'; readonly document: ExplainDocument }
  /** A round of a round robin, by its table. */
  | { readonly kind: 'by-table'; readonly document: TableExplanationDocument }
  | InvalidFile
  /** Something must be told that the file does not say, or a question is about somebody who is not in it. */
  | {
      readonly kind: 'missing';
      /** `table`: the rounds of a round robin follow another table than Berger's. */
      readonly missing: ExplainRefusal['missing'] | 'table';
      readonly message: string;
    };

/**
 * Tells how the rules pair a round of a tournament file, or how its table does, and answers questions about it: the document of `swissproof
 * explain --format json`. An unknown edition is a RangeError, an argument of another type a TypeError.
 */
export function explain(content: Uint8Array | string, options: LibraryExplainOptions = {}): ExplainResult {
  requireContent(content);
  requireOptions('options', options, OPTIONS);
  const { edition, roundRobin } = rulesNamed(options.rules);
  const file = options.file ?? 'tournament';
  const text = inEncoding(content, options.encoding);
  const questions: Question[] = [
    ...(options.pairs ?? []).map((players) => ({ kind: 'pair', players }) as const),
    ...(options.whyNot ?? []).map((players) => ({ kind: 'why-not', players }) as const),
  ];
  const round = options.round ?? null;
  const byTable = edition === null ? explainedByTable(text, roundRobin, round, questions, file) : null;
  if (byTable !== null) return byTable;
  const asked = askedTournament(text, {
    file,
    edition,
    unrated: options.unrated ?? null,
    firstColour: options.initialColour ?? null,
    totalRounds: options.totalRounds ?? null,
    acceleration: options.acceleration ?? 'auto',
  });
  if (!asked.ok) return invalidFile(asked);
  const answer = explainTournament(asked.swissCase, {
    round,
    questions,
    facts: asked.facts,
  });
  if (!answer.ok) return { kind: 'missing', missing: answer.missing, message: faultWords(answer.why) };
  return { kind: 'explained', document: explainDocument(answer.report, file) };
}

/** A round of a round robin, and the questions about it, by its table; null where the event is none. */
function explainedByTable(
  content: Uint8Array | string,
  asked: RoundRobinId | null,
  round: number | null,
  questions: readonly Question[],
  file: string,
): ExplainResult | null {
  const { tournament } = readForEdition(content, null, { file });
  const explained = tournament === null ? null : tableStoryOf(tournament, asked, round, questions);
  if (explained === null) return null;
  if (explained.ok) return { kind: 'by-table', document: tableExplanationDocument(explained.story, file) };
  return { kind: 'missing', missing: MISSING[explained.why], message: tableRefusalWords(explained) };
}

const MISSING = {
  'other-table': 'table',
  'no-such-round': 'round',
  'no-such-player': 'player',
} as const satisfies Record<Extract<ExplanationByTable, { ok: false }>['why'], string>;

const OPTIONS: ShapeOf<LibraryExplainOptions> = {
  ...OF_FILE,
  rules: TEXT,
  round: NUMBER,
  initialColour: COLOUR,
  unrated: NUMBER,
  totalRounds: NUMBER,
  acceleration: ACCELERATION,
  pairs: PAIRS,
  whyNot: PAIRS,
};
