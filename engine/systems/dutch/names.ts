import type { SystemNames } from '../interface/names.js';

export const dutchNames: SystemNames = {
  system: 'dutch',
  title: 'FIDE (Dutch)',
  code: 'FIDE_DUTCH',
  words: /dutch/,
  congresses: [{ place: 'baku', year: '2016', edition: 'dutch-2017' }],
  // In English and Spanish.
  places: [{ place: /istanbul|estambul/, edition: 'dutch-2012' }],
};
