import { shrinkTournament } from '../certification/shrink/shrink-file.js';
import { askedTournament } from '../checker/index.js';
import type { Colour } from '../engine/index.js';
import { invalidFile } from './invalid-file.js';
import type { InvalidFile } from './invalid-file.js';
import { requireOptions, required } from './shapes.js';
import type { ShapeOf } from './shapes.js';
import { COLOUR, requireContent, NUMBER, TEXT } from './option-shapes.js';
import { editionNamed } from './edition-named.js';

export interface LibraryShrinkOptions {
  /** The round that deviates. */
  readonly round: number;
  /** Name of one of the `editions`, or "auto" (the default): chosen from the file. */
  readonly rules?: string;
  readonly initialColour?: Colour;
  /** Rounds of the whole event where the file does not announce them. */
  readonly totalRounds?: number;
  /** The rating that unrated players count with where the rules need ratings. Default: none. */
  readonly unrated?: number;
  /** Smaller tournaments that are tried at most. Default 20,000. */
  readonly trials?: number;
}

/** A smaller tournament that still shows the deviation, or why there is none. */
export type ShrinkResult =
  | {
      readonly kind: 'shrunk';
      /** The tournament as a file. */
      readonly text: string;
      readonly deviation: { readonly kind: string; readonly rule: string };
      readonly trials: number;
    }
  | { readonly kind: 'no-such-round' | 'no-deviation' | 'not-writable' }
  | InvalidFile;

/**
 * The smallest tournament that still shows the deviation of a round. An unknown edition or an argument of another type
 * rejects with a RangeError.
 */
export async function shrink(
  content: Uint8Array | string,
  options: LibraryShrinkOptions,
): Promise<ShrinkResult> {
  requireContent(content);
  requireOptions('options', options, OPTIONS);
  const asked = askedTournament(content, {
    edition: editionNamed(options.rules),
    unrated: options.unrated ?? null,
    firstColour: options.initialColour ?? null,
    totalRounds: options.totalRounds ?? null,
  });
  if (!asked.ok) return invalidFile(asked);
  const answer = await shrinkTournament(
    asked.tournament,
    { swissCase: asked.swissCase, round: options.round, trait: null },
    { trials: options.trials ?? 20_000, isLate: () => false },
  );
  if (answer.ok) {
    const { text, trials, deviation } = answer;
    return { kind: 'shrunk', text, trials, deviation: { kind: deviation.kind, rule: deviation.rule } };
  }
  // Nobody is asked again here, so that nobody fails or answers otherwise.
  const { reason } = answer;
  return { kind: reason === 'program-failed' || reason === 'not-repeated' ? 'no-deviation' : reason };
}

const OPTIONS: ShapeOf<LibraryShrinkOptions> = {
  round: required(NUMBER),
  rules: TEXT,
  initialColour: COLOUR,
  totalRounds: NUMBER,
  unrated: NUMBER,
  trials: NUMBER,
};
