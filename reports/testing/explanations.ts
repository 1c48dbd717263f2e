import { explainTournament, decideCase } from '../../checker/index.js';
import type { ExplainOptions, ExplainReport } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';

/** The explanation of a round of a tournament file, for tests. */
export function explanation(content: string, options: Partial<ExplainOptions> = {}): ExplainReport {
  const { tournament } = parseTrf(content);
  if (tournament === null) throw new Error('not a tournament');
  const decision = decideCase(tournament, null);
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  const answer = explainTournament(decision.swissCase, {
    round: null,
    questions: [],
    ...options,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.report;
}
