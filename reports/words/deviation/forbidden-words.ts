import type { Violation } from '../../../checker/index.js';
import type { RuleConcept } from '../../../engine/index.js';
import { ruleOf } from '../names.js';
import { couplesOf, idList, pairs, players } from '../numbers.js';
import { person } from '../person.js';
import { participantsOf, wordsOf } from '../words-of.js';

/** A broken absolute rule, marked for names: "players 5 and 12 have met before". */
export function forbiddenWords({ rule, title, players: ids }: Violation, edition: string): string {
  const concept = ruleOf(edition, rule)?.concept;
  const { one, many } = participantsOf(edition);
  if (concept === 'bye-bar')
    return `${one} ${players(ids)} may not receive the pairing-allocated bye, ${whyBarred(edition)}`;
  if (concept === 'single-bye')
    return `the ${many} ${players(ids)} have the pairing-allocated bye; a round has one at most, and none where the number of ${many} is even`;
  const why = whyForbidden(concept, edition);
  if (why === null) return `${title} (${players(ids)})`;
  return couplesOf(ids)
    .map(([a, b]) => `${many} ${person(a)} and ${person(b)} ${why}`)
    .join('; ');
}

/** The same in few words: "5-12 have met before". */
export function forbiddenBriefly({ rule, title, players: ids }: Violation, edition: string): string {
  const who = firstOf(couplesOf(ids));
  const { one } = participantsOf(edition);
  switch (ruleOf(edition, rule)?.concept) {
    case 'rematch':
      return `${who} have met before`;
    case 'bye-bar':
      return `${one} ${person(ids[0])} may not receive the bye`;
    case 'single-bye':
      return `${ids.length} byes (${idList(ids)}), one at most is allowed`;
    case 'equal-absolute-colours':
      return `${who} have the same absolute colour preference`;
    case 'prohibited-pair':
      return `the organiser forbids ${who}`;
    default:
      return `${title} (${who})`;
  }
}

/** What is said of two players who may not be paired, by what the rule is about; null for rules without such words. */
export function whyForbidden(concept: RuleConcept | undefined, edition: string): string | null {
  if (concept === undefined) return null;
  return wordsOf(edition).forbidden[concept] ?? FORBIDDEN[concept] ?? null;
}

/** Why somebody may not receive the bye. */
export function whyBarred(edition: string): string {
  return wordsOf(edition).barred[edition] ?? 'having had one or a win without playing before';
}

const FORBIDDEN: Readonly<Partial<Record<RuleConcept, string>>> = {
  rematch: 'have met before',
  'equal-absolute-colours': 'must both have the same colour',
  'prohibited-pair': 'may not be paired by order of the organiser',
};

/** The pairs themselves where there are few of them. */
function firstOf(couples: readonly (readonly [number, number])[]): string {
  const more = couples.length - FEW;
  return more <= 0 ? pairs(couples) : `${pairs(couples.slice(0, FEW))} and ${more} more`;
}

const FEW = 2;
