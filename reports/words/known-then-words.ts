import type { Change, KnownThen } from '../../checker/index.js';
import { pair } from './numbers.js';
import { person, withNames } from './person.js';
import type { People } from './person.js';

/**
 * Why a round is right by what was known on its day, or what may explain it, in one sentence without its full stop.
 * @param round the round that deviates from what the final file gives.
 */
export function knownThenWords(known: KnownThen, round: number, people?: People | null): string {
  return withNames(marked(known, round), people);
}

function marked({ changes, isSure, isCut }: KnownThen, round: number): string {
  const [first, ...others] = changes;
  if (first === undefined)
    return 'the search for a result that may have been another when the round was paired was stopped before it was complete';
  const cut = isCut ? '; not all possibilities were tried' : '';
  if (isSure) {
    const more =
      others.length === 0
        ? ''
        : `; less simple: ${others
            .slice(0, MOST)
            .map((one) => changeWords(one, round))
            .join('; or ')}`;
    return `with ${changeWords(first, round)}, round ${round} agrees${more}${cut}`;
  }
  const shown = changes.slice(0, MOST).map((one) => changeWords(one, round));
  const more = changes.length > MOST ? `; or ${changes.length - MOST} more` : '';
  return `it would agree with ${shown.join('; or ')}${more}${cut}`;
}

const MOST = 5;

/** "5-1 still drawn in round 2 (adjourned, or corrected later: C.04.2)". */
function changeWords(change: Change, round: number): string {
  switch (change.kind) {
    case 'result': {
      const [then] = change.then;
      const place = pair(change.players);
      if (then === '=')
        return `${place} still drawn in round ${change.round} (adjourned, or corrected later: C.04.2)`;
      return `${place} as ${then === '1' ? '1-0' : '0-1'} in round ${change.round} (corrected later: C.04.2)`;
    }
    case 'colours': {
      const [white, black] = change.players.map(person);
      if (change.round === round)
        return `${black} as White against ${white} (the game may have been played with the colours turned: C.04.2)`;
      return `${black} as White against ${white} in round ${change.round} (colours corrected later: C.04.2)`;
    }
    case 'numbers':
      return `number ${person(change.player)} at place ${change.then} of the starting list (numbers given anew after round ${change.round}: C.04.2)`;
  }
}
