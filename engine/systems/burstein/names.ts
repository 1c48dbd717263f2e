import type { SystemNames } from '../interface/names.js';

export const bursteinNames: SystemNames = {
  system: 'burstein',
  title: 'FIDE Burstein',
  code: 'FIDE_BURSTEIN',
  words: /burstein/,
  congresses: [],
  places: [],
};
