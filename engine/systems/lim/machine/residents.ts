import type { Place } from '../../candidate.js';
import type { LimBoard } from '../board.js';
import { exchangeLimit, isLimited } from '../exchange-limit.js';
import { directionOf } from '../group.js';
import type { Group, GroupPairing } from '../group.js';
import { ordersOf, triesOf } from '../orders.js';
import { firstArrangement } from './arrangement.js';

type Edge = (a: Place, b: Place) => boolean;
type Pairs = readonly (readonly [one: Place, opponent: Place])[];

/** 2.4, 4.1-4.3, 5.2: those who are left when the floaters are paired, who can all have an opponent. */
export function pairResidents(
  board: LimBoard,
  group: Group,
  places: readonly Place[],
  areCompatible: Edge,
): Pick<GroupPairing, 'firstScrutiny' | 'pairs'> {
  const { edition, areDueAlike } = board;
  const list = ordersOf(board).byNumber(places, directionOf(group));
  const arranged = (isOpen: Edge, isUnwanted: Edge): Pairs =>
    known(firstArrangement(list, isOpen, isUnwanted));
  if (edition.leftOut.has('scrutiny')) return { firstScrutiny: null, pairs: arranged(areCompatible, never) };
  if (edition.secondScrutiny !== 'fewest')
    return { firstScrutiny: null, pairs: inOnePass(board, list, areCompatible) };
  if (!isLimited(edition)) return { firstScrutiny: null, pairs: arranged(areCompatible, areDueAlike) };
  const firstScrutiny = arranged(areCompatible, never);
  const mayMeet = exchangeLimit(board, firstScrutiny);
  const pairs = arranged((a, b) => areCompatible(a, b) && mayMeet(a, b), areDueAlike);
  return { firstScrutiny, pairs };
}

function known(pairs: Pairs | null): Pairs {
  if (pairs === null) throw new Error('players who can all be paired have no arrangement');
  return pairs;
}

/** Pair by pair, those before being left as they are. */
function inOnePass({ edition, areDueAlike }: LimBoard, list: readonly Place[], areCompatible: Edge): Pairs {
  const count = (pairs: Pairs): number => pairs.filter(([a, b]) => areDueAlike(a, b)).length;
  const isBetter = (one: Place, opponent: Place, now: Pairs, found: Pairs): boolean =>
    edition.secondScrutiny === 'one pass, pair mended'
      ? !areDueAlike(one, opponent)
      : count(found) < count(now);
  let left = list;
  let now = known(firstArrangement(left, areCompatible, never));
  const done: (readonly [Place, Place])[] = [];
  while (now.length > 0) {
    const [[one, opponent]]: Pairs = now;
    const tries = triesOf(left);
    if (areDueAlike(one, opponent))
      for (const other of tries.slice(tries.indexOf(opponent) + 1)) {
        if (!areCompatible(one, other)) continue;
        const rest = firstArrangement(without(left, one, other), areCompatible, never);
        if (rest === null || !isBetter(one, other, now, [[one, other], ...rest])) continue;
        now = [[one, other], ...rest];
        break;
      }
    const [pair, ...others]: Pairs = now;
    done.push(pair);
    left = without(left, ...pair);
    now = others;
  }
  return done;
}

function never(): boolean {
  return false;
}

function without(places: readonly Place[], ...others: readonly Place[]): Place[] {
  return places.filter((place) => !others.includes(place));
}
