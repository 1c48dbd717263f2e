import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import { RequestProblem, tooMany } from '../problems.js';
import { findSecret } from '../store/events.js';
import { findKey } from '../store/keys.js';
import { asKey } from '../work/current-key.js';
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

/**
 * Every route of this part of the server asks for a key or the secret of an event, as `Authorization: Bearer …`. Wrong ones
 * count for the address that they come from, with what it asks without a key. Beyond its limit they are not looked up any
 * more; who had come with a right one is not kept out by others at the same address.
 */
export function authenticate(app: FastifyInstance, { db, now }: Context): void {
  const count = app.createRateLimit();
  const known = new Set<string>();
  const lookups = new Map<string, Promise<Principal | null>>();
  app.decorateRequest('who', null);
  app.decorateRequest('token', '');
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const read = readKey(token);
    if (read === null) throw await refused(request, 'expected the header "Authorization: Bearer KEY"');
    if (!known.has(read.id)) {
      const limit = await count(request, { increment: false });
      if (!limit.isAllowed && limit.remaining === 0) throw tooMany(`${limit.ttlInSeconds} seconds`);
    }
    const who = await found(read, token);
    if (who === null)
      throw await refused(
        request,
        read.kind === 'key'
          ? 'the key is unknown, expired or revoked'
          : 'the secret is of no event, or was ended, or its key is expired or revoked',
      );
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(read.id);
    request.who = who;
    request.token = token;
  });

  /** Requests of one key that come together share one look into the database, so that many of them keep nobody else waiting. */
  function found(
    { kind, id }: NonNullable<ReturnType<typeof readKey>>,
    token: string,
  ): Promise<Principal | null> {
    const before = lookups.get(token);
    if (before !== undefined) return before;
    // Whether the key is that of its id is only known then: those that were never right share their turns.
    const lookup = asKey(known.has(id) ? id : 'unknown', () =>
      kind === 'key' ? holderOf(id, token) : holderOfSecret(id, token),
    ).finally(() => lookups.delete(token));
    lookups.set(token, lookup);
    return lookup;
  }

  async function refused(request: FastifyRequest, why: string): Promise<RequestProblem> {
    const limit = await count(request);
    return !limit.isAllowed && limit.isExceeded ? tooMany(`${limit.ttlInSeconds} seconds`) : refusal(why);
  }

  async function holderOf(id: string, token: string): Promise<Principal | null> {
    const key = await findKey(db, id, now());
    if (key === null || !isKeyOf(token, key.hash)) return null;
    return { kind: 'key', id, role: key.role, federation: key.federation };
  }

  async function holderOfSecret(id: string, token: string): Promise<Principal | null> {
    const secret = await findSecret(db, id, now());
    return secret !== null && isKeyOf(token, secret) ? { kind: 'event', id } : null;
  }
}

const MOST_KNOWN = 10_000;

/** Who asks, on routes behind {@link authenticate}. */
export function whoAsks(request: FastifyRequest): Principal {
  if (request.who === null) throw refusal('expected the header "Authorization: Bearer KEY"');
  return request.who;
}

function refusal(why: string): RequestProblem {
  return new RequestProblem(401, 'no-key', `No entry: ${why}.`);
}
