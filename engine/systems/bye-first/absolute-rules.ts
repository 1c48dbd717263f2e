import { noEqualAbsoluteColours, noForbiddenPair, noRematch } from '../../rules/absolute-rules.js';
import type { AbsoluteRule } from '../../rules/absolute-rules.js';
import type { ByePlayer } from './edition.js';

/** [C1], [C3] and what the organiser forbids, under the article numbers given. */
export function absoluteRules(rematch: string, colours: string): readonly AbsoluteRule<ByePlayer>[] {
  const equalColours = noEqualAbsoluteColours('C3', colours);
  // There is no exception for topscorers.
  const title = 'players with the same absolute colour preference shall not meet';
  return [noRematch('C1', rematch), { ...equalColours, title }, noForbiddenPair];
}
