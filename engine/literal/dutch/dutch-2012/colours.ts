import { opposite } from '../../../model/event.js';
import type { RoundState } from '../../../model/player.js';
import type { LiteralForm } from '../../reading.js';
import { colourRules, grantStrongerKind } from '../colours.js';
import type { ColourRule } from '../colours.js';

/** E.1 to E.5, which are those of 2017 but for E.2 (I19: two absolute preferences are equally strong) and E.5. */
export function colourRules2012({ round }: RoundState, { otherwise }: LiteralForm): ColourRule[] {
  // I19: of later rounds the text says nothing; there it is an even number that gets the initial colour.
  const initialForOdd = round === 1 || otherwise.has('I19'); // I19
  return colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']).map((rule) => {
    if (rule.id === 'E.2') return { ...rule, colourOfHigher: grantStrongerKind };
    if (rule.id !== 'E.5') return rule;
    return {
      ...rule,
      colourOfHigher: ([{ pairingNumber }], initialColour) =>
        (pairingNumber % 2 === 1) === initialForOdd ? initialColour : opposite(initialColour),
    };
  });
}
