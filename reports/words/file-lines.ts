import type { ReportedCase, TournamentReport } from '../../checker/index.js';
import { caseLines } from './case-words.js';
import { dependenceLines } from './dependence-words.js';
import { roundRobinLines } from './round-robin/fact-words.js';
import { meaningLines } from './meaning-words.js';
import { pair } from './numbers.js';
import { participantsIn } from './participants.js';
import { withNames } from './person.js';
import type { People } from './person.js';
import { unjudgedWords } from './unjudged-words.js';

/** What is said of the file itself after its problems, a line each: what was inferred, and what it may mean instead. */
export function fileLines(
  report: Pick<
    TournamentReport,
    'initialColour' | 'otherMeanings' | 'readingsTried' | 'roundRobin' | 'unjudged' | 'isOfTeams'
  > &
    ReportedCase & {
      readonly rounds: readonly Pick<TournamentReport['rounds'][number], 'round' | 'verdict' | 'dependsOn'>[];
    },
  people?: People | null,
): string[] {
  return [
    ...(report.unjudged === undefined ? [] : [unjudgedWords(report.unjudged)]),
    ...caseLines(report, report.rounds),
    ...inferredColour(report).map((line) => withNames(line, people)),
    ...dependenceLines(report),
    ...meaningLines(report, people),
    ...roundRobinLines(report.roundRobin, participantsIn(report), people),
  ];
}

/** The usual case, round 1 of an event that agrees, goes without saying. */
function inferredColour({
  initialColour,
  rounds,
}: Pick<Parameters<typeof fileLines>[0], 'initialColour' | 'rounds'>): string[] {
  if (initialColour === undefined) return [];
  const { colour, game } = initialColour;
  if (game.round === 1 && !rounds.some(({ verdict }) => verdict === 'deviates')) return [];
  const name = colour === 'white' ? 'White' : 'Black';
  return [
    `The file does not state the initial-colour: ${name}, by the game ${pair([game.white, game.black])} of round ${game.round}; --initial-color says otherwise.`,
  ];
}
