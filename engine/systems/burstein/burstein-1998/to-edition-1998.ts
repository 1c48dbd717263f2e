import type { Rule } from '../../../rules/rule.js';
import { editionMaker } from '../../interface/edition-maker.js';
import type { PlayerTrait } from '../../interface/system.js';
import { Board1998 } from './board-1998.js';
import { firstColours } from './colours-1998.js';
import type { Edition1998 } from './edition-1998.js';
import { FastWalk } from './fast/walk.js';
import { players1998 } from './player-1998.js';
import type { Player1998 } from './player-1998.js';
import { byeRule1998, byeRules, decisions1998, orderRules1998, absoluteRules1998 } from './rules-1998.js';
import { Round1998 } from './step-1998.js';
import type { RoundState } from '../../../model/player.js';

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

/**
 * The edition without one of its rules. What the procedure consists of cannot be left out; nor the last colour rules,
 * without which some would have no colour.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
function editionWithout(edition: Edition1998, rule: string): Edition1998 {
  const { absoluteRules, colourRules, byeKeys } = edition;
  const isOther = ({ id }: Rule): boolean => id !== rule;
  switch (rule) {
    case byeRule1998.id:
      return { ...edition, barsBye: () => false };
    case decisions1998.again.id:
      return { ...edition, floatsAgain: 'like others' };
    case decisions1998.next.id:
      return { ...edition, backtracksOn: 'nothing' };
    case decisions1998.due.id:
      return { ...edition, dueColours: 'not looked at' };
  }
  const lacking = {
    ...edition,
    absoluteRules: absoluteRules.filter(isOther),
    colourRules: colourRules.filter(isOther),
    byeKeys: byeKeys.filter((key) => isOther(byeRules[key])),
  };
  const isChanged =
    lacking.absoluteRules.length < absoluteRules.length ||
    lacking.colourRules.length < colourRules.length ||
    lacking.byeKeys.length < byeKeys.length;
  if (!isChanged || colourRules.slice(-2).some(({ id }) => id === rule))
    throw new RangeError(`${edition.id} has no rule ${rule} that could be left out`);
  return lacking;
}

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
function mayDecide1998(edition: Edition1998, { id, level }: Rule, state: RoundState): boolean {
  if (level === 'colour') return (state.round === 1) === (id === '5.1');
  const isAboutBye = id.startsWith('4.');
  if (isAboutBye && state.players.length % 2 === 0) return false;
  const board = new Board1998(state, edition);
  const places = board.scoregroups.flat();
  if (id === byeRule1998.id) return places.some((place) => !board.player(place).mayTakeBye);
  const absolute = absoluteRules1998.find((rule) => rule.id === id);
  if (absolute === undefined) return true;
  return places.some((a) => places.some((b) => a < b && board.isForbiddenBy(absolute, [a, b])));
}
