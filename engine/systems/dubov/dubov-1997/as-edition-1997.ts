import type { Rule } from '../../../rules/rule.js';
import { factsOf } from '../../edition-facts.js';
import { AS_PRINTED, leavingOut, letterOf, readingOtherwise } from '../../literal-form.js';
import { readingsOf } from '../../readings.js';
import type { Reading } from '../../readings.js';
import type { Edition, PlayerTrait } from '../../system.js';
import { Board1997 } from './board-1997.js';
import { firstColours } from './colours-1997.js';
import type { Edition1997 } from './edition-1997.js';
import { FastWalk } from './fast/walk.js';
import { players1997, valueOf } from './player-1997.js';
import type { Player1997 } from './player-1997.js';
import { byeRule1997, decisions1997, orderRules1997 } from './rules-1997.js';
import { Round1997 } from './step-1997.js';
import { editionWithout, mayDecide1997 } from './weakened-1997.js';

/** The edition of 1997, or a reading of it, behind the face of all systems. */
export function asEdition1997(
  own: Edition1997,
  readings: readonly Reading<Edition1997>[] = [],
  form = AS_PRINTED,
): Edition {
  return {
    ...factsOf(own),
    rules: rulesOf(own),
    round: (state) => new Round1997(new Board1997(state, own), (board) => new FastWalk(board)),
    ...letterOf(own.id, form),
    without: (rule) => asEdition1997(editionWithout(own, rule), [], leavingOut(form, rule)),
    traits: (state) => players1997(state, own).map(traitsOf),
    mayDecide: (rule, state) => mayDecide1997(own, rule, state),
    ...readingsOf(own, readings, (changed, ids) => asEdition1997(changed, [], readingOtherwise(form, ids))),
    // Its claims are those of a procedure: only to go through it again would show them.
    hasCertificates: false,
  };
}

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
