import type { LiteralForm } from '../../reading.js';
import type { DubovPlayer } from '../dubov-2026/definitions.js';
import { dubovReading } from '../dubov-2026/round.js';

/**
 * C.04.4.1, edition 2018: the articles of 2026 under other numbers (A.1-A.8 are 1, B.0 is 3.1, B.1-B.6 are 3.2, C is 2, D is
 * 4), but for the bar from the bye (C.2). DB1: the text of C.4 to C.10 and E is lost; it is that of 2026. The containers
 * of D.1.b need no function: sets of different containers differ in C.6.
 */
export const dubov2018 = dubovReading({
  articles: {
    bye: ['B.0.c', 'B.0.d', 'B.0.e'],
    upfloaters: 'D.1',
    shifters: 'D.2',
    transpositions: 'D.3',
    colours: ['E.1', 'E.2', 'E.3', 'E.4', 'E.5'],
  },
  isBarredFromBye: (_state, form, player) => isBarredFromBye(form, player),
  otherwise: ['DB2', 'DB3', 'DB4', 'DB5', 'DB6', 'DB7'],
});

/** C.2: a bye, or a win because the opponent did not appear. */
function isBarredFromBye({ otherwise }: LiteralForm, { past }: DubovPlayer): boolean {
  const bars = otherwise.has('DB7') ? ['U', '+', 'F'] : ['U', '+']; // DB7
  return past.some(({ result }) => bars.includes(result));
}
