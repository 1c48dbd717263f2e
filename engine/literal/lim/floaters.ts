import { mostPairs, without } from './compatibility.js';
import { firstOpponent } from './opponents.js';
import { comesBefore, inOrderOfPairing } from './turns.js';
import type { LiteralForm } from '../reading.js';
import type { LimPlayer } from './definitions.js';
import { fromTheBeginning } from './position.js';
import type { Group, RoundPosition } from './position.js';

/**
 * 2.3, 3: the players of a group who are transferred. L25: as few as must, for the group keeps as many pairings as it can
 * have; who has no compatible opponent at all goes first.
 */
export function chooseFloaters(position: RoundPosition, group: Group): LimPlayer[] {
  const { otherwise } = position.form;
  const all = [...group.residents, ...group.floaters];
  const isIsolated = (player: LimPlayer): boolean => {
    const others = otherwise.has('L6') ? group.residents : all; // L6
    return !others.some((other) => other !== player && group.mayMeet(player, other));
  };
  const floaters = all.filter(isIsolated); // 2.3.1 to 2.3.3
  let left = without(all, ...floaters);
  let isToBeMadeEven = left.length % 2 === 1;
  while (left.length > 2 * mostPairs(left, group.mayMeet)) {
    const ofPlayer = typesOf(position, group, floaters, left);
    const floater =
      (isToBeMadeEven ? evenNumberFloater(position, group, left, ofPlayer) : null) ??
      floaterForWant(
        group,
        left,
        otherwise.has('L18') || !looksAtTypes(position.form) ? () => 0 : ofPlayer, // L18
      );
    isToBeMadeEven = false;
    floaters.push(floater);
    left = without(left, floater);
  }
  return floaters;
}

/** 3.9: d is 0, c is 1, b is 2, a is 3: the disadvantage of a floater. */
type Types = (player: LimPlayer) => number;

/** 3.3, 3.4, 3.9: by origin, and by compatibility in the adjacent group after excluding the opponents of other floaters. */
function typesOf(
  position: RoundPosition,
  group: Group,
  chosen: readonly LimPlayer[],
  left: readonly LimPlayer[],
): Types {
  const types = new Map(
    left.map((player) => {
      const hasCome = group.floaters.includes(player) ? 2 : 0;
      return [player, hasCome + (hasOpponentAhead(position, group, chosen, player) ? 0 : 1)];
    }),
  );
  return (player) => types.get(player) ?? 0;
}

function hasOpponentAhead(
  position: RoundPosition,
  group: Group,
  chosen: readonly LimPlayer[],
  player: LimPlayer,
): boolean {
  const { otherwise } = position.form;
  const { areCompatible } = position;
  const before = inOrderOfPairing(chosen, group, position.form).filter((other) =>
    comesBefore(other, player, group, position.form),
  );
  let { residents, floaters } = group.adjacent;
  if (otherwise.has('L14')) floaters = []; // L14
  for (const other of before) {
    if (otherwise.has('L16')) break; // L16
    if (otherwise.has('L15'))
      [residents, floaters] = [residents, floaters].map((some) =>
        some.filter((opponent) => !areCompatible(other, opponent)),
      ); // L15
    else {
      // L15: the one opponent that each of them would get by 3.8.
      const available = (some: readonly LimPlayer[]): LimPlayer[] =>
        some.filter((opponent) => areCompatible(other, opponent));
      // L7, L8
      const direction = otherwise.has('L7') ? group.direction : group.adjacent.direction;
      const turns = otherwise.has('L8') ? [[...residents, ...floaters]] : [residents, floaters];
      const open = turns.map(available).find((some) => some.length > 0) ?? [];
      const opponent = firstOpponent(other, open, direction, position.form);
      if (opponent === null) continue;
      [residents, floaters] = [without(residents, opponent), without(floaters, opponent)];
    }
  }
  return [...residents, ...floaters].some((opponent) => areCompatible(player, opponent));
}

/**
 * 2.3.4, 3.2: who makes the number even. L12: the best type, then who has not floated in the round before (3.10), then who
 * is due the colour that more are due, then the last one. L17: chosen without a look at the others; null where he would
 * cost a pairing, for then he is exchanged (4.4.1).
 */
function evenNumberFloater(
  { form }: RoundPosition,
  group: Group,
  left: readonly LimPlayer[],
  typeOf: Types,
): LimPlayer | null {
  const { otherwise } = form;
  const costsNone = (player: LimPlayer): boolean => keepsPairings(player, left, group);
  const byTypes: Choice = (open) =>
    looksAtTypes(form) ? open.filter((one) => typeOf(one) === Math.min(...open.map(typeOf))) : open;
  const byColour: Choice = (open) =>
    ['3.2', '3.2.2'].some((rule) => form.without.has(rule))
      ? open
      : nearTheLast(form, group, open, dueMost(open, otherwise.has('L11') ? group.residents : left)); // L11
  const byLastRound: Choice = (open) =>
    form.without.has('3.10') ? open : sparing(form, open, typeOf, costsNone);
  const choices = otherwise.has('L13')
    ? [byColour, byTypes, byLastRound] // L13
    : otherwise.has('L12')
      ? [byTypes, byColour, byLastRound] // L12
      : [byTypes, byLastRound, byColour];
  const all = otherwise.has('L17') ? left.filter(costsNone) : left; // L17
  const open = choices.reduce((those, choice) => choice(those), all);
  const chosen = fromTheBeginning(open, group.direction).at(-1);
  return chosen !== undefined && costsNone(chosen) ? chosen : null;
}

/** 3.9 of 1999, 3.9.2 */
function looksAtTypes({ without: leftOut }: LiteralForm): boolean {
  return !leftOut.has('3.9') && !leftOut.has('3.9.2');
}

/** Leaves those of several who are to be chosen from, at least one. */
type Choice = (open: readonly LimPlayer[]) => readonly LimPlayer[];

/**
 * 3.10: without those who have floated in the round before. L37: only where one of type d can go instead. L26: not where all
 * who have not floated would cost a pairing and one who has would not; read otherwise, each of them must cost none.
 */
function sparing(
  { otherwise }: LiteralForm,
  open: readonly LimPlayer[],
  typeOf: Types,
  costsNone: (player: LimPlayer) => boolean,
): readonly LimPlayer[] {
  const all = open.filter(({ hasFloated }) => !hasFloated);
  const ofTypeD = otherwise.has('L37') ? all : all.filter((player) => typeOf(player) === 0); // L37
  const spared = otherwise.has('L26') && open.some(costsNone) ? ofTypeD.filter(costsNone) : ofTypeD; // L26
  if (spared.length === 0) return open;
  return spared.some(costsNone) || !open.some(costsNone) ? spared : open;
}

/** 3.2.3, in Maxi-tournaments, L34: the colour is looked at only where the one chosen by it is near the last one. */
function nearTheLast(
  { isMaxi }: LiteralForm,
  { direction }: Group,
  open: readonly LimPlayer[],
  due: readonly LimPlayer[],
): readonly LimPlayer[] {
  const [last, chosen] = [open, due].map((some) => fromTheBeginning(some, direction).at(-1)?.rating ?? 0);
  return isMaxi && Math.abs(chosen - last) > 100 ? open : due;
}

/** 3.2.2, L11: those who are due the colour that more are due; all where neither is, or nobody of them. */
function dueMost(open: readonly LimPlayer[], counted: readonly LimPlayer[]): readonly LimPlayer[] {
  const [whites, blacks] = (['white', 'black'] as const).map(
    (colour) => counted.filter(({ due }) => due === colour).length,
  );
  const majority = whites === blacks ? null : whites > blacks ? 'white' : 'black';
  const ofMajority = open.filter(({ due }) => due !== null && due === majority);
  return ofMajority.length > 0 ? ofMajority : open;
}

/** 4.4, 3.5, L18: the best type, then the last one without whom the group keeps its pairings. */
function floaterForWant(group: Group, left: readonly LimPlayer[], typeOf: Types): LimPlayer {
  const possible = left.filter((player) => keepsPairings(player, left, group));
  const best = Math.min(...possible.map(typeOf));
  const ofBestType = possible.filter((player) => typeOf(player) === best);
  const last = fromTheBeginning(ofBestType, group.direction).at(-1);
  if (last === undefined) throw new RangeError('nobody can be transferred');
  return last;
}

function keepsPairings(player: LimPlayer, left: readonly LimPlayer[], { mayMeet }: Group): boolean {
  return mostPairs(without(left, player), mayMeet) === mostPairs(left, mayMeet);
}
