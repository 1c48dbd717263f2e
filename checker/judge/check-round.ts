import { completeRound, impossibilityOf, pairRound } from '../../engine/index.js';
import type { Edition, ExplainedRound, ExplainedStep, RoundOutcome, RoundState } from '../../engine/index.js';
import type { Moment } from '../moments.js';
import { publishedPicture } from '../picture/round-picture.js';
import type { Deviation, RoundReport } from '../report.js';
import { agrees, partingOf } from './as-published.js';
import { byeCountDeviation } from './bye-count.js';
import { judgeRound } from './judge-round.js';
import type { Finding } from './judge-round.js';
import type { SeenBracket } from './judged-bracket.js';
import { searchWithin, withStopped } from './limited.js';
import type { ExplainLimit } from './limited.js';
import { boardsOf, publishedBoards } from './published-round.js';
import { readingsFor } from './readings-for.js';
import type { ReadableRound } from './readings-for.js';

/** Told of every deviation that follows from no other, with all that was known where it was found. */
export type Observer = (observed: Observed) => void;

export interface Observed {
  /** The edition by which the round is paired. */
  readonly edition: Edition;
  readonly state: RoundState;
  readonly finding: Finding<ExplainedStep>;
}

export interface CheckedMoment extends Moment, ReadableRound {
  readonly isPictured: boolean;
  readonly explainLimit: ExplainLimit;
}

/** Pairs a round again and names the rules that the published round breaks. */
export function checkRound(moment: CheckedMoment, edition: Edition, observe?: Observer): RoundReport {
  const { state } = moment;
  const round = edition.round(state);
  const { pairedBy = edition } = round;
  const tell = (finding: Finding<ExplainedStep>): void => observe?.({ edition: pairedBy, state, finding });
  const outcome = completeRound(state, round);
  const report = compareRound(moment, edition, round, outcome, tell);
  return report.verdict === 'deviates' ? readOtherwise(report, moment, edition, () => outcome) : report;
}

/** A report on a deviating round, which is right otherwise where other readings of the rules make it so. */
export function withReadings(report: RoundReport, readings: readonly string[]): RoundReport {
  return readings.length === 0 ? report : { ...report, verdict: 'agrees-otherwise', readings };
}

/**
 * The same after a search for these readings.
 * @param ourPairing how the edition pairs the round as it is read here.
 */
export function readOtherwise(
  report: RoundReport,
  moment: CheckedMoment,
  edition: Edition,
  ourPairing: () => RoundOutcome,
): RoundReport {
  const { explainLimit } = moment;
  const found = searchWithin(explainLimit, () => readingsFor(moment, edition, ourPairing));
  return found === null ? withStopped(report, explainLimit, 'readings') : withReadings(report, found.result);
}

type ComparedMoment = Moment & Pick<CheckedMoment, 'isPictured' | 'explainLimit'>;

/** A published round compared with its pairing by an edition, and where they differ the reasons. */
export function compareRound(
  { published, state, assumedFinal, isPictured, explainLimit }: ComparedMoment,
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
    isPictured ? { deviations, picture: publishedPicture(state, round, seen, deviations) } : { deviations };
  let isStopped = false;
  const limited = { limit: explainLimit, stopped: () => void (isStopped = true) };
  const explained = (report: RoundReport): RoundReport =>
    isStopped ? withStopped(report, explainLimit, 'reasons') : report;
  if (outcome.kind === 'impossible') {
    const deviations = judgeRound(state, round, published, null, observe, see, limited);
    const impossible = impossibilityOf(state, round);
    return explained({ ...common, verdict: 'impossible', impossible, reference: [], ...drawn(deviations) });
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
  const deviations = judgeRound(state, round, published, outcome, observe, see, limited);
  return explained({ ...common, verdict: 'deviates', reference, ...drawn(deviations) });
}

/** What not even the arbiter may allow. */
function isForbidden({ kind, consequenceOf }: Deviation): boolean {
  return kind === 'absolute' && consequenceOf === null;
}

/** Pairs a round again and says whether it was published so, without reasons. */
export function pairAgain(moment: CheckedMoment, edition: Edition): RoundReport {
  const { published, state } = moment;
  const common = outlineOf(moment);
  if (published.participants.size === 0) return { ...common, verdict: 'not-checked' };
  const round = edition.round(state);
  const outcome = completeRound(state, round);
  if (outcome.kind === 'impossible')
    return { ...common, verdict: 'impossible', impossible: impossibilityOf(state, round) };
  if (outcome.kind === 'left-to-arbiter') {
    const { id, article, title } = outcome.rule;
    return { ...common, verdict: 'not-checked', leftToArbiter: { rule: id, article, title } };
  }
  const reference = boardsOf(outcome.pairs, outcome.bye);
  return { ...common, reference, verdict: agrees(published, outcome) ? 'agrees' : 'deviates' };
}

/** The verdict on a round, with neither the pairing by the rules nor reasons. */
export function outlineRound(moment: CheckedMoment, edition: Edition): RoundReport {
  const { published, state } = moment;
  const common = outlineOf(moment);
  if (published.participants.size === 0) return { ...common, verdict: 'not-checked' };
  const round = edition.round(state);
  if (partingOf(state, round, published) === null) return { ...common, verdict: 'agrees' };
  // Only a full check shows whether an absolute rule is broken, which the arbiter may not allow either.
  if (round.isPossible && (round.leftToArbiter ?? null) !== null) return checkRound(moment, edition);
  if (published.furtherByes === undefined && !round.isPossible) return { ...common, verdict: 'impossible' };
  return readOtherwise({ ...common, verdict: 'deviates' }, moment, edition, () => pairRound(state, edition));
}

/** A round of which neither the pairing by the rules nor reasons are known. */
function outlineOf({ published, assumedFinal }: Moment): Omit<RoundReport, 'verdict'> {
  return {
    round: published.round,
    assumedFinal,
    published: publishedBoards(published),
    reference: [],
    deviations: [],
    isOutlined: true,
  };
}
