import { editionById } from '../../engine/index.js';
import { bursteinRules } from './burstein/rules.js';
import { doubleSwissRules } from './double-swiss/rules.js';
import { dubovRules } from './dubov/rules.js';
import { dutchRules } from './dutch/rules.js';
import { limRules } from './lim/rules.js';
import { NO_RULE_WORDS } from './system-words.js';
import type { Named, RuleWords } from './system-words.js';
import { teamSwissRules } from './team-swiss/rules.js';

/** The words for the rules of the system that an edition belongs to; none for one that is not known. */
export function ruleWordsOf(edition: string): RuleWords {
  const system = editionById(edition)?.system;
  return (system === undefined ? undefined : SYSTEMS[system]) ?? NO_RULE_WORDS;
}

const SYSTEMS: Named<RuleWords> = {
  dutch: dutchRules,
  dubov: dubovRules,
  burstein: bursteinRules,
  lim: limRules,
  'double-swiss': doubleSwissRules,
  'team-swiss': teamSwissRules,
};
