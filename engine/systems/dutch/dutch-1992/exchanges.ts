import { residentExchanges } from '../../../order/exchanges.js';
import type { ResidentExchange } from '../../../order/exchanges.js';

/**
 * The exchanges of D2 between an S1 of `half` players and an S2 with the others, no exchange first; numbers count from 0.
 * They are those of later editions without the ones that the printed matrices leave out (J16), which could only repeat
 * pairings: the last player stays in S2; with all players paired the first stays in S1, and with one left over the first
 * two do not leave it together; and never more than about half of S1 is exchanged. Where there are fewer pairs than
 * could be, anybody may leave S1.
 */
export function exchanges1992(size: number, half: number): readonly ResidentExchange[] {
  const left = size - 2 * half;
  const isPrinted = ({ down }: ResidentExchange): boolean =>
    2 * down.length <= half + left && !(down.includes(0) && (left === 0 || down.includes(1)));
  return residentExchanges(size, half).filter(
    (exchange) => !exchange.up.includes(size - 1) && (left > 1 || isPrinted(exchange)),
  );
}
