import type { Tournament } from '../../corpus/index.js';
import { Random, tournamentSeed } from '../../generator/index.js';
import type {
  CheckerMistake,
  PlantedRound,
  Trial,
  TrialDeviation,
  TrialStandings,
} from '../campaign/trials/trial.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import type { Couple, Instead, Pairing, RoundOpinion } from '../program/answers/answers.js';
import { pairingOf } from '../program/answers/read-pairing.js';
import type { AskedProgram } from '../program/candidate-program.js';
import { fileFor } from '../program/dialect.js';
import { plantStandings } from '../program/standings/planted-standings.js';
import type { PlantedStandings } from '../program/standings/planted-standings.js';
import { withRightRanks } from '../program/standings/right-ranks.js';
import type { TrialSettings } from './settings.js';
import { failed, judged, trialOf } from './trial-result.js';
import type { TrialKind } from './trial-result.js';

/** A file with an error that was planted in it. */
export interface PlantedFile {
  readonly tournament: Tournament;
  /** Those that are wrong, ascending. */
  readonly rounds: readonly number[];
  /** Its kind. */
  readonly error: string;
  /** Of these rounds. */
  readonly deviations: readonly TrialDeviation[];
}

/** The events that a checker gets, and how another pairing of a round is judged. */
export interface CheckedEvents {
  /** The right event with an index, and where an error is planted, the file with it. */
  readonly make: (
    index: number,
    random: Random,
  ) => { readonly right: Tournament; readonly planted: PlantedFile | null };
  /** What is wrong with another pairing of a round; empty where it pairs others than those who are there. */
  readonly judge: (tournament: Tournament, round: number, pairing: Pairing) => readonly TrialDeviation[];
}

/**
 * The candidate's checker gets files, half of them with a planted error. It must accept every right round and flag the planted
 * ones. Where it looks at standings, half of the files have an error in those as well.
 */
export function checkerTrial<Program extends AskedProgram>(
  candidate: Program,
  settings: Pick<TrialSettings, 'seed'> & TrialKind<Program['edition']>,
  { make, judge }: CheckedEvents,
): Trial {
  const { dialect } = candidate.profile;
  return trialOf('their-checker', candidate, settings, async (index, signal) => {
    const random = new Random(`${tournamentSeed(settings.seed, index)}/canary`);
    const { right, planted } = make(index, random);
    const event = withRightRanks(planted?.tournament ?? right);
    const plantsStandings = candidate.checksStandings && random.branch('standings').chance(CANARIES);
    const wrongStandings = plantsStandings ? plantStandings(event, random.branch('error'), dialect) : null;
    const tournament = wrongStandings?.tournament ?? event;
    const file = fileFor(tournament, dialect);
    const answer = await candidate.check(file, tournament.pairedRounds, signal);
    if (!answer.ok) return failed(answer, 'checker', [], tournament, file);
    const deviations: TrialDeviation[] = [];
    const mistakes: CheckerMistake[] = [];
    for (const { round, agrees, instead } of answer.rounds) {
      const own = planted?.rounds.includes(round) === true ? planted : null;
      if (agrees === (own === null)) continue;
      const found =
        own?.deviations.filter((deviation) => deviation.round === round) ??
        falseAlarm(tournament, round, instead, judge);
      mistakes.push({ round, planted: own?.error ?? null, instead: own === null ? instead : null });
      deviations.push(...found);
    }
    return {
      ...judged(deviations, tournament, file),
      planted: planted === null ? null : plantedError(planted, answer.rounds),
      ...(mistakes.length === 0 ? {} : { mistakes }),
      ...(candidate.checksStandings ? { standings: opinionOnStandings(answer, wrongStandings) } : {}),
    };
  });
}

/** Share of the files that have a wrong round, and of those that have wrong standings. */
export const CANARIES = 0.5;

/** Found where every wrong round is flagged; named by the first of them. */
function plantedError({ rounds, error }: PlantedFile, opinions: readonly RoundOpinion[]): PlantedRound {
  const isFlagged = (round: number): boolean =>
    opinions.some((other) => other.round === round && !other.agrees);
  return { round: rounds[0], error, isFound: rounds.every(isFlagged) };
}

/** Who says nothing of wrong standings has missed them; who says nothing of right ones has nothing wrong. */
function opinionOnStandings(
  { standingsAgree }: { readonly standingsAgree: boolean | null },
  wrong: PlantedStandings | null,
): TrialStandings {
  const planted = wrong?.error ?? null;
  const isRight = wrong === null ? standingsAgree !== false : standingsAgree === false;
  if (!isRight) return { verdict: 'deviates', planted, wrongPlaces: wrong?.wrongPlaces ?? [] };
  return { verdict: standingsAgree === null ? 'not-checked' : 'agrees', planted, wrongPlaces: [] };
}

/** What the checker would have paired is judged, where it says that; it is wrong, since the round is right. */
function falseAlarm(
  tournament: Tournament,
  round: number,
  instead: Instead | null,
  judge: CheckedEvents['judge'],
): readonly TrialDeviation[] {
  const pairing = instead === null ? null : replaced(tournament, round, instead);
  const found = pairing === null ? [] : judge(tournament, round, pairing);
  if (found.length > 0) return found;
  const statement = instead === null ? 'flagged' : 'flagged-with-impossible-pairs';
  return [{ round, kind: 'quality', rule: 'unknown', article: '', statement }];
}

/** The round with the checker's pairs in place of those that it objects to; null when they do not fit. */
function replaced(tournament: Tournament, round: number, { added, removed }: Instead): Pairing | null {
  const { pairs, bye } = publishedRound(tournament, round);
  const couples: Couple[] = pairs.map(({ white, black }) => [white, black]);
  if (bye !== null) couples.push([bye, 0]);
  const gone = new Set((removed ?? couples).map(String));
  const answer = pairingOf([...couples.filter((couple) => !gone.has(String(couple))), ...added]);
  return answer.ok ? answer.pairing : null;
}
