import type { Definitions } from '../player.js';

/** A.4.b, C.2 and what is read otherwise. */
export function definitions2017(otherwise: ReadonlySet<string>): Definitions {
  return {
    // A.4.b: "for whatever reason" (D1).
    isDownfloat: ({ worth }) => !otherwise.has('D1') || worth > 0,
    // C.04.1.d: a bye before, or a win for want of an opponent; not a bye that was asked for (D2).
    barsBye: ({ result, worth }) => (otherwise.has('D2') ? worth >= 10 : result === 'U' || result === '+'),
    topscorersCountAll: otherwise.has('B3'),
    numberIsStarting: otherwise.has('B4'),
  };
}
