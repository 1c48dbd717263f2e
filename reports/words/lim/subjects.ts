import type { Named, OfRules } from '../system-words.js';

/** What both editions have under the same numbers. */
const shared: Named<string> = {
  '2.1': 'rematch',
  '1.bar': 'bye-bar',
  '5.1': 'equal-absolute-colours',
  'prohibited-pair': 'prohibited-pair',
  '1.rest': 'completion',
  '1.group': 'bye-score',
  '1': 'bye-number',
  '6': 'last-round',
  '3.10': 'float-previous-round',
  '3.3': 'even-number-down',
  '3.4': 'even-number-up',
  '4.4': 'floater-lowest',
  '3.6': 'floater-turn-from-above',
  '3.7': 'floater-turn-from-below',
  '3.8.residents': 'floaters-and-residents',
  '3.8.colour': 'floater-colour',
  '3.8': 'floater-opponent',
  '2.6': 'cracked-pairings',
  '5.2': 'colour-preferences',
  '2.4': 'arrangement',
  '4.2': 'transposition',
  '5.3': 'colours-bars',
  '5.5': 'colours-grant-both',
  '5.4': 'colours-alternate',
  '5.4.rank': 'colours-higher-ranked',
  '7.2': 'colours-first-games',
  'board-order': 'board-order',
};

/** What the rules are about: rules of two editions about the same are compared with each other. */
export const subjects: OfRules<string> = {
  'lim-1999': { ...shared, '3.10.b': 'number-of-pairs', '3.9': 'floater-kind', '3.2': 'even-number-colour' },
  'lim-2026': {
    ...shared,
    '3.10.2': 'number-of-pairs',
    '3.9.2': 'floater-kind',
    '3.2.2': 'even-number-colour',
  },
};
