import type { Rule } from '../../../rules/rule.js';
import { editionMaker } from '../../interface/edition-maker.js';
import type { PlayerTrait } from '../../interface/system.js';
import { Board1998 } from './board-1998.js';
import { firstColours } from './colours-1998.js';
import type { Edition1998 } from './edition-1998.js';
import { FastWalk } from './fast/walk.js';
import { players1998 } from './player-1998.js';
import type { Player1998 } from './player-1998.js';
import { byeRule1998, byeRules, decisions1998, orderRules1998 } from './rules-1998.js';
import { Round1998 } from './step-1998.js';
import { editionWithout, mayDecide1998 } from './weakened-1998.js';

/** The edition of 1998, or a reading of it, as an edition of the interface. */
export const toEdition1998 = editionMaker<Edition1998>({
  rules: rulesOf,
  round: (state, own) => new Round1998(new Board1998(state, own), (board) => new FastWalk(board)),
  without: editionWithout,
  traits: (state, own) => players1998(state, own).map(traitsOf),
  mayDecide: mayDecide1998,
  hasCertificates: () => false,
});

function rulesOf({ absoluteRules, colourRules, byeKeys }: Edition1998): Rule[] {
  const [rematch, ...others] = absoluteRules;
  const { byeCompletion, byeGroup, byeLast, complete, next, again, due } = decisions1998;
  const { even, odd, boards } = orderRules1998;
  return [
    ...[rematch, byeRule1998, ...others].filter((rule): rule is Rule => rule !== undefined),
    ...[byeCompletion, byeGroup, ...byeKeys.map((key) => byeRules[key]), byeLast],
    ...[complete, next, again, due, even, odd],
    ...[firstColours, ...colourRules, boards],
  ];
}

/** What the rules read of a player besides the score: what 3.2 orders by, colours, and what is barred. */
function traitsOf(player: Player1998): PlayerTrait[] {
  const { sonnebornBerger, buchholz, median, rating, due, may, mayTakeBye } = player;
  return [
    { value: mayTakeBye ? null : 'no bye', weight: 4 },
    { value: due, weight: 4 },
    { value: may.white && may.black ? null : 'one colour', weight: 4 },
    { value: sonnebornBerger, weight: 2 },
    { value: buchholz, weight: 1 },
    { value: median, weight: 1 },
    { value: rating, weight: 1 },
  ];
}
