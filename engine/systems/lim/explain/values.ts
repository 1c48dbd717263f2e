import type { ValueRule } from '../../../rules/rule.js';
import type { Candidate, Pair, Place } from '../../interface/candidate.js';
import { plainPart } from '../../interface/plain-part.js';
import type { RuleValue } from '../../interface/system.js';
import type { LimBoard } from '../board.js';
import { exchangeLimit } from '../exchange-limit.js';
import { floaterTypes } from '../floater-types.js';
import { directionOf } from '../group.js';
import type { GroupPairing } from '../group.js';
import type { LimWalk } from '../walk.js';
import { majorityOf } from '../majority.js';
import { chosenIn, isIn } from '../stages.js';
import type { ByeStage, GroupStage, LimStage } from '../stages.js';

/**
 * What a candidate makes of the decisions of a stage, in the order of the text. As long as it follows the text every
 * value is that of the text, which is never bettered; the first value that is another names the decision at which the
 * two part.
 */
export function* limValues(
  board: LimBoard,
  walk: LimWalk,
  stage: LimStage,
  candidate: Candidate,
): Generator<RuleValue> {
  if (stage.kind === 'bye') yield* byeValues(board, walk, stage, candidate);
  else if (stage.pairing !== null)
    yield* new GroupValues(board, stage, stage.pairing, candidate, chosenIn(stage) ?? candidate).all();
}

/** Article 1. */
function* byeValues(
  { edition, player }: LimBoard,
  walk: LimWalk,
  { open }: ByeStage,
  { floaters: [taker] }: Candidate,
): Generator<RuleValue> {
  const { byeRest, byeGroup, byeRank } = edition.rules;
  const isKept = walk.isPairable(open.filter((place) => place !== taker));
  yield { rule: byeRest, parts: [plainPart('count', isKept ? [] : null, [taker])] };
  yield { rule: byeGroup, parts: [plainPart('score', [player(taker).score], [taker])] };
  const { order } = player(taker);
  yield {
    rule: byeRank,
    parts: [{ ...plainPart('numbers', [order + 1], [taker]), weighed: [-order] }],
  };
}

/** The values of a group: what is held against the text, decision by decision. */
class GroupValues {
  private readonly opponents = new Map<Place, Place>();
  private readonly isFloater: ReadonlySet<Place>;

  constructor(
    private readonly board: LimBoard,
    private readonly stage: GroupStage,
    private readonly pairing: GroupPairing,
    private readonly candidate: Candidate,
    private readonly chosen: Candidate,
  ) {
    for (const [a, b] of candidate.pairs) this.opponents.set(a, b).set(b, a);
    this.isFloater = new Set(stage.group.floaters);
  }

  *all(): Generator<RuleValue> {
    const { board, pairing, candidate, chosen, stage } = this;
    const { rules } = board.edition;
    if (board.state.isFinal) yield this.yieldingPairs();
    const [pairs, wanted] = [candidate.pairs.length, chosen.pairs.length];
    yield this.number(rules.pairings, [pairs], Math.max(0, wanted - pairs), candidate.floaters);
    yield* this.floaterValues();
    for (const [floater, opponent] of pairing.floaterPairs)
      if (!isIn(stage.cracked, [floater, opponent])) yield* this.floaterPairValues(floater, opponent);
    if (stage.cracked.length + stage.passing.length > 0) {
      const kept = [...stage.cracked.flat(), ...stage.passing].filter((place) => this.opponents.has(place));
      yield this.number(rules.cracked, [pairs], Math.max(0, pairs - wanted), kept);
    }
    yield* this.scrutinyValues();
  }

  /** 6: colours yield where a pairing is gained, and only there; the value is the number of pairs in which they do. */
  private yieldingPairs(): RuleValue {
    const { board, pairing, candidate, chosen } = this;
    const barred = candidate.pairs.filter(([a, b]) => board.areBarred(a, b));
    const isWrong = pairing.isFreed
      ? barred.length === 0 && candidate.pairs.length < chosen.pairs.length
      : barred.length > 0 && board.edition.lastRound === 'if a group gains pairings';
    return this.number(board.edition.rules.lastRound, [barred.length], isWrong ? 1 : 0, barred.flat());
  }

  /** 2.3.d and 4.4: who floats, one after the other. */
  private *floaterValues(): Generator<RuleValue> {
    const { board, pairing, stage } = this;
    const { types, floated, evenColour, maxiEven, evenDown, evenUp, wanted } = board.edition.rules;
    const chosen = [...pairing.alone];
    if (pairing.even !== null) {
      const staying = [...stage.group.floaters, ...stage.group.residents].filter(
        (place) => !pairing.alone.includes(place),
      );
      const counted = board.edition.coloursOf === 'residents' ? stage.group.residents : staying;
      const majority = majorityOf(counted.map((place) => board.player(place).due));
      const isOther = (place: Place): number => (board.player(place).due === majority ? 0 : 1);
      const hasFloated = (place: Place): number => (board.player(place).hasFloated ? 1 : 0);
      const own = this.instead(
        pairing.even,
        chosen,
        (a, b) => hasFloated(a) - hasFloated(b) || isOther(a) - isOther(b),
      );
      yield this.typed(types, pairing.even, own, chosen);
      yield this.compared(floated, pairing.even, own, hasFloated);
      yield this.compared(evenColour, pairing.even, own, majority === null ? () => 0 : isOther);
      if (maxiEven !== undefined) {
        const isFar = own !== null && majority !== null && isOther(own) < isOther(pairing.even);
        yield this.apart(maxiEven, own, pairing.even, isFar);
      }
      yield this.who(directionOf(stage) === 'down' ? evenDown : evenUp, pairing.even, own);
      chosen.push(pairing.even);
    }
    for (const floater of pairing.wanted) {
      const own = this.instead(floater, chosen, () => 0);
      yield this.typed(types, floater, own, chosen);
      yield this.who(wanted, floater, own);
      chosen.push(floater);
    }
  }

  /** Whom a candidate has float in place of one who does by the text; null for nobody. */
  private instead(
    floater: Place,
    chosen: readonly Place[],
    compare: (a: Place, b: Place) => number,
  ): Place | null {
    const { board, candidate, stage } = this;
    if (candidate.floaters.includes(floater)) return floater;
    const byText = new Set([...chosen, ...this.chosen.floaters]);
    const number = (place: Place): number =>
      (directionOf(stage) === 'down' ? -1 : 1) * board.player(place).order;
    const type = floaterTypes(board, stage.group, chosen);
    const others = candidate.floaters.filter((place) => !byText.has(place));
    others.sort((a, b) => type(b) - type(a) || compare(a, b) || number(a) - number(b));
    return others.at(0) ?? null;
  }

  /** 3.6-3.8: the opponent of a floater. */
  private *floaterPairValues(floater: Place, opponent: Place): Generator<RuleValue> {
    const { board, pairing, isFloater } = this;
    const { player, edition } = board;
    const { turnFromAbove, turnFromBelow, residentsFirst, floaterColour, maxiOpponent, floaterNumber } =
      edition.rules;
    const turns = pairing.floaterPairs.map(([one]) => one);
    const rival = this.opponents.get(opponent) ?? null;
    const isRivalled =
      rival !== null && turns.indexOf(rival) > turns.indexOf(floater) && !isFloater.has(opponent);
    const turn = player(floater).score > board.median ? turnFromAbove : turnFromBelow;
    yield this.counted(turn, isRivalled ? [rival, opponent] : [], 2);
    const own = this.opponents.get(floater) ?? null;
    const isLater = own !== null && isFloater.has(own) && !isFloater.has(opponent);
    yield this.counted(residentsFirst, isLater ? [floater, own] : [], 2);
    const isUnsuited = own !== null && !board.suitsFloater(floater, own);
    yield this.counted(
      floaterColour,
      isUnsuited ? [floater, own] : [],
      2,
      isUnsuited && board.suitsFloater(floater, opponent),
    );
    if (maxiOpponent !== undefined) {
      const isSought = own !== null && !isUnsuited && !board.suitsFloater(floater, opponent);
      yield this.apart(maxiOpponent, own, opponent, isSought);
    }
    yield this.who(floaterNumber, opponent, own, [floater]);
  }

  /** 5.2: pairs of players due the same colour, those of floaters left out; before it the limit of exchanges (5.7). */
  private *scrutinyValues(): Generator<RuleValue> {
    const { board, pairing, candidate, chosen } = this;
    const { scrutiny, maxiExchange } = board.edition.rules;
    const taken = new Set(pairing.floaterPairs.flat());
    const others = ({ pairs }: Pick<Candidate, 'pairs'>): readonly Pair[] =>
      pairs.filter(([a, b]) => !taken.has(a) && !taken.has(b));
    const alikeIn = (pairs: readonly Pair[]): Place[] =>
      pairs.filter(([a, b]) => board.areDueAlike(a, b)).flat();
    const [theirs, ours] = [alikeIn(others(candidate)), alikeIn(others(chosen))];
    const before = pairing.firstScrutiny;
    let closed: Place[] = [];
    if (before !== null) {
      const isOpen = exchangeLimit(board, before);
      closed = others(candidate)
        .filter(([a, b]) => !isOpen(a, b))
        .flat();
    }
    // An exchange that brings no more than none at all is no matter of limits.
    const isGain = theirs.length <= ours.length && theirs.length < alikeIn(before ?? []).length;
    const isForbidden = closed.length > 0 && isGain;
    if (maxiExchange !== undefined) yield this.counted(maxiExchange, closed, 2, isForbidden);
    const isAsked = board.edition.secondScrutiny === 'fewest' && !board.edition.leftOut.has('scrutiny');
    yield this.counted(scrutiny, theirs, 2, isAsked && (isForbidden || theirs.length > ours.length));
  }

  /** The type of a floater as a to d of 3.9: 1 to 4. */
  private typed(rule: ValueRule, wanted: Place, own: Place | null, chosen: readonly Place[]): RuleValue {
    const type = floaterTypes(this.board, this.stage.group, chosen);
    if (own === null) return this.number(rule, [], 0, []);
    return this.number(rule, [type(own)], Math.max(0, type(wanted) - type(own)), [own]);
  }

  /** Something that a floater should not be. */
  private compared(
    rule: ValueRule,
    wanted: Place,
    own: Place | null,
    isWrong: (place: Place) => number,
  ): RuleValue {
    const wrong = own !== null && isWrong(own) > 0 ? [own] : [];
    return this.counted(rule, wrong, 1, wrong.length > 0 && isWrong(wanted) === 0);
  }

  /** How far two are rated apart, where one is taken in place of the other for a colour (Maxi-tournaments). */
  private apart(rule: ValueRule, own: Place | null, wanted: Place, isForColour: boolean): RuleValue {
    if (own === null) return this.number(rule, [], 0, []);
    const distance = Math.abs(this.board.player(own).rating - this.board.player(wanted).rating);
    return this.number(rule, [distance], isForColour && distance > 100 ? 1 : 0, [own]);
  }

  /** Who it is: the number in the pairing list. */
  private who(rule: ValueRule, wanted: Place, own: Place | null, others: readonly Place[] = []): RuleValue {
    if (own === null) return this.number(rule, [], 1, others);
    return this.number(rule, [this.board.player(own).order + 1], own === wanted ? 0 : 1, [...others, own]);
  }

  /** @param isWorse than the text; by default whenever there are any. */
  private counted(
    rule: ValueRule,
    players: readonly Place[],
    each: number,
    isWorse = players.length > 0,
  ): RuleValue {
    const value = new Array<number>(players.length / each).fill(1);
    return this.number(rule, value, isWorse ? 1 : 0, players, 'count');
  }

  /** @param worse how much worse than the text. */
  private number(
    rule: ValueRule,
    value: readonly number[],
    worse: number,
    players: readonly Place[],
    measure: 'numbers' | 'count' = 'numbers',
  ): RuleValue {
    return { rule, parts: [{ ...plainPart(measure, value, players), weighed: [worse] }] };
  }
}
