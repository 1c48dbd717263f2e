import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayChangeSecret } from '../access/access.js';
import { whoAsks } from '../access/authenticate.js';
import { newEventSecret, sha256 } from '../access/keys.js';
import type { Context } from '../context.js';
import { forbidden } from '../problems.js';
import { changeSecret } from '../store/events.js';
import type { EventHead } from '../store/events.js';
import { readableEvent } from './readable-event.js';
import * as schemas from './schemas.js';

type OfEvent = { readonly Params: { readonly event: string } };

/** The secret of an event is ended, or another one made, while its organiser keeps the key. */
export function secretRoutes(app: FastifyInstance, context: Context): void {
  app.delete<OfEvent>(
    '/v1/tournaments/:event/secret',
    {
      schema: {
        operationId: 'endSecret',
        summary: 'Ends the secret of an event at once',
        tags: ['events'],
        params: schemas.eventParameters,
        response: { 204: { type: 'null' }, ...schemas.problems },
      },
    },
    async (request, reply) => {
      const { id } = await changeableEvent(context, request);
      // The hash of what nobody has.
      await changeSecret(context.db, id, sha256(newEventSecret(id)));
      return reply.code(204).send();
    },
  );

  app.post<OfEvent>(
    '/v1/tournaments/:event/secret',
    {
      schema: {
        operationId: 'renewSecret',
        summary: 'Makes another secret of an event; the one before is ended',
        tags: ['events'],
        params: schemas.eventParameters,
        response: { 201: schemas.documents.newSecret, ...schemas.problems },
      },
    },
    async (request, reply) => {
      const { id } = await changeableEvent(context, request);
      const secret = newEventSecret(id);
      await changeSecret(context.db, id, sha256(secret));
      return reply.code(201).send({ event: id, secret });
    },
  );
}

async function changeableEvent(context: Context, request: FastifyRequest<OfEvent>): Promise<EventHead> {
  const who = whoAsks(request);
  const event = await readableEvent(context, who, request.params.event);
  if (mayChangeSecret(who, event)) return event;
  throw forbidden('The secret of an event is changed by its organiser or an administrator.');
}
