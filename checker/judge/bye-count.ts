import { singleByeRule } from '../../engine/index.js';
import type { Edition, ExplainedRound, RoundOutcome, RoundState } from '../../engine/index.js';
import type { Deviation, Side, Violation } from '../report.js';
import type { PublishedRound } from './published-round.js';

/** The bracket kind of a deviation that is about a round as a whole. */
export const WHOLE_ROUND = 'whole-round';

/**
 * The deviation of a round in which several participants have the pairing-allocated bye (C.04.1, article 3); null for other
 * rounds. Such a round has no brackets to compare, so this is its only deviation; pairs and byes that are forbidden for
 * themselves are its further violations.
 */
export function byeCountDeviation(
  state: RoundState,
  edition: Edition,
  round: Pick<ExplainedRound, 'forbids' | 'pairedBy'>,
  published: PublishedRound,
  outcome: RoundOutcome,
): Deviation | null {
  const { bye, furtherByes = [] } = published;
  if (bye === null || furtherByes.length === 0) return null;
  const byes = [bye, ...furtherByes];
  const { id, article, title } = singleByeRule((round.pairedBy ?? edition).from);
  const rule = { rule: id, article, title };
  const [first] = state.players.filter((player) => byes.includes(player.id));
  return {
    kind: 'absolute',
    ...(round.pairedBy === undefined ? {} : { edition: round.pairedBy.id }),
    ...rule,
    bracket: state.players.at(0)?.score ?? 0,
    bracketKind: WHOLE_ROUND,
    players: byes,
    consequenceOf: null,
    violations: forbiddenIn(state, round, published, byes),
    bye: first === undefined ? null : { player: first.id, score: first.score },
    leavesUnpairable: false,
    published: sideOf(state, published.pairs, byes),
    reference: outcome.kind === 'paired' ? sideOf(state, outcome.pairs, byesOf(outcome)) : null,
  };
}

function byesOf({ bye }: Extract<RoundOutcome, { kind: 'paired' }>): number[] {
  return bye === null ? [] : [bye];
}

/** Pairs that may not meet, and players who may not have a bye. */
function forbiddenIn(
  state: RoundState,
  round: Pick<ExplainedRound, 'forbids'>,
  published: PublishedRound,
  byes: readonly number[],
): Violation[] {
  const placeOf = new Map(state.players.map(({ id }, place) => [id, place]));
  const couples = published.pairs.map(({ white, black }) => inOrder(placeOf, white, black));
  return [...couples, ...byes.map((id) => [id] as const)].flatMap(([a, b]): Violation[] => {
    const broken = round.forbids(placeOf.get(a) ?? 0, b === undefined ? null : (placeOf.get(b) ?? 0));
    if (broken === null) return [];
    const { id, article, title } = broken;
    return [{ rule: id, article, title, players: b === undefined ? [a] : [a, b] }];
  });
}

/** Pairs with the higher ranked player first, in ranking order. */
function sideOf(
  { players }: RoundState,
  pairs: readonly { readonly white: number; readonly black: number }[],
  byes: readonly number[],
): Side {
  const placeOf = new Map(players.map(({ id }, place) => [id, place]));
  const place = (id: number): number => placeOf.get(id) ?? 0;
  const ordered = pairs.map(({ white, black }) => inOrder(placeOf, white, black));
  return {
    parts: [],
    pairs: ordered.toSorted(([a], [b]) => place(a) - place(b)),
    downfloaters: byes.toSorted((a, b) => place(a) - place(b)),
    place: null,
    step: null,
    numbered: null,
    white: [],
  };
}

function inOrder(placeOf: ReadonlyMap<number, number>, a: number, b: number): readonly [number, number] {
  return (placeOf.get(a) ?? 0) < (placeOf.get(b) ?? 0) ? [a, b] : [b, a];
}
