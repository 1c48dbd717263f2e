import type { Rule } from './rule.js';

/**
 * Rules of C.04.1 that are the same in all Swiss systems and that no pairing by a system can break, so that the editions do
 * not list them: only a faulty program or a hand writes a round that does.
 */
export function basicRulesOf({ from }: { readonly from: string | null }): readonly Rule[] {
  return [singleByeRule(from)];
}

/**
 * The pairing-allocated bye (article 3; letter c before 2026): one, and only where the number of participants is odd.
 * @param from first day of the edition in force.
 */
export function singleByeRule(from: string | null): Rule {
  return {
    id: 'C.04.1.3',
    article: from !== null && from >= FIRST_NUMBERED ? 'C.04.1.3' : 'C.04.1.c',
    title: 'one pairing-allocated bye, and only where the number of participants is odd',
    level: 'absolute',
    kind: 'absolute',
    concept: 'single-bye',
  };
}

/** From then on the articles of C.04.1 have numbers. */
const FIRST_NUMBERED = '2026-01-01';
