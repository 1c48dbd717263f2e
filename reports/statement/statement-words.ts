import type { EventFacts } from '../../corpus/index.js';
import type { StatementFacts } from '../check/format.js';
import { PROGRAM } from '../program.js';
import { datesOf, dayText, placeOf } from '../words/event-words.js';
import { capital } from '../words/numbers.js';
import { shellWord } from '../words/shell-word.js';

/** Returns place and dates of an event: "Port-Lune, FRA · 4 to 8 May 2026"; empty if the file has neither. */
export function eventFact(event: EventFacts): string {
  return [placeOf(event), datesOf(event)].filter((text) => text !== '').join(' · ');
}

/**
 * Returns the facts that every statement ends with: the file, its hash, and when it was looked at.
 * @param digest SHA-256 of the file.
 * @param done "Checked" or "Audited".
 */
export function fileFacts(
  file: string,
  digest: string | undefined,
  { day }: StatementFacts,
  done: string,
): [string, string][] {
  return [
    ['File', file],
    ['SHA-256', digest ?? 'not computed'],
    [done, `${dayText(day)}, ${PROGRAM.name} ${PROGRAM.version}`],
  ];
}

/** Returns a line of a report as a sentence. */
export function sentence(line: string): string {
  const words = capital(line.trim());
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** Returns a command of swissproof for a shell. */
export function shellCommand(words: readonly string[]): string {
  return [PROGRAM.name, ...words].map(shellWord).join(' ');
}
