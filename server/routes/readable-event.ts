import type { Problem } from '../../corpus/index.js';
import { mayRead } from '../access/access.js';
import type { Principal } from '../access/access.js';
import type { Context } from '../context.js';
import { noSuchEvent, RequestProblem } from '../problems.js';
import { findEvent, findEventAndFile } from '../store/events.js';
import type { EventAndFile, EventHead } from '../store/events.js';

/** An event that somebody may read. Throws the same where there is none: nobody learns which events there are. */
export async function readableEvent({ db }: Context, who: Principal, id: string): Promise<EventHead> {
  return readable(who, await findEvent(db, id));
}

/** The same, with whether a round of it was given out for a file, by the file's hash. */
export async function readableEventAndFile(
  { db }: Context,
  who: Principal,
  id: string,
  content: string,
): Promise<EventAndFile & { readonly isGiven: boolean }> {
  return readable(who, await findEventAndFile(db, id, content));
}

/** Throws where persons of the event were erased: its file cannot be compared with another one any more. */
export function requireUnerased({ erased }: Pick<EventHead, 'erased'>): void {
  if (erased === null) return;
  throw new RequestProblem(
    409,
    'erased',
    `Personal data of this event were erased on ${erased.toISOString().slice(0, 10)}: it takes no file any more.`,
  );
}

function readable<Event extends EventHead>(who: Principal, event: Event | null): Event {
  if (event === null || !mayRead(who, event)) throw noSuchEvent();
  return event;
}

/** A file that cannot be used, with what is wrong and where. */
export function invalidFile(detail: string, problems: readonly Problem[]): RequestProblem {
  return new RequestProblem(422, 'invalid-file', detail, { errors: errorsOf(problems) });
}

/** The errors among problems, as problem documents have them. */
export function errorsOf(problems: readonly Problem[]): Pick<Problem, ErrorMember>[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.map(({ code, line, column, text, expected, message }) => ({
    code,
    line,
    column,
    text,
    expected,
    message,
  }));
}

type ErrorMember = 'code' | 'line' | 'column' | 'text' | 'expected' | 'message';
