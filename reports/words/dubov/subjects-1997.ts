import type { Named } from '../system-words.js';

/** What the rules of 1997 are about. */
export const subjects1997: Named<string> = {
  '2.1.b': 'rematch',
  '2.1.d': 'bye-bar',
  '2.1.f-g': 'equal-absolute-colours',
  'prohibited-pair': 'prohibited-pair',
  '4.rest': 'completion',
  'board-order': 'board-order',
};
