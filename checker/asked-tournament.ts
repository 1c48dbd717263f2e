import type { Tournament } from '../corpus/index.js';
import type { Colour, Edition } from '../engine/index.js';
import type { AccelerationOption } from './case/acceleration.js';
import { recognisedUnjudged } from './case/recognised-unjudged.js';
import { decideSettledCase } from './case/decide-case.js';
import { reportedCase } from './case/reported-case.js';
import type { ReportedCase } from './case/reported-facts.js';
import type { SwissCase } from './case/swiss-case.js';
import type { UnjudgedEvent } from './case/unjudged-event.js';
import type { RefusedEdition } from './edition/choice-source.js';
import { readForEdition } from './edition/read-for-edition.js';
import { withProvisionalRatings } from './edition/missing-data.js';
import type { FileProblem } from './found-problem.js';

/** A tournament of which something is asked, with what it is answered by. */
export type AskedTournament =
  | {
      readonly ok: true;
      readonly tournament: Tournament;
      readonly swissCase: SwissCase;
      /** What was assumed or found about the case. */
      readonly facts: ReportedCase;
    }
  /** The file is not a valid tournament, or one by rules that this version does not know. */
  | RefusedTournament;

/** The sentences are in `reports/words/refusal-words.ts`. */
export interface RefusedTournament {
  readonly ok: false;
  readonly why:
    | { readonly kind: 'invalid' }
    | { readonly kind: 'unjudged'; readonly unjudged: UnjudgedEvent }
    | { readonly kind: 'edition'; readonly refused: RefusedEdition };
  readonly problems: readonly FileProblem[];
}

export interface AskingOptions {
  /** Name under which problems speak of the file. */
  readonly file?: string;
  /** Null: chosen from the file. */
  readonly edition: Edition | null;
  /** The rating that unrated players count with where the rules need ratings; null: none. */
  readonly unrated: number | null;
  readonly firstColour?: Colour | null;
  readonly totalRounds?: number | null;
  readonly acceleration?: AccelerationOption;
}

/** Reads a tournament file of which a round is to be paired or explained. */
export function askedTournament(content: Uint8Array | string, options: AskingOptions): AskedTournament {
  const { file, edition, unrated, firstColour = null, totalRounds = null, acceleration = 'auto' } = options;
  const { tournament: printed, problems } = readForEdition(content, edition, { file });
  if (printed === null) return { ok: false, why: { kind: 'invalid' }, problems };
  const tournament = withProvisionalRatings(printed, unrated);
  const unjudged = edition === null ? recognisedUnjudged(tournament) : null;
  if (unjudged !== null) return { ok: false, why: { kind: 'unjudged', unjudged }, problems };
  const decision = decideSettledCase(tournament, edition, { firstColour, totalRounds, acceleration });
  return decision.ok
    ? { ok: true, tournament, swissCase: decision.swissCase, facts: reportedCase(decision) }
    : { ok: false, why: { kind: 'edition', refused: decision }, problems };
}
