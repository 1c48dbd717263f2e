import { opposite } from '../../../model/event.js';
import type { RoundState } from '../../../model/player.js';
import type { LiteralForm } from '../../reading.js';
import { colourRules, grantStrongerKind } from '../colours.js';
import type { ColourRule } from '../colours.js';

/** E.1 to E.5, which are those of 2017 but for E.2 (I19: two absolute preferences are equally strong) and E.5. */
export function colourRules2012({ round }: RoundState, { otherwise }: LiteralForm): ColourRule[] {
  const isFirst = round === 1;
  const isAsInFirst = isFirst || otherwise.has('I19'); // I19
  return colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']).map((rule) => {
    if (rule.id === 'E.2') return { ...rule, colourOfHigher: grantStrongerKind };
    if (rule.id !== 'E.5') return rule;
    return {
      ...rule,
      colourOfHigher: ([{ rank, pairingNumber }], initialColour) => {
        // I19: in round 1 the place among those present; later an even number gets the initial colour.
        const isOdd = (isFirst ? rank + 1 : pairingNumber) % 2 === 1;
        return isOdd === isAsInFirst ? initialColour : opposite(initialColour);
      },
    };
  });
}
