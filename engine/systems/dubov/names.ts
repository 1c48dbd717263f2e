import type { SystemNames } from '../interface/names.js';

export const dubovNames: SystemNames = {
  system: 'dubov',
  title: 'FIDE Dubov',
  code: 'FIDE_DUBOV',
  words: /dubov/,
  congresses: [],
  places: [],
};
