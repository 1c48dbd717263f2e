import type { SequenceStep } from '../../../engine/systems/dutch/explain/sequence-place.js';
import { contrast } from '../numbers.js';
import { person } from '../person.js';
import type { OrderedSide, OrderSentence } from '../system-words.js';

/**
 * Why the reference comes first when all criteria are equal: the step at which the two part in the sequence of
 * candidates, in bracket sequence numbers (BSN) with the players they stand for. Those of a remainder start anew.
 */
export const order: Readonly<Record<SequenceStep, OrderSentence>> = {
  'mdp-set': (published, reference) => {
    const [left, right] = parted(published, reference, ({ place }) => place.mdpSet);
    const who =
      published.place.mdpSet.length === 1
        ? 'player paired in the bracket is'
        : 'players paired in the bracket are';
    return `the moved-down ${who} ${left}; the set ${right} comes earlier`;
  },
  'mdp-transposition': (published, reference) => {
    const [left, right] = parted(published, reference, ({ place }) => place.mdpOpponents);
    const who = published.place.mdpOpponents.length === 1 ? 'player meets' : 'players meet';
    return `the moved-down ${who} ${left}; the transposition ${right} comes earlier`;
  },
  'resident-exchange': (published, reference) => {
    const where = isRemainder(published) ? ' in the remainder' : '';
    return `this one needs${where} ${exchange(published)}; ${exchange(reference)} comes earlier`;
  },
  transposition: (published, reference) => {
    const [theirs, ours] = [published.place.transposition, reference.place.transposition];
    const [left, right] = contrast(theirs.map(String), ours.map(String));
    const [players, others] = contrast(opposite(published, theirs), opposite(reference, ours));
    const [seat, numbers, whose] = isRemainder(published)
      ? ['of S1 of the remainder', theirs.length === 1 ? 'number' : 'numbers', ' of the remainder']
      : ['of S1', 'BSN', ''];
    const who = theirs.length === 1 ? `the player ${seat} meets` : `the players ${seat} meet`;
    return `${who} ${numbers} ${left}${whose}${named(players)}; the transposition ${numbers} ${right}${named(others)} comes earlier`;
  },
};

/** The BSNs of both sides around their first difference, each with the players. */
function parted(
  published: OrderedSide,
  reference: OrderedSide,
  bsnsOf: (side: OrderedSide) => readonly number[],
): [string, string] {
  const [theirs, ours] = [bsnsOf(published), bsnsOf(reference)];
  const [left, right] = contrast(theirs.map(String), ours.map(String));
  const [players, others] = contrast(inBracket(published, theirs), inBracket(reference, ours));
  return [`BSN ${left}${named(players)}`, `BSN ${right}${named(others)}`];
}

function exchange(side: OrderedSide): string {
  const { down, up } = side.place;
  if (down.length === 0) return 'the candidate without an exchange';
  const numbers = isRemainder(side) ? 'its numbers' : 'BSN';
  const [out, into] = [opposite(side, down), opposite(side, up)];
  const players = out.length === 0 ? '' : ` (${playersNamed(out)} for ${playersNamed(into)})`;
  return `the exchange of ${numbers} ${down.join(', ')} for ${up.join(', ')}${players}`;
}

function isRemainder({ numbered }: OrderedSide): boolean {
  return numbered !== null && numbered.remainder !== null;
}

/** The players behind BSNs of the whole bracket, marked for names. */
function inBracket({ numbered }: OrderedSide, bsns: readonly number[]): string[] {
  return bsns.flatMap((bsn) => numbered?.bracket?.[bsn - 1] ?? []).map(person);
}

/** The players behind BSNs of the remainder, where there is one, else of the bracket. */
function opposite({ numbered }: OrderedSide, bsns: readonly number[]): string[] {
  const players = numbered?.remainder ?? numbered?.bracket ?? [];
  return players.length === 0 ? [] : bsns.map((bsn) => person(players[bsn - 1]));
}

function named(players: string): string {
  if (players === 'none') return '';
  return ` (${players.includes(',') ? 'players' : 'player'} ${players})`;
}

function playersNamed(list: readonly string[]): string {
  return `${list.length === 1 ? 'player' : 'players'} ${list.join(', ')}`;
}
