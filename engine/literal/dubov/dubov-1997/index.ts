import { literalReading } from '../../form.js';
import { positionOf } from './limitations.js';
import { pairRound } from './round.js';

const SUPPORTED = {
  without: [
    ...['2.1.b', '2.1.d', '2.1.f-g', 'prohibited-pair', '4.colour', '8.2.colour', '7.1', '7.1.a'],
    ...['7.2', '7.2.a', '2.2', '6.4.a-d', '3.bars', '3.due', '3.equal', '3.alternate', '3.aro'],
    ...['3.rating', 'board-order'],
  ],
  otherwise: [
    ...['DA2', 'DA3', 'DA4', 'DA5', 'DA6', 'DA7', 'DA8', 'DA9', 'DA10', 'DA11', 'DA12', 'DA13'],
    ...['DA15', 'DA16'],
  ],
};

/** C.04.4.1, edition 1997. */
export const dubov1997 = literalReading(14, SUPPORTED, (state, form) => pairRound(positionOf(state, form)));
