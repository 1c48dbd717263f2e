import type { RoundReport, UnjudgedEvent } from '../../checker/index.js';

/** Why the rounds of an event are not judged, in one sentence. */
export function unjudgedWords(unjudged: UnjudgedEvent): string {
  return `No FIDE rule pairs the rounds of ${KINDS[unjudged.kind]}: the pairings are not judged (${unjudgedSource(unjudged)}).`;
}

/** What shows it: "record 092: Knock-out". */
export function unjudgedSource(unjudged: UnjudgedEvent): string {
  if (unjudged.from === 'words') return `record ${unjudged.record}: ${unjudged.text}`;
  const [one, other] = unjudged.camps;
  return `the ${one} players of one camp met the ${other} of the other, and nobody of their own`;
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
