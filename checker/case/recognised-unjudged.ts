import type { Tournament } from '../../corpus/index.js';
import { chooseEdition } from '../edition/edition-choice.js';
import { namedRules } from '../edition/named-rules.js';
import type { NamedRules } from '../edition/named-rules.js';
import { anyEditionThatAgrees } from '../edition/by-rounds.js';
import type { EditionChoice } from '../report.js';
import { namedRoundRobin } from '../round-robin/recognise.js';
import type { CaseOptions } from './swiss-case.js';
import { unjudgedByGames, unjudgedByWords } from './unjudged.js';
import type { UnjudgedEvent } from './unjudged-event.js';

/**
 * The event as `check` recognises it, where no FIDE rule pairs its rounds and no rules are requested; null for other events.
 */
export function recognisedUnjudged(tournament: Tournament): UnjudgedEvent | null {
  const rules = namedRules(tournament);
  const declared = declaredUnjudged(tournament, rules);
  if (declared !== null || unjudgedByGames(tournament) === null) return declared;
  const decision = chooseEdition(tournament, null, {}, rules);
  const options = { firstColour: null, totalRounds: null };
  return decision.ok ? unjudgedInstead(tournament, decision.choice, options) : null;
}

/** By the words of the file, or by its games where the words call it a round robin. */
export function declaredUnjudged(tournament: Tournament, rules: NamedRules | null): UnjudgedEvent | null {
  const byWords = unjudgedByWords(tournament);
  if (byWords !== null || namedRoundRobin(tournament, null, rules) === null) return byWords;
  return unjudgedByGames(tournament);
}

/**
 * By its games, where an edition of Swiss rules was chosen for the event and its rounds deviate. Null where the file or the
 * caller names these rules, and where some edition pairs every round as it was published.
 */
export function unjudgedInstead(
  tournament: Tournament,
  { chosenBy }: Pick<EditionChoice, 'chosenBy'>,
  options: Pick<CaseOptions, 'firstColour' | 'totalRounds'>,
): UnjudgedEvent | null {
  if (chosenBy === 'file' || chosenBy === 'option') return null;
  const byGames = unjudgedByGames(tournament);
  return byGames !== null && anyEditionThatAgrees(tournament, options) === null ? byGames : null;
}
