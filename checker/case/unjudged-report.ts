import type { Tournament } from '../../corpus/index.js';
import { boardsOf, publishedRound } from '../judge/published-round.js';
import type { RoundReport } from '../report.js';
import type { TournamentReport } from '../tournament-report.js';
import { factsOf } from '../tournament-report.js';
import type { CheckedFile } from '../tournament-report.js';
import type { UnjudgedEvent } from './unjudged-event.js';

/** The report on an event whose rounds no rule pairs: its boards are shown, and nothing of them is judged. */
export function unjudgedReport(
  tournament: Tournament,
  { file, problems }: CheckedFile,
  unjudged: UnjudgedEvent,
): TournamentReport {
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index): RoundReport => {
    const { pairs, bye } = publishedRound(tournament, index + 1);
    return {
      round: index + 1,
      verdict: 'not-checked',
      notJudged: unjudged.kind,
      assumedFinal: false,
      published: boardsOf(pairs, bye),
      reference: [],
      deviations: [],
    };
  });
  return {
    file,
    ...factsOf(tournament),
    edition: null,
    alternatives: [],
    verdict: 'not-checked',
    problems,
    unjudged,
    rounds,
  };
}
