import { editionById } from '../../../engine/index.js';
import { pair, STANDARD_POINTS } from '../../round.js';
import type { OptionRows } from './option-row.js';

const DUTCH = editionById('dutch-2026');
const DUBOV = editionById('dubov-2026');

/** Players 1 to 6 with their opponents and colours of round 1, all games drawn; nothing states the initial-colour. */
const DRAWN = [
  ...[[4, 'white'] as const, [5, 'black'] as const, [6, 'white'] as const],
  ...[[1, 'black'] as const, [2, 'white'] as const, [3, 'black'] as const],
];

const EVENT = {
  players: DRAWN.map(([opponent, colour], index) => ({
    id: index + 1,
    rating: 2000 - 100 * index,
    rounds: [{ opponent, colour, result: '=' }],
  })),
  totalRounds: 5,
  points: STANDARD_POINTS,
  initialColour: null,
  virtualPoints: new Map(),
  forbidden: [],
  adjustments: [],
};

export const ROUND_ROWS: OptionRows = {
  name: 'pair of swissproof/round',
  call: pair,
  rows: [
    {
      option: 'edition',
      value: DUBOV,
      input: EVENT,
      given: { edition: DUTCH },
      changes: {
        'boards.0.white': [6, 2],
        'boards.1.white': [2, 4],
        'boards.2.white': [4, 6],
      },
    },
    {
      option: 'round',
      value: 1,
      input: EVENT,
      given: { edition: DUTCH },
      changes: {
        round: [2, 1],
        'boards.0.white': [6, 1],
        'boards.0.black': [1, 4],
        'boards.1.white': [2, 5],
        'boards.1.black': [3, 2],
        'boards.2.white': [4, 3],
        'boards.2.black': [5, 6],
      },
    },
    {
      option: 'initialColour',
      value: 'black',
      input: EVENT,
      given: { edition: DUTCH, round: 1 },
      changes: {
        'boards.0.white': [1, 4],
        'boards.0.black': [4, 1],
        'boards.1.white': [5, 2],
        'boards.1.black': [2, 5],
        'boards.2.white': [3, 6],
        'boards.2.black': [6, 3],
      },
    },
  ],
};
