import { Strength } from '../../rules/colour-preference.js';
import { commonRules, openReadings } from '../upfloater-brackets/common-rules.js';
import { named, opponentsWhoFloated, upfloaterCriteria } from '../upfloater-brackets/criteria.js';
import type { Criterion, PairCriterion } from '../upfloater-brackets/criteria.js';
import type { BracketEdition } from '../upfloater-brackets/edition.js';
import { isFirstTeam, isFirstTeamByTpn, teamColours } from './colours.js';
import { teamCode } from './declared.js';
import type { ColourType, TeamRules } from './declared.js';
import { noPreference, typeA, typeB } from './preferences.js';

/** The Swiss Team Pairing System in force since 1 February 2026 (C.04.6), as a competition declares it. */
export function teamSwiss2026(rules: TeamRules): BracketEdition {
  const { colours, usesSecondary, primaryScore } = rules;
  return {
    ...commonRules,
    id: 'team-swiss-2026',
    system: 'team-swiss',
    title: 'FIDE Swiss Team Pairing System, 2026 rules',
    from: '2026-02-01',
    until: null,
    code: teamCode(rules),
    primaryScore,
    years: ['2026'],
    baku: '2026',
    lastRounds: EXCEPT_LAST_TWO.lapsesInLast,
    needs: [],
    readingsDecide: [...openReadings, 'M12'],
    criteria: [...upfloaterCriteria(EXCEPT_LAST_TWO), ...pairCriteria(colours)],
    colourRules: teamColours(colours),
    outranks: usesSecondary ? isFirstTeam : isFirstTeamByTpn,
    preferenceOf: PREFERENCES[colours],
    ...(colours === 'A' ? { hasSimplePreferences: true as const } : {}),
  };
}

/** Of [C7] and [C10]. */
const EXCEPT_LAST_TWO = { lapsesInLast: 2 };

const PREFERENCES: Readonly<Record<ColourType, BracketEdition['preferenceOf']>> = {
  A: typeA,
  B: typeB,
  none: noPreference,
};

/** Two with opposite preferences, or one without any, have them fulfilled (4.3.2, 4.3.3). */
const colourPreferences: PairCriterion = {
  ...named('C8', '2.3.5'),
  of: 'pairs',
  title: 'teams whose colour preference is not fulfilled',
  measure: 'count',
  counts: (a, b) => a.preference !== null && a.preference === b.preference,
};

const strongPreferences: PairCriterion = {
  ...named('C9', '2.3.6'),
  of: 'pairs',
  title: 'teams whose strong colour preference is not fulfilled',
  measure: 'count',
  counts: (a, b) =>
    a.preference === b.preference && a.strength === Strength.strong && b.strength === Strength.strong,
};

function pairCriteria(colours: ColourType): Criterion[] {
  return [
    ...(colours === 'none' ? [] : [colourPreferences]),
    ...(colours === 'B' ? [strongPreferences] : []),
    opponentsWhoFloated('C10', '2.3.7', EXCEPT_LAST_TWO),
  ];
}
