import { comparePlaces, placeInSequence } from '../sequence-place.js';
import type { SequencePlace } from '../sequence-place.js';

/** A pairing of a bracket, by the places of its players in it (0-based: the MDPs, then the residents). */
export interface SmallPairing {
  /** The higher ranked player first, by the higher ranked players. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly floaters: readonly number[];
}

/** So many players of a bracket are few enough to try all ways to pair them: those of seven have 105. */
export const MOST_TRIED = 6;

/**
 * All pairings of a bracket with so many MDPs, residents and pairs, in the sequence of generation (2017 B.7, D; 2026 3.7, 4):
 * it is the same for all brackets of these numbers.
 */
export function byBracket(mdps: number, residents: number, pairs: number): readonly SmallPairing[] {
  const name = (mdps << 8) | (residents << 4) | pairs;
  let known = KNOWN.get(name);
  if (known === undefined) {
    known = inSequence(mdps, residents, pairs);
    KNOWN.set(name, known);
  }
  return known;
}

/**
 * The pairings of a bracket in which everybody may meet his opponent: those with as many pairs as can be, then those with
 * fewer ones. There are always some, if only the one without a pair.
 * @param places the MDPs, then the residents.
 */
export function* legalPairings(
  places: readonly number[],
  mdps: number,
  mayMeet: (a: number, b: number) => boolean,
): Generator<readonly SmallPairing[]> {
  for (let pairs = places.length >> 1; pairs >= 0; pairs--) {
    const legal = byBracket(mdps, places.length - mdps, pairs).filter((own) =>
      own.pairs.every(([a, b]) => mayMeet(places[a], places[b])),
    );
    if (legal.length > 0) yield legal;
  }
}

/** What is asked of those who float in a pairing, as places: once of each set of them. */
export function bySet<T>(
  places: readonly number[],
  ask: (floaters: readonly number[]) => T,
): (pairing: SmallPairing) => T {
  const known = new Map<number, T>();
  return ({ floaters }) => {
    const set = floaters.reduce((bits, v) => bits | (1 << v), 0);
    let answer = known.get(set);
    if (answer === undefined) known.set(set, (answer = ask(floaters.map((v) => places[v]))));
    return answer;
  };
}

const KNOWN = new Map<number, readonly SmallPairing[]>();

function inSequence(mdps: number, residents: number, pairs: number): SmallPairing[] {
  const everybody = Array.from({ length: mdps + residents }, (_, v) => v);
  const players = everybody.map(() => ({ score: 0 }));
  const bracket = {
    mdps: everybody.slice(0, mdps),
    residents: everybody.slice(mdps),
    board: { state: { players } },
  };
  return [...pairingsOf(everybody, mdps, pairs)]
    .map((pairing): [SequencePlace, SmallPairing] => [placeInSequence(bracket, pairing), pairing])
    .sort(([a], [b]) => comparePlaces(a, b)?.order ?? 0)
    .map(([, pairing]) => pairing);
}

/** MDPs, the first ones of all, do not meet each other. */
function* pairingsOf(players: readonly number[], mdps: number, pairs: number): Generator<SmallPairing> {
  if (pairs === 0) {
    yield { pairs: [], floaters: players };
    return;
  }
  if (players.length < 2 * pairs) return;
  const [first, ...others] = players;
  for (const other of others) {
    if (other < mdps) continue;
    const left = others.filter((v) => v !== other);
    for (const { pairs: more, floaters } of pairingsOf(left, mdps, pairs - 1))
      yield { pairs: [[first, other], ...more], floaters };
  }
  for (const { pairs: all, floaters } of pairingsOf(others, mdps, pairs))
    yield { pairs: all, floaters: [first, ...floaters] };
}
