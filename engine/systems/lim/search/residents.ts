import type { Place } from '../../interface/candidate.js';
import type { LimBoard } from '../board.js';
import { RoundMemo } from '../../interface/round-memo.js';
import { exchangeLimit, isLimited } from '../exchange-limit.js';
import { directionOf } from '../group.js';
import type { Group, GroupPairing } from '../group.js';
import { ordersOf, triesOf } from '../orders.js';
import { fewestUnwanted, firstArrangement } from './arrangement.js';
import type { Arrangement } from './arrangement.js';
import { GradualList } from './gradual-list.js';

type Edge = (a: Place, b: Place) => boolean;

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

/** The same as of a group; its pairs are made as somebody looks at them. */
export interface ResidentPairs extends Pick<GroupPairing, 'firstScrutiny'> {
  readonly pairs: Arrangement;
}

function pairList(board: LimBoard, list: readonly Place[], areCompatible: Edge): ResidentPairs {
  const { edition, areDueAlike } = board;
  const arranged = (isOpen: Edge, isUnwanted: Edge): Arrangement =>
    known(firstArrangement(list, isOpen, isUnwanted));
  if (edition.leftOut.has('scrutiny')) return { firstScrutiny: null, pairs: arranged(areCompatible, never) };
  if (edition.secondScrutiny !== 'fewest')
    return { firstScrutiny: null, pairs: new GradualList(() => inOnePass(board, list, areCompatible)) };
  if (!isLimited(edition)) return { firstScrutiny: null, pairs: arranged(areCompatible, areDueAlike) };
  const firstScrutiny = arranged(areCompatible, never).all();
  const mayMeet = exchangeLimit(board, firstScrutiny);
  const pairs = arranged((a, b) => areCompatible(a, b) && mayMeet(a, b), areDueAlike);
  return { firstScrutiny, pairs };
}

function known<T>(found: T | null): T {
  if (found === null) throw new Error('players who can all be paired have no arrangement');
  return found;
}

/** Pair by pair, those before being left as they are. */
function* inOnePass(
  { edition, areDueAlike }: LimBoard,
  list: readonly Place[],
  areCompatible: Edge,
): Generator<readonly [Place, Place], void> {
  const isPairMended = edition.secondScrutiny === 'one pass, pair mended';
  let left = list;
  let now = known(firstArrangement(left, areCompatible, never));
  /** How many pairs of it are done. */
  let done = 0;
  const alikeLeft = (): number =>
    now.all().reduce((sum, [a, b], i) => (i >= done && areDueAlike(a, b) ? sum + 1 : sum), 0);
  /** As few such pairs as can be: what is left of the arrangement is not made better by anybody then. */
  let isBest = false;
  const mayBeBetter = (): boolean => {
    isBest ||= !isPairMended && known(fewestUnwanted(left, areCompatible, areDueAlike)) >= alikeLeft();
    return !isBest;
  };
  for (let first = now.at(0); first !== undefined; first = now.at(done)) {
    const [one, opponent] = first;
    let pair = first;
    if (areDueAlike(one, opponent) && mayBeBetter()) {
      const tries = triesOf(left);
      const most = isPairMended ? Infinity : alikeLeft() - 1;
      for (const other of tries.slice(tries.indexOf(opponent) + 1)) {
        const isAlike = areDueAlike(one, other);
        if (!areCompatible(one, other) || (isPairMended && isAlike)) continue;
        const rest = firstArrangement(without(left, one, other), areCompatible, never);
        if (rest === null || !hasAtMost(rest, isAlike ? most - 1 : most, areDueAlike)) continue;
        [now, done] = [rest, -1];
        pair = [one, other];
        break;
      }
    }
    yield pair;
    left = without(left, ...pair);
    done += 1;
  }
}

/** An arrangement has no more than so many pairs of a kind; it is made as far as that has to be known. */
function hasAtMost(arrangement: Arrangement, most: number, isMeant: Edge): boolean {
  if (most === Infinity) return true;
  let left = most;
  for (const [a, b] of arrangement) if (isMeant(a, b) && --left < 0) return false;
  return left >= 0;
}

function never(): boolean {
  return false;
}

function without(places: readonly Place[], ...others: readonly Place[]): Place[] {
  return places.filter((place) => !others.includes(place));
}
