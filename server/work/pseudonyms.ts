import { createHmac, randomBytes } from 'node:crypto';
import { commitTo, nextRound } from '../../checker/protocol/index.js';
import type { CommittedPersons, GivenRound, RoundRequest } from '../../checker/protocol/index.js';
import { withoutPersons } from '../../corpus/index.js';
import type { Pseudonym } from '../../corpus/index.js';
import { sha256 } from '../access/keys.js';

/** What the entry of the protocol says of a file: the file with placeholders, and who stands in it. */
export interface FileOfEntry extends CommittedPersons {
  readonly template: string;
}

/** @param key of the event: with another one no placeholder is the same. */
export function fileOfEntry(file: string, key: string): FileOfEntry {
  const { template, persons } = withoutPersons(file, pseudonymsOf(key));
  return { template, ...commitTo(persons, () => randomBytes(16).toString('hex'), sha256) };
}

/** The key of the placeholders of an event. */
export function makePseudonymKey(): string {
  return randomBytes(32).toString('hex');
}

/** The placeholders of an event. */
export function pseudonymsOf(key: string): Pseudonym {
  return (value) => createHmac('sha256', key).update(value).digest('hex');
}

/**
 * A round that was given out, as `verify` will find it from the files without persons: the same pairing. Where nothing differs,
 * the answer without persons is that; else the files are compared again without persons.
 */
export function givenWithoutPersons(
  request: RoundRequest,
  given: GivenRound,
  template: string,
  key: string,
): GivenRound & { readonly request: RoundRequest } {
  const without = (text: string): string => withoutPersons(text, pseudonymsOf(key)).template;
  const bare = { ...request, before: without(request.before), file: template };
  if (given.differences.length === 0) return { ...given, answer: without(given.answer), request: bare };
  const answers = Object.entries(request.answers ?? {}).map(([round, answer]) => [round, without(answer)]);
  const again = nextRound({ ...bare, answers: Object.fromEntries(answers) as Record<number, string> });
  if (!again.ok) throw new Error('a file without persons cannot be paired');
  return { ...again, request: bare };
}
