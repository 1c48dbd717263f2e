import type { Candidate, Pair, Place } from '../../../interface/candidate.js';
import type { Impossible } from '../../../proof/graph.js';
import { comparePlaces } from '../../explain/sequence-place.js';
import type { DubovCertificate } from './certificate.js';
import { placeOf } from './place.js';
import type { Situation } from './situation.js';
import { compareValues } from './values.js';
import type { StageRule } from './values.js';

/**
 * So many pairs are tried to go through all candidates of a stage, one that has to be shown impossible counting for as
 * many as there are players: enough for all stages of eight players.
 */
const MOST_TRIES = 3000;

/**
 * Whether no candidate of a stage is better than the reference on the rules up to the deciding one, nor, where the order
 * decides, as good and earlier, unless the others cannot be paired then. False, too, where there are too many of them.
 */
export function isBest(
  situation: Situation,
  { claims, order, bracket }: Pick<DubovCertificate, 'claims' | 'order' | 'bracket'>,
  upfloaters: number,
  rules: readonly StageRule[],
  isImpossible: Impossible,
): boolean {
  // Nothing is better on the completion criterion than to be completed.
  if (claims.length === 1) return true;
  const compare = (candidate: Candidate): number => {
    for (const [i, { reference }] of claims.entries()) {
      const value = rules[i].value?.(candidate) ?? [];
      const difference = compareValues(value, reference);
      if (difference !== 0) return difference;
    }
    if (order === null) return 0;
    return comparePlaces(placeOf(situation, candidate.pairs), order.reference)?.order ?? 0;
  };
  const all =
    bracket.kind === 'bye' ? takers(situation) : brackets(situation, situation.residents, upfloaters);
  let tried = 0;
  for (const candidate of all) {
    if (++tried > MOST_TRIES) return false;
    if (candidate === null || compare(candidate) >= 0) continue;
    if (!isImpossible(situation.graphAfter(candidate))) return false;
    tried += situation.state.players.length;
  }
  return true;
}

/** Everybody to whom the bye can be given. */
function takers({ state, residents }: Situation): Candidate[] {
  const may = residents.filter((place) => state.players[place].mayTakeBye);
  return may.map((place) => ({ pairs: [], floaters: [place] }));
}

/**
 * Every legal pairing of the residents with up to so many upfloaters, for with more of them none is better; null for
 * every pair that is tried on the way there.
 */
function* brackets(
  situation: Situation,
  open: readonly Place[],
  upfloaters: number,
  pairs: readonly Pair[] = [],
): Generator<Candidate | null> {
  const [first, ...others] = open;
  if (first === undefined) {
    yield { pairs, floaters: [] };
    return;
  }
  const taken = pairs.flat();
  const free = upfloaters > 0 ? situation.below.filter((place) => !taken.includes(place)) : [];
  for (const other of [...others, ...free]) {
    if (!situation.mayMeet(first, other)) continue;
    yield null;
    const isBelow = !others.includes(other);
    const left = others.filter((place) => place !== other);
    yield* brackets(situation, left, upfloaters - (isBelow ? 1 : 0), [...pairs, [first, other]]);
  }
}
