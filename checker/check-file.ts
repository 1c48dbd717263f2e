import { parseTrf } from '../corpus/index.js';
import type { Problem } from '../corpus/index.js';
import { checkRounds, DEFAULT_CHECK } from './check-tournament.js';
import type { CheckOptions } from './check-tournament.js';
import { chooseEdition } from './edition-choice.js';
import type { TournamentReport } from './report.js';

/**
 * Reads a tournament file and checks its rounds. A file with an error in it is `invalid` and not checked at all.
 * @param file the name under which the report speaks of it.
 */
export function checkFile(
  content: Uint8Array | string,
  file: string,
  options: Partial<CheckOptions> = {},
): TournamentReport {
  const { tournament, problems } = parseTrf(content, { file });
  if (tournament === null) return invalidReport(file, problems);
  const settings = { ...DEFAULT_CHECK, ...options };
  const decision = chooseEdition(tournament, settings.edition);
  if (!decision.ok) {
    const { record, text, message } = decision;
    const line = lineOfRecord(content, record);
    const expected = 'an edition that this version can check';
    const problem: Problem = {
      severity: 'error',
      code: 'edition',
      file,
      line,
      column: 5,
      text,
      expected,
      message,
    };
    return {
      ...invalidReport(file, [...problems, problem]),
      name: tournament.name,
      players: tournament.players.length,
    };
  }
  const rounds = checkRounds(tournament, decision.edition, decision.baku, settings);
  const clean = rounds.every(({ verdict }) => verdict === 'agrees' || verdict === 'not-checked');
  return {
    file,
    name: tournament.name,
    edition: decision.choice,
    players: tournament.players.length,
    verdict: clean ? 'agrees' : 'deviates',
    problems,
    rounds,
  };
}

/** The report on a file that cannot be used. */
export function invalidReport(file: string, problems: readonly Problem[]): TournamentReport {
  return { file, name: '', edition: null, players: 0, verdict: 'invalid', problems, rounds: [] };
}

function lineOfRecord(content: Uint8Array | string, record: string): number {
  const text = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
  const index = text.split(/\r\n|\r|\n/).findIndex((line) => line.startsWith(record));
  return Math.max(1, index + 1);
}
