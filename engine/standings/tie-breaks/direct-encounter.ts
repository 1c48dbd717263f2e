import type { TieBreak } from '../tie-break.js';

/** 6: the separate standings of those who are tied (engine/standings/separate-standings.ts). */
export const directEncounterTieBreak: TieBreak = {
  code: 'DE',
  hasScores: true,
  name: 'Direct Encounter',
  article: '6',
  type: 'A',
  modifiers: ['P'],
  tally: null,
};
