import { parseTrf } from '../corpus/index.js';
import type { Problem, Tournament } from '../corpus/index.js';
import { editions } from '../engine/index.js';
import { checkRounds, countAgreeing, DEFAULT_CHECK } from './check-tournament.js';
import type { CheckOptions, Observer } from './check-tournament.js';
import { chooseEdition } from './edition/edition-choice.js';
import type { EditionDecision } from './edition/edition-choice.js';
import type { EditionFit, TournamentReport } from './report.js';

/**
 * Reads a tournament file and checks its rounds. A file with an error in it, or without a single round, is `invalid`
 * and not checked at all.
 * @param file the name under which the report speaks of it.
 * @param observe told of every deviation on the way; not in literal checks.
 */
export function checkFile(
  content: Uint8Array | string,
  file: string,
  options: Partial<CheckOptions> = {},
  observe?: Observer,
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
  const common = { file, name: tournament.name, players: tournament.players.length };
  if (tournament.pairedRounds === 0)
    return { ...invalidReport(file, [...problems, noRounds(file)]), ...common, edition: decision.choice };
  const rounds = checkRounds(tournament, decision.edition, decision.baku, settings, observe);
  const isAnyChecked = rounds.some(({ verdict }) => verdict !== 'not-checked');
  const isAnyThere = isAnyChecked || rounds.some(({ tooLarge }) => tooLarge !== undefined);
  const isClean = rounds.every(({ verdict }) => verdict === 'agrees' || verdict === 'not-checked');
  return {
    ...common,
    edition: decision.choice,
    alternatives: isClean ? [] : alternativesTo(decision, tournament, settings),
    verdict: !isAnyChecked ? 'not-checked' : isClean ? 'agrees' : 'deviates',
    problems: isAnyThere ? problems : [...problems, notThoseRounds(file, tournament)],
    rounds,
  };
}

/** Code of the warning that says why a valid file was not checked. */
export const NO_SUCH_ROUNDS = 'input-rounds';

/** The report on a file that cannot be used. */
export function invalidReport(file: string, problems: readonly Problem[]): TournamentReport {
  return {
    file,
    name: '',
    edition: null,
    alternatives: [],
    players: 0,
    verdict: 'invalid',
    problems,
    rounds: [],
  };
}

/** The other editions, where nothing but a date or a default speaks for the one that was taken. */
function alternativesTo(
  { choice }: Extract<EditionDecision, { ok: true }>,
  tournament: Tournament,
  settings: CheckOptions,
): EditionFit[] {
  if (choice.chosenBy !== 'date' && choice.chosenBy !== 'default') return [];
  return editions
    .filter(({ id }) => id !== choice.id)
    .map((edition) => {
      const decision = chooseEdition(tournament, edition);
      const baku = decision.ok ? decision.baku : null;
      return { id: edition.id, ...countAgreeing(tournament, edition, baku, settings) };
    })
    .filter(({ rounds }) => rounds > 0);
}

/** Nothing checked is no success. */
function noRounds(file: string): Problem {
  const message = 'No round of the tournament has been paired, so there is nothing to check.';
  const expected = 'at least one round with pairings';
  return {
    severity: 'error',
    code: 'input-no-rounds',
    file,
    line: 1,
    column: 1,
    text: '',
    expected,
    message,
  };
}

function notThoseRounds(file: string, { pairedRounds }: Tournament): Problem {
  return {
    severity: 'warning',
    code: NO_SUCH_ROUNDS,
    file,
    line: 1,
    column: 1,
    text: '',
    expected: `some of the rounds 1 to ${pairedRounds}`,
    message: 'None of the rounds asked for has been paired.',
    adjustment: 'nothing of this tournament was checked',
  };
}

function lineOfRecord(content: Uint8Array | string, record: string): number {
  const text = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
  const index = text.split(/\r\n|\r|\n/).findIndex((line) => line.startsWith(record));
  return Math.max(1, index + 1);
}
