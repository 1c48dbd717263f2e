import { readForEdition } from '../checker/edition/read-for-edition.js';
import { publishedRound } from '../checker/index.js';
import { isSame } from '../certification/program/ask-pairing.js';
import { fileToPair, tournamentBefore } from '../certification/program/index.js';
import type { CandidateProgram } from '../certification/program/index.js';
import { withVirtualPoints } from '../certification/program/tournament-before.js';
import type { Tournament } from '../corpus/index.js';
import type { Workload } from './measure.js';
import { startedProcessesTime } from './processor-time.js';

/** What a candidate takes to pair the rounds of the first event of a workload, each asked for by itself. */
export interface CandidateTime {
  /** Name and version. */
  readonly program: string;
  readonly edition: string;
  readonly kind: string;
  readonly players: number;
  /** How many rounds it was asked for. */
  readonly rounds: number;
  /** Milliseconds a round, the start of its process included; null where it did not answer for every round. */
  readonly time: number | null;
  /** What was taken: processor time of its processes, or the time of the clock where the system tells no other. */
  readonly clock: 'processor' | 'wall';
  /** Rounds that it pairs otherwise than the file. */
  readonly otherwise: number;
  /** Why it did not answer. */
  readonly note: string | null;
}

/** Asks a candidate for all rounds, several times, but not much longer than a quarter of a minute. */
export async function candidateTime(
  candidate: CandidateProgram,
  { edition, kind, players, events }: Workload,
  runs: number,
): Promise<CandidateTime> {
  const questions = questionsOf(tournamentIn(events[0], candidate), candidate);
  const what = { program: candidate.title, edition, kind, players, rounds: questions.length };
  const [began, processorBefore] = [performance.now(), startedProcessesTime()];
  let [asked, wall, otherwise] = [0, 0, 0];
  for (let run = 0; run < runs && performance.now() - began < PATIENCE; run++) {
    for (const { file, round, isRight } of questions) {
      const start = performance.now();
      const answer = await candidate.pairRound(file, round);
      wall += performance.now() - start;
      asked += 1;
      const clock = processorBefore === null ? 'wall' : 'processor';
      if (!answer.ok)
        return { ...what, time: null, clock, otherwise, note: `round ${round}: ${answer.note}` };
      if (run === 0 && !(answer.pairing !== null && isRight(answer.pairing))) otherwise += 1;
    }
  }
  const processor = startedProcessesTime();
  const isKnown = processor !== null && processorBefore !== null;
  return {
    ...what,
    time: (isKnown ? processor - processorBefore : wall) / asked,
    clock: isKnown ? 'processor' : 'wall',
    otherwise,
    note: null,
  };
}

/** In milliseconds. */
const PATIENCE = 15_000;

interface Question {
  readonly file: string;
  readonly round: number;
  readonly isRight: (pairing: Parameters<typeof isSame>[0]) => boolean;
}

function questionsOf(tournament: Tournament, { profile }: CandidateProgram): Question[] {
  return Array.from({ length: tournament.pairedRounds }, (_, index): Question => {
    const published = publishedRound(tournament, index + 1);
    return {
      file: fileToPair(tournamentBefore(tournament, index + 1), profile.dialect),
      round: index + 1,
      isRight: (pairing) => isSame(pairing, published),
    };
  });
}

function tournamentIn(text: string, { edition }: CandidateProgram): Tournament {
  const { tournament } = readForEdition(text, edition);
  if (tournament === null) throw new Error('the event cannot be read');
  return { ...withVirtualPoints(tournament, edition), systemCode: edition.code };
}
