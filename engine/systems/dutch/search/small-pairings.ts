import { numberRange } from '../../../matching/number-range.js';
import { comparePlaces, placeInSequence } from '../explain/sequence-place.js';
import type { SequencePlace } from '../explain/sequence-place.js';

/** A pairing of a bracket, by the places of its players in it (0-based: the MDPs, then the residents). */
export interface SmallPairing {
  /** The higher ranked player first, by the higher ranked players. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly floaters: readonly number[];
}

/** Brackets of more players are not looked at. */
const MOST_PLAYERS = 12;

/** So many pairings are few enough to try them all: those of seven or eight players. */
const MOST_TRIED = 105;

/** So many pairs are made at most to find them: where few may meet, most attempts end before the last pair. */
const MOST_STEPS = 1000;

/**
 * The pairings of a bracket in which everybody may meet his opponent: those with as many pairs as can be, then those with
 * fewer ones. It ends before a number of pairs of which there are too many, at once in a large bracket; else there are always
 * some, if only the one without a pair.
 * @param places the MDPs, then the residents.
 */
export function* legalPairings(
  places: readonly number[],
  mdps: number,
  mayMeet: (a: number, b: number) => boolean,
): Generator<readonly SmallPairing[]> {
  if (places.length > MOST_PLAYERS) return;
  for (let pairs = places.length >> 1; pairs >= 0; pairs--) {
    const legal = pairingsOf(places.length, mdps, pairs, (a, b) => mayMeet(places[a], places[b]));
    if (legal === null) return;
    if (legal.length > 0) yield legal;
  }
}

/**
 * Those of them with as many pairs as can be in which the floaters may float together; null where none may, or where there are
 * too many.
 * @param mayFloat is asked once of each set of floaters, as places.
 */
export function openPairings(
  places: readonly number[],
  mdps: number,
  mayMeet: (a: number, b: number) => boolean,
  mayFloat: (floaters: readonly number[]) => boolean,
): readonly SmallPairing[] | null {
  for (const legal of legalPairings(places, mdps, mayMeet)) {
    const open = legal.filter(bySet(places, mayFloat));
    if (open.length > 0) return open;
  }
  return null;
}

/** What is asked of those who float in a pairing, as places: once of each set of them. */
export function bySet<T>(
  places: readonly number[],
  ask: (floaters: readonly number[]) => T,
): (pairing: SmallPairing) => T {
  const known = new Map<number, T>();
  return ({ floaters }) => {
    const set = setOf(floaters);
    let answer = known.get(set);
    if (answer === undefined) known.set(set, (answer = ask(placesOf(places, floaters))));
    return answer;
  };
}

/** A pairing by the places of the players on the board. */
export function placedAt(places: readonly number[], { pairs, floaters }: SmallPairing): SmallPairing {
  const placed: [number, number][] = [];
  for (const [a, b] of pairs) placed.push([places[a], places[b]]);
  return { pairs: placed, floaters: placesOf(places, floaters) };
}

/** Filled, not mapped, as all lists that are read again and again (tests/shapes.test.ts). */
function placesOf(places: readonly number[], members: readonly number[]): number[] {
  const found: number[] = [];
  for (const v of members) found.push(places[v]);
  return found;
}

/** How many different sets of players float in some pairings. */
export function countSets(pairings: readonly SmallPairing[]): number {
  return new Set(pairings.map(({ floaters }) => setOf(floaters))).size;
}

/** The one that is generated first (2017 B.7, D; 2026 3.7, 4), of some with as many pairs. */
export function firstInSequence(pairings: readonly SmallPairing[], mdps: number): SmallPairing {
  let [first] = pairings;
  if (pairings.length === 1) return first;
  const size = 2 * first.pairs.length + first.floaters.length;
  const everybody = numberRange(0, size);
  const bracket = {
    mdps: everybody.slice(0, mdps),
    residents: everybody.slice(mdps),
    board: { state: { players: everybody.map(() => ({ score: 0 })) } },
  };
  let place: SequencePlace | null = null;
  for (const pairing of pairings) {
    const other = placeInSequence(bracket, pairing);
    if (place !== null && (comparePlaces(place, other)?.order ?? 0) < 0) continue;
    [first, place] = [pairing, other];
  }
  return first;
}

function setOf(floaters: readonly number[]): number {
  return floaters.reduce((bits, v) => bits | (1 << v), 0);
}

/** MDPs, the first ones of all, do not meet each other. Null where there are too many. */
function pairingsOf(
  size: number,
  mdps: number,
  pairs: number,
  mayMeet: (a: number, b: number) => boolean,
): SmallPairing[] | null {
  const found: SmallPairing[] = [];
  const partner = new Int8Array(size).fill(OPEN);
  let steps = MOST_STEPS;
  /** Goes on with the first who is open; false when there are too many. */
  const goOn = (from: number, pairsLeft: number, floatersLeft: number): boolean => {
    let v = from;
    while (v < size && partner[v] !== OPEN) v += 1;
    if (v === size) return found.push(pairingWith(partner)) <= MOST_TRIED;
    for (let w = Math.max(v + 1, mdps); pairsLeft > 0 && w < size; w++) {
      if (partner[w] !== OPEN || !mayMeet(v, w)) continue;
      steps -= 1;
      partner[v] = w;
      partner[w] = v;
      if (steps < 0 || !goOn(v + 1, pairsLeft - 1, floatersLeft)) return false;
      partner[w] = OPEN;
    }
    partner[v] = FLOATS;
    if (floatersLeft > 0 && !goOn(v + 1, pairsLeft, floatersLeft - 1)) return false;
    partner[v] = OPEN;
    return true;
  };
  return goOn(0, pairs, size - 2 * pairs) ? found : null;
}

const OPEN = -1;
const FLOATS = -2;

function pairingWith(partner: Int8Array): SmallPairing {
  const pairs: [number, number][] = [];
  const floaters: number[] = [];
  for (let v = 0; v < partner.length; v++) {
    if (partner[v] === FLOATS) floaters.push(v);
    else if (partner[v] > v) pairs.push([v, partner[v]]);
  }
  return { pairs, floaters };
}
