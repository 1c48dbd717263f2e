import type { Tournament } from '../corpus/index.js';
import { bakuVirtualPoints, EventHistory, initialColourOf, pairRound } from '../engine/index.js';
import type { BakuEdition, Colour, DutchEdition, EventData, RoundState } from '../engine/index.js';
import { judgeRound } from './judge/judge-round.js';
import { boardsOf, publishedRound } from './judge/published-round.js';
import type { PublishedRound } from './judge/published-round.js';
import type { RoundReport } from './report.js';

export interface CheckOptions {
  /** The edition to check by; null: chosen from the file. */
  readonly edition: DutchEdition | null;
  /** True for the rounds to check; null: all. */
  readonly rounds: ((round: number) => boolean) | null;
  /** The initial-colour where the file neither says nor shows it. */
  readonly firstColour: Colour | null;
  /** Rounds of the whole event where the file does not announce them. */
  readonly totalRounds: number | null;
}

export const DEFAULT_CHECK: CheckOptions = {
  edition: null,
  rounds: null,
  firstColour: null,
  totalRounds: null,
};

/**
 * Takes a tournament back to the moment before each of its rounds, pairs the round again by an edition and compares
 * opponents, colours and bye.
 */
export function checkRounds(
  tournament: Tournament,
  edition: DutchEdition,
  baku: BakuEdition | null,
  options: CheckOptions,
): RoundReport[] {
  return Array.from(momentsOf(tournament, edition, baku, options), (moment) => checkRound(moment, edition));
}

/** How many of the same rounds agree, without a judgement on the others. */
export function countAgreeing(
  tournament: Tournament,
  edition: DutchEdition,
  baku: BakuEdition | null,
  options: CheckOptions,
): { readonly agree: number; readonly rounds: number } {
  let [agree, rounds] = [0, 0];
  for (const { published, state } of momentsOf(tournament, edition, baku, options)) {
    if (published.participants.size === 0) continue;
    rounds += 1;
    const outcome = pairRound(state, edition);
    if (outcome.kind === 'paired' && agrees(published, outcome)) agree += 1;
  }
  return { agree, rounds };
}

/** A published round and the moment before it was paired. */
interface Moment {
  readonly published: PublishedRound;
  readonly state: RoundState;
  readonly assumedFinal: boolean;
}

function* momentsOf(
  tournament: Tournament,
  edition: DutchEdition,
  baku: BakuEdition | null,
  options: CheckOptions,
): Generator<Moment> {
  const event = prepareEvent(tournament, baku, options.totalRounds);
  const initialColour = initialColourOf(event) ?? options.firstColour ?? 'white';
  const lastIsAssumed = tournament.roundsFrom === 'played' && options.totalRounds === null;
  const history = new EventHistory(event, edition);
  for (let round = 1; round <= tournament.pairedRounds; round++) {
    if (options.rounds?.(round) ?? true) {
      const published = publishedRound(event, round);
      const state = history.stateFor((id) => published.participants.has(id), initialColour);
      yield { published, state, assumedFinal: lastIsAssumed && round === tournament.pairedRounds };
    }
    history.advance();
  }
}

/**
 * The event as the engine needs it: with the virtual points of an acceleration that the file only names, and the
 * number of rounds given from outside where the file has none.
 */
export function prepareEvent(
  tournament: Tournament,
  baku: BakuEdition | null,
  totalRounds: number | null,
  isPresentFirst?: (id: number) => boolean,
): EventData {
  const rounds =
    tournament.roundsFrom === 'played' && totalRounds !== null
      ? Math.max(totalRounds, tournament.pairedRounds)
      : tournament.totalRounds;
  const event: EventData = { ...tournament, totalRounds: rounds };
  if (baku === null || event.virtualPoints.size > 0) return event;
  return { ...event, virtualPoints: bakuVirtualPoints(event, baku, isPresentFirst) ?? new Map() };
}

function checkRound({ published, state, assumedFinal }: Moment, edition: DutchEdition): RoundReport {
  const boards = boardsOf(published.pairs, published.bye);
  const common = { round: published.round, assumedFinal, published: boards };
  if (published.participants.size === 0)
    return { ...common, verdict: 'not-checked', reference: [], deviations: [] };
  const outcome = pairRound(state, edition);
  if (outcome.kind === 'impossible')
    return {
      ...common,
      verdict: 'impossible',
      reference: [],
      deviations: judgeRound(state, edition, published, null),
    };
  const reference = boardsOf(outcome.pairs, outcome.bye);
  if (agrees(published, outcome)) return { ...common, verdict: 'agrees', reference, deviations: [] };
  const deviations = judgeRound(state, edition, published, outcome);
  return { ...common, verdict: 'deviates', reference, deviations };
}

/** Opponents, bye and (where the file tells them) colours. */
export function agrees(
  published: PublishedRound,
  reference: {
    readonly pairs: readonly { readonly white: number; readonly black: number }[];
    readonly bye: number | null;
  },
): boolean {
  if (published.bye !== reference.bye || published.pairs.length !== reference.pairs.length) return false;
  const whiteOf = new Map(reference.pairs.map(({ white, black }) => [black, white]));
  return published.pairs.every(
    ({ white, black, coloursKnown }) =>
      whiteOf.get(black) === white || (!coloursKnown && whiteOf.get(white) === black),
  );
}
