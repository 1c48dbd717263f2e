import type { RoundState } from '../../../model/player.js';
import type { Rule } from '../../../rules/rule.js';
import { LimBoard } from '../board.js';
import type { LimEdition } from '../edition.js';
import type { LimRules } from '../rules.js';

/**
 * The edition without one of its rules. What the procedure consists of cannot be left out; nor the last colour rule,
 * without which some would have no colour.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
export function editionWithout(edition: LimEdition, rule: string): LimEdition {
  const name = nameOf(edition, rule);
  const change = name === null ? undefined : CHANGES[name];
  if (name === null || change === undefined)
    throw new RangeError(`${edition.id} has no rule ${rule} that could be left out`);
  return { ...edition, ...change(edition), leftOut: new Set([...edition.leftOut, name]) };
}

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
export function mayDecide(edition: LimEdition, { id }: Rule, state: RoundState): boolean {
  const { size, player, areDueAlike, ...board } = factsOf(state, edition);
  const places = Array.from({ length: size }, (_, place) => place);
  const somePair = (suits: (a: number, b: number) => boolean): boolean =>
    places.some((a) => places.some((b) => a < b && suits(a, b)));
  switch (nameOf(edition, id)) {
    case 'byeBar':
      return size % 2 === 1 && places.some((place) => !player(place).mayTakeBye);
    case 'rematch':
      return somePair((a, b) => player(a).opponents.includes(player(b).id));
    case 'prohibited':
      return state.forbidden.size > 0;
    case 'colours':
      return somePair(board.areBarred);
    case 'lastRound':
      return state.isFinal && somePair(board.areBarred);
    case 'floated':
      return places.some((place) => player(place).hasFloated);
    case 'scrutiny':
    case 'floaterColour':
    case 'histories':
      return somePair(areDueAlike);
    case 'bars':
      return places.some((place) => !player(place).may.white || !player(place).may.black);
    default:
      return true;
  }
}

function factsOf(
  state: RoundState,
  edition: LimEdition,
): Pick<LimBoard, 'size' | 'player' | 'areDueAlike' | 'areBarred'> {
  const board = new LimBoard(state, edition);
  const { size, player, areDueAlike } = board;
  return { size, player, areDueAlike, areBarred: (a, b) => board.areBarred(a, b) };
}

function nameOf({ rules }: LimEdition, id: string): keyof LimRules | null {
  const names = Object.keys(rules) as (keyof LimRules)[];
  return names.find((name) => rules[name]?.id === id) ?? null;
}

/** What changes besides that the rule is left out. */
const CHANGES: Partial<Record<keyof LimRules, (edition: LimEdition) => Partial<LimEdition>>> = {
  rematch: () => ({}),
  byeBar: () => ({ barsBye: () => false }),
  colours: () => ({}),
  prohibited: () => ({}),
  lastRound: () => ({ lastRound: 'nobody' }),
  types: ({ evenedOrder }) => ({
    evenedOrder: evenedOrder.filter((step) => step !== 'types'),
    wantedBy: 'number',
  }),
  floated: ({ evenedOrder }) => ({ evenedOrder: evenedOrder.filter((step) => step !== 'last round') }),
  evenColour: ({ evenedOrder }) => ({ evenedOrder: evenedOrder.filter((step) => step !== 'colour') }),
  residentsFirst: () => ({ floatersMeet: 'by number' }),
  floaterColour: () => ({}),
  scrutiny: () => ({}),
  bars: () => ({}),
  due: () => ({}),
  histories: () => ({}),
  ranks: () => ({}),
};
