import { editionById } from '../../engine/index.js';
import type { Rule } from '../../engine/index.js';
import { rulesWithoutExample } from '../rule-pages/rules-of.js';
import type { Participants } from './participants.js';
import { participantsOf, ruleWords } from './words-of.js';

/** What a rule means in plain words, in one paragraph; null where its system has no words for it. */
export function paragraphOf(edition: string, rule: string): string | null {
  const own = ruleWords(edition, rule)?.page?.replaceAll('\n', ' ') ?? null;
  if (own !== null) return own;
  const known = editionById(edition);
  const common = known === null ? [] : rulesWithoutExample(known);
  const found = common.find(({ id }) => id === rule);
  if (found === undefined) return null;
  return (isOnBoards(found) ? boardOrderWords : singleByeWords)(participantsOf(edition));
}

/** The first two sentences of that paragraph, in which every rule is named and bounded; null where there is none. */
export function ruleInShort(edition: string, rule: string): string | null {
  const sentences = paragraphOf(edition, rule)?.match(/.+?[.](?= [A-Z]|$)/g) ?? null;
  return sentences === null ? null : sentences.slice(0, 2).join('');
}

/** The order of the boards decides nothing about who meets whom: the same is said of it in all systems. */
function isOnBoards({ level }: Rule): boolean {
  return level === 'board-order';
}

function singleByeWords({ one, many }: Participants): string {
  return `Where the number of ${many} to be paired is odd, one ${one} receives the pairing-allocated bye; where it is even, nobody does. All pairing systems have this rule in common (C.04.1), and no pairing by their rules breaks it: a round with several pairing-allocated byes was paired by a faulty program or changed by hand. The round deviates by this rule alone, beside the pairing of all of them by the rules. Byes that were requested are no pairing-allocated byes: a file writes them as H, F or Z.`;
}

function boardOrderWords({ one }: Participants): string {
  return `The recommended order of the boards. First come the pairs whose higher ranked ${one} has the higher score, of these the pairs with the higher sum of both scores, and of these the ones whose higher ranked ${one} has the smaller number; the pairing-allocated bye comes last. It decides nothing about who meets whom, so that no round deviates by it; pairings are printed in this order.`;
}
