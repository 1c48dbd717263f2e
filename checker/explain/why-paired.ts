import { pairRound } from '../../engine/index.js';
import type { DutchEdition, RoundState } from '../../engine/index.js';
import { judgeRound } from '../judge/judge-round.js';
import type { PublishedRound } from '../judge/published-round.js';
import type { Deviation } from '../report.js';
import { bracketStory } from './bracket-story.js';
import type { BracketStory, PairStory } from './bracket-story.js';
import type { FloatStory } from './float-story.js';
import { whyNotIn } from './question.js';
import type { Answer, Opponent } from './question.js';
import { membersOf, nameOf, partnerOf, placeOf, referenceRound } from './reference-round.js';
import type { BracketName, ReferenceRound } from './reference-round.js';

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
  readonly group: 'S1' | 'S2' | 'S1R' | 'S2R' | 'limbo';
  /** Place in the subgroup, from 1. */
  readonly place: number;
}

/**
 * Why two players are paired, or why one has the bye.
 * @param published the round as it was published; null when it is not yet.
 */
export function whyPaired(
  state: RoundState,
  edition: DutchEdition,
  published: PublishedRound | null,
  a: number,
  b: Opponent,
): PairedAnswer {
  const round = referenceRound(state, edition);
  if (round !== null && whyNotIn(round, a, b).kind === 'is-paired') return byTheRules(round, a, b);
  if (published !== null && isPublished(published, a, b)) {
    const outcome = pairRound(state, edition);
    const deviations = judgeRound(state, edition, published, outcome.kind === 'paired' ? outcome : null);
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

/** The deviation of the bracket that holds the pair; for the bye the first one in which its taker floats. */
function deviationOf(deviations: readonly Deviation[], a: number, b: Opponent): number {
  return deviations.findIndex(({ published }) =>
    b === 'bye'
      ? published.downfloaters.includes(a)
      : published.pairs.some((pair) => pair.includes(a) && pair.includes(b)),
  );
}

function byTheRules(round: ReferenceRound, a: number, b: Opponent): PairedAnswer {
  const { board, steps } = round;
  const places = [a, ...(b === 'bye' ? [] : [b])].map((id) => placeOf(round, id) ?? -1).sort((x, y) => x - y);
  const [higher, lower = null] = places;
  const index =
    lower === null
      ? steps.length - 1
      : steps.findIndex(({ candidate }) => candidate.pairs.some(([first]) => first === higher));
  const story = bracketStory(round, index);
  const path = steps.slice(0, index).flatMap(({ candidate }, at): PathStep[] => {
    const { floats } = bracketStory(round, at);
    return candidate.floaters.includes(higher) && floats !== null
      ? [{ bracket: nameOf(round, at), floats }]
      : [];
  });
  const id = board.player(higher).id;
  const opponent = oppositeOf(story, id);
  const met = partnerOf(round, higher);
  return {
    kind: 'paired',
    bracket: nameOf(round, index),
    story,
    pair: lower === null ? null : (story.pairs.find((pair) => pair.higher === id) ?? null),
    path,
    seats: places
      .filter((place) => membersOf(steps[index].task).includes(place))
      .map((place) => seatOf(story, board.player(place).id)),
    opposite:
      opponent === null || (met !== null && board.player(met).id === opponent)
        ? null
        : { opponent, answer: whyNotIn(round, id, opponent) },
  };
}

/** The subgroup that a player is in when the player's own pair is made. */
function seatOf({ s1, s2, limbo, remainder }: BracketStory, id: number): Seat {
  const groups = [
    ['limbo', limbo],
    ['S1R', remainder?.s1 ?? []],
    ['S2R', remainder?.s2 ?? []],
    ['S1', s1],
    ['S2', s2],
  ] as const;
  for (const [group, players] of groups)
    if (players.includes(id)) return { id, group, place: players.indexOf(id) + 1 };
  throw new Error(`player ${id} is not in the bracket`);
}

/** The player opposite in the first composition: the same place in the other subgroup. */
function oppositeOf({ s1, s2, remainder }: BracketStory, id: number): number | null {
  for (const groups of [remainder, { s1, s2 }]) {
    if (groups === null) continue;
    for (const [own, other] of [
      [groups.s1, groups.s2],
      [groups.s2, groups.s1],
    ]) {
      const place = own.indexOf(id);
      if (place >= 0) return other.at(place) ?? null;
    }
  }
  return null;
}
