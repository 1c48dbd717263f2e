import type { Rule } from '../../rules/rule.js';
import { editionMaker } from '../interface/edition-maker.js';
import type { DubovEdition } from './edition.js';
import { dubovState, traitsOf } from './player.js';
import { absoluteMayDecide, someTwo } from '../bye-first/may-decide.js';
import { criteriaOf } from './criteria.js';
import type { DubovState, DubovPlayer } from './player.js';
import { withoutRule } from '../interface/without-rule.js';
import { RoundBoard } from '../bye-first/board.js';
import { ByeFirstRound } from '../bye-first/round.js';
import type { Figures, Place } from '../interface/system.js';
import { certify } from './proof/certify.js';
import { DubovStep } from './dubov-step.js';

/** An edition of the Dubov System as an edition of the interface. */
export const toEdition = editionMaker<DubovEdition>({
  rules: rulesOf,
  round: (state, own) => new DubovRound(dubovState(state, own), own),
  without: editionWithout,
  traits: (state, own) => dubovState(state, own).players.map(traitsOf),
  mayDecide: (own, rule, state) => mayDecide(own, rule, dubovState(state, own)),
  hasCertificates: () => true,
});

function rulesOf(edition: DubovEdition): Rule[] {
  const [rematch, ...others] = edition.absoluteRules;
  const { upfloaters, shifters, transposition, boards } = edition.orderRules;
  return [
    ...[rematch, edition.byeRule, ...others],
    edition.completionRule,
    ...edition.byeCriteria,
    ...edition.criteria,
    ...[upfloaters, shifters, transposition],
    ...edition.colourRules,
    boards,
  ];
}

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
function mayDecide(edition: DubovEdition, rule: Rule, state: DubovState): boolean {
  const absolute = absoluteMayDecide(edition, rule, state);
  if (absolute !== null) return absolute;
  const { players } = state;
  if (!edition.criteria.some(({ id }) => id === rule.id)) return true;
  const criterion = criteriaOf(edition, state).find(({ id }) => id === rule.id);
  if (criterion === undefined) return false;
  return someTwo(players, (a, b) => criterion.pair(a, b) !== null || (criterion.upfloater(b, a) ?? 0) !== 0);
}

/**
 * An edition that lacks one rule: to see whether the rule decides a round, and to make programs with a planted error. The
 * completion of the round, the number of upfloaters (which 3.2.1 asks for, too) and the orders cannot be left out, nor
 * the last rules on the bye and on colours, which always decide.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
function editionWithout(edition: DubovEdition, rule: string): DubovEdition {
  const { absoluteRules, byeCriteria, criteria, colourRules, byeRule } = edition;
  if (rule === byeRule.id) return { ...edition, barsBye: () => false };
  return withoutRule(edition, rule, { absoluteRules, byeCriteria, criteria, colourRules }, [
    criteria.at(0),
    byeCriteria.at(-1),
    colourRules.at(-1),
  ]);
}

/** A round of the Dubov System: the bye, if somebody has to have it, then the scoregroups from the top (1.9.2). */
export class DubovRound extends ByeFirstRound<DubovPlayer, DubovState, DubovEdition> {
  constructor(state: DubovState, edition: DubovEdition) {
    const board = new RoundBoard<DubovPlayer, DubovState, DubovEdition>(state, edition);
    super(
      board,
      (left) => DubovStep.of(board, left),
      (step, published, reason, file) => certify(step, board, published, reason, file),
    );
  }

  figuresOf(place: Place): Figures {
    return { aro: { measure: 'numbers', value: this.board.players[place].aro } };
  }
}
