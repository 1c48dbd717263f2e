import type { Impossible } from '../../../proof/graph.js';
import type { IdPair } from '../../../proof/statement.js';
import { comparePlaces } from '../../explain/sequence-place.js';
import type { DutchPlayer } from '../../player.js';
import type { DutchCertificate, CertificateSide } from './certificate.js';
import { compareLists, followsNoBetter } from './following.js';
import { placeOf } from './place.js';
import type { Situation } from './situation.js';
import { qualityValue } from './values.js';
import type { ValueRule } from './values.js';

/** Brackets up to this size are gone through candidate by candidate. */
export const ENUMERABLE = 8;

/**
 * Whether no candidate of a small bracket is better than the reference on the rules up to the deciding one, nor, where
 * the sequence decides, as good and earlier.
 */
export function isBest(
  situation: Situation,
  { claims, order }: DutchCertificate,
  rules: readonly ValueRule[],
  byeScore: number | null,
  isImpossible: Impossible,
): boolean {
  const { isLast, keepsCompletable, below } = situation;
  if (situation.mdps.length + situation.residents.length > ENUMERABLE) return false;
  const ahead = claims.findIndex((_, i) => isLookahead(rules[i]));
  const compare = (candidate: Candidate, from: number, to: number): number => {
    for (const [i, { reference }] of claims.slice(from, to).entries()) {
      const { criterion } = rules[from + i];
      if (typeof criterion === 'string' || criterion.looksAt !== 'bracket') continue;
      const difference = compareLists(
        [qualityValue(situation, criterion, candidate, byeScore)],
        reference ?? [],
      );
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const isWorse = (candidate: Candidate): boolean => {
    const floaters = candidate.downfloaters.map((id) => situation.player(id));
    if (isLast && !isLastLegal(situation, floaters, byeScore)) return true;
    const before = compare(candidate, 0, ahead < 0 ? claims.length : ahead);
    if (before > 0) return true;
    const later = before || (ahead < 0 ? 0 : compare(candidate, ahead, claims.length));
    const last =
      later ||
      (order === null
        ? 0
        : (comparePlaces(placeOf(situation, candidate.pairs), order.reference)?.order ?? 0));
    if (last >= 0 && ahead < 0) return true;
    const fits = (score: number): boolean => byeScore === null || score === byeScore;
    if (!isLast && keepsCompletable && isImpossible(situation.graph(floaters, below, fits))) return true;
    const criterion = ahead < 0 ? null : rules[ahead].criterion;
    if (before < 0 || criterion === null || typeof criterion === 'string' || criterion.looksAt === 'bracket')
      return false;
    const bound = claims[ahead].reference ?? [];
    return followsNoBetter(situation, criterion, floaters, bound, last < 0, byeScore, isImpossible) === true;
  };
  for (const candidate of candidates(situation, [...situation.mdps, ...situation.residents]))
    if (!isWorse(candidate)) return false;
  return true;
}

type Candidate = Pick<CertificateSide, 'pairs' | 'downfloaters'>;

/** The last bracket leaves over the taker of the bye at most; the bye goes as low as it can. */
function isLastLegal({ odd }: Situation, floaters: readonly DutchPlayer[], byeScore: number | null): boolean {
  return (
    floaters.length === (odd ? 1 : 0) &&
    floaters.every(({ mayTakeBye, score }) => mayTakeBye && (byeScore === null || score === byeScore))
  );
}

function isLookahead({ criterion }: ValueRule): boolean {
  return typeof criterion !== 'string' && criterion.looksAt === 'following bracket';
}

/** Every set of legal pairs among the players, highest ranked first; moved-down players do not meet each other. */
function* candidates(situation: Situation, players: readonly DutchPlayer[]): Generator<Candidate> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield { pairs: [], downfloaters: [] };
    return;
  }
  for (const { pairs, downfloaters } of candidates(situation, others))
    yield { pairs, downfloaters: [first.id, ...downfloaters] };
  for (const other of others) {
    if (situation.mdps.includes(other) || !situation.mayMeet(first, other)) continue;
    const pair: IdPair = [first.id, other.id];
    for (const { pairs, downfloaters } of candidates(
      situation,
      others.filter((player) => player !== other),
    ))
      yield { pairs: [pair, ...pairs], downfloaters };
  }
}
