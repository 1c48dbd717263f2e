import type { RoundReport, TournamentReport } from '../../checker/index.js';
import { capital, roundSpans } from './numbers.js';

/** The answer on a tournament, for the top of a page. */
export interface ResultWords {
  readonly kind: 'bad' | 'good' | 'note';
  /** Which rounds deviate, and which do not. */
  readonly headline: string;
  /** What else was checked; empty: nothing. */
  readonly more: string;
}

/**
 * Returns the answer on a tournament in sentences.
 * @param isWhole whether these are all rounds that were checked.
 */
export function resultWords(
  {
    verdict,
    rounds,
    standings,
  }: Pick<TournamentReport, 'verdict' | 'standings'> & {
    readonly rounds: readonly Pick<RoundReport, 'round' | 'verdict'>[];
  },
  isWhole = true,
): ResultWords {
  const kind = verdict === 'deviates' ? 'bad' : verdict === 'agrees' && isAllRight(rounds) ? 'good' : 'note';
  const more = standings === undefined ? '' : STANDINGS[standings.verdict];
  if (verdict === 'invalid') return { kind: 'note', headline: 'The file could not be checked.', more };
  const sentences = CLAUSES.flatMap(([wanted, one, many]) => {
    const those = rounds.filter((round) => round.verdict === wanted).map(({ round }) => round);
    if (those.length === 0) return [];
    if (those.length > 1 && those.length === rounds.length && isWhole)
      return [`All ${those.length} rounds ${many}.`];
    return [`${capital(roundSpans(those))} ${those.length === 1 ? one : many}.`];
  });
  return { kind, headline: sentences.length === 0 ? 'No round was checked.' : sentences.join(' '), more };
}

function isAllRight(rounds: readonly Pick<RoundReport, 'verdict'>[]): boolean {
  return rounds.every(({ verdict }) => verdict === 'agrees');
}

const CLAUSES: readonly (readonly [RoundReport['verdict'], one: string, many: string])[] = [
  ['deviates', 'deviates', 'deviate'],
  ['impossible', 'cannot be paired by the rules', 'cannot be paired by the rules'],
  ['agrees-otherwise', 'is right by another reading', 'are right by another reading'],
  ['not-checked', 'was not checked', 'were not checked'],
  ['agrees', 'is paired by the rules', 'are paired by the rules'],
];

const STANDINGS: Readonly<Record<NonNullable<TournamentReport['standings']>['verdict'], string>> = {
  agrees: 'The standings agree with the results.',
  'agrees-otherwise': 'The standings agree with the results by another reading.',
  deviates: 'The standings are wrong.',
  'not-checked': 'The ranks were not compared.',
};
