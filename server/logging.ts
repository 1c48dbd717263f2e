import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Context } from './context.js';
import { DatabaseAway } from './store/guarded-pool.js';

/** A log of lines of JSON. Errors go into it with the places in the program, requests without anything that came with them. */
export function makeLogger(level: string, to: DestinationStream): Logger {
  const serializers = { err: loggedError };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, to);
}

/**
 * Of an error what kind it is and where in the program it arose. The words of an error may quote a file, and what drivers add
 * to it may be one: they are left out but for those of a database that is away.
 */
function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', cause } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length).match(/^ {4}at .*$/gm) ?? [];
  return {
    type: name,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(error instanceof DatabaseAway ? { message } : {}),
    stack: frames.map((frame) => frame.trim()),
    ...(cause instanceof Error ? { cause: loggedError(cause) } : {}),
  };
}

/**
 * A line a request: method, route, status, time, id of the key. No address, no name, no query: what was searched for
 * may be a person.
 */
export function logRequests(app: FastifyInstance, { metrics }: Context): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, who } = request;
    const route = routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.observe({ method, route, status: reply.statusCode }, seconds);
    const key = who === undefined || who === null ? null : `${who.kind} ${who.id}`;
    request.log.info(
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), key },
      'request',
    );
    done();
  });
}
