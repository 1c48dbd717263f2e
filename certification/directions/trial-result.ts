import type { Tournament } from '../../corpus/index.js';
import type {
  Direction,
  Trial,
  TrialDeviation,
  TrialOutcome,
  TrialResult,
} from '../campaign/trials/trial.js';
import type { Failure } from '../program/answers/answers.js';
import type { ClaimedRules, ProgramBy } from '../program/candidate-program.js';
import type { TrialSettings } from './settings.js';
import { present } from '../../engine/present.js';

/** What came out of one tournament. */
export interface Findings {
  readonly outcome: TrialOutcome;
  readonly note: string;
  readonly deviations: readonly TrialDeviation[];
  /** What was judged, or was to be; null when there is none. */
  readonly tournament: Tournament | null;
  readonly file: string | null;
  /** Rounds that were compared; without it all that are paired in the tournament. */
  readonly rounds?: number;
  /** Rounds that were compared before the candidate failed. */
  readonly compared?: number;
  /** Wishes that the candidate's generator called infeasible. */
  readonly infeasible?: number;
  /** Files of single rounds, where each was asked for by itself. */
  readonly roundFiles?: TrialResult['roundFiles'];
  readonly planted?: TrialResult['planted'];
  readonly mistakes?: TrialResult['mistakes'];
  readonly standings?: TrialResult['standings'];
  readonly generated?: TrialResult['generated'];
}

/** Makes a trial of what is done with one tournament. Whatever goes wrong on our side is our defect. */
export function trialOf<Rules extends ClaimedRules>(
  direction: Direction,
  candidate: Pick<ProgramBy<Rules>, 'edition'>,
  settings: TrialKind<Rules>,
  run: (index: number, signal: AbortSignal) => Promise<Findings>,
): Trial {
  const { scenario, decidedRules } = settings;
  const { edition } = candidate;
  const resultOf = (index: number, findings: Findings): TrialResult => {
    const {
      outcome,
      note,
      deviations,
      tournament,
      file,
      infeasible = 0,
      roundFiles = {},
      planted,
      mistakes,
      standings,
      compared,
      generated,
    } = findings;
    const decided = tournament === null ? undefined : decidedRules?.(tournament, edition);
    return {
      index,
      direction,
      scenario,
      edition: edition.id,
      players: tournament?.players.length ?? 0,
      rounds: findings.rounds ?? tournament?.pairedRounds ?? 0,
      ...(tournament === null ? {} : { totalRounds: eventRounds(tournament, deviations) }),
      outcome,
      note,
      deviations,
      decided: decided ?? {},
      infeasible,
      file: outcome === 'agrees' && standings?.verdict !== 'deviates' ? null : file,
      roundFiles,
      ...present({ compared, planted, mistakes, standings, generated }),
    };
  };
  return async (index, signal) => {
    try {
      return resultOf(index, await run(index, signal));
    } catch (error) {
      signal.throwIfAborted();
      const note = error instanceof Error ? error.message : String(error);
      return resultOf(index, { outcome: 'our-defect', note, deviations: [], tournament: null, file: null });
    }
  };
}

/** Of what kind the tournament is, and what is counted in it. */
export interface TrialKind<Rules> extends Pick<TrialSettings, 'scenario'> {
  readonly decidedRules?: (tournament: Tournament, edition: Rules) => Readonly<Record<string, number>>;
}

function eventRounds({ totalRounds }: Tournament, deviations: readonly TrialDeviation[]): number {
  return Math.max(totalRounds, ...deviations.map(({ round }) => round));
}

/** Findings of a tournament that was judged to its end. */
export function judged(
  deviations: readonly TrialDeviation[],
  tournament: Tournament,
  file: string | null,
): Findings {
  const isDefect = deviations.some(({ kind }) => kind === 'reference');
  const outcome = isDefect ? 'our-defect' : deviations.length === 0 ? 'agrees' : 'deviates';
  return { outcome, note: '', deviations, tournament, file };
}

/** Findings of a tournament at which the candidate failed; deviations of earlier rounds are kept. */
export function failed(
  failure: Failure,
  what: string,
  deviations: readonly TrialDeviation[],
  tournament: Tournament | null,
  file: string | null,
): Findings {
  const { outcome, note } = failure;
  return { outcome, note: `${what}: ${note}`, deviations, tournament, file };
}
