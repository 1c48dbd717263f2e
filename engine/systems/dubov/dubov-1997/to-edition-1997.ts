import type { Rule } from '../../../rules/rule.js';
import { editionMaker } from '../../interface/edition-maker.js';
import type { PlayerTrait } from '../../interface/system.js';
import { Board1997 } from './board-1997.js';
import { firstColours } from './colours-1997.js';
import type { Edition1997 } from './edition-1997.js';
import { FastWalk } from './fast/walk.js';
import { players1997, valueOf } from './player-1997.js';
import type { Player1997 } from './player-1997.js';
import { byeRule1997, decisions1997, orderRules1997 } from './rules-1997.js';
import { Round1997 } from './step-1997.js';
import { editionWithout, mayDecide1997 } from './weakened-1997.js';

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
