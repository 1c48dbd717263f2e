import type { SystemNames } from '../interface/names.js';

export const limNames: SystemNames = {
  system: 'lim',
  title: 'FIDE Lim',
  // The lists of codes have none for this system: made like the others.
  code: 'FIDE_LIM',
  words: /lim/,
  isSurname: true,
  congresses: [],
  places: [],
};
