import type { Rule } from '../../rules/rule.js';
import { editionMaker } from '../interface/edition-maker.js';
import type { PlayerTrait, ExplainedRound, PreferredColour } from '../interface/system.js';
import { LimBoard } from './board.js';
import type { LimEdition } from './edition.js';
import { MachineWalk } from './search/walk.js';
import { limPlayers } from './player.js';
import type { LimPlayer } from './player.js';
import type { Place } from '../interface/candidate.js';
import { preferredDueColour } from '../interface/preferred-colour.js';
import type { LimWalk } from './walk.js';
import { firstStage, floatersIn } from './stages.js';
import { LimStep } from './step.js';
import type { RoundState } from '../../model/player.js';
import type { LimRules } from './rules.js';

/** An edition of the Lim System, or a reading of it, as an edition of the interface. */
export const toEdition = editionMaker<LimEdition>({
  rules: (own) => Object.values<Rule>({ ...own.rules }),
  round: (state, own) => {
    const board = new LimBoard(state, own);
    return new LimRound(board, new MachineWalk(board));
  },
  without: editionWithout,
  traits: (state, own) => limPlayers(state, own).map(traitsOf),
  mayDecide: mayDecide,
  hasCertificates: () => false,
});

/**
 * The edition without one of its rules. What the procedure consists of cannot be left out; nor the last colour rule,
 * without which some would have no colour.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
function editionWithout(edition: LimEdition, rule: string): LimEdition {
  const name = nameOf(edition, rule);
  const change = name === null ? undefined : CHANGES[name];
  if (name === null || change === undefined)
    throw new RangeError(`${edition.id} has no rule ${rule} that could be left out`);
  return { ...edition, ...change(edition), leftOut: new Set([...edition.leftOut, name]) };
}

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
function mayDecide(edition: LimEdition, { id }: Rule, state: RoundState): boolean {
  const { size, player, areDueAlike, ...board } = factsOf(state, edition);
  const places = Array.from({ length: size }, (_, place) => place);
  const somePair = (suits: (a: number, b: number) => boolean): boolean =>
    places.some((a) => places.some((b) => a < b && suits(a, b)));
  switch (nameOf(edition, id)) {
    case 'byeBar':
      return size % 2 === 1 && places.some((place) => !player(place).mayTakeBye);
    case 'rematch':
      return somePair((a, b) => player(a).opponents.includes(player(b).id));
    case 'prohibited':
      return state.forbidden.size > 0;
    case 'colours':
      return somePair(board.areBarred);
    case 'lastRound':
      return state.isFinal && somePair(board.areBarred);
    case 'floated':
      return places.some((place) => player(place).hasFloated);
    case 'scrutiny':
    case 'floaterColour':
    case 'histories':
      return somePair(areDueAlike);
    case 'bars':
      return places.some((place) => !player(place).may.white || !player(place).may.black);
    default:
      return true;
  }
}

function factsOf(
  state: RoundState,
  edition: LimEdition,
): Pick<LimBoard, 'size' | 'player' | 'areDueAlike' | 'areBarred'> {
  const board = new LimBoard(state, edition);
  const { size, player, areDueAlike } = board;
  return { size, player, areDueAlike, areBarred: (a, b) => board.areBarred(a, b) };
}

function nameOf({ rules }: LimEdition, id: string): keyof LimRules | null {
  const names = Object.keys(rules) as (keyof LimRules)[];
  return names.find((name) => rules[name]?.id === id) ?? null;
}

/** What changes besides that the rule is left out. */
const CHANGES: Partial<Record<keyof LimRules, (edition: LimEdition) => Partial<LimEdition>>> = {
  rematch: () => ({}),
  byeBar: () => ({ barsBye: () => false }),
  colours: () => ({}),
  prohibited: () => ({}),
  lastRound: () => ({ lastRound: 'nobody' }),
  types: ({ evenedOrder }) => ({
    evenedOrder: evenedOrder.filter((step) => step !== 'types'),
    wantedBy: 'number',
  }),
  floated: ({ evenedOrder }) => ({ evenedOrder: evenedOrder.filter((step) => step !== 'last round') }),
  evenColour: ({ evenedOrder }) => ({ evenedOrder: evenedOrder.filter((step) => step !== 'colour') }),
  residentsFirst: () => ({ floatersMeet: 'by number' }),
  floaterColour: () => ({}),
  scrutiny: () => ({}),
  bars: () => ({}),
  due: () => ({}),
  histories: () => ({}),
  ranks: () => ({}),
};

/** What the rules read of a player besides the score: colours, the last float, and who may have the bye. */
function traitsOf({ due, may, hasFloated, mayTakeBye }: LimPlayer): PlayerTrait[] {
  return [
    { value: mayTakeBye ? null : 'no bye', weight: 4 },
    { value: may.white && may.black ? null : 'one colour', weight: 4 },
    { value: due, weight: 3 },
    { value: hasFloated ? 'floated' : null, weight: 2 },
  ];
}

/** A round of the Lim System, walked in either way. */
class LimRound implements ExplainedRound {
  readonly isPossible: boolean;
  readonly first: LimStep | null;
  readonly byeScore = null;

  constructor(
    private readonly board: LimBoard,
    walk: LimWalk,
  ) {
    const stage = firstStage(board, walk);
    this.first = stage === null ? null : LimStep.of(board, walk, stage);
    // Where everything is cracked in the end, whoever can be paired at all is.
    this.isPossible = stage === null || floatersIn(stage) !== null;
  }

  forbids(higher: Place, lower: Place | null): Rule | null {
    const { board } = this;
    if (lower === null) return board.player(higher).mayTakeBye ? null : board.edition.rules.byeBar;
    return board.rulesAgainst(higher, lower).at(0) ?? null;
  }

  preferenceOf(place: Place): PreferredColour {
    return preferredDueColour(this.board.player(place));
  }
}
