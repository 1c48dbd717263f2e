import { isBarredFromBye } from './criteria.js';
import { dubovReading } from './round.js';

/** C.04.4.1, edition 2026. */
export const dubov2026 = dubovReading({
  articles: {
    bye: ['3.1.3', '3.1.4', '3.1.5'],
    upfloaters: '4.2',
    shifters: '4.3',
    transpositions: '4.4',
    colours: ['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5'],
  },
  isBarredFromBye: (state, _form, player) => isBarredFromBye(state, player),
  otherwise: ['DB2', 'DB3', 'DB4', 'DB5', 'DB6'],
});
