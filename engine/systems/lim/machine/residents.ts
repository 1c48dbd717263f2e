import type { Place } from '../../candidate.js';
import type { LimBoard } from '../board.js';
import { RoundMemo } from '../../round-memo.js';
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
  isFreed: boolean,
): ResidentPairs {
  const { edition } = board;
  const list = ordersOf(board).byNumber(places, directionOf(group));
  const { secondScrutiny, colourExchanges, isMaxi, maxiExchanged, leftOut } = edition;
  const readings = [secondScrutiny, colourExchanges, isMaxi, maxiExchanged, leftOut.has('scrutiny')];
  const players = list.map((place) => `${place}${board.player(place).due?.[0] ?? ''}`);
  const key = [board.pairsKey, isFreed, ...readings, ...players].join();
  return PAIRED.get(board.state, key, () =>
    pairList(board, list, isFreed ? board.mayMeet : board.areCompatible),
  );
}

/** Most readings are about other things than these players, who have the same opponents by all of them. */
const PAIRED = new RoundMemo<string, ResidentPairs>();

type ResidentPairs = Pick<GroupPairing, 'firstScrutiny' | 'pairs'>;

function pairList(board: LimBoard, list: readonly Place[], areCompatible: Edge): ResidentPairs {
  const { edition, areDueAlike } = board;
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
  const isPairMended = edition.secondScrutiny === 'one pass, pair mended';
  // A group that has as few such pairs as can be is not made better by anybody.
  const mayBeBetter = (places: readonly Place[], now: Pairs): boolean =>
    isPairMended || count(known(firstArrangement(places, areCompatible, areDueAlike))) < count(now);
  let left = list;
  let now = known(firstArrangement(left, areCompatible, never));
  const done: (readonly [Place, Place])[] = [];
  while (now.length > 0) {
    const [[one, opponent]]: Pairs = now;
    const tries = triesOf(left);
    if (areDueAlike(one, opponent) && mayBeBetter(left, now))
      for (const other of tries.slice(tries.indexOf(opponent) + 1)) {
        if (!areCompatible(one, other) || (isPairMended && areDueAlike(one, other))) continue;
        const rest = firstArrangement(without(left, one, other), areCompatible, never);
        if (rest === null) continue;
        const found: Pairs = [[one, other], ...rest];
        if (!isPairMended && count(found) >= count(now)) continue;
        now = found;
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
