import { openGamesOf } from '../../checker/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { Trial } from '../campaign/trials/trial.js';
import type { Pairing } from '../program/answers/answers.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { presentIn, tournamentBefore, withVirtualPoints } from '../program/tournament-before.js';
import { askRounds } from './ask-rounds.js';
import type { TrialSettings } from './settings.js';
import { trialOf } from './trial-result.js';

/** A tournament file whose rounds are put to candidates. */
export interface Position {
  /** Shown in reports. */
  readonly name: string;
  readonly tournament: Tournament;
  /**
   * The right pairings of the next round, where only that one is asked for: ours, and those by other readings of the text.
   * Absent: every round is.
   */
  readonly right?: readonly Pairing[];
}

/**
 * The candidate is asked for every round of a given file, also for the next one where the file announces that there is
 * one and all games before it have results, and each answer is judged by the rules of the candidate's edition. What the file itself holds for the round does
 * not matter: it may have been paired by other rules, or by nobody. Whom nothing tells by which rules teams are paired is
 * told it by the code of that edition. Of a position whose right pairings are known only the next round is asked for, and
 * all of these are right.
 */
export function positionTrial(
  candidate: CandidateProgram,
  { name, tournament: given, right }: Position,
  settings: Pick<TrialSettings, 'decidedRules'>,
): Trial {
  const { edition } = candidate;
  const tournament = { ...withVirtualPoints(given, edition), systemCode: edition.code };
  return trialOf('positions', candidate, { ...settings, scenario: name }, (_index, signal) => {
    const questions = { candidate, signal };
    if (right === undefined) return askRounds(tournament, lastRoundOf(tournament), questions);
    const next = tournament.pairedRounds + 1;
    return askRounds(tournament, next, { ...questions, first: next, rightIn: () => right });
  });
}

/** True when a tournament has a round that can be asked for: a list of players without rounds has none. */
export function hasQuestion(tournament: Tournament): boolean {
  const rounds = Array.from({ length: lastRoundOf(tournament) }, (_, index) => index + 1);
  return rounds.some((round) => presentIn(tournamentBefore(tournament, round)).size > 0);
}

function lastRoundOf(tournament: Tournament): number {
  const { pairedRounds, totalRounds, roundsFrom } = tournament;
  if (roundsFrom === 'played' || pairedRounds >= totalRounds) return pairedRounds;
  if (openGamesOf(tournament) !== null) return pairedRounds;
  const isNext = presentIn(tournamentBefore(tournament, pairedRounds + 1)).size > 0;
  return isNext ? pairedRounds + 1 : pairedRounds;
}
