import type { Candidate, Place } from '../../interface/candidate.js';
import type { RuleValue, ValuePart } from '../../interface/system.js';
import type { ValueRule } from '../../../rules/rule.js';
import { plainPart } from '../../interface/plain-part.js';
import type { Board1992 } from './board-1992.js';
import type { BracketSearch } from './bracket.js';
import type { PairedBracket } from './procedure.js';
import { mayFloatDown, mayFloatUp, missesColour } from './requirements.js';
import { requirements1992 } from './rules-1992.js';

/** A bracket without those who have no opponent in it (C1). */
export interface Halves {
  /** The highest moved-down players whom the candidate pairs with others than each other. */
  readonly s1: readonly Place[];
  /** All others, in ranking order. */
  readonly s2: readonly Place[];
}

/** S1 and S2 as the procedure must have had them when it came to a legal candidate: with the highest p (J11). */
export function halvesOf(bracket: PairedBracket, { pairs }: Pick<Candidate, 'pairs'>): Halves {
  const stays = (place: Place): boolean => !bracket.leavers.includes(place);
  const mdps = bracket.mdps.filter(stays);
  const all = [...mdps, ...bracket.residents.filter(stays)];
  if (bracket.isHomogeneous) return { s1: [], s2: all };
  const s1: Place[] = [];
  for (const mdp of mdps) {
    const pair = pairs.find(([a, b]) => a === mdp || b === mdp);
    if (pair === undefined || pair.some((place) => s1.includes(place))) break;
    s1.push(mdp);
  }
  return { s1, s2: all.filter((place) => !s1.includes(place)) };
}

/**
 * What a legal candidate of a bracket gives up, requirement by requirement in the order of the procedure. The opponents of
 * the moved-down players are among them: they are chosen before the downfloaters (J6). B5 and B6 are dropped for
 * all, so they only weigh whether anybody offends against them.
 */
export function* values1992(
  board: Board1992,
  search: BracketSearch,
  bracket: PairedBracket,
  candidate: Candidate,
): Generator<RuleValue> {
  const { demand, mdps, leavers, isHomogeneous } = bracket;
  const { pairs, floaters } = candidate;
  const { s1, s2 } = halvesOf(bracket, candidate);
  const own = floaters.filter((place) => !leavers.includes(place));
  const rules = requirements1992;
  if (demand.kind === 'completes') {
    const isKept = search.isCompletable([...own, ...demand.below]);
    yield { rule: rules.completion, parts: [plainPart('count', isKept ? [] : null, floaters)] };
  }
  if (!isHomogeneous) {
    const left = mdps.filter((mdp) => !leavers.includes(mdp) && !s1.includes(mdp));
    yield counted(rules.mdpPairs, left);
  }
  yield counted(rules.pairs, own);
  if (demand.kind === 'fills') {
    const [number, players] = search.fulfils(demand, own) ? [0, []] : [1, floaters];
    yield { rule: rules.following, parts: [plainPart('count', ones(number), players)] };
  }
  const player = board.player.bind(board);
  yield counted(rules.colours, pairs.filter(([a, b]) => missesColour(player(a), player(b))).flat(), 2);
  if (s1.length > 0) {
    const s1Pairs = pairs.filter(([a]) => s1.includes(a));
    const offending = (dropped: 0 | 1): Place[] =>
      s1Pairs.filter(([a, b]) => !mayFloatUp(player(a), player(b), dropped)).map(([, b]) => b);
    yield weighed(rules.upfloatAsLast, offending(1));
    yield weighed(rules.upfloatAsEarlier, offending(0));
    const numbers = s1.map((mdp) => s2.indexOf(s1Pairs.find(([a]) => a === mdp)?.[1] ?? -1) + 1);
    yield { rule: rules.opponents, parts: [plainPart('numbers', numbers, s1Pairs.flat())] };
  }
  const offending = (dropped: 0 | 1): Place[] => own.filter((place) => !mayFloatDown(player(place), dropped));
  yield weighed(rules.downfloatAsLast, offending(1));
  yield weighed(rules.downfloatAsEarlier, offending(0));
}

/** @param each players who count as one. */
function counted(rule: ValueRule, players: readonly Place[], each = 1): RuleValue {
  return { rule, parts: [plainPart('count', ones(players.length / each), players)] };
}

/** However many there are, it is dropped. */
function weighed(rule: ValueRule, players: readonly Place[]): RuleValue {
  const part: ValuePart = plainPart('count', ones(players.length), players);
  return { rule, parts: [{ ...part, weighed: [Math.min(1, players.length)] }] };
}

/** What counts: one each. */
function ones(number: number): number[] {
  return new Array<number>(number).fill(1);
}
