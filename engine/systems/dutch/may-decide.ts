import type { RoundState } from '../../model/player.js';
import type { Rule } from '../../rules/rule.js';
import type { BracketShape, BracketView, QualityCriterion } from './criteria/criterion.js';
import type { DutchEdition } from './edition.js';
import { dutchState } from './player.js';
import type { DutchState } from './player.js';

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
export function mayDecide(edition: DutchEdition, rule: Rule, neutral: RoundState): boolean {
  const state = dutchState(neutral, edition);
  const { players } = state;
  const odd = players.length % 2 === 1;
  const criterion = edition.criteria.find(({ id }) => id === rule.id);
  const absolute = edition.absoluteRules.find(({ id }) => id === rule.id);
  if (rule.id === edition.byeRule.id) return odd && players.some(({ mayTakeBye }) => !mayTakeBye);
  if (rule.id === edition.byeScoreRule?.id) return odd;
  if (criterion?.looksAt === 'bracket') return mayContribute(criterion, state, edition);
  if (absolute === undefined) return true;
  // Before the second round nobody has met or is bound to a colour.
  if (state.round === 1 && state.forbidden.size === 0) return false;
  return players.some((a, index) => players.slice(index + 1).some((b) => absolute.forbids(state, a, b)));
}

/** True when some pair or downfloater could be counted by the criterion, in whatever bracket. */
function mayContribute(criterion: QualityCriterion, state: DutchState, edition: DutchEdition): boolean {
  const shapes: readonly BracketShape[] =
    edition.completion === 'joined-last-brackets'
      ? ['ordinary', 'joined', 'joined-homogeneous']
      : ['ordinary'];
  return shapes.some((shape) => mayContributeTo(shape, criterion, state, edition));
}

function mayContributeTo(
  shape: BracketShape,
  criterion: QualityCriterion,
  state: DutchState,
  edition: DutchEdition,
): boolean {
  const { players } = state;
  const view: BracketView = {
    state,
    round: state.round,
    shape,
    colourRules: edition.colourRules,
    score: 0,
    lowestScore: 0,
    hasMdps: true,
    floaterTakesBye: players.length % 2 === 1,
  };
  if (!criterion.concerns(view)) return false;
  const members = players.map((player) => ({ player, mdp: false }));
  const moved = players.map((player) => ({ player, mdp: true }));
  return members.some(
    (member, place) =>
      criterion.float(view, member) !== null ||
      criterion.float(view, moved[place]) !== null ||
      members
        .slice(place + 1)
        .some(
          (lower) =>
            criterion.pair(view, member, lower) !== null ||
            criterion.pair(view, moved[place], lower) !== null ||
            (shape === 'joined' && criterion.pair(view, moved[place], { ...lower, mdp: true }) !== null),
        ),
  );
}
