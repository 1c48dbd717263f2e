import type { RoundReport, TournamentReport } from '../../checker/index.js';
import { boardsText } from '../pairing.js';
import { choiceReason } from '../words/edition-words.js';
import { peopleIn } from '../words/person.js';
import { problemLine } from '../words/problem-words.js';
import { roundReason } from '../words/round-words.js';
import { VERDICT_WORDS } from '../words/verdict-words.js';
import type { CheckFormat } from './format.js';
import { roundsToShow } from './quiet.js';
import { totalLines } from './total-words.js';
import { wholeText } from './whole-text.js';

/**
 * The pairings by the rules alone: of each round its number and verdict, then the boards as `pair` prints them. Every line
 * that is not a board begins with "#" or is a number of boards, so that programs can read it, too.
 */
export const pairsText: CheckFormat = {
  part: (report, { isQuiet }) => {
    const shown = roundsToShow(report, isQuiet);
    if (shown === null) return '';
    return [...headLines(report), ...shown.flatMap((round) => roundLines(round, report))].join('\n');
  },
  whole: (parts, summary) =>
    wholeText(
      parts,
      totalLines(summary).map((line) => `# ${line}`),
    ),
};

function headLines(report: TournamentReport): string[] {
  const { file, edition, problems } = report;
  const rules = edition === null ? 'not paired' : `rules ${edition.id} (${choiceReason(edition)})`;
  return [
    `# ${file}: ${rules}`,
    ...problems.map((problem) => `# ${problemLine(file, problem, peopleIn(report))}`),
  ];
}

function roundLines(round: RoundReport, { edition }: TournamentReport): string[] {
  const { verdict, reference } = round;
  const reason = roundReason(round, edition?.id ?? '');
  const words = `# round ${round.round}: ${VERDICT_WORDS[verdict]}${reason === null ? '' : `: ${reason}`}`;
  return reference.length === 0 ? [words] : [words, boardsText(reference, '\n').trimEnd()];
}
