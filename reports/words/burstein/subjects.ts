import type { OfRules } from '../system-words.js';

/** What the rules are about: rules of two editions about the same are compared with each other. */
export const subjects: OfRules<string> = {
  'burstein-2026': {
    C1: 'rematch',
    C2: 'bye-bar',
    C3: 'equal-absolute-colours',
    'prohibited-pair': 'prohibited-pair',
    C4: 'completion',
    '3.1.3': 'bye-score',
    '3.1.4': 'bye-games',
    '1.8.1.1': 'ranking-buchholz',
    '1.8.1.2': 'ranking-sonneborn-berger',
    '1.8.2': 'ranking-number',
    C5: 'number-of-pairs',
    C6: 'downfloaters',
    C7: 'following-bracket',
    C8: 'colour-preferences',
    '4.3': 'order-of-pairings',
    '5.2.1': 'colours-first-games',
    '5.2.2': 'colours-grant-both',
    '5.2.3': 'colours-grant-stronger',
    '5.2.4': 'colours-alternate',
    '5.2.5': 'colours-higher-ranked',
    'board-order': 'board-order',
  },
};
