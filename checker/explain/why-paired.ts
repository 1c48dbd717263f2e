import type { PublishedRound } from '../judge/published-round.js';
import { bracketStory } from './bracket-story.js';
import type { BracketStory, PairStory } from './bracket-story.js';
import type { FloatStory } from './float-story.js';
import { againstPaired, judgedRound, publishedReason } from './published-reason.js';
import type { PublishedReason } from './published-reason.js';
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
      /** What speaks against it as it was published: its colours, or that others are in its bracket; null: nothing. */
      readonly against: PublishedReason | null;
    }
  /** Published, but not what the rules choose: the finding of `check` that is about the pair. */
  | ({
      readonly kind: 'published-only';
      /** What each of the two has in the whole round by the rules; null where no pairing is legal. */
      readonly meetings: readonly Meeting[] | null;
    } & PublishedReason)
  /** Neither published nor by the rules, with the reason why not. */
  | { readonly kind: 'not-paired'; readonly answer: Answer };

export interface Meeting {
  readonly player: number;
  readonly opponent: Opponent;
  readonly bracket: BracketName;
}

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
  const reference = outcome.kind === 'paired' ? outcome : null;
  const judged =
    published !== null && isPublished(published, a, b)
      ? judgedRound(state, open, published, reference)
      : null;
  if (round !== null && whyNotIn(round, a, b).kind === 'is-paired') {
    const against = judged === null ? null : againstPaired(judged, a, b);
    return { ...byTheRules(round, a, b), against };
  }
  const reason = judged === null ? null : publishedReason(judged, a, b);
  if (reason !== null) {
    const ids = b === 'bye' ? [a] : [a, b];
    const meetings = round === null ? null : ids.map((id) => meetingOf(round, id));
    return { kind: 'published-only', meetings, ...reason };
  }
  return { kind: 'not-paired', answer: round === null ? { kind: 'no-round' } : whyNotIn(round, a, b) };
}

/** True when the published round has the pair, in whichever colours, or the bye. */
export function isPublished({ pairs, bye }: PublishedRound, a: number, b: Opponent): boolean {
  if (b === 'bye') return bye === a;
  return pairs.some(({ white, black }) => (white === a && black === b) || (white === b && black === a));
}

/** What the rules have for a player of the round. */
function meetingOf(round: ReferenceRound, player: number): Meeting {
  const place = placeOf(round, player) ?? -1;
  const partner = partnerOf(round, place);
  const index =
    partner === null
      ? byeIndexOf(round)
      : round.steps.findIndex(({ chosen }) => chosen.pairs.some((pair) => pair.includes(place)));
  const opponent = partner === null ? 'bye' : round.state.players[partner].id;
  return { player, opponent, bracket: nameOf(round, index) };
}

function byTheRules(
  round: ReferenceRound,
  a: number,
  b: Opponent,
): Omit<Extract<PairedAnswer, { kind: 'paired' }>, 'against'> {
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
