import type { FastifyInstance } from 'fastify';
import { editions } from '../../engine/index.js';
import { PROGRAM } from '../../reports/index.js';
import type { Context } from '../context.js';
import { RETRY_AFTER } from '../problems.js';
import { listSigningKeys } from '../store/signing-key.js';
import { documents, OPEN, problems } from './schemas.js';

/** What anybody may ask: whether the server lives, its rules and its OpenAPI document. */
export function openRoutes(app: FastifyInstance, { db, ping, signer }: Context): void {
  app.get(
    '/healthz',
    {
      // Whoever watches the server must hear of it also while it is flooded.
      config: { rateLimit: false },
      schema: {
        ...OPEN,
        operationId: 'getHealth',
        summary: 'Whether the server and its database answer',
        tags: ['server'],
        response: {
          200: state,
          503: state,
        },
      },
    },
    async (_request, reply) => {
      try {
        await ping();
        return { status: 'ok', ...PROGRAM };
      } catch {
        return reply
          .code(503)
          .header('retry-after', RETRY_AFTER)
          .send({ status: 'no-database', ...PROGRAM });
      }
    },
  );

  app.get(
    '/v1/rules',
    {
      schema: {
        ...OPEN,
        operationId: 'listRules',
        summary: 'The editions that rounds can be paired and checked by',
        tags: ['server'],
        response: { 200: { type: 'array', items: { type: 'string' } }, ...problems },
      },
    },
    () => Promise.resolve(editions.map(({ id }) => id)),
  );

  app.get(
    '/v1/keys/signing',
    {
      schema: {
        ...OPEN,
        operationId: 'getSigningKeys',
        summary:
          'The public keys that the entries of protocols are signed with; "swissproof verify --public-key" takes them',
        tags: ['server'],
        response: { 200: documents.signingKeys, ...problems },
      },
    },
    async () => ({ current: signer.id, keys: await listSigningKeys(db) }),
  );

  app.get('/v1/openapi.json', { schema: { hide: true } }, () => Promise.resolve(app.swagger()));
}

const state = {
  type: 'object',
  required: ['status', 'name', 'version'],
  properties: { status: { type: 'string' }, name: { type: 'string' }, version: { type: 'string' } },
} as const;
