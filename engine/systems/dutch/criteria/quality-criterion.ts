import type { Member, QualityCriterion } from './criterion.js';
import type { Float } from '../player.js';

/** A quality criterion to which nothing contributes but what `parts` says; by default it counts. */
export function qualityCriterion(
  id: string,
  article: string,
  parts: Pick<QualityCriterion, 'title'> & Partial<QualityCriterion>,
): QualityCriterion {
  return {
    looksAt: 'bracket',
    id,
    article,
    level: 'quality',
    kind: 'quality',
    measure: 'count',
    addsUp: false,
    isAboutTopscorers: false,
    concerns: () => true,
    pair: () => null,
    float: () => null,
    ...parts,
  };
}

/** One of the two earlier rounds whose floats the criteria look at. */
export interface EarlierRound {
  readonly words: string;
  floatOf(member: Member): Float;
}

export const PREVIOUS_ROUND: EarlierRound = {
  words: 'the previous round',
  floatOf: ({ player }) => player.lastFloat,
};

export const TWO_ROUNDS_BEFORE: EarlierRound = {
  words: 'two rounds before',
  floatOf: ({ player }) => player.earlierFloat,
};
