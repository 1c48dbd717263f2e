import { judgeRound } from '../judge/judge-round.js';
import type { PublishedRound } from '../judge/published-round.js';
import type { Deviation, Side } from '../report.js';
import { bracketStory } from './bracket-story.js';
import type { BracketStory, PairStory } from './bracket-story.js';
import type { FloatStory } from './float-story.js';
import { whyNotIn } from './question.js';
import type { Answer, Opponent } from './question.js';
import { byeIndexOf, nameOf, partnerOf, placeOf, referenceOf } from './reference-round.js';
import type { BracketName, OpenedRound, ReferenceRound } from './reference-round.js';

/** The answer to "why these two?" */
export type PairedAnswer =
  /** By the rules. */
  | {
      readonly kind: 'paired';
      /** The bracket of the pair; for the bye the last one. */
      readonly bracket: BracketName;
      readonly story: BracketStory;
      /** Null for the bye. */
      readonly pair: PairStory | null;
      /** How the higher ranked of the two came down into that bracket, from the top. */
      readonly path: readonly PathStep[];
      /** Where each of the two stands in the bracket before any alteration, the higher ranked first. */
      readonly seats: readonly Seat[];
      /** Why the higher ranked player does not meet the one opposite in the first composition; null who does. */
      readonly opposite: { readonly opponent: number; readonly answer: Answer } | null;
    }
  /** Published, but not what the rules choose: the finding of `check` about the bracket of the pair. */
  | {
      readonly kind: 'published-only';
      /** All deviations of the round. */
      readonly deviations: readonly Deviation[];
      /** Which of them is about the pair. */
      readonly index: number;
    }
  /** Neither published nor by the rules, with the reason why not. */
  | { readonly kind: 'not-paired'; readonly answer: Answer };

export interface PathStep {
  readonly bracket: BracketName;
  readonly floats: FloatStory;
}

export interface Seat {
  readonly id: number;
  /** By the system's own name, like "S1". */
  readonly group: string;
  /** Place in the subgroup, from 1. */
  readonly place: number;
}

/**
 * Why two players are paired, or why one has the bye.
 * @param published the round as it was published; null when it is not yet.
 */
export function whyPaired(
  opened: OpenedRound,
  published: PublishedRound | null,
  a: number,
  b: Opponent,
): PairedAnswer {
  const { state, round: open, outcome } = opened;
  const round = referenceOf(opened);
  if (round !== null && whyNotIn(round, a, b).kind === 'is-paired') return byTheRules(round, a, b);
  if (published !== null && isPublished(published, a, b)) {
    const deviations = judgeRound(state, open, published, outcome.kind === 'paired' ? outcome : null);
    const index = deviationOf(deviations, a, b);
    if (index >= 0) return { kind: 'published-only', deviations, index };
  }
  return { kind: 'not-paired', answer: round === null ? { kind: 'no-round' } : whyNotIn(round, a, b) };
}

/** True when the published round has the pair, in whichever colours, or the bye. */
export function isPublished({ pairs, bye }: PublishedRound, a: number, b: Opponent): boolean {
  if (b === 'bye') return bye === a;
  return pairs.some(({ white, black }) => (white === a && black === b) || (white === b && black === a));
}

/**
 * The deviation of the bracket that holds the pair, for the bye the first one in which its taker floats; but where the rules
 * pair the two there as well, the first one in which one of them is paired or floats otherwise.
 */
function deviationOf(deviations: readonly Deviation[], a: number, b: Opponent): number {
  if (b === 'bye') return deviations.findIndex(({ published }) => published.downfloaters.includes(a));
  const own = deviations.findIndex(({ published }) => opponentIn(published, a) === b);
  const reference = deviations.at(own)?.reference ?? null;
  if (own < 0 || reference === null || opponentIn(reference, a) !== b) return own;
  const earlier = deviations.findIndex(
    (one) =>
      one.reference !== null &&
      [a, b].some((id) => opponentIn(one.published, id) !== opponentIn(one.reference, id)),
  );
  return earlier < 0 ? own : earlier;
}

function opponentIn(side: Side | null, id: number): number | null {
  const pair = side?.pairs.find((one) => one.includes(id));
  return pair?.find((other) => other !== id) ?? null;
}

function byTheRules(round: ReferenceRound, a: number, b: Opponent): PairedAnswer {
  const { state, steps } = round;
  const places = [a, ...(b === 'bye' ? [] : [b])].map((id) => placeOf(round, id) ?? -1).sort((x, y) => x - y);
  const [higher, lower = null] = places;
  const index =
    lower === null
      ? byeIndexOf(round)
      : steps.findIndex(({ chosen }) => chosen.pairs.some(([first]) => first === higher));
  const story = bracketStory(round, index);
  const path = steps.slice(0, index).flatMap(({ chosen }, at): PathStep[] => {
    const { floats } = bracketStory(round, at);
    return chosen.floaters.includes(higher) && floats !== null
      ? [{ bracket: nameOf(round, at), floats }]
      : [];
  });
  const { id } = state.players[higher];
  const { seats } = steps[index].composition();
  const opposite = seats.find(({ place }) => place === higher)?.opposite ?? null;
  const opponent = opposite === null ? null : state.players[opposite].id;
  const met = partnerOf(round, higher);
  return {
    kind: 'paired',
    bracket: nameOf(round, index),
    story,
    pair: lower === null ? null : (story.pairs.find((pair) => pair.higher === id) ?? null),
    path,
    seats: places.flatMap((place): Seat[] => {
      const seat = seats.find((one) => one.place === place);
      return seat === undefined
        ? []
        : [{ id: state.players[place].id, group: seat.group, place: seat.number }];
    }),
    opposite:
      opponent === null || (met !== null && state.players[met].id === opponent)
        ? null
        : { opponent, answer: whyNotIn(round, id, opponent) },
  };
}
