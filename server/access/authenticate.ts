import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import { RequestProblem } from '../problems.js';
import { findEvent } from '../store/events.js';
import { findKey } from '../store/keys.js';
import type { Principal } from './access.js';
import { isKeyOf, readKey } from './keys.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null on the routes that anybody may use. */
    who: Principal | null;
    /** The key that came with the request. */
    token: string;
  }
}

/** Every route of this part of the server asks for a key or the secret of an event, as `Authorization: Bearer …`. */
export function authenticate(app: FastifyInstance, { db, now }: Context): void {
  app.decorateRequest('who', null);
  app.decorateRequest('token', '');
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const read = readKey(token);
    if (read === null) throw refusal('expected the header "Authorization: Bearer KEY"');
    request.who = read.kind === 'key' ? await holderOf(read.id) : await holderOfSecret(read.id);
    request.token = token;

    async function holderOf(id: string): Promise<Principal> {
      const key = await findKey(db, id, now());
      if (key === null || !isKeyOf(token, key.hash)) throw refusal('the key is unknown, expired or revoked');
      return { kind: 'key', id, role: key.role, federation: key.federation };
    }

    async function holderOfSecret(id: string): Promise<Principal> {
      const event = await findEvent(db, id);
      if (event === null || !isKeyOf(token, event.secret)) throw refusal('the secret is of no event');
      return { kind: 'event', id };
    }
  });
}

/** Who asks, on routes behind {@link authenticate}. */
export function whoAsks(request: FastifyRequest): Principal {
  if (request.who === null) throw refusal('expected the header "Authorization: Bearer KEY"');
  return request.who;
}

function refusal(why: string): RequestProblem {
  return new RequestProblem(401, 'no-key', `No entry: ${why}.`);
}
