import type { Candidate, Violation } from '../../../interface/system.js';
import type { DutchEdition } from '../../edition.js';
import type { DutchState } from '../../player.js';

/** No rematch first, then who may not have the bye where it is given, then the other absolute rules. */
export function brokenBy(
  edition: DutchEdition,
  state: DutchState,
  { pairs, floaters }: Candidate,
  isLast: boolean,
): readonly Violation[] {
  const { players } = state;
  const broken = edition.absoluteRules.flatMap((rule): Violation[] => {
    const places = pairs.filter(([a, b]) => rule.forbids(state, players[a], players[b])).flat();
    return places.length === 0 ? [] : [{ rule, places }];
  });
  const barred = isLast ? floaters.filter((place) => !players[place].mayTakeBye) : [];
  const isFirst = ({ rule }: Violation): boolean => rule.concept === 'rematch';
  return [
    ...broken.filter(isFirst),
    ...(barred.length === 0 ? [] : [{ rule: edition.byeRule, places: barred }]),
    ...broken.filter((violation) => !isFirst(violation)),
  ];
}
