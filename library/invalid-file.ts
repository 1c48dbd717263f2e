import type { RefusedTournament } from '../checker/index.js';
import type { Problem } from '../corpus/index.js';
import { spokenProblem } from '../reports/words/found-problem-words.js';
import { refusedTournamentWords } from '../reports/words/refusal-words.js';

/** The file is not a valid tournament, or one by rules that this version does not know. */
export interface InvalidFile {
  readonly kind: 'invalid';
  readonly message: string;
  readonly problems: readonly Problem[];
}

/** The answer to a question about a file that is refused. */
export function invalidFile(refused: RefusedTournament): InvalidFile {
  const { problems } = refused;
  return {
    kind: 'invalid',
    message: refusedTournamentWords(refused),
    problems: problems.map(spokenProblem),
  };
}
