import type { Rule } from '../../rules/rule.js';
import { factsOf } from '../edition-facts.js';
import { AS_PRINTED, leavingOut, letterOf, readingOtherwise } from '../literal-form.js';
import { readingsOf } from '../readings.js';
import type { Reading } from '../readings.js';
import type { Edition, PlayerTrait } from '../system.js';
import { LimBoard } from './board.js';
import type { LimEdition } from './edition.js';
import { MachineWalk } from './machine/walk.js';
import { limPlayers } from './player.js';
import type { LimPlayer } from './player.js';
import { LimRound } from './round.js';
import { editionWithout, mayDecide } from './variants/weakened.js';

/** An edition of the Lim System, or a reading of it, behind the face of all systems. */
export function asEdition(
  lim: LimEdition,
  readings: readonly Reading<LimEdition>[] = [],
  form = AS_PRINTED,
): Edition {
  return {
    ...factsOf(lim),
    rules: Object.values<Rule>({ ...lim.rules }),
    round: (state) => {
      const board = new LimBoard(state, lim);
      return new LimRound(board, new MachineWalk(board));
    },
    ...letterOf(lim.id, form),
    without: (rule) => asEdition(editionWithout(lim, rule), [], leavingOut(form, rule)),
    traits: (state) => limPlayers(state, lim).map(traitsOf),
    mayDecide: (rule, state) => mayDecide(lim, rule, state),
    ...readingsOf(lim, readings, (changed, ids) => asEdition(changed, [], readingOtherwise(form, ids))),
    // Its deviations have no certificates.
    hasCertificates: false,
  };
}

/** What the rules read of a player besides the score: colours, the last float, and who may have the bye. */
function traitsOf({ due, may, hasFloated, mayTakeBye }: LimPlayer): PlayerTrait[] {
  return [
    { value: mayTakeBye ? null : 'no bye', weight: 4 },
    { value: may.white && may.black ? null : 'one colour', weight: 4 },
    { value: due, weight: 3 },
    { value: hasFloated ? 'floated' : null, weight: 2 },
  ];
}
