import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem, sendProblem } from './problems.js';

/**
 * Answers what no route takes: 405 with the methods that the place knows, or 404 where there is no such place. To be called
 * before the routes are made.
 */
export function answerUnknown(app: FastifyInstance): void {
  const places = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    // Of the files of the pages it would say nothing: they have all addresses.
    if (url.includes('*')) return;
    const known = places.get(url) ?? new Set<string>();
    for (const one of [method].flat()) known.add(one);
    places.set(url, known);
  });
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?');
    const methods = [...places].flatMap(([url, known]) => (patternOf(url).test(path) ? [...known] : []));
    return methods.length === 0 || methods.includes(request.method)
      ? nothingHere(request, reply)
      : wrongMethod(request, reply, methods);
  });
}

function nothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, new RequestProblem(404, 'no-such-route', 'There is nothing here.'));
}

function wrongMethod(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): FastifyReply {
  const allow = [...methods].sort().join(', ');
  void reply.header('allow', allow);
  return sendProblem(
    request,
    reply,
    new RequestProblem(405, 'wrong-method', `${request.method} does nothing here; possible: ${allow}.`),
  );
}

/** The addresses of a route: a part like `:event` is anything without a slash. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

function escaped(text: string): string {
  return text.replace(/[^\w-]/g, String.raw`\$&`);
}
