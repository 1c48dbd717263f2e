import { literalReading } from '../../form.js';
import { positionOf } from './position.js';
import { pairRound } from './round.js';

/** The Burstein System as printed with the 2017 edition of C.04, before 2018. */
export const burstein1998 = literalReading(
  14,
  {
    without: [
      ...['3.1', '4.1', 'prohibited-pair', '6.3.again', '6.5'],
      ...['4.2', '4.3.buchholz', '4.3.median', '4.3.rating'],
      ...['5.1', '5.bars', '5.4.due', '5.4.equal', '5.4.alternate'],
      ...['5.4.sb', '5.4.buchholz', '5.4.median', '5.4.rating'],
    ],
    otherwise: ['BA1', 'BA2', 'BA3', 'BA4', 'BA5', 'BA6', 'BA7', 'BA8', 'BA9', 'BA10', 'BA11', 'BA12'],
  },
  (state, form) => pairRound(positionOf(state, form)),
);
