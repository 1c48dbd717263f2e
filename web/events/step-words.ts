import type { RoundSheet } from '../../checker/protocol/index.js';
import { capital } from '../../reports/words/numbers.js';
import type { EventDocument } from './documents.js';

/** What is to be done next in an event. */
export interface StepWords {
  /** `enter`: results. `send`: what was entered, for the next round or the end. `file`: a file must be sent. `none`: nothing here. */
  readonly kind: 'enter' | 'send' | 'file' | 'none';
  readonly headline: string;
  readonly more: string;
  /** On the button; empty: there is none. */
  readonly button: string;
}

/**
 * Returns what to do next. The next round is offered only to the organiser of an open event, once all results are there.
 * @param sheet null: the file of the event cannot be shown, and results are sent in a file.
 * @param missing boards of the round in play without a result on this page.
 */
export function stepWords(
  { round, closed, isYours }: Pick<EventDocument, 'round' | 'closed' | 'isYours'>,
  sheet: Pick<RoundSheet, 'totalRounds' | 'isEnterable' | 'boards'> | null,
  missing: number,
): StepWords {
  if (closed !== null)
    return {
      kind: 'none',
      headline: 'The event is closed.',
      more: 'The results of all rounds are there.',
      button: '',
    };
  const headline = round === 0 ? 'No round was given out yet.' : `Round ${round} is being played.`;
  if (!isYours) return { kind: 'none', headline, more: 'The organiser sends the results.', button: '' };
  const isLast = sheet !== null && sheet.totalRounds !== null && round >= sheet.totalRounds;
  const next = isLast ? 'closes the event' : `pairs round ${round + 1}`;
  if (round > 0 && (sheet === null || !sheet.isEnterable))
    return {
      kind: 'file',
      headline,
      more: `Send the file with the results of round ${round}. Then the server ${next}.`,
      button: '',
    };
  if (missing > 0)
    return {
      kind: 'enter',
      headline: `${headline} ${capital(countWords(missing))} missing.`,
      more: `When all ${sheet?.boards.length ?? 0} are there, the server ${next}.`,
      button: 'Enter results',
    };
  if (round === 0)
    return {
      kind: 'send',
      headline: 'Round 1 can be paired.',
      more: 'Enter first who does not play it.',
      button: 'Pair round 1',
    };
  return {
    kind: 'send',
    headline: `All results of round ${round} are entered.`,
    more: isLast
      ? 'They go to the server, and the event is closed.'
      : `They go to the server, and it pairs round ${round + 1}. Enter first who does not play it.`,
    button: isLast ? 'Send the results and close the event' : `Pair round ${round + 1}`,
  };
}

function countWords(count: number): string {
  const words = ['no result is', 'one result is', 'two results are', 'three results are', 'four results are'];
  return words[count] ?? `${count} results are`;
}
