import { opposite } from '../../../model/event.js';
import type { LiteralRound, LiteralForm } from '../../reading.js';
import { possibleColours } from '../../colours.js';
import { scoregroups } from '../../scoregroups.js';
import { allocateColours } from './colours.js';
import { compareInGroup } from './definitions.js';
import type { BursteinPlayer } from './definitions.js';
import { lines } from './lines.js';
import type { Line as LineOf } from './lines.js';
import type { Pair, RoundPosition } from './position.js';
import type { PastRound } from '../../../model/player.js';
import { smallestBy } from '../../enumerate.js';

/** 4, then 6 group by group from the top, then 5. */
export function pairRound(position: RoundPosition): LiteralRound {
  const { players } = position;
  const bye = players.length % 2 === 1 ? chooseBye(position) : null;
  if (bye === null && players.length % 2 === 1) return { kind: 'impossible' };
  const chosen = pairGroups(position, scoregroups(players.filter((player) => player !== bye)));
  if (chosen === null) return { kind: 'impossible' };
  const pairs = chosen.flatMap((line) => line.pairs).map((pair) => allocateColours(position, pair));
  return { kind: 'paired', pairs, bye: bye?.id ?? null, brackets: null };
}

type Line = LineOf<BursteinPlayer>;

/** A score group, or several that are considered as one, with who floated into it. */
interface Group {
  readonly residents: readonly BursteinPlayer[];
  readonly floaters: readonly BursteinPlayer[];
  readonly isJoined: boolean;
}

/** 6.6; null where even all players cannot be paired as one group (BA22). */
function pairGroups(position: RoundPosition, groups: readonly BursteinPlayer[][]): Line[] | null {
  const confirmed: { group: Group; line: Line }[] = [];
  const left = groups.map((residents): Group => ({ residents, floaters: [], isJoined: false }));
  for (let group = left.shift(); group !== undefined; group = left.shift()) {
    const next = left.at(0) ?? null;
    const line = chooseLine(position, group, next);
    if (line === null) {
      const above = confirmed.at(-1)?.group ?? null;
      if (next === null && above === null) return null;
      // BA5: with the next group, the last with the one above, whose pairs are taken back.
      const isWithAbove = next === null || (position.form.otherwise.has('BA5') && above !== null);
      if (isWithAbove) confirmed.pop();
      else left.shift();
      left.unshift(isWithAbove && above !== null ? joined(above, group) : joined(group, next ?? group));
      continue;
    }
    confirmed.push({ group, line });
    if (next !== null) left[0] = withFloater(next, line);
  }
  return confirmed.map(({ line }) => line);
}

/** "Considered as one SG"; BA8: who floated into the upper one stays a floater, who floated within is none any more. */
function joined(upper: Group, lower: Group): Group {
  return { ...upper, residents: [...upper.residents, ...lower.residents], isJoined: true };
}

function withFloater(group: Group, { floater }: Line): Group {
  return { ...group, floaters: floater === null ? [] : [floater] };
}

/** The first combination with as many due colours as possible (6.5) whose floater can be paired; null for none. */
function chooseLine(position: RoundPosition, group: Group, next: Group | null): Line | null {
  const byDueColours = linesOf(position, group).sort(
    (one, other) => dueColours(position, other) - dueColours(position, one),
  );
  const line = byDueColours.find((one) => isTaken(position, one, next)) ?? null;
  const isFloaterLeft = line !== null && line.floater !== null && !canGoOn(position, line, next);
  // BA6, read otherwise: if the next group cannot be paired with the floater, the two are considered as one.
  return isFloaterLeft ? null : line;
}

/** The next group can be paired completely with the floater, one of its own floating if the number is odd. */
function canGoOn(position: RoundPosition, line: Line, next: Group | null): boolean {
  return next !== null && linesOf(position, withFloater(next, line)).length > 0;
}

/** 6.3: all combinations of a group; BA7: nobody floats twice. */
function linesOf({ mayMeet, form }: RoundPosition, { residents, floaters, isJoined }: Group): Line[] {
  const members = [...residents, ...floaters].sort(compareInGroup);
  // BA8: in groups that are considered as one a floater is a player like others.
  const areAlike = isJoined && form.otherwise.has('BA8');
  const mayFloat = (player: BursteinPlayer): boolean =>
    areAlike || form.without.has('6.3.again') || !floaters.includes(player);
  const once = [...lines(members, mayMeet, mayFloat)];
  if (once.length > 0 || !form.otherwise.has('BA7')) return once;
  return [...lines(members, mayMeet, () => true)]; // BA7
}

/** 6.5: how many players get their due colours; BA9: the floater gets none. */
function dueColours({ form }: RoundPosition, { pairs, floater }: Line): number {
  if (form.without.has('6.5')) return 0;
  const ofPairs = pairs.map(mostDueColours);
  const ofFloater = form.otherwise.has('BA9') && floater !== null && floater.due !== null ? 1 : 0; // BA9
  return ofPairs.reduce((sum, count) => sum + count, ofFloater);
}

/** As many as the colours allow that the two may have (5.2, 5.3). */
function mostDueColours([one, other]: Pair): number {
  const counts = possibleColours(one, other).map(
    (colour) => [one.due === colour, other.due === opposite(colour)].filter((isDue) => isDue).length,
  );
  return Math.max(0, ...counts);
}

/** 6.6: with the floater the next group can be paired; read otherwise (BA6), he has an opponent there. */
function isTaken(position: RoundPosition, line: Line, next: Group | null): boolean {
  const { floater } = line;
  if (floater === null) return true;
  if (!position.form.otherwise.has('BA6')) return canGoOn(position, line, next); // BA6
  return next?.residents.some((player) => position.mayMeet(floater, player)) === true;
}

/**
 * 4.2, 4.3: the player with the bye, of the lowest score group the one who comes last by 3.2; BA16: whose bye leaves the
 * others to be paired. Null when there is nobody.
 */
function chooseBye(position: RoundPosition): BursteinPlayer | null {
  const { players, form } = position;
  const mayHaveIt = players.filter(
    (player) =>
      (form.without.has('4.1') || !isBarred(position, player)) &&
      position.canBePaired(players.filter((other) => other !== player)),
  );
  const [last] = smallestBy(mayHaveIt, (player) => [player.score, ...placeOf(player, form), -player.order]);
  return last ?? null;
}

/** 4.2, 4.3: what is the lowest first. */
function placeOf({ values }: BursteinPlayer, { without }: LiteralForm): number[] {
  return [
    { id: '4.2', value: values.sonnebornBerger },
    { id: '4.3.buchholz', value: values.buchholz },
    { id: '4.3.median', value: values.median },
    { id: '4.3.rating', value: values.rating },
  ]
    .filter(({ id }) => !without.has(id))
    .map(({ value }) => value);
}

/** 4.1, BA12: a point without playing. */
function isBarred({ state, form }: RoundPosition, { past }: BursteinPlayer): boolean {
  const win = Math.min(state.points.whiteWin, state.points.blackWin);
  const hasPoint = ({ result, isPlayed, worth }: PastRound): boolean => {
    if (result === 'U' || result === '+') return true;
    return !form.otherwise.has('BA12') && !isPlayed && worth >= win; // BA12
  };
  return past.some(hasPoint);
}
