import type { RoundReport } from '../../checker/index.js';

/** The verdict on a round in a word or two. */
export const VERDICT_WORDS: Readonly<Record<RoundReport['verdict'], string>> = {
  agrees: 'agrees',
  'agrees-otherwise': 'agrees otherwise',
  deviates: 'deviates',
  impossible: 'impossible',
  'not-checked': 'not checked',
};

/** A sign for it, for those who see no colours. */
export const VERDICT_SIGNS: Readonly<Record<RoundReport['verdict'], string>> = {
  agrees: '✓',
  'agrees-otherwise': '≈',
  deviates: '✗',
  impossible: '∅',
  'not-checked': '–',
};
