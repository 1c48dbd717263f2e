import type { Place } from '../../candidate.js';
import type { LimBoard } from '../board.js';
import type { Group, GroupPairing } from '../group.js';
import { ordersOf } from '../orders.js';
import { arrangements, without } from './trials.js';
import type { Trials } from './trials.js';

type Edge = (a: Place, b: Place) => boolean;
type Pairs = readonly (readonly [Place, Place])[];

/** 3.6-3.8, every opponent being tried. */
export function tryFloaterPairs(
  board: LimBoard,
  group: Group,
  staying: readonly Place[],
  trials: Trials,
  mayMeet: Edge,
): Pairs {
  const { edition, player, suitsFloater } = board;
  const orders = ordersOf(board);
  const pairs: (readonly [Place, Place])[] = [];
  const turns = orders.byTurn(staying.filter((place) => group.floaters.includes(place)));
  for (const floater of turns) {
    const open = without(staying, ...pairs.flat());
    if (!open.includes(floater)) continue;
    const isUp =
      group.kind === 'up' || (edition.upFloatersTake === 'lowest' && player(floater).score < board.median);
    let possible = orders
      .byNumber(without(open, floater), isUp ? 'up' : 'down')
      .filter((place) => mayMeet(floater, place) && trials.canAllBePaired(without(open, floater, place)));
    const residents = possible.filter((place) => group.residents.includes(place));
    if (edition.floatersMeet === 'residents first' && residents.length > 0) possible = residents;
    const [first] = possible;
    const alternate = possible.find(
      (place) =>
        suitsFloater(floater, place) &&
        (!edition.isMaxi || place === first || Math.abs(player(place).rating - player(first).rating) <= 100),
    );
    pairs.push([floater, edition.leftOut.has('floaterColour') ? first : (alternate ?? first)]);
  }
  return pairs;
}

/** 4.1-4.3 and 5.2: the arrangements one after the other. */
export function tryResidents(
  board: LimBoard,
  group: Group,
  places: readonly Place[],
  mayMeet: Edge,
): Pick<GroupPairing, 'firstScrutiny' | 'pairs'> {
  const { edition } = board;
  const list = ordersOf(board).byNumber(places, group.kind === 'up' ? 'up' : 'down');
  const [first = []] = arrangements(list, mayMeet);
  if (edition.leftOut.has('scrutiny')) return { firstScrutiny: null, pairs: first };
  const countOf = (pairs: Pairs): number => pairs.filter(([a, b]) => board.areDueAlike(a, b)).length;
  let best = first;
  if (edition.secondScrutiny === 'fewest') {
    for (const one of arrangements(list, mayMeet)) {
      if (countOf(best) === 0) break;
      if (countOf(one) < countOf(best) && mayBeExchanged(board, first, one)) best = one;
    }
    const isAnyOpen = !edition.isMaxi && edition.colourExchanges === 'all';
    return { firstScrutiny: isAnyOpen ? null : first, pairs: best };
  }
  for (let k = 0; k < first.length; k++) {
    const [one, opponent] = best[k];
    if (!board.areDueAlike(one, opponent)) continue;
    const kept = best;
    const tried = new Set<Place>();
    let isPast = false;
    for (const next of arrangements(list, mayMeet)) {
      const [, other] = next[k];
      if (next.slice(0, k).some(([, place], i) => place !== kept[i][1]) || tried.has(other)) continue;
      tried.add(other);
      const isWanted =
        edition.secondScrutiny === 'one pass, group better'
          ? countOf(next) < countOf(kept)
          : !board.areDueAlike(one, other);
      if (isPast && isWanted) {
        best = next;
        break;
      }
      if (other === opponent) isPast = true;
    }
  }
  return { firstScrutiny: null, pairs: best };
}

/** Whether the exchanges that lead from one arrangement to another are all allowed. */
function mayBeExchanged({ edition, player }: LimBoard, before: Pairs, after: Pairs): boolean {
  const sides = [before.map(([one]) => one), before.map(([, other]) => other)];
  if (!edition.isMaxi && edition.colourExchanges === 'bottom half')
    return after.every((pair) => sides.every((side) => pair.some((place) => side.includes(place))));
  if (!edition.isMaxi) return true;
  const opponentIn = (pairs: Pairs, place: Place): Place =>
    pairs.find((pair) => pair.includes(place))?.find((other) => other !== place) ?? place;
  const isNear = (place: Place): boolean =>
    Math.abs(player(opponentIn(before, place)).rating - player(opponentIn(after, place)).rating) <= 100;
  return edition.maxiExchanged === 'of everybody'
    ? before.flat().every(isNear)
    : after.every((pair) => pair.some(isNear));
}
