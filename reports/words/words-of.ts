import { roundRobinNamed } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { bursteinWords } from './burstein/index.js';
import { doubleSwissWords } from './double-swiss/index.js';
import { dubovWords } from './dubov/index.js';
import { dutchWords } from './dutch/index.js';
import { limWords } from './lim/index.js';
import type { Participants } from './participants.js';
import { teamSwissWords } from './team-swiss/index.js';
import { NO_WORDS } from './system-words.js';
import type { FloatWords, Named, RuleWords, SystemWords } from './system-words.js';

/** The words of the system that an edition belongs to, by the name of the edition; none for one that is not known. */
export function wordsOf(edition: string): SystemWords {
  if (roundRobinNamed(edition) !== null) return ROUND_ROBIN;
  const system = editionById(edition)?.system;
  return (system === undefined ? undefined : SYSTEMS[system]) ?? NO_WORDS;
}

/** How the participants of the system that an edition belongs to are called. */
export function participantsOf(edition: string): Participants {
  return wordsOf(edition).who;
}

/** What is said of a rule of an edition; null for one without words of its own. */
export function ruleWords(edition: string, rule: string): RuleWords | null {
  return wordsOf(edition).rules[edition]?.[rule] ?? null;
}

/** How players come into a bracket and leave it. */
export function floatWords(kind: string, edition: string): FloatWords {
  return wordsOf(edition).floats?.[kind] ?? DOWNWARDS;
}

const DOWNWARDS: FloatWords = { cameIn: 'moved down', leaves: 'down' };

/** The words of an event that is paired by a table: there is one stage, the table. */
const ROUND_ROBIN: SystemWords = { ...NO_WORDS, stages: { table: 'Berger table' } };

const SYSTEMS: Named<SystemWords> = {
  dutch: dutchWords,
  dubov: dubovWords,
  burstein: bursteinWords,
  lim: limWords,
  'double-swiss': doubleSwissWords,
  'team-swiss': teamSwissWords,
};
