import { completeRound, pairRound } from '../engine/index.js';
import type {
  Colour,
  Edition,
  ExplainedRound,
  ExplainedStep,
  RoundOutcome,
  RoundState,
} from '../engine/index.js';
import type { AccelerationOption } from './case/acceleration.js';
import type { SwissCase } from './case/swiss-case.js';
import { withDeclarations } from './declarations/declarations.js';
import { byeCountDeviation } from './judge/bye-count.js';
import { initialColourBy } from './initial-colour.js';
import { agreeingVersion, withKnowledge } from './known-then/declared-round.js';
import type { KnownVersion } from './known-then/versions.js';
import { judgeRound } from './judge/judge-round.js';
import type { Finding } from './judge/judge-round.js';
import type { SeenBracket } from './judge/judged-bracket.js';
import { agrees, boardsOf, isPublished, publishedBoards } from './judge/published-round.js';
import { readOtherwise } from './judge/read-otherwise.js';
import type { ReadableMoment } from './judge/read-otherwise.js';
import { nameOf } from './judge/right-otherwise.js';
import type { Pairing } from './judge/right-otherwise.js';
import type { PublishedRound } from './judge/published-round.js';
import { momentsOf } from './moments.js';
import type { Moment } from './moments.js';
import { publishedPicture } from './picture/round-picture.js';
import type { Deviation, RoundReport } from './report.js';
import type { RoundRobinId } from './round-robin/recognise.js';
import type { StandingsCheckOptions } from './standings/standings-check.js';

export interface CheckOptions {
  /** The edition to check by; null: chosen from the file. */
  readonly edition: Edition | null;
  /** The event is to be taken for a round robin; null: what the file says. */
  readonly roundRobin: RoundRobinId | null;
  /** True for the rounds to check; null: all. */
  readonly rounds: ((round: number) => boolean) | null;
  /** The initial-colour where the file does not state it; null: what its first game shows. */
  readonly firstColour: Colour | null;
  /** Rounds of the whole event where the file does not announce them. */
  readonly totalRounds: number | null;
  /** Whether the Baku Acceleration is taken, left out, or found from the file and its rounds. */
  readonly acceleration: AccelerationOption;
  /** Look for what may have been known otherwise when a deviating round was paired. */
  readonly triesDay: boolean;
  /** Pair every round by each other reading of the edition, too, and report the readings that it depends on. */
  readonly allReadings: boolean;
  /** Judge by trying everything, as the text says; only in rounds that are small enough. */
  readonly isLiteral: boolean;
  /** The provisional rating of unrated players, where the rules need ratings; null: none. */
  readonly unrated: number | null;
  /** How the printed points and ranks are to be checked; null: not at all. */
  readonly standings: StandingsCheckOptions | null;
  /** Reads other files of the folder, of which some may be earlier ones of the event; null: there are none. */
  readonly otherFiles: (() => readonly (Uint8Array | string)[]) | null;
  /** The report is to be drawn: with the pictures of everybody and of deviating rounds. */
  readonly isPictured: boolean;
}

/** Told of every deviation that follows from no other, with all that was known where it was found. */
export type Observer = (observed: Observed) => void;

export interface Observed {
  /** The edition by which the round is paired. */
  readonly edition: Edition;
  readonly state: RoundState;
  readonly finding: Finding<ExplainedStep>;
}

export const DEFAULT_CHECK: CheckOptions = {
  edition: null,
  roundRobin: null,
  rounds: null,
  firstColour: null,
  totalRounds: null,
  acceleration: 'auto',
  triesDay: true,
  allReadings: false,
  isLiteral: false,
  unrated: null,
  standings: { tieBreaks: null, unrated: null },
  otherFiles: null,
  isPictured: false,
};

/** Of the options of a check those that say how rounds are compared. */
export type RoundOptions = Pick<CheckOptions, 'rounds' | 'isLiteral' | 'isPictured'>;

const ALL_ROUNDS: RoundOptions = { rounds: null, isLiteral: false, isPictured: false };

/**
 * Takes a tournament back to the moment before each of its rounds, pairs the round again and compares opponents, colours
 * and bye. Deviations that the file itself declares are marked.
 */
export function checkRounds(
  swissCase: SwissCase,
  options: Partial<RoundOptions> = {},
  observe?: Observer,
): RoundReport[] {
  const { rounds: isAsked, isLiteral, isPictured } = { ...ALL_ROUNDS, ...options };
  const check = isLiteral ? checkLiterally : checkRound;
  const rounds: RoundReport[] = [];
  const { edition } = swissCase;
  const common = {
    isPictured,
    colourBy: initialColourBy(swissCase),
    isColourStated: swissCase.initialColour?.from !== 'game',
  };
  for (const moment of momentsOf(swissCase, isAsked)) {
    const { versions } = moment;
    if (versions === undefined) {
      rounds.push(check({ ...common, ...moment }, edition, observe));
      continue;
    }
    const version = versionFor(versions, edition);
    const { published, state } = version;
    const report = check({ ...common, ...moment, published, state }, edition, observe);
    rounds.push(withKnowledge(report, versions, version));
  }
  return withDeclarations(rounds, swissCase.tournament);
}

/** How many of the same rounds agree by the same reading, without a judgement on the others. */
export function countAgreeing(
  swissCase: SwissCase,
  options: Partial<RoundOptions> = {},
): { readonly agree: number; readonly rounds: number } {
  const rounds = [...whichAgree(swissCase, options).values()];
  return { agree: rounds.filter((isRight) => isRight).length, rounds: rounds.length };
}

/** Of the same rounds those that can be checked, each with whether it agrees by the same reading. */
export function whichAgree(swissCase: SwissCase, options: Partial<RoundOptions> = {}): Map<number, boolean> {
  return new Map(agreements(swissCase, options));
}

/** True where each of these rounds that can be checked agrees, and there is one; stops at the first that does not. */
export function allAgree(swissCase: SwissCase, options: Partial<RoundOptions> = {}): boolean {
  let agreeing = 0;
  for (const [, isRight] of agreements(swissCase, options)) {
    if (!isRight) return false;
    agreeing += 1;
  }
  return agreeing > 0;
}

function* agreements(
  swissCase: SwissCase,
  options: Partial<RoundOptions>,
): Generator<readonly [round: number, isRight: boolean]> {
  const { edition } = swissCase;
  const { rounds: isAsked, isLiteral } = { ...ALL_ROUNDS, ...options };
  for (const moment of momentsOf(swissCase, isAsked)) {
    const { published, state } =
      moment.versions === undefined ? moment : versionFor(moment.versions, edition);
    if (published.participants.size === 0 || (isLiteral && isTooLarge(state, edition))) continue;
    const pairing = isLiteral ? edition.byLetter(state) : pairRound(state, edition);
    if (pairing.kind !== 'left-to-arbiter') yield [published.round, isPublished(published, pairing)];
  }
}

function versionFor(versions: readonly KnownVersion[], edition: Edition): KnownVersion {
  return agreeingVersion(versions, ({ published, state }) =>
    isPublished(published, pairRound(state, edition)),
  );
}

/** A round held against an edition, with its picture: what would be said where these boards were published. */
export function drawnRound(state: RoundState, edition: Edition, published: PublishedRound): RoundReport {
  const round = edition.round(state);
  const moment = { published, state, assumedFinal: false, isPictured: true };
  return compare(moment, edition, round, completeRound(state, round));
}

interface CheckedMoment extends Moment, ReadableMoment {
  readonly isPictured: boolean;
}

function checkRound(moment: CheckedMoment, edition: Edition, observe?: Observer): RoundReport {
  const { state } = moment;
  const round = edition.round(state);
  const { pairedBy = edition } = round;
  const tell = (finding: Finding<ExplainedStep>): void => observe?.({ edition: pairedBy, state, finding });
  const report = compare(moment, edition, round, completeRound(state, round), tell);
  return readOtherwise(report, moment, edition, pairRound);
}

function checkLiterally(moment: CheckedMoment, edition: Edition): RoundReport {
  const { published, state, assumedFinal } = moment;
  if (!isTooLarge(state, edition)) {
    // The reasons are those of the fast reading, which must pair alike.
    const round = edition.round(state);
    const outcome = completeRound(state, round);
    if (nameOf(outcome) !== nameOf(edition.byLetter(state)))
      throw new Error(`round ${published.round}: its two readings of ${edition.id} pair it differently`);
    const report = compare(moment, edition, round, outcome);
    return readOtherwise(report, moment, edition, pairedOtherwise);
  }
  return {
    round: published.round,
    assumedFinal,
    verdict: 'not-checked',
    tooLarge: { players: state.players.length, limit: edition.literalLimit },
    published: publishedBoards(published),
    reference: [],
    deviations: [],
  };
}

/** An other reading by the letter; the fast one where nobody has read it so by the letter. */
function pairedOtherwise(state: RoundState, other: Edition): Pairing {
  return other.literalLimit === 0 ? pairRound(state, other) : other.byLetter(state);
}

function isTooLarge({ players }: RoundState, { literalLimit }: Edition): boolean {
  return players.length > literalLimit;
}

function compare(
  { published, state, assumedFinal, isPictured }: Moment & { readonly isPictured: boolean },
  edition: Edition,
  round: ExplainedRound,
  outcome: RoundOutcome,
  observe?: (finding: Finding<ExplainedStep>) => void,
): RoundReport {
  const boards = publishedBoards(published);
  const common = { round: published.round, assumedFinal, published: boards };
  if (published.participants.size === 0)
    return { ...common, verdict: 'not-checked', reference: [], deviations: [] };
  const byes = byeCountDeviation(state, edition, round, published, outcome);
  if (byes !== null) {
    const reference = outcome.kind === 'paired' ? boardsOf(outcome.pairs, outcome.bye) : [];
    return { ...common, verdict: 'deviates', reference, deviations: [byes] };
  }
  const seen: SeenBracket[] = [];
  const see = isPictured ? (bracket: SeenBracket) => void seen.push(bracket) : undefined;
  const drawn = (deviations: readonly Deviation[]): Pick<RoundReport, 'deviations' | 'picture'> =>
    isPictured ? { deviations, picture: publishedPicture(state, seen, deviations) } : { deviations };
  if (outcome.kind === 'impossible') {
    const deviations = judgeRound(state, round, published, null, observe, see);
    return { ...common, verdict: 'impossible', reference: [], ...drawn(deviations) };
  }
  if (outcome.kind === 'left-to-arbiter') {
    const { id, article, title } = outcome.rule;
    const leftToArbiter = { rule: id, article, title };
    const tell = (finding: Finding<ExplainedStep>): void => {
      if (isForbidden(finding.deviation)) observe?.(finding);
    };
    const forbidden = judgeRound(state, round, published, null, tell, see).filter(isForbidden);
    if (forbidden.length > 0) return { ...common, verdict: 'deviates', reference: [], ...drawn(forbidden) };
    return { ...common, verdict: 'not-checked', leftToArbiter, reference: [], deviations: [] };
  }
  const reference = boardsOf(outcome.pairs, outcome.bye);
  if (agrees(published, outcome)) return { verdict: 'agrees', reference, deviations: [], ...common };
  const deviations = judgeRound(state, round, published, outcome, observe, see);
  return { ...common, verdict: 'deviates', reference, ...drawn(deviations) };
}

/** What not even the arbiter may allow. */
function isForbidden({ kind, consequenceOf }: Deviation): boolean {
  return kind === 'absolute' && consequenceOf === null;
}
