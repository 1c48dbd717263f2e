import { checkRoundRobin, namedRoundRobin } from '../../../checker/index.js';
import type { RoundReport } from '../../../checker/index.js';
import type { Tournament } from '../../../corpus/index.js';
import { numbersOfFile } from '../../../engine/round-robin/index.js';
import type { Numbering, RobinKind } from '../../../engine/round-robin/index.js';
import type { TrialDeviation } from '../../campaign/trials/trial.js';
import { trialDeviations } from '../../program/answers/judge-answer.js';

/** What a whole event has otherwise than its table. */
export interface TableJudgement {
  /** By what its rounds show: a double round robin may have been asked for, and a single one come. */
  readonly id: RobinKind['id'];
  readonly deviations: readonly TrialDeviation[];
  /** Whether other numbers of the table explain as many games. */
  readonly isAmbiguous: boolean;
}

/** Holds an event against the table, by the numbers that its games reveal, as `check --rules` does. */
export function judgeByTable(tournament: Tournament, kind: RobinKind): TableJudgement {
  const { id, rounds, isAmbiguous } = checkedBy(tournament, kind, null);
  return { id, isAmbiguous, deviations: countedIn(rounds) };
}

/**
 * The same of an event that a program has paired round by round from a file with starting numbers. It agrees where it does by
 * any numbers, for a program may draw its own. Else the starting numbers are those of the table where the first two rounds are
 * so by them, and nobody finds other numbers for what went wrong later.
 */
export function judgePaired(tournament: Tournament, kind: RobinKind): TrialDeviation[] {
  if (tournament.pairedRounds === 0) return [];
  const found = countedIn(checkedBy(tournament, kind, null).rounds);
  if (found.length === 0) return [];
  const { rounds } = checkedBy(tournament, kind, numbersOfFile(robinIn(tournament, kind).event));
  const isByNumbers = rounds.slice(0, 2).every(({ verdict }) => verdict === 'agrees');
  return isByNumbers ? countedIn(rounds) : found;
}

function robinIn(tournament: Tournament, kind: RobinKind): NonNullable<ReturnType<typeof namedRoundRobin>> {
  const robin = namedRoundRobin(tournament, kind.id);
  if (robin === null) throw new Error('an event that is asked for by name is none');
  return robin;
}

interface Checked {
  readonly id: RobinKind['id'];
  readonly rounds: readonly RoundReport[];
  readonly isAmbiguous: boolean;
}

/** @param numbering null: found by the games. */
function checkedBy(tournament: Tournament, kind: RobinKind, numbering: Numbering | null): Checked {
  const robin = robinIn(tournament, kind);
  const asked = numbering === null ? robin : { ...robin, numbering };
  const { rounds, edition, roundRobin } = checkRoundRobin(
    tournament,
    asked,
    { file: '', problems: [] },
    { rounds: null, isPictured: false },
  );
  const id = edition?.id === 'double-round-robin' ? edition.id : 'round-robin';
  return { id, rounds, isAmbiguous: (roundRobin?.otherNumberings ?? 0) > 0 };
}

function countedIn(rounds: readonly RoundReport[]): TrialDeviation[] {
  return rounds.flatMap(({ round, deviations }) => trialDeviations(round, deviations));
}

/** Said of a candidate that has no pairing for a round of the table. */
export function givesUp(round: number): TrialDeviation {
  return {
    round,
    kind: 'completion',
    rule: 'BT1.round',
    article: 'C.05 Annex 1',
    statement: 'no-pairing',
  };
}
