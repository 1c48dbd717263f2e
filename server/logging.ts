import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { Context } from './context.js';

/** A log of lines of JSON. Errors go into it with their stack, requests without anything that came with them. */
export function makeLogger(level: string, to: DestinationStream): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to);
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
