import type { Rule } from '../../../rules/rule.js';
import { Strength } from '../../../rules/colour-preference.js';
import type { DutchPlayer, DutchState } from '../player.js';
import type { Edition1992 } from './edition-1992.js';
import { missesColour } from './requirements.js';
import { byeRule1992, requirements1992 } from './rules-1992.js';

/**
 * The edition without one of its rules. What the procedure consists of cannot be left out: the numbers of pairs, the
 * order of the opponents, and C13; nor the last colour rule, without which some would have no colour.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
export function editionWithout(edition: Edition1992, rule: string): Edition1992 {
  const { absoluteRules, colourRules, seeRequired } = edition;
  const isOther = ({ id }: Rule): boolean => id !== rule;
  if (rule === byeRule1992.id) return { ...edition, barsBye: () => false };
  if (rule === requirements1992.following.id) return { ...edition, backtracks: 'never' };
  const see = UNSEEN.get(rule);
  if (see !== undefined) return { ...edition, seeRequired: (player) => see(seeRequired?.(player) ?? player) };
  const weakened = {
    ...edition,
    absoluteRules: absoluteRules.filter(isOther),
    colourRules: colourRules.filter(isOther),
  };
  const isChanged =
    weakened.absoluteRules.length < absoluteRules.length || weakened.colourRules.length < colourRules.length;
  if (!isChanged || colourRules.at(-1)?.id === rule)
    throw new RangeError(`${edition.id} has no rule ${rule} that could be left out`);
  return weakened;
}

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
export function mayDecide({ absoluteRules }: Edition1992, { id }: Rule, state: DutchState): boolean {
  const { players } = state;
  const absolute = absoluteRules.find((rule) => rule.id === id);
  if (id === byeRule1992.id) return players.length % 2 === 1 && players.some(({ mayTakeBye }) => !mayTakeBye);
  if (absolute !== undefined) return someTwo(players, (a, b) => absolute.forbids(state, a, b));
  if (id === requirements1992.colours.id) return someTwo(players, missesColour);
  const unseen = UNSEEN.get(id);
  return unseen === undefined || players.some((player) => unseen(player) !== player);
}

/** What of a player is not seen where a requirement is left out; the same player where it makes no difference. */
const UNSEEN: ReadonlyMap<string, (player: DutchPlayer) => DutchPlayer> = new Map([
  [requirements1992.colours.id, (player) => ({ ...player, preference: null, strength: Strength.none })],
  [requirements1992.upfloatAsLast.id, withoutFloat('lastFloat', 'up')],
  [requirements1992.upfloatAsEarlier.id, withoutFloat('earlierFloat', 'up')],
  [requirements1992.downfloatAsLast.id, withoutFloat('lastFloat', 'down')],
  [requirements1992.downfloatAsEarlier.id, withoutFloat('earlierFloat', 'down')],
]);

function withoutFloat(
  when: 'lastFloat' | 'earlierFloat',
  float: 'up' | 'down',
): (player: DutchPlayer) => DutchPlayer {
  return (player) => (player[when] === float ? { ...player, [when]: null } : player);
}

function someTwo(players: readonly DutchPlayer[], is: (a: DutchPlayer, b: DutchPlayer) => boolean): boolean {
  return players.some((a, index) => players.slice(index + 1).some((b) => is(a, b)));
}
