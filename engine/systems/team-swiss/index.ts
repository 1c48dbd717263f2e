import type { SystemNames } from '../interface/names.js';
import { AS_PRINTED } from '../interface/literal-form.js';
import type { Choices, Edition } from '../interface/system.js';
import { toEdition } from '../upfloater-brackets/to-edition.js';
import { commonReadings } from '../upfloater-brackets/readings/other-readings.js';
import { choicesInCode, choicesOf, teamOptions, teamRules } from './declared.js';
import type { TeamRules } from './declared.js';
import { teamSwiss2026 } from './team-swiss-2026.js';
import { otherwise } from '../interface/readings.js';
import type { Reading } from '../interface/readings.js';
import type { BracketEdition } from '../upfloater-brackets/edition.js';
import { typeBStrongInLast } from './preferences.js';

/** The editions of the Swiss Team Pairing System. */
export const teamSwissEditions: readonly Edition[] = [declaredEdition({})];

/** What the system is called. */
export const teamSwissNames: SystemNames = {
  system: 'team-swiss',
  title: 'FIDE Swiss Team Pairing',
  code: 'FIDE_TEAM',
  choicesIn: choicesInCode,
  words: /team[\s-]*swiss|swiss[\s-]*team/,
  congresses: [],
  places: [],
};

/** The edition in the form that a competition chooses. */
function declaredEdition(choices: Choices): Edition {
  const rules = teamRules(choices);
  const own = teamSwiss2026(rules);
  const declared = Object.entries(choicesOf(rules)).map(([name, value]) => `--${name} ${value}`);
  return {
    ...toEdition(own, [...commonReadings, ...readingsOfTeams(rules)], { ...AS_PRINTED, choices }),
    declarable: { options: teamOptions, as: declaredEdition },
    ...(declared.length === 0 ? {} : { declared }),
  };
}

/** Doubtful places of the text on teams, beside those that it shares with the one on matches of two games. */
function readingsOfTeams({ colours }: TeamRules): readonly Reading<BracketEdition>[] {
  return colours === 'B' ? [otherwise<BracketEdition>('M12', { preferenceOf: typeBStrongInLast })] : [];
}
