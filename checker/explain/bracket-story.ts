import type {
  Figures,
  Group,
  Pair,
  PreferredColour,
  Rule,
  RoundState,
  ValueRule,
  Tenths,
  Colour,
  Player,
} from '../../engine/index.js';
import { decidingDifferences, parityNumbers } from '../judge/colour-facts.js';
import type { ColourDifference, ParityNumber } from '../judge/colour-facts.js';
import { partsOf, startingNumbers } from '../judge/side.js';
import type { SidePart } from '../report.js';
import { floatStory } from './float-story.js';
import type { FloatStory } from './float-story.js';
import { isOnlyBye } from './reference-round.js';
import type { ReferenceRound } from './reference-round.js';
import { present } from '../../engine/present.js';

/** How a bracket is paired by the rules; players by starting number. */
export interface BracketStory {
  readonly kind: string;
  /** Score of the highest resident. */
  readonly score: Tenths;
  /** Who is left over here gets the bye. */
  readonly givesBye: boolean;
  /** Nothing but the bye is decided here. */
  readonly isOnlyBye: boolean;
  /** In ranking order. */
  readonly mdps: readonly MemberStory[];
  readonly residents: readonly MemberStory[];
  /** Of lower scores, paired here; nobody where systems only move down. */
  readonly broughtUp: readonly MemberStory[];
  /** The groups before any alteration, by the system's own names; null for one that is not there. */
  readonly groups: Readonly<Record<string, GroupStory>>;
  /** Where the accepted candidate stands in the sequence, and the alterations that lead to it. */
  readonly place: Readonly<Record<string, readonly number[]>>;
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

/** A player of a bracket; with the numbers by which the system ranks, where it has others than the score. */
export interface MemberStory extends PlayerScore {
  readonly figures?: Figures;
}

export type GroupStory = readonly number[] | Readonly<Record<string, readonly number[]>> | null;

/** A step of the sequence that altered the first composition. */
export interface Alteration {
  readonly step: string;
  readonly rule: Rule;
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
  /** The colour differences that decide where both preferences are absolute, the wider first; else empty. */
  readonly differences: readonly ColourDifference[];
  /** What the colours bring the two that rules on colours avoid. */
  readonly costs: readonly PairCost[];
}

export type ColourWish = PlayerScore & PreferredColour;

export interface ValueStory {
  readonly id: string;
  readonly article: string;
  readonly title: string;
  readonly kind: ValueRule['kind'];
  readonly parts: readonly SidePart[];
}

/** Tells one bracket. */
export function bracketStory(round: ReferenceRound, index: number): BracketStory {
  const { state, steps } = round;
  const step = steps[index];
  const { kind, score, givesBye, mdps, residents, below } = step.stage;
  const { chosen } = step;
  const paired = new Set(chosen.pairs.flat());
  const { groups, alterations } = step.composition();
  return {
    kind,
    score,
    givesBye,
    isOnlyBye: isOnlyBye(step.stage),
    mdps: mdps.map((place) => memberStory(round, place)),
    residents: residents.map((place) => memberStory(round, place)),
    broughtUp: below.filter((place) => paired.has(place)).map((place) => memberStory(round, place)),
    groups: Object.fromEntries(
      Object.entries(groups).map(([name, group]) => [name, groupStory(state, group)]),
    ),
    place: step.sequenceOf(chosen).place,
    alterations: alterations.map(({ from, to, ...alteration }) => ({
      ...alteration,
      from: startingNumbers(state, from),
      to: startingNumbers(state, to),
    })),
    pairs: chosen.pairs.map((pair) => pairStory(round, index, pair)),
    floats: chosen.floaters.length === 0 ? null : floatStory(round, index),
    values: [...step.values(chosen)].map((value): ValueStory => {
      const { id, article, title, kind: ruleKind } = value.rule;
      return { id, article, title, kind: ruleKind, parts: partsOf(state, value) };
    }),
  };
}

function groupStory(state: RoundState, group: Group): GroupStory {
  if (group === null) return null;
  if (isList(group)) return startingNumbers(state, group);
  return Object.fromEntries(
    Object.entries(group).map(([name, places]) => [name, startingNumbers(state, places)]),
  );
}

function isList(group: NonNullable<Group>): group is readonly number[] {
  return Array.isArray(group);
}

function memberStory({ state, round }: ReferenceRound, place: number): MemberStory {
  const figures = round.figuresOf?.(place);
  return { ...withScore(state, place), ...present({ figures }) };
}

function withScore({ players }: RoundState, place: number): PlayerScore {
  const { id, score } = players[place];
  return { id, score };
}

function pairStory({ state, steps, round }: ReferenceRound, index: number, pair: Pair): PairStory {
  const allocation = steps[index].coloursOf(pair);
  const { white, rule } = allocation;
  const [higher, lower] = pair;
  const wish = (place: number): ColourWish => ({ ...withScore(state, place), ...round.preferenceOf(place) });
  return {
    white: wish(white),
    black: wish(white === higher ? lower : higher),
    higher: state.players[higher].id,
    article: rule.article,
    title: rule.title,
    parity: parityNumbers(rule, [state.players[higher]], state).at(0) ?? null,
    differences: decidingDifferences(allocation, pair, state),
    costs: pair.flatMap((place) => costsOf(state.players[place], place === white ? 'white' : 'black')),
  };
}

/** What the colour of a game brings a player that rules on colours avoid. */
export interface PairCost {
  /** Starting number. */
  readonly player: number;
  readonly colour: Colour;
  /** `third-colour`: the third game in a row with the colour; `difference`: more than two games more with one colour. */
  readonly kind: 'third-colour' | 'difference';
  /** Games with White minus games with Black, this one included. */
  readonly difference: number;
}

/** What a player gets with this colour; none for most players. */
function costsOf({ id, colours, colourDifference }: Player, colour: Colour): PairCost[] {
  const difference = colourDifference + (colour === 'white' ? 1 : -1);
  const isThird = colours.length >= 2 && colours.slice(-2).every((one) => one === colour);
  const isWide = Math.abs(difference) > 2 && Math.abs(difference) > Math.abs(colourDifference);
  const cost = { player: id, colour, difference };
  return [
    ...(isThird ? [{ ...cost, kind: 'third-colour' as const }] : []),
    ...(isWide ? [{ ...cost, kind: 'difference' as const }] : []),
  ];
}
