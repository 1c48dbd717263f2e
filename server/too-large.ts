import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Connections on which a body that was refused still comes. */
const refused = new WeakSet<Socket>();

/**
 * The answer to a body over the limit goes out at once, and the connection stays open for what still comes: it is thrown
 * away, until the time for a request is over. Closed at once, the client would be cut off while it sends and never see the
 * answer.
 */
export function stayForTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  refused.add(socket);
  raw.once('end', () => refused.delete(socket));
  raw.resume();
  void reply.removeHeader('connection');
}

/** Whether what a connection sends has had its answer: it is closed then without another one. */
export function wasRefused(socket: Socket): boolean {
  return refused.has(socket);
}
