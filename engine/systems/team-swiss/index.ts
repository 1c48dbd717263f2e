import { AS_PRINTED } from '../interface/literal-form.js';
import type { Choices, Edition } from '../interface/system.js';
import { toEdition } from '../upfloater-brackets/to-edition.js';
import { commonReadings } from '../upfloater-brackets/variants/other-readings.js';
import { choicesOf, teamOptions, teamRules } from './declared.js';
import { readingsOfTeams } from './other-readings.js';
import { teamSwiss2026 } from './team-swiss-2026.js';

/** The editions of the Swiss Team Pairing System. */
export const teamSwissEditions: readonly Edition[] = [declaredEdition({})];

export { teamSwissNames } from './names.js';

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
