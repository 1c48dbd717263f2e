import type { Rule } from '../../../rules/rule.js';
import { editionMaker } from '../../interface/edition-maker.js';
import { withoutRule } from '../../interface/without-rule.js';
import type { PlayerTrait } from '../../interface/system.js';
import { Board1997 } from './board-1997.js';
import { firstColours } from './colours-1997.js';
import type { Edition1997 } from './edition-1997.js';
import { FastWalk } from './fast/walk.js';
import { players1997, valueOf } from './player-1997.js';
import type { Player1997 } from './player-1997.js';
import { byeRule1997, decisions1997, orderRules1997 } from './rules-1997.js';
import { Round1997 } from './step-1997.js';
import type { RoundState } from '../../../model/player.js';

/** The edition of 1997, or a reading of it, as an edition of the interface. */
export const toEdition1997 = editionMaker<Edition1997>({
  rules: rulesOf,
  round: (state, own) => new Round1997(new Board1997(state, own), (board) => new FastWalk(board)),
  without: editionWithout,
  traits: (state, own) => players1997(state, own).map(traitsOf),
  mayDecide: mayDecide1997,
  // Its claims are those of a procedure: only to go through it again would show them.
  hasCertificates: () => false,
});

/**
 * The edition without one of its rules. What the procedure consists of cannot be left out; nor the last colour rule,
 * without which some would have no colour.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
function editionWithout(edition: Edition1997, rule: string): Edition1997 {
  const { absoluteRules, colourRules, leftOut } = edition;
  if (rule === byeRule1997.id) return { ...edition, barsBye: () => false };
  if (rule === decisions1997.limit.id) return { ...edition, keepsTransferLimit: 'never' };
  if (DROPPED.includes(rule)) return { ...edition, leftOut: new Set([...leftOut, rule]) };
  return withoutRule(edition, rule, { absoluteRules, colourRules }, [colourRules.at(-1)]);
}

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
function mayDecide1997(edition: Edition1997, { id }: Rule, state: RoundState): boolean {
  if (state.round === 1) return id === 'prohibited-pair' || id === '5' || id === '5.colours';
  const board = new Board1997(state, edition);
  const places = board.scoregroups.flat();
  const absolute = edition.absoluteRules.find((rule) => rule.id === id);
  if (id === byeRule1997.id)
    return places.length % 2 === 1 && places.some((place) => !board.player(place).mayTakeBye);
  if (id === decisions1997.limit.id) return places.some((place) => !board.mayGoUp(place));
  if (absolute === undefined) return true;
  return places.some((a) => places.some((b) => a < b && board.isForbiddenBy(absolute, [a, b])));
}

/** Decisions that can be left undone. */
const DROPPED: readonly string[] = [
  decisions1997.byeColour,
  decisions1997.floaterColour,
  decisions1997.forOne,
  decisions1997.forOneColour,
  decisions1997.forNumber,
  decisions1997.forNumberColour,
  decisions1997.floaterKind,
].map(({ id }) => id);

function rulesOf({ absoluteRules, colourRules }: Edition1997): Rule[] {
  const [rematch, ...others] = absoluteRules;
  const { firstRound, arrangement, improvement, boards } = orderRules1997;
  return [
    ...[rematch, byeRule1997, ...others].filter((rule): rule is Rule => rule !== undefined),
    ...Object.values(decisions1997),
    ...[firstRound, arrangement, improvement],
    ...[firstColours, ...colourRules, boards],
  ];
}

/** What the rules read of a player besides the score: rating, average of opponents, colours, and what is barred. */
function traitsOf({ rating, aro, due, may, mayGoUp, mayTakeBye }: Player1997): PlayerTrait[] {
  return [
    { value: mayTakeBye ? null : 'no bye', weight: 4 },
    { value: due, weight: 4 },
    { value: may.white && may.black ? null : 'one colour', weight: 4 },
    { value: mayGoUp ? null : 'not up', weight: 3 },
    { value: Math.round(valueOf(aro)), weight: 1 },
    { value: rating, weight: 1 },
  ];
}
