import type { Rule } from '../../rules/rule.js';
import { editionMaker } from '../interface/edition-maker.js';
import type { BracketEdition } from './edition.js';
import { matchState, traitsOf } from './player.js';
import { absoluteMayDecide, someTwo } from '../bye-first/may-decide.js';
import { criteriaOf } from './criteria.js';
import type { MatchState, MatchPlayer } from './player.js';
import { withoutRule } from '../interface/without-rule.js';
import { RoundBoard } from '../bye-first/board.js';
import { ByeFirstRound } from '../bye-first/round.js';
import type { Figures, Place, PreferredColour } from '../interface/system.js';
import { BracketStep } from './bracket-step.js';

/** An edition as an edition of the interface. */
export const toEdition = editionMaker<BracketEdition>({
  rules: rulesOf,
  round: (state, own) => new BracketRound(matchState(state, own), own),
  without: editionWithout,
  traits: (state, own) => matchState(state, own).players.map(traitsOf),
  mayDecide: (own, rule, state) => mayDecide(own, rule, matchState(state, own)),
  hasCertificates: () => false,
});

function rulesOf(edition: BracketEdition): Rule[] {
  const [rematch, ...others] = edition.absoluteRules;
  const { upfloaters, pairings, boards } = edition.orderRules;
  return [
    ...[rematch, edition.byeRule, ...others],
    edition.completionRule,
    ...edition.byeCriteria,
    ...edition.criteria.filter((criterion) => criterion.of !== 'pairs'),
    upfloaters,
    ...edition.criteria.filter((criterion) => criterion.of === 'pairs'),
    pairings,
    ...edition.colourRules,
    boards,
  ];
}

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
function mayDecide(edition: BracketEdition, rule: Rule, state: MatchState): boolean {
  const absolute = absoluteMayDecide(edition, rule, state);
  if (absolute !== null) return absolute;
  const { players } = state;
  if (!edition.criteria.some(({ id }) => id === rule.id)) return true;
  const criterion = criteriaOf(edition, state).find(({ id }) => id === rule.id);
  if (criterion === undefined) return false;
  if (criterion.of === 'pairs') return someTwo(players, (a, b) => criterion.counts(a, b));
  const hasScores = players.some(({ score }) => score !== players[0].score);
  if (criterion.of === 'following bracket') return hasScores;
  return hasScores && someTwo(players, (a, b) => (criterion.upfloater(b, a) ?? 0) !== 0);
}

/**
 * An edition that lacks one rule: to see whether the rule decides a round, and to make programs with a planted error. The
 * completion of the round, the number of upfloaters (each of whom meets a resident because of it) and the orders cannot be
 * left out, nor the last rules on the bye and on colours, which always decide.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
function editionWithout(edition: BracketEdition, rule: string): BracketEdition {
  const { absoluteRules, byeCriteria, criteria, colourRules, byeRule } = edition;
  if (rule === byeRule.id)
    return seenBy(edition, (state) => ({
      ...state,
      players: state.players.map((player) => ({ ...player, mayTakeBye: true })),
    }));
  return withoutRule(edition, rule, { absoluteRules, byeCriteria, criteria, colourRules }, [
    criteria.at(0),
    byeCriteria.at(-1),
    colourRules.at(-1),
  ]);
}

/** An edition that sees the participants otherwise, after what it makes of them already. */
export function seenBy(
  edition: BracketEdition,
  see: NonNullable<BracketEdition['seeOtherwise']>,
): BracketEdition {
  const before = edition.seeOtherwise ?? ((state) => state);
  return { ...edition, seeOtherwise: (state) => see(before(state)) };
}

/** A round: the bye, if somebody has to have it, then the brackets from the top (3.3.2). */
class BracketRound extends ByeFirstRound<MatchPlayer, MatchState, BracketEdition> {
  constructor(state: MatchState, edition: BracketEdition) {
    const board = new RoundBoard<MatchPlayer, MatchState, BracketEdition>(state, edition);
    super(
      board,
      (left) => BracketStep.of(board, left),
      () => null,
    );
  }

  override preferenceOf(place: Place): PreferredColour {
    const usual = super.preferenceOf(place);
    const isSimple = usual.preference !== null && this.board.edition.hasSimplePreferences === true;
    return isSimple ? { ...usual, strength: 'simple' } : usual;
  }

  /** Nobody is ranked by anything but the score and the TPN. */
  figuresOf(): Figures {
    return {};
  }
}
