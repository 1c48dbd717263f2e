import type { LiteralForm } from '../reading.js';
import { without } from './compatibility.js';
import type { MayMeet } from './compatibility.js';
import type { PairingDirection, LimPlayer } from './definitions.js';
import { fromTheBeginning } from './position.js';
import type { Pair } from './position.js';

/**
 * 2.4, 4.2, 4.3, L23: all arrangements of compatible pairs in the order of the tables. The first player tries the other half
 * from his proposed opponent on, then his own half back towards him; those who are left are proposed afresh each time.
 * @param players an even number of them, from the end at which the pairing begins.
 */
export function* arrangements(players: readonly LimPlayer[], mayMeet: MayMeet): Generator<Pair[]> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  const half = players.length / 2;
  const inTurn = [...players.slice(half), ...players.slice(1, half).reverse()];
  for (const opponent of inTurn)
    if (mayMeet(first, opponent))
      for (const pairs of arrangements(without(others, opponent), mayMeet))
        yield [[first, opponent], ...pairs];
}

/**
 * The first arrangement after both scrutinies: of compatible players (4.1), with as few pairs due the same colour as the
 * exchanges can reach (5.2, L3).
 */
export function pairResidents(
  residents: readonly LimPlayer[],
  direction: PairingDirection,
  mayMeet: MayMeet,
  form: LiteralForm,
): Pair[] {
  let first: Pair[] | null = null;
  let best: { pairs: Pair[]; dueTheSame: number } | null = null;
  for (const pairs of arrangements(fromTheBeginning(residents, direction), mayMeet)) {
    first ??= pairs;
    if (form.without.has('5.2')) return first;
    if (!canBeReached(pairs, first, form)) continue;
    const dueTheSame = pairs.filter(areDueTheSame).length;
    if (best === null || dueTheSame < best.dueTheSame) best = { pairs, dueTheSame };
    if (best.dueTheSame === 0) break;
  }
  if (first === null) throw new RangeError('the residents of a group that can be paired cannot be paired');
  return best?.pairs ?? first;
}

/** Whether exchanges for colours may lead from the first arrangement to another one. */
function canBeReached(
  pairs: readonly Pair[],
  first: readonly Pair[],
  { otherwise, isMaxi }: LiteralForm,
): boolean {
  const top = first.map(([one]) => one);
  // L5: all exchanges of article 4, those across the halves, too.
  const staysApart = pairs.every(([one, other]) => top.includes(one) !== top.includes(other));
  if (otherwise.has('L5') && !staysApart) return false; // L5
  return !isMaxi || pairs.every((pair) => isNear(pair, first, otherwise.has('L35')));
}

/** 5.7, L35: the old and the new opponent of each of the two are near; read otherwise, of one of them. */
function isNear(pair: Pair, first: readonly Pair[], isOneEnough: boolean): boolean {
  const [one, other] = pair;
  const distances = [
    Math.abs(opponentIn(first, one).rating - other.rating),
    Math.abs(opponentIn(first, other).rating - one.rating),
  ];
  return (isOneEnough ? Math.min(...distances) : Math.max(...distances)) <= 100;
}

function opponentIn(pairs: readonly Pair[], player: LimPlayer): LimPlayer {
  const pair = pairs.find((one) => one.includes(player));
  return pair?.find((other) => other !== player) ?? player;
}

function areDueTheSame([one, other]: Pair): boolean {
  return one.due !== null && one.due === other.due;
}
