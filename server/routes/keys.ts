import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayManageKeys } from '../access/access.js';
import { whoAsks } from '../access/authenticate.js';
import type { Role } from '../access/keys.js';
import type { Context } from '../context.js';
import { forbidden, RequestProblem } from '../problems.js';
import { addKey, changeKey, listKeys, revokeKey } from '../store/keys.js';
import type { KeyChange } from '../store/keys.js';
import * as schemas from './schemas.js';

interface KeyBody {
  readonly name: string;
  readonly role: Role;
  readonly federation?: string | null;
  readonly days?: number | null;
}

/** Keys, for administrators; `swissproof serve keys` does the same without a running server. */
export function keyRoutes(app: FastifyInstance, { db, now }: Context): void {
  app.get(
    '/v1/keys',
    {
      schema: {
        operationId: 'listKeys',
        summary: 'All keys, without what opens a door',
        tags: ['keys'],
        response: { 200: schemas.keys, ...schemas.problems },
      },
    },
    async (request) => {
      demandAdministrator(request);
      return listKeys(db);
    },
  );

  app.post<{ Body: KeyBody }>(
    '/v1/keys',
    {
      schema: {
        operationId: 'addKey',
        summary: 'Makes a key; it is told here and nowhere else',
        tags: ['keys'],
        body: schemas.keyRequest,
        response: { 201: schemas.documents.newKey, ...schemas.problems },
      },
    },
    async (request, reply) => {
      demandAdministrator(request);
      const { name, role, federation = null, days = null } = request.body;
      if (role === 'federation' && federation === null)
        throw new RequestProblem(400, 'wrong-form', NEEDS_FEDERATION);
      const expires = days === null ? null : new Date(now().getTime() + days * DAY);
      const { id, key } = await addKey(db, { name, role, federation, expires }, now());
      return reply.code(201).send({ id, key });
    },
  );

  app.patch<{ Params: { key: string }; Body: KeyChange }>(
    '/v1/keys/:key',
    {
      schema: {
        operationId: 'changeKey',
        summary: 'Changes the quota of a key, or the federation that its events belong to',
        tags: ['keys'],
        params: keyParameters,
        body: schemas.keyChange,
        response: { 200: schemas.documents.key, ...schemas.problems },
      },
    },
    async (request) => {
      demandAdministrator(request);
      const key = await changeKey(db, request.params.key, request.body);
      if (key === 'unknown') throw new RequestProblem(404, 'no-such-key', 'There is no such key.');
      if (key === 'needs-federation') throw new RequestProblem(400, 'wrong-form', NEEDS_FEDERATION);
      return key;
    },
  );

  app.delete<{ Params: { key: string } }>(
    '/v1/keys/:key',
    {
      schema: {
        operationId: 'revokeKey',
        summary: 'Ends a key at once, and the secrets of the events registered with it',
        tags: ['keys'],
        params: keyParameters,
        response: { 204: { type: 'null' }, ...schemas.problems },
      },
    },
    async (request, reply) => {
      demandAdministrator(request);
      const done = await revokeKey(db, request.params.key, now());
      if (done === 'unknown')
        throw new RequestProblem(404, 'no-such-key', 'There is no such key, or it was revoked before.');
      if (done === 'last')
        throw new RequestProblem(
          409,
          'last-administrator',
          'It is the only key of an administrator: make another one first.',
        );
      return reply.code(204).send();
    },
  );
}

function demandAdministrator(request: FastifyRequest): void {
  if (!mayManageKeys(whoAsks(request)))
    throw forbidden('Keys are made, changed and revoked by an administrator.');
}

const keyParameters = {
  type: 'object',
  required: ['key'],
  properties: { key: { type: 'string', pattern: '^[0-9a-f]{12}$' } },
} as const;

const NEEDS_FEDERATION = 'A key of the role federation needs a federation.';

const DAY = 24 * 60 * 60 * 1000;
