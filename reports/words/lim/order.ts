import { person } from '../person.js';
import type { Named, OrderedSide, OrderSentence } from '../system-words.js';

/** Why the reference comes first: the first player in the order of scrutiny who has another opponent. */
export const order: Named<OrderSentence> = {
  proposed: (published, reference) => {
    const { one, theirs, ours } = parted(published, reference);
    return theirs === null
      ? `player ${one} does not meet ${ours}, the proposed opponent, against whom nothing stands`
      : `player ${one} meets ${theirs}; the proposed pairing is ${one} against ${ours}, and nothing stands against it`;
  },
  exchanged: (published, reference) => {
    const { one, theirs, ours, tries } = parted(published, reference);
    const first = 'in the order of exchanges';
    return theirs === null
      ? `player ${one} does not meet ${ours}, who is the first to suit ${first}, at try ${tries}`
      : `player ${one} meets ${theirs}; ${first} ${ours} comes before, at try ${tries}, and suits`;
  },
  // The rules crack the pairing, so that the opponents of the reference end before it.
  cracked: (published, reference) => {
    const at = opponentsOf(reference).length;
    const [one, theirs] = [playersOf(published).at(at), opponentsOf(published).at(at)];
    return one === undefined || theirs === undefined
      ? 'another pairing is the next to be cracked'
      : `player ${person(one)} meets ${person(theirs)}; this pairing is the next to be cracked`;
  },
};

interface Parted {
  readonly one: string;
  /** Null for somebody outside the proposals, or nobody. */
  readonly theirs: string | null;
  readonly ours: string;
  /** At which try the rules find the opponent. */
  readonly tries: number;
}

/** A list of opponents ends where somebody meets a player outside the proposals, or nobody. */
function parted(published: OrderedSide, reference: OrderedSide): Parted {
  const [theirs, ours] = [opponentsOf(published), opponentsOf(reference)];
  // One always differs: the opponents of the reference end only at a pairing that is cracked.
  const at = Math.max(
    ours.findIndex((one, i) => one !== theirs[i]),
    0,
  );
  const opponent = theirs.at(at);
  const name = (id: number | undefined): string => (id === undefined ? 'another' : person(id));
  return {
    one: name(playersOf(reference)[at]),
    theirs: opponent === undefined ? null : person(opponent),
    ours: name(ours[at]),
    tries: reference.place['tries']?.[at] ?? 0,
  };
}

function playersOf({ numbered }: OrderedSide): readonly number[] {
  return numbered?.['players'] ?? [];
}

function opponentsOf({ numbered }: OrderedSide): readonly number[] {
  return numbered?.['opponents'] ?? [];
}
