import { askedTournament, explainTournament } from '../checker/index.js';
import type { ExplainRefusal, Opponent, Question } from '../checker/index.js';
import type { Problem } from '../corpus/index.js';
import type { Colour } from '../engine/index.js';
import { explainDocument } from '../reports/explain/json.js';
import type { ExplainDocument } from '../reports/explain/json.js';
import { inEncoding } from './in-encoding.js';
import { editionNamed } from './edition-named.js';

export interface LibraryExplainOptions {
  /** Name of the file in the document. Default "tournament". */
  readonly file?: string;
  /** Label of the encoding of the bytes (a RangeError where it is not known). Default: UTF-8, else Windows Latin. */
  readonly encoding?: string;
  /** Name of one of the `editions`, or "auto" (the default): chosen from the file. */
  readonly rules?: string;
  /** The round to explain. Default: the last one that is published. */
  readonly round?: number;
  readonly firstColour?: Colour;
  /** The rating that unrated players count with where the rules need ratings. Default: none. */
  readonly unrated?: number;
  /** Rounds of the whole event where the file does not announce them. */
  readonly totalRounds?: number;
  /** Why are these two paired, or why has this one the bye? */
  readonly pairs?: readonly (readonly [number, Opponent])[];
  /** Why are these two not paired? */
  readonly whyNot?: readonly (readonly [number, Opponent])[];
}

/** The explanation, or why there is none. */
export type ExplainResult =
  | { readonly kind: 'explained'; readonly document: ExplainDocument }
  /** The file is not a valid tournament, or one by rules that this version does not know. */
  | { readonly kind: 'invalid'; readonly message: string; readonly problems: readonly Problem[] }
  /** Something must be told that the file does not say, or a question is about somebody who is not in it. */
  | { readonly kind: 'missing'; readonly missing: ExplainRefusal['missing']; readonly message: string };

/**
 * Tells how the rules pair a round of a tournament file, and answers questions about it: the document of `swissproof
 * explain --format json`. An unknown edition is a RangeError.
 */
export function explain(content: Uint8Array | string, options: LibraryExplainOptions = {}): ExplainResult {
  const edition = editionNamed(options.rules);
  const file = options.file ?? 'tournament';
  const asked = askedTournament(inEncoding(content, options.encoding), {
    file,
    edition,
    unrated: options.unrated ?? null,
    firstColour: options.firstColour ?? null,
    totalRounds: options.totalRounds ?? null,
  });
  if (!asked.ok) return { kind: 'invalid', message: asked.message, problems: asked.problems };
  const questions: Question[] = [
    ...(options.pairs ?? []).map((players) => ({ kind: 'pair', players }) as const),
    ...(options.whyNot ?? []).map((players) => ({ kind: 'why-not', players }) as const),
  ];
  const answer = explainTournament(asked.tournament, asked.decision, {
    round: options.round ?? null,
    firstColour: options.firstColour ?? null,
    totalRounds: options.totalRounds ?? null,
    questions,
  });
  if (!answer.ok) return { kind: 'missing', missing: answer.missing, message: answer.message };
  return { kind: 'explained', document: explainDocument(answer.report, file) };
}
