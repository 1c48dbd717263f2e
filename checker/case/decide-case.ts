import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { allAgree, whichAgree } from '../check-tournament.js';
import type { CheckOptions } from '../check-tournament.js';
import type { RefusedEdition } from '../edition/choice-source.js';
import { chooseEdition } from '../edition/edition-choice.js';
import { namedRules } from '../edition/named-rules.js';
import { settledCase } from './settle-case.js';
import type { SettledCase } from './settle-case.js';
import { decidedCase } from './swiss-case.js';
import type { SwissCase } from './swiss-case.js';

/** What a tournament is judged by, or why it cannot be judged. */
export type CaseDecision = ({ readonly ok: true } & SettledCase) | RefusedEdition;

/**
 * The case of a tournament as the caller and the file declare it. Where the file says that it is accelerated but not how,
 * the Baku Acceleration is used if every round agrees with it.
 * @param asked an edition, or null for "auto".
 * @param rules what the file says about its rules, where the caller knows it.
 */
export function decideCase(
  tournament: Tournament,
  asked: Edition | null,
  options: Partial<CheckOptions> = {},
  rules = namedRules(tournament),
): CaseDecision {
  const decision = chooseEdition(tournament, asked, options, rules);
  if (decision.ok) return open(decidedCase(tournament, decision, options));
  const { refusal } = decision;
  if (refusal.kind !== 'unknown-rules' || refusal.what !== 'acceleration') return decision;
  const accelerated = decideCase(tournament, asked, { ...options, acceleration: 'baku' }, rules);
  if (!accelerated.ok || tournament.pairedRounds === 0) return decision;
  const { swissCase } = accelerated;
  if (!allAgree(swissCase)) return decision;
  const acceleration = { kind: 'baku', edition: swissCase.edition.baku, from: 'rounds' } as const;
  return open({ ...swissCase, acceleration });
}

/**
 * The case of a tournament of which a round is paired or explained: as {@link decideCase} says, and where the file leaves
 * something open, as its rounds show it.
 */
export function decideSettledCase(
  tournament: Tournament,
  asked: Edition | null,
  options: Partial<CheckOptions> = {},
): CaseDecision {
  const decision = decideCase(tournament, asked, options);
  if (!decision.ok) return decision;
  const { swissCase } = decision;
  if (swissCase.length.from !== 'played') {
    if (swissCase.acceleration.kind !== 'none' || swissCase.acceleration.from !== 'default') return decision;
    // Without an acceleration nothing else is open, and any acceleration changes round 1.
    if (allAgree(swissCase, { rounds: (round) => round === 1 })) return decision;
  }
  return { ok: true, ...settledCase(swissCase, whichAgree(swissCase)) };
}

/** A case of which nothing was tried yet. */
function open(swissCase: SwissCase): CaseDecision {
  return { ok: true, swissCase, without: [], closer: null };
}
