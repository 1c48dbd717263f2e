import type { Problem, Tournament } from '../corpus/index.js';
import type { Colour, Edition } from '../engine/index.js';
import type { AccelerationOption } from './case/acceleration.js';
import { recognisedUnjudged } from './case/recognised-unjudged.js';
import { decideSettledCase } from './case/decide-case.js';
import { reportedCase } from './case/reported-case.js';
import type { ReportedCase } from './case/reported-facts.js';
import type { SwissCase } from './case/swiss-case.js';
import { readForEdition } from './edition/read-for-edition.js';
import { withProvisionalRatings } from './edition/missing-data.js';

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
  | { readonly ok: false; readonly message: string; readonly problems: readonly Problem[] };

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
  if (printed === null) return { ok: false, message: 'the file is not a valid tournament', problems };
  const tournament = withProvisionalRatings(printed, unrated);
  const unjudged = edition === null ? recognisedUnjudged(tournament) : null;
  if (unjudged !== null) {
    const message = `no FIDE rule pairs the rounds of this event (${unjudged.source})`;
    return { ok: false, message, problems };
  }
  const decision = decideSettledCase(tournament, edition, { firstColour, totalRounds, acceleration });
  return decision.ok
    ? { ok: true, tournament, swissCase: decision.swissCase, facts: reportedCase(decision) }
    : { ok: false, message: decision.message, problems };
}
