import { stopAtLimit } from '../../engine/index.js';
import type { Candidate, Round, RoundPairing, RoundState, Step } from '../../engine/index.js';
import type { Deviation } from '../report.js';
import { markExchanges } from './exchanges.js';
import { deviationOf, judgeBracket } from './judge-bracket.js';
import type { JudgedBracket, SeenBracket } from './judged-bracket.js';
import { searchWithin } from './limited.js';
import type { ExplainLimit } from './limited.js';
import { seatPublished } from './published-seats.js';
import type { PublishedRound } from './published-round.js';
import { plainSide } from './side.js';

/**
 * Goes down the brackets of a round that differs from the reference, each with the downfloaters that were really
 * published into it, and names the first reason in every bracket that is not what the rules choose.
 * @param observe told of every deviation that follows from no other.
 * @param see told of every bracket, right or wrong.
 * @param limited the limit of the work, and what is called where it is reached: then the brackets below are left out.
 */
export function judgeRound<S extends Step>(
  state: RoundState,
  { first, pairedBy }: Round<S>,
  published: PublishedRound,
  reference: Pick<RoundPairing<S>, 'pairs' | 'bye'> | null,
  observe?: (finding: Finding<S>) => void,
  see?: (bracket: SeenBracket) => void,
  limited: { readonly limit: ExplainLimit; stopped(): void } | null = null,
): Deviation[] {
  const seats = seatPublished(state, published);
  const expected = reference === null ? new Set<string>() : pairsOf(reference);
  const deviations: Deviation[] = [];
  const brackets: SeenBracket[] = [];
  /** What made the rest of the round impossible. */
  let dead: number | null = null;
  let candidate: Candidate;
  const judgeFrom = (first: S | null): void => {
    for (let step: S | null = first; step !== null; step = step.after(candidate) as S | null) {
      stopAtLimit();
      candidate = step.publishedCandidate(seats.opponents);
      const bracket = { state, step, candidate, seats, pairedBy };
      const last = deviations.findLastIndex((deviation) => deviation.consequenceOf === null);
      // An illegal pair may even let the rest be completed again.
      dead = step.chosen === null ? (dead ?? last) : null;
      const cause = dead ?? last;
      const found = judgeBracket(bracket);
      const isTouched = step.chosen === null || differs(state, candidate, expected);
      const deviation = found ?? (cause >= 0 && isTouched ? consequence(bracket, deviations, cause) : null);
      if (deviation !== null) deviations.push(deviation);
      if (found !== null) observe?.({ step, published: candidate, deviation: found });
      if (see !== undefined) brackets.push({ ...bracket, deviation });
    }
  };
  if (
    searchWithin(limited?.limit ?? null, () => {
      judgeFrom(first);
    }) === null
  )
    limited?.stopped();
  const marked = reference === null ? deviations : markExchanges(deviations, published, reference);
  for (const { deviation, ...bracket } of brackets)
    see?.({ ...bracket, deviation: deviation === null ? null : marked[deviations.indexOf(deviation)] });
  return marked;
}

/** A deviation and the bracket in which it was found. */
export interface Finding<S extends Step = Step> {
  readonly step: S;
  readonly published: Candidate;
  readonly deviation: Deviation;
}

function pairsOf({ pairs }: Pick<RoundPairing, 'pairs'>): Set<string> {
  return new Set(pairs.flatMap(({ white, black }) => [`${white}-${black}`, `${black}-${white}`]));
}

function differs({ players }: RoundState, candidate: Candidate, expected: ReadonlySet<string>): boolean {
  return candidate.pairs.some(([a, b]) => !expected.has(`${players[a].id}-${players[b].id}`));
}

/**
 * The bracket is right for the players it was given, or nothing can be right for them; but it was given them by an
 * earlier deviation.
 */
function consequence(bracket: JudgedBracket, deviations: readonly Deviation[], cause: number): Deviation {
  const { kind, rule, article, title } = deviations[cause];
  const side = plainSide(bracket.state, bracket.candidate);
  return deviationOf(bracket, {
    kind,
    rule,
    article,
    title,
    players: [...side.pairs.flat(), ...side.downfloaters],
    consequenceOf: cause,
    reference: bracket.step.chosen === null ? null : side,
  });
}
