import { withoutRule } from '../../bye-first/without-rule.js';
import type { BracketEdition } from '../edition.js';
import type { MatchPlayer } from '../player.js';

/**
 * An edition that lacks one rule: to see whether the rule decides a round, and to make programs with a planted error. The
 * completion of the round, the number of upfloaters (each of whom meets a resident because of it) and the orders cannot be
 * left out, nor the last rules on the bye and on colours, which always decide.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
export function editionWithout(edition: BracketEdition, rule: string): BracketEdition {
  const { byeCriteria, criteria, colourRules, byeRule } = edition;
  if (rule === byeRule.id)
    return seenBy(edition, (state) => ({
      ...state,
      players: state.players.map((player) => ({ ...player, mayTakeBye: true })),
    }));
  return withoutRule<MatchPlayer, BracketEdition>(edition, rule, [
    criteria.at(0),
    byeCriteria.at(-1),
    colourRules.at(-1),
  ]);
}

/** An edition that sees the participants otherwise, after what it makes of them already. */
export function seenBy(
  edition: BracketEdition,
  see: NonNullable<BracketEdition['seeOtherwise']>,
): BracketEdition {
  const before = edition.seeOtherwise ?? ((state) => state);
  return { ...edition, seeOtherwise: (state) => see(before(state)) };
}
