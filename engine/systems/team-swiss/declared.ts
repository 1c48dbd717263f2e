/** What the rules of a competition declare (1.2.1, 1.7). */
export interface TeamRules {
  readonly colours: ColourType;
  /** The secondary score decides who is the first-team. */
  readonly usesSecondary: boolean;
  readonly primaryScore: 'match-points' | 'game-points';
}

/** Type of the colour preferences; "none": they are not used. */
export type ColourType = 'A' | 'B' | 'none';

/** 1.2.2, 1.7. */
export const usualTeamRules: TeamRules = {
  colours: 'A',
  usesSecondary: true,
  primaryScore: 'match-points',
};
