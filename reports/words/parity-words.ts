import type { ParityNumber } from '../../checker/index.js';
import { players } from './numbers.js';
import type { Participants } from './participants.js';

/** "player 5 counts as number 4, for player 1 has not taken part yet". */
export function parityWords({ player, countsAs, notYet }: ParityNumber, { one, many }: Participants): string {
  const missing = notYet.length === 1 ? one : many;
  const have = notYet.length === 1 ? 'has' : 'have';
  const why = [
    ...(notYet.length === 0 ? [] : [`${missing} ${players(notYet, ' and ')} ${have} not taken part yet`]),
    ...(notYet.length === player - countsAs ? [] : ['the starting numbers do not count on without gaps']),
  ];
  return `${one} ${player} counts as number ${countsAs}, for ${why.join(' and ')}`;
}
