import type { Choices, DeclaredOption } from '../interface/system.js';

/** What the rules of a competition declare (1.2.1, 1.7). */
export interface TeamRules {
  readonly colours: ColourType;
  /** The secondary score decides who is the first-team. */
  readonly usesSecondary: boolean;
  readonly primaryScore: 'match-points' | 'game-points';
}

/** Type of the colour preferences; "none": they are not used. */
export type ColourType = 'A' | 'B' | 'none';

/** What may be declared, and what is usual (1.2.2, 1.7). */
export const teamOptions: readonly DeclaredOption[] = [
  { name: 'colours', title: 'type of the colour preferences', values: ['A', 'B', 'none'], usual: 'A' },
  {
    name: 'secondary',
    title: 'whether the secondary score counts for the colours',
    values: ['used', 'unused'],
    usual: 'used',
  },
  {
    name: 'primary',
    title: 'which points are the score',
    values: ['match-points', 'game-points'],
    usual: 'match-points',
  },
];

const USUAL: Choices = Object.fromEntries(teamOptions.map(({ name, usual }) => [name, usual]));

/** The rules of a competition that makes these choices, valid ones; the rest is usual. */
export function teamRules(choices: Choices): TeamRules {
  const { colours, secondary, primary }: Choices = { ...USUAL, ...choices };
  return {
    colours: colours as TeamRules['colours'],
    usesSecondary: secondary === 'used',
    primaryScore: primary as TeamRules['primaryScore'],
  };
}

/** Those that are not the usual ones, by which the form is declared. */
export function choicesOf({ colours, usesSecondary, primaryScore }: TeamRules): Choices {
  const all: Choices = { colours, secondary: usesSecondary ? 'used' : 'unused', primary: primaryScore };
  const unusual = teamOptions.filter(({ name, usual }) => all[name] !== usual);
  return Object.fromEntries(unusual.map(({ name }) => [name, all[name]]));
}

/**
 * The code of ETT26 (record 192): type of the colour preferences, primary score, secondary score where it is used. All
 * parts are written, so that none has to be guessed; the usual rules have the bare one.
 */
export function teamCode(rules: TeamRules): string {
  if (Object.keys(choicesOf(rules)).length === 0) return STEM;
  const { colours, usesSecondary, primaryScore } = rules;
  const [primary, secondary] = primaryScore === 'match-points' ? ['MP', 'GP'] : ['GP', 'MP'];
  return [
    STEM,
    ...(colours === 'none' ? [] : [`TYPE${colours}`]),
    primary,
    ...(usesSecondary ? [secondary] : []),
  ].join('_');
}

/**
 * What a code declares by the parts behind its beginning; null for other parts. Without a type, but with scores, colour
 * preferences are not used; without scores they are the usual ones; with one of them the secondary one is not used.
 */
export function choicesInCode(rest: string): Choices | null {
  const parts = PARTS.exec(rest);
  if (parts === null) return null;
  const [, type, primary, secondary] = parts as readonly (string | undefined)[];
  if (primary !== undefined && primary === secondary) return null;
  return {
    ...(type !== undefined ? { colours: type } : primary !== undefined ? { colours: 'none' } : {}),
    ...(primary === undefined ? {} : { primary: primary === 'GP' ? 'game-points' : 'match-points' }),
    ...(primary === undefined ? {} : { secondary: secondary === undefined ? 'unused' : 'used' }),
  };
}

const STEM = 'FIDE_TEAM';
const PARTS = /^(?:_TYPE([AB]))?(?:_(MP|GP)(?:_(MP|GP))?)?$/;
