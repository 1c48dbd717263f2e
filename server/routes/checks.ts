import type { FastifyInstance, FastifyReply } from 'fastify';
import { PROGRAM } from '../../reports/index.js';
import { whoAsks } from '../access/authenticate.js';
import { sha256 } from '../access/keys.js';
import type { Context } from '../context.js';
import { RequestProblem } from '../problems.js';
import { findCheck, finishCheck, insertCheck, queuedChecks } from '../store/checks.js';
import type { CheckRow } from '../store/checks.js';
import { editionAsked, fileOf } from './files.js';
import { workFor } from './work-for.js';
import * as schemas from './schemas.js';

/** Checks of any file: at once, or beyond a size by a job. A file is checked once; the result is kept. */
export function checkRoutes(app: FastifyInstance, context: Context): void {
  const places = new Places(context.limits.checksOfKey);
  app.post<{ Querystring: { rules?: string } }>(
    '/v1/checks',
    {
      schema: {
        operationId: 'checkFile',
        summary:
          'Checks every round of a tournament file; 202 with the place of the result where that takes its time',
        tags: ['checks'],
        querystring: { type: 'object', additionalProperties: false, properties: { rules: schemas.word } },
        body: schemas.fileBody(),
        response: { 200: report, 202: accepted, ...schemas.problems },
      },
    },
    async (request, reply) => {
      const work = await workFor(context, request, reply);
      const rules = editionAsked(request.query.rules);
      const file = await fileOf(context, request.body, work);
      const hash = sha256(JSON.stringify([PROGRAM.version, rules, file]));
      const before = await findCheck(context.db, hash);
      // One that failed may have met a busy server.
      if (before !== null && before.state !== 'failed') return show(reply, before);
      const row = { hash, rules, file: null, report: null, created: context.now() };
      const leave = places.take(work.key);
      if (leave === null)
        throw new RequestProblem(
          429,
          'too-many-checks',
          'Too many checks of this key wait; try again when some are done.',
        );
      if (Buffer.byteLength(file) > context.limits.immediateCheck) {
        try {
          await insertCheck(context.db, { ...row, state: 'queued', file });
        } catch (error) {
          leave();
          throw error;
        }
        void doCheck(context, hash, work.key).finally(leave);
        return show(reply, { ...row, state: 'queued' });
      }
      try {
        const text = await context.checkPool.run<'check'>({ kind: 'check', file, rules }, work);
        context.metrics.checks.inc();
        const done: CheckRow = { ...row, state: 'done', report: text };
        await insertCheck(context.db, done);
        return await show(reply, done);
      } finally {
        leave();
      }
    },
  );

  app.get<{ Params: { hash: string } }>(
    '/v1/checks/:hash',
    {
      schema: {
        operationId: 'getCheck',
        summary: 'The result of a check, as soon as there is one',
        tags: ['checks'],
        params: {
          type: 'object',
          required: ['hash'],
          properties: { hash: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
        },
        response: { 200: report, 202: accepted, ...schemas.problems },
      },
    },
    async (request, reply) => {
      whoAsks(request);
      const row = await findCheck(context.db, request.params.hash);
      if (row === null)
        throw new RequestProblem(404, 'no-such-check', 'Nothing was checked under this hash.');
      return show(reply, row);
    },
  );
}

/** How many checks of one key are under way. */
class Places {
  readonly #taken = new Map<string, number>();

  constructor(readonly most: number) {}

  /** @returns what gives the place back; null: there is none. */
  take(key: string): (() => void) | null {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.most) return null;
    this.#taken.set(key, taken + 1);
    return () => {
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left === 0) this.#taken.delete(key);
      else this.#taken.set(key, left);
    };
  }
}

/** Does what was left undone when the server stopped. */
export async function resumeChecks(context: Context): Promise<void> {
  for (const hash of await queuedChecks(context.db)) void doCheck(context, hash, RESUMED);
}

/** Checks that are resumed after a stop count for no key; they share one place among the keys. */
const RESUMED = 'resumed checks';

const report = {
  description: 'The document of "swissproof check --format json"',
  content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
};
const accepted = {
  type: 'object',
  required: ['check', 'state'],
  properties: { check: { type: 'string' }, state: { type: 'string' } },
};

function show(reply: FastifyReply, { hash, state, report }: CheckRow): FastifyReply {
  if (state === 'failed')
    throw new RequestProblem(
      422,
      'check-failed',
      'The check took more time or memory than this server gives.',
    );
  void reply.header('location', `/v1/checks/${hash}`);
  if (report === null) return reply.code(202).send({ check: hash, state });
  return reply.type('application/json; charset=utf-8').send(report);
}

/** Never throws: what fails is kept as failed, and what could not be kept is done again at the next start. */
async function doCheck({ db, checkPool, metrics }: Context, hash: string, key: string): Promise<void> {
  try {
    const row = await findCheck(db, hash);
    if (row === null || row.file === null) return;
    const task = { kind: 'check', file: row.file, rules: row.rules } as const;
    const done = await checkPool.run<'check'>(task, { key }).then(
      (text) => ({ state: 'done' as const, report: text }),
      () => ({ state: 'failed' as const, report: null }),
    );
    metrics.checks.inc();
    await finishCheck(db, hash, done);
  } catch {
    // The database has gone; the check stays queued.
  }
}
