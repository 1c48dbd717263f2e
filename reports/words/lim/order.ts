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
  cracked: (published, reference) => {
    const { one, theirs, ours } = parted(published, reference);
    const meets = theirs === null ? `does not meet ${ours}` : `meets ${theirs}, not ${ours}`;
    return `player ${one} ${meets}; other pairings are the next to be cracked`;
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
  const [theirs, ours] = [published, reference].map(({ numbered }) => numbered?.['opponents'] ?? []);
  const players = reference.numbered?.['players'] ?? [];
  const found = ours.findIndex((one, i) => one !== theirs[i]);
  const at = found < 0 ? Math.max(0, ours.length - 1) : found;
  const opponent = theirs.at(at);
  const name = (id: number | undefined): string => (id === undefined ? 'another' : person(id));
  return {
    one: name(players[at]),
    theirs: opponent === undefined ? null : person(opponent),
    ours: name(ours[at]),
    tries: reference.place['tries']?.[at] ?? 0,
  };
}
