import type { Rule } from '../../../rules/rule.js';
import type { RoundState } from '../../../model/player.js';
import { Board1998 } from './board-1998.js';
import type { Edition1998 } from './edition-1998.js';
import { absoluteRules1998, byeRule1998, byeRules, decisions1998 } from './rules-1998.js';

/**
 * The edition without one of its rules. What the procedure consists of cannot be left out; nor the last colour rules,
 * without which some would have no colour.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
export function editionWithout(edition: Edition1998, rule: string): Edition1998 {
  const { absoluteRules, colourRules, byeKeys } = edition;
  const isOther = ({ id }: Rule): boolean => id !== rule;
  switch (rule) {
    case byeRule1998.id:
      return { ...edition, barsBye: () => false };
    case decisions1998.again.id:
      return { ...edition, floatsAgain: 'like others' };
    case decisions1998.next.id:
      return { ...edition, goesBackFor: 'nothing' };
    case decisions1998.due.id:
      return { ...edition, dueColours: 'not looked at' };
  }
  const weakened = {
    ...edition,
    absoluteRules: absoluteRules.filter(isOther),
    colourRules: colourRules.filter(isOther),
    byeKeys: byeKeys.filter((key) => isOther(byeRules[key])),
  };
  const isChanged =
    weakened.absoluteRules.length < absoluteRules.length ||
    weakened.colourRules.length < colourRules.length ||
    weakened.byeKeys.length < byeKeys.length;
  if (!isChanged || colourRules.slice(-2).some(({ id }) => id === rule))
    throw new RangeError(`${edition.id} has no rule ${rule} that could be left out`);
  return weakened;
}

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
export function mayDecide1998(edition: Edition1998, { id, level }: Rule, state: RoundState): boolean {
  if (level === 'colour') return (state.round === 1) === (id === '5.1');
  const isAboutBye = id.startsWith('4.');
  if (isAboutBye && state.players.length % 2 === 0) return false;
  const board = new Board1998(state, edition);
  const places = board.scoregroups.flat();
  if (id === byeRule1998.id) return places.some((place) => !board.player(place).mayTakeBye);
  const absolute = absoluteRules1998.find((rule) => rule.id === id);
  if (absolute === undefined) return true;
  return places.some((a) => places.some((b) => a < b && board.isForbiddenBy(absolute, [a, b])));
}
