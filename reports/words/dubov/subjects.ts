import type { Named, OfRules } from '../system-words.js';

/** What both editions have under the same names. */
const shared: Named<string> = {
  C1: 'rematch',
  C2: 'bye-bar',
  C3: 'equal-absolute-colours',
  'prohibited-pair': 'prohibited-pair',
  C4: 'completion',
  C5: 'upfloaters',
  C6: 'score-differences',
  C7: 'colour-preferences',
  C8: 'maximum-upfloaters',
  C9: 'times-upfloated',
  C10: 'upfloat-previous-round',
  'board-order': 'board-order',
};

/** What the rules are about: rules of two editions about the same are compared with each other. */
export const subjects: OfRules<string> = {
  'dubov-2018': {
    ...shared,
    'B.0.c': 'bye-score',
    'B.0.d': 'bye-games',
    'B.0.e': 'bye-number',
    'D.1': 'order-of-upfloaters',
    'D.2': 'order-of-shifters',
    'D.3': 'transposition',
    'E.1': 'colours-first-games',
    'E.2': 'colours-grant-both',
    'E.3': 'colours-grant-stronger',
    'E.4': 'colours-alternate',
    'E.5': 'colours-higher-ranked',
  },
  'dubov-2026': {
    ...shared,
    '3.1.3': 'bye-score',
    '3.1.4': 'bye-games',
    '3.1.5': 'bye-number',
    '4.2': 'order-of-upfloaters',
    '4.3': 'order-of-shifters',
    '4.4': 'transposition',
    '5.2.1': 'colours-first-games',
    '5.2.2': 'colours-grant-both',
    '5.2.3': 'colours-grant-stronger',
    '5.2.4': 'colours-alternate',
    '5.2.5': 'colours-higher-ranked',
  },
};
