import type { Rule } from '../../../rules/rule.js';
import { editionMaker } from '../../interface/edition-maker.js';
import { withoutRule } from '../../interface/without-rule.js';
import { traitsOf } from '../player.js';
import type { Edition1992 } from './edition-1992.js';
import { dutch1992State } from './player-1992.js';
import { byeRule1992, orderRules1992, requirements1992 } from './rules-1992.js';
import { Round1992 } from './step-1992.js';
import { Completion } from '../../../matching/completion.js';
import type { DutchState, DutchPlayer } from '../player.js';
import { Board1992 } from './board-1992.js';
import type { BracketSearch } from './bracket.js';
import { pairByProcedure1992 } from './procedure.js';
import type { PairedBracket } from './procedure.js';
import { firstByMatching } from './search/bracket.js';
import { fulfils } from './search/outside.js';
import { Strength } from '../../../rules/colour-preference.js';
import { missesColour } from './requirements.js';

/** The edition of 1992, or a reading of it, as an edition of the interface. */
export const toEdition1992 = editionMaker<Edition1992>({
  rules: rulesOf,
  round: (state, own) => new Round1992(dutch1992State(state, own), fastSearch, own),
  without: editionWithout,
  traits: (state, own) => dutch1992State(state, own).players.map(traitsOf),
  mayDecide: (own, rule, state) => mayDecide(own, rule, dutch1992State(state, own)),
  hasCertificates: () => false,
});

/**
 * The edition without one of its rules. What the procedure consists of cannot be left out: the numbers of pairs, the
 * order of the opponents, and C13; nor the last colour rule, without which some would have no colour.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
function editionWithout(edition: Edition1992, rule: string): Edition1992 {
  const { absoluteRules, colourRules, seeRequired } = edition;
  if (rule === byeRule1992.id) return { ...edition, barsBye: () => false };
  if (rule === requirements1992.following.id) return { ...edition, backtracks: 'never' };
  const see = UNSEEN.get(rule);
  if (see !== undefined) return { ...edition, seeRequired: (player) => see(seeRequired?.(player) ?? player) };
  return withoutRule(edition, rule, { absoluteRules, colourRules }, [colourRules.at(-1)]);
}

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
function mayDecide({ absoluteRules }: Edition1992, { id }: Rule, state: DutchState): boolean {
  const { players } = state;
  const absolute = absoluteRules.find((rule) => rule.id === id);
  if (id === byeRule1992.id) return players.length % 2 === 1 && players.some(({ mayTakeBye }) => !mayTakeBye);
  if (absolute !== undefined) return someTwo(players, (a, b) => absolute.forbids(state, a, b));
  if (id === requirements1992.colours.id) return someTwo(players, missesColour);
  const unseen = UNSEEN.get(id);
  return unseen === undefined || players.some((player) => unseen(player) !== player);
}

/** What of a player is not seen where a requirement is left out; the same player where it makes no difference. */
const UNSEEN: ReadonlyMap<string, (player: DutchPlayer) => DutchPlayer> = new Map([
  [requirements1992.colours.id, (player) => ({ ...player, preference: null, strength: Strength.none })],
  [requirements1992.upfloatAsLast.id, withoutFloat('lastFloat', 'up')],
  [requirements1992.upfloatAsEarlier.id, withoutFloat('earlierFloat', 'up')],
  [requirements1992.downfloatAsLast.id, withoutFloat('lastFloat', 'down')],
  [requirements1992.downfloatAsEarlier.id, withoutFloat('earlierFloat', 'down')],
]);

function withoutFloat(
  when: 'lastFloat' | 'earlierFloat',
  float: 'up' | 'down',
): (player: DutchPlayer) => DutchPlayer {
  return (player) => (player[when] === float ? { ...player, [when]: null } : player);
}

function someTwo(players: readonly DutchPlayer[], is: (a: DutchPlayer, b: DutchPlayer) => boolean): boolean {
  return players.some((a, index) => players.slice(index + 1).some((b) => is(a, b)));
}

function rulesOf({ absoluteRules, colourRules }: Edition1992): Rule[] {
  const { transposition, residentExchange, boards } = orderRules1992;
  return [
    ...[...absoluteRules, byeRule1992].sort((a, b) => (a.article < b.article ? -1 : 1)),
    ...Object.values(requirements1992),
    residentExchange,
    transposition,
    ...colourRules,
    boards,
  ];
}

/**
 * Pairs a round of 1992, of any size.
 * @returns the brackets from the top; null when no legal pairing exists.
 */
export function round1992(state: DutchState): PairedBracket[] | null {
  const board = new Board1992(state);
  return pairByProcedure1992(board, fastSearch(board));
}

/** Brackets by matchings. */
export function fastSearch(board: Board1992): BracketSearch {
  const completion = completionOf(board);
  return {
    first: (bracket) => firstByMatching(board, bracket),
    isCompletable: (places) =>
      completion.isPerfect(places.length % 2 === 0 ? places : [...places, board.size]),
    fulfils: (demand, floaters) => fulfils(board, demand, floaters),
  };
}

/** One vertex after the players stands for the bye. */
function completionOf(board: Board1992): Completion {
  const size = board.size + 1;
  const adjacent = new Uint8Array(size * size);
  for (let a = 0; a < board.size; a++)
    for (let b = a + 1; b < size; b++)
      if (b === board.size ? board.mayTakeBye(a) : board.mayMeet(a, b))
        adjacent[a * size + b] = adjacent[b * size + a] = 1;
  return new Completion(size, adjacent);
}
