import type { FastifyReply, FastifyRequest } from 'fastify';
import { whoAsks } from '../access/authenticate.js';
import type { Context } from '../context.js';
import { ownerOf } from '../store/events.js';
import type { EventRow } from '../store/events.js';
import type { TaskFor } from '../work/places.js';

/**
 * For whom the work of a request is done: its key, or the key that registered the event whose secret came with it. Work is
 * dropped when the client closes the connection before the answer.
 * @param isUrgent true for rounds, which go before the other work of the same key.
 */
export async function workFor(
  { db }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  isUrgent = false,
): Promise<Required<TaskFor>> {
  const who = whoAsks(request);
  const key = who.kind === 'key' ? who.id : await ownerOf(db, who.id);
  return { key, isUrgent, signal: untilGone(reply) };
}

/**
 * The same work for an event: it counts for the key that registered the event. Of the work of one key the rounds of events that
 * have not begun or play today go first: that is taken from the start date, and events last up to {@link LAST_DAYS} days.
 */
export function forRoundOf(
  work: TaskFor,
  { owner, start_date: start, closed }: Pick<EventRow, 'owner' | 'start_date' | 'closed'>,
  now: Date,
): TaskFor {
  const over = new Date(now.getTime() - LAST_DAYS * DAY).toISOString().slice(0, 10);
  return { ...work, key: owner, isUrgent: closed === null && start !== null && start >= over };
}

/** Aborted when the connection is closed before the answer has gone out. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  if (raw.destroyed) gone.abort();
  return gone.signal;
}

const LAST_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;
