import type { Deviation, Side } from '../../checker/index.js';
import { contrast } from './numbers.js';

/**
 * Why the reference comes first when all criteria are equal: the step at which the two part in the sequence of
 * candidates, in bracket sequence numbers (BSN) with the players they stand for. Those of a remainder start anew.
 */
export function explainOrder(published: Deviation['published'], reference: Side): string {
  const start = 'all criteria are equal, but the rules come to another pairing first: ';
  return start + stepWords(published, reference);
}

function stepWords(published: Side, reference: Side): string {
  const [theirs, ours] = [published.place, reference.place];
  if (theirs === null || ours === null) return 'it is generated earlier';
  const parted = (a: readonly number[], b: readonly number[]): string[] => {
    const [left, right] = contrast(a.map(String), b.map(String));
    const [players, others] = contrast(inBracket(published, a), inBracket(reference, b));
    return [`BSN ${left}${named(players)}`, `BSN ${right}${named(others)}`];
  };
  switch (published.step) {
    case 'mdp-set': {
      const [left, right] = parted(theirs.mdpSet, ours.mdpSet);
      return `the moved-down players paired in the bracket are ${left}; the set ${right} comes earlier`;
    }
    case 'mdp-transposition': {
      const [left, right] = parted(theirs.mdpOpponents, ours.mdpOpponents);
      return `the moved-down players meet ${left}; the transposition ${right} comes earlier`;
    }
    case 'resident-exchange': {
      const where = isRemainder(published) ? ' in the remainder' : '';
      return `this one needs${where} ${exchange(published)}; ${exchange(reference)} comes earlier`;
    }
    default: {
      const [left, right] = contrast(theirs.transposition.map(String), ours.transposition.map(String));
      const [players, others] = contrast(
        opposite(published, theirs.transposition),
        opposite(reference, ours.transposition),
      );
      const [who, numbers] = isRemainder(published)
        ? ['the players of S1 of the remainder', 'number']
        : ['the players of S1', 'BSN'];
      const whose = isRemainder(published) ? ' of the remainder' : '';
      return `${who} meet ${numbers} ${left}${whose}${named(players)}; the transposition ${numbers} ${right}${named(others)} comes earlier`;
    }
  }
}

function exchange(side: Side): string {
  const { down = [], up = [] } = side.place ?? {};
  if (down.length === 0) return 'the candidate without an exchange';
  const numbers = isRemainder(side) ? 'its numbers' : 'BSN';
  const [out, into] = [opposite(side, down), opposite(side, up)];
  const players = out.length === 0 ? '' : ` (${playersNamed(out)} for ${playersNamed(into)})`;
  return `the exchange of ${numbers} ${down.join(', ')} for ${up.join(', ')}${players}`;
}

function isRemainder({ numbered }: Side): boolean {
  return numbered !== null && numbered.remainder !== null;
}

/** The players behind BSNs of the whole bracket. */
function inBracket({ numbered }: Side, bsns: readonly number[]): string[] {
  return bsns.flatMap((bsn) => numbered?.bracket?.[bsn - 1] ?? []).map(String);
}

/** The players behind BSNs of the remainder, where there is one, else of the bracket. */
function opposite({ numbered }: Side, bsns: readonly number[]): string[] {
  const players = numbered?.remainder ?? numbered?.bracket ?? [];
  return players.length === 0 ? [] : bsns.map((bsn) => String(players[bsn - 1]));
}

function named(players: string): string {
  return players === 'none' ? '' : ` (players ${players})`;
}

function playersNamed(list: readonly string[]): string {
  return `${list.length === 1 ? 'player' : 'players'} ${list.join(', ')}`;
}
