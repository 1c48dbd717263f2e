import { isWrong } from './tournament-report.js';
import { completeRound } from '../engine/index.js';
import type { Colour, Edition, RoundState } from '../engine/index.js';
import type { AccelerationOption } from './case/acceleration.js';
import type { SwissCase } from './case/swiss-case.js';
import { withDeclarations } from './declarations/declarations.js';
import { initialColourBy } from './initial-colour.js';
import { isPairedAsPublished, pairsAsPublished } from './judge/as-published.js';
import { checkRound, compareRound, outlineRound, pairAgain } from './judge/check-round.js';
import type { CheckedMoment, Observer } from './judge/check-round.js';
import { agreesByLetter, checkByLetter, isTooLarge } from './judge/check-by-letter.js';
import { EXPLAIN_LIMIT } from './judge/limited.js';
import type { ExplainLimit } from './judge/limited.js';
import { agreeingVersion, withKnowledge } from './known-then/versions.js';
import type { KnownVersion } from './known-then/versions.js';
import type { PublishedRound } from './judge/published-round.js';
import { momentsOf } from './moments.js';
import type { RoundReport } from './report.js';
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
  /** How much work each search for reasons and explanations of a round may be; null: any. */
  readonly explainLimit: ExplainLimit;
  /** Reads other files of the folder, of which some may be earlier ones of the event; null: there are none. */
  readonly otherFiles: (() => readonly (Uint8Array | string)[]) | null;
  /** Only the pairing of each round by the rules is asked for: no reasons, no other readings or explanations, no standings. */
  readonly isPairsOnly: boolean;
  /** The report is to be drawn: with the pictures of everybody and of deviating rounds. */
  readonly isPictured: boolean;
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
  explainLimit: EXPLAIN_LIMIT,
  otherFiles: null,
  isPairsOnly: false,
  isPictured: false,
};

/** Of the options of a check those that say how rounds are compared. */
export interface RoundOptions extends Pick<
  CheckOptions,
  'rounds' | 'isLiteral' | 'isPictured' | 'explainLimit'
> {
  /**
   * The rounds that differ of which the reports have the pairing by the rules and the reasons: all, the first of them, or none.
   * Of the others they have the verdicts. `pairs`: all rounds have the pairing, and none has reasons.
   */
  readonly explained: 'all' | 'first' | 'none' | 'pairs';
}

const ALL_ROUNDS: RoundOptions = {
  rounds: null,
  isLiteral: false,
  isPictured: false,
  explainLimit: null,
  explained: 'all',
};

/**
 * Takes a tournament back to the moment before each of its rounds, pairs the round again and compares opponents, colours
 * and bye. Deviations that the file itself declares are marked.
 */
export function checkRounds(
  swissCase: SwissCase,
  options: Partial<RoundOptions> = {},
  observe?: Observer,
): RoundReport[] {
  const { rounds: isAsked, isLiteral, isPictured, explainLimit, explained } = { ...ALL_ROUNDS, ...options };
  const rounds: RoundReport[] = [];
  const { edition } = swissCase;
  const common = {
    isPictured,
    explainLimit,
    colourBy: initialColourBy(swissCase),
    isColourStated: swissCase.initialColour?.from !== 'game',
  };
  let isOutlined = explained === 'none';
  const check = (moment: CheckedMoment): RoundReport => {
    if (isLiteral) return checkByLetter(moment, edition);
    if (explained === 'pairs') return pairAgain(moment, edition);
    if (isOutlined) return outlineRound(moment, edition);
    const report = checkRound(moment, edition, observe);
    isOutlined = explained === 'first' && isWrong(report);
    return report;
  };
  for (const moment of momentsOf(swissCase, isAsked)) {
    const { versions } = moment;
    if (versions === undefined) {
      rounds.push(check({ ...common, ...moment }));
      continue;
    }
    const version = versionFor(versions, edition);
    const { published, state } = version;
    const report = check({ ...common, ...moment, published, state });
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
    const isRight = isLiteral
      ? agreesByLetter(state, edition, published)
      : pairsAsPublished(state, edition, published);
    if (isRight !== null) yield [published.round, isRight];
  }
}

function versionFor(versions: readonly KnownVersion[], edition: Edition): KnownVersion {
  return agreeingVersion(versions, ({ published, state }) => isPairedAsPublished(state, edition, published));
}

/** A round compared with an edition, with its picture: what would be said where these boards were published. */
export function drawnRound(state: RoundState, edition: Edition, published: PublishedRound): RoundReport {
  const round = edition.round(state);
  const moment = { published, state, assumedFinal: false, isPictured: true, explainLimit: null };
  return compareRound(moment, edition, round, completeRound(state, round));
}
