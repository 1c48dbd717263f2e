import { allocateColour, evaluate, isLastBracket, placeInSequence } from '../../engine/index.js';
import type {
  BracketKind,
  Colour,
  NamedArticle,
  PairingPlayer,
  RuleValue,
  SequencePlace,
  SequenceStep,
  Tenths,
  Strength,
} from '../../engine/index.js';
import { parityNumbers } from '../judge/parity.js';
import type { ParityNumber } from '../judge/parity.js';
import type { SidePart } from '../report.js';
import { partsOf } from '../judge/side.js';
import { floatStory } from './float-story.js';
import type { FloatStory } from './float-story.js';
import { membersOf } from './reference-round.js';
import type { ReferenceRound, ReferenceStep } from './reference-round.js';

/** How a bracket is paired by the rules; players by starting number. */
export interface BracketStory {
  readonly kind: BracketKind;
  /** Score of the highest resident. */
  readonly score: Tenths;
  readonly isLast: boolean;
  /** In ranking order. */
  readonly mdps: readonly PlayerScore[];
  readonly residents: readonly PlayerScore[];
  /** The subgroups before any alteration: the MDPs who are paired here against the residents, or the upper half. */
  readonly s1: readonly number[];
  readonly s2: readonly number[];
  /** MDPs who are not paired here. */
  readonly limbo: readonly number[];
  /** The residents whom the MDPs leave to each other; null in a homogeneous bracket. */
  readonly remainder: Subgroups | null;
  /** Where the accepted candidate stands in the sequence, and the alterations that lead to it. */
  readonly place: SequencePlace;
  readonly alterations: readonly Alteration[];
  readonly pairs: readonly PairStory[];
  /** Null where nobody is left over. In the last bracket it is the player with the bye. */
  readonly floats: FloatStory | null;
  /** What the accepted candidate is worth on every rule, in order of priority. */
  readonly values: readonly ValueStory[];
}

export interface PlayerScore {
  readonly id: number;
  readonly score: Tenths;
}

export interface Subgroups {
  readonly s1: readonly number[];
  readonly s2: readonly number[];
}

/** A step of the sequence that altered the first composition. */
export interface Alteration {
  readonly step: Exclude<SequenceStep, 'mdp-set'>;
  readonly rule: NamedArticle;
  /** For an exchange those moved from S1 to S2; for a transposition S1 in its order. */
  readonly from: readonly number[];
  /** For an exchange those moved from S2 to S1; for a transposition their opponents. */
  readonly to: readonly number[];
}

export interface PairStory {
  readonly white: ColourWish;
  readonly black: ColourWish;
  /** Starting number of the higher ranked of the two. */
  readonly higher: number;
  /** The rule that decided the colours. */
  readonly article: string;
  readonly title: string;
  /** Where the rule goes by the parity of a number that is not the starting number; else null. */
  readonly parity: ParityNumber | null;
}

export interface ColourWish extends PlayerScore {
  readonly preference: Colour | null;
  readonly strength: keyof typeof Strength;
}

export type ValueStory = Omit<RuleValue, 'parts'> & { readonly parts: readonly SidePart[] };

/** Tells one bracket. */
export function bracketStory(round: ReferenceRound, index: number): BracketStory {
  const step = round.steps[index];
  const { kind, task, candidate } = step;
  const { board } = task;
  const id = (place: number): number => board.player(place).id;
  const withScore = (place: number): PlayerScore => ({ id: id(place), score: board.player(place).score });
  const { top, remainder } = subgroupsOf(step);
  const limbo = task.mdps.filter((place) => candidate.floaters.includes(place));
  const place = placeInSequence(task, candidate);
  return {
    kind,
    score: board.player(task.residents[0]).score,
    isLast: isLastBracket(task),
    mdps: task.mdps.map(withScore),
    residents: task.residents.map(withScore),
    s1: top.s1.map(id),
    s2: top.s2.map(id),
    limbo: limbo.map(id),
    remainder: remainder === null ? null : { s1: remainder.s1.map(id), s2: remainder.s2.map(id) },
    place,
    alterations: alterationsOf(step, place, remainder ?? top),
    pairs: candidate.pairs.map(([higher, lower]) => pairStory(step, higher, lower)),
    floats: candidate.floaters.length === 0 ? null : floatStory(step),
    values: [...evaluate(task, candidate)].map((value) => ({
      ...value,
      parts: partsOf(task, value),
    })),
  };
}

/** The original composition (2017 B.2-B.3, 2026 3.2-3.3) with as many pairs and MDPs as the accepted candidate has. */
function subgroupsOf({ task, candidate }: ReferenceStep): { top: Subgroups; remainder: Subgroups | null } {
  const { mdps, residents } = task;
  const { pairs, floaters } = candidate;
  if (mdps.length === 0)
    return {
      top: { s1: residents.slice(0, pairs.length), s2: residents.slice(pairs.length) },
      remainder: null,
    };
  const s1 = mdps.filter((place) => !floaters.includes(place));
  const taken = new Set(pairs.filter(([higher]) => s1.includes(higher)).map(([, lower]) => lower));
  const open = residents.filter((place) => !taken.has(place));
  const half = pairs.length - s1.length;
  return { top: { s1, s2: residents }, remainder: { s1: open.slice(0, half), s2: open.slice(half) } };
}

function alterationsOf(step: ReferenceStep, place: SequencePlace, { s1, s2 }: Subgroups): Alteration[] {
  const { task } = step;
  const { orderRules } = task.board.edition;
  const members = membersOf(task);
  const open = [...s1, ...s2].sort((a, b) => a - b);
  const ids = (group: readonly number[], bsns: readonly number[]): number[] =>
    bsns.map((bsn) => task.board.player(group[bsn - 1]).id);
  const alterations: Alteration[] = [];
  if (place.mdpOpponents.some((bsn, i) => bsn !== task.mdps.length + 1 + i))
    alterations.push({
      step: 'mdp-transposition',
      rule: orderRules.transposition,
      from: ids(members, place.mdpSet),
      to: ids(members, place.mdpOpponents),
    });
  if (place.down.length > 0)
    alterations.push({
      step: 'resident-exchange',
      rule: orderRules.residentExchange,
      from: ids(open, place.down),
      to: ids(open, place.up),
    });
  const bsns = open.map((_, i) => i + 1);
  const tops = bsns.filter((bsn) => (bsn <= s1.length ? !place.down.includes(bsn) : place.up.includes(bsn)));
  const bottoms = bsns.filter((bsn) => !tops.includes(bsn));
  if (place.transposition.some((bsn, i) => bsn !== bottoms[i]))
    alterations.push({
      step: 'transposition',
      rule: orderRules.transposition,
      from: ids(open, tops),
      to: ids(open, place.transposition),
    });
  return alterations;
}

function pairStory({ task }: ReferenceStep, higher: number, lower: number): PairStory {
  const { edition, state } = task.board;
  const [a, b] = [task.board.player(higher), task.board.player(lower)];
  const { colour, rule } = allocateColour(edition.colourRules, a, b, state.initialColour);
  const [white, black] = colour === 'white' ? [a, b] : [b, a];
  return {
    white: wishOf(white),
    black: wishOf(black),
    higher: a.id,
    article: rule.article,
    title: rule.title,
    parity: parityNumbers(rule, [a], state).at(0) ?? null,
  };
}

function wishOf({ id, score, preference, strength }: PairingPlayer): ColourWish {
  return { id, score, preference, strength: STRENGTHS[strength] };
}

const STRENGTHS = [
  'none',
  'mild',
  'strong',
  'absolute',
] as const satisfies readonly (keyof typeof Strength)[];
