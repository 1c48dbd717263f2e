import type { RoundReport, UnjudgedEvent } from '../../checker/index.js';

/** Why the rounds of an event are not judged, in one sentence. */
export function unjudgedWords({ kind, source }: UnjudgedEvent): string {
  return `No FIDE rule pairs the rounds of ${KINDS[kind]}: the pairings are not judged (${source}).`;
}

/** The same of a round, briefly. */
export function notJudgedWords(kind: NonNullable<RoundReport['notJudged']>): string {
  if (kind === 'other-table') return 'the event follows another table, and not all rounds are there';
  return `no FIDE rule pairs the rounds of ${KINDS[kind]}`;
}

const KINDS: Readonly<Record<UnjudgedEvent['kind'], string>> = {
  'two-camps': 'an event of two camps (Scheveningen or Schiller)',
  'knock-out': 'a knock-out',
  match: 'a match',
};
