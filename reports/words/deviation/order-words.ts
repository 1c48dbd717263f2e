import type { Deviation, Side } from '../../../checker/index.js';
import { pairs } from '../numbers.js';
import type { OrderedSide } from '../system-words.js';
import { wordsOf } from '../words-of.js';

/** Why the reference comes first when all criteria are equal, in the words of the system. */
export function orderWords({ published, title }: Deviation, reference: Side, edition: string): string {
  const start = 'all criteria are equal, but the rules come to another pairing first';
  const sentence = published.step === null ? undefined : wordsOf(edition).order[published.step];
  return isPlaced(published) && isPlaced(reference) && sentence !== undefined
    ? `${start}: ${sentence(published, reference)}`
    : `${start} (${title})`;
}

/** The same in few words: the first pairs in which the two candidates differ. */
export function orderBriefly(published: Side, reference: Side): string {
  const only = (own: Side, other: Side): string => {
    const theirs = new Set(other.pairs.map(String));
    return pairs(own.pairs.filter((pair) => !theirs.has(String(pair))).slice(0, 1));
  };
  const [theirs, ours] = [only(published, reference), only(reference, published)];
  return theirs === '' || ours === ''
    ? 'equally good, but another pairing comes first'
    : `equally good, but ${ours} comes before ${theirs}`;
}

function isPlaced(side: Side): side is Side & OrderedSide {
  return side.place !== null;
}
