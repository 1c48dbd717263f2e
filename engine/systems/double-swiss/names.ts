import type { SystemNames } from '../interface/names.js';

export const doubleSwissNames: SystemNames = {
  system: 'double-swiss',
  title: 'FIDE Double-Swiss',
  code: 'FIDE_DOUBLESWISS',
  words: /double[\s-]*swiss/,
  congresses: [],
  places: [],
};
