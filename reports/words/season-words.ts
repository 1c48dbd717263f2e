import type { JudgedClaim, SeasonPlayer } from '../../checker/audit/index.js';
import { attemptWords } from './requirement-words.js';

/** Returns what the audit says of a claim in one word or two, for a column. */
export function claimVerdict({ outcome }: JudgedClaim): string {
  return VERDICTS[outcome.verdict];
}

/** Returns why: a sentence; empty for a norm that is confirmed and that no deviation touches. */
export function claimReason({ outcome }: JudgedClaim): string {
  switch (outcome.verdict) {
    case 'confirmed':
      return outcome.isTouched ? 'A deviation of the pairings touches the norm.' : '';
    case 'not-made':
      return attemptWords(outcome.unmet);
    case 'unknown':
      return 'Facts are missing, or an article can be read in two ways.';
    case 'held':
      return 'The player holds the title, or a higher one.';
    case 'not-open':
      return 'The title is for women (0.3.1).';
    case 'no-player':
      return 'No player of the event has this FIDE number.';
    case 'no-event':
      return 'No audited file is this event.';
  }
}

const VERDICTS: Readonly<Record<JudgedClaim['outcome']['verdict'], string>> = {
  confirmed: 'confirmed',
  'not-made': 'not made',
  unknown: 'unknown',
  held: 'title held',
  'not-open': 'not made',
  'no-player': 'not found',
  'no-event': 'not found',
};

/** Returns "2450 of 2500": the highest rating of the player in the files, and the rating that the title needs (1.5.3). */
export function ratingReached({ highestRating, ratingNeeded }: SeasonPlayer): string {
  return `${highestRating ?? 'unknown'} of ${ratingNeeded}`;
}

/** Returns whether an event is one that 1.5.6 names. A file does not show most kinds, like an Olympiad. */
export function eventOf156({ event156 }: Pick<SeasonPlayer, 'event156'>): string {
  return event156 === 'no' ? 'not by the file' : event156;
}
