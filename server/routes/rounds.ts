import type { FastifyInstance, FastifyReply } from 'fastify';
import { signedHead } from '../../checker/protocol/index.js';
import { whoAsks } from '../access/authenticate.js';
import type { Context } from '../context.js';
import { listDeviations } from '../store/deviations.js';
import { listRounds } from '../store/rounds.js';
import type { RoundRow } from '../store/rounds.js';
import { withFile } from './files.js';
import { askForRound, roundGiven } from './give-round.js';
import type { AnsweredRound } from './give-round.js';
import { readableEvent } from './readable-event.js';
import * as schemas from './schemas.js';
import { workFor } from './work-for.js';
import type { TaskFor } from '../work/places.js';

/** Rounds: asked for, and shown again. */
export function roundRoutes(app: FastifyInstance, context: Context): void {
  app.post<{
    Params: { event: string };
    Querystring: { as: Form };
    Headers: { 'idempotency-key'?: string };
  }>(
    '/v1/tournaments/:event/rounds',
    {
      schema: {
        operationId: 'askForRound',
        summary:
          'Takes the file as it stands before a round, compares it with what was given out, and pairs the round; the file with the last results closes the event',
        tags: ['rounds'],
        params: schemas.eventParameters,
        querystring: as,
        headers: schemas.idempotencyHeaders,
        body: schemas.fileBody(),
        response: { 200: given, 201: given, ...schemas.problems },
      },
    },
    async (request, reply) => {
      const work = await workFor(context, request, reply, true);
      const given = await withFile(context, request.body, work, (file) =>
        askForRound(context, {
          who: whoAsks(request),
          event: request.params.event,
          file,
          key: request.headers['idempotency-key'] ?? null,
          work,
        }),
      );
      if (given.isNew && given.row.at > context.now())
        request.log.warn(
          { event: request.params.event },
          'the clock is behind the last entry of the protocol, whose time the new entry has',
        );
      return answer(context, reply.code(given.isNew ? 201 : 200), given, { as: request.query.as, work });
    },
  );

  app.get<{ Params: { event: string; round: number }; Querystring: { as: Form } }>(
    '/v1/tournaments/:event/rounds/:round',
    {
      schema: {
        operationId: 'getRound',
        summary: 'A round as it was given out',
        tags: ['rounds'],
        params: schemas.roundParameters,
        querystring: as,
        response: { 200: given, ...schemas.problems },
      },
    },
    async (request, reply) => {
      const { event, round } = request.params;
      const row = await roundGiven(context, whoAsks(request), event, round);
      const work = await workFor(context, request, reply);
      return answer(context, reply, { row, hasDeviations: null }, { as: request.query.as, work });
    },
  );

  app.get<{ Params: { event: string } }>(
    '/v1/tournaments/:event/rounds',
    {
      schema: {
        operationId: 'listRounds',
        summary: 'All rounds that were given out',
        tags: ['rounds'],
        params: schemas.eventParameters,
        response: { 200: schemas.documents.rounds, ...schemas.problems },
      },
    },
    async (request) => {
      const { id } = await readableEvent(context, whoAsks(request), request.params.event);
      const rounds = await listRounds(context.db, id);
      return { event: id, rounds: rounds.map(roundMembers) };
    },
  );
}

type Form = 'json' | 'trf' | 'trfp';

const as = {
  type: 'object',
  additionalProperties: false,
  properties: {
    as: {
      enum: ['json', 'trf', 'trfp'],
      default: 'json',
      description:
        'The round with its deviations; the file alone as text, or as TRFp in JSON, with the head in "swissproof-head"',
    },
  },
} as const;

const given = {
  description: 'The round',
  content: {
    'application/json': { schema: schemas.documents.given },
    'application/vnd.swissproof.trfp+json': { schema: { type: 'object', additionalProperties: true } },
    'text/plain': { schema: { type: 'string' } },
  },
};

/** The same round always gives the same bytes, as long as the server signs with the same key. */
async function answer(
  { db, pool, signer }: Context,
  reply: FastifyReply,
  { row, hasDeviations }: Pick<AnsweredRound, 'row' | 'hasDeviations'>,
  { as: form, work }: { readonly as: Form; readonly work: TaskFor },
): Promise<FastifyReply> {
  const { event, entry: number, entry_hash: hash } = row;
  const head = signedHead({ event, number, hash, at: row.at.toISOString() }, signer.sign);
  if (form !== 'json') void reply.header('swissproof-head', JSON.stringify(head));
  if (form === 'trf') return reply.type('text/plain; charset=utf-8').send(row.answer);
  if (form === 'trfp')
    return reply
      .type('application/vnd.swissproof.trfp+json')
      .send(await pool.run<'trfp'>({ kind: 'trfp', file: row.answer }, work));
  const deviations = hasDeviations === false ? [] : await listDeviations(db, row.event, row.entry);
  return reply.send({
    event: row.event,
    ...roundMembers(row),
    isClosed: row.is_closing,
    entryHash: row.entry_hash,
    head,
    deviations,
    file: row.answer,
  });
}

function roundMembers({
  round,
  edition,
  boards,
  entry,
  by,
  at,
}: Pick<RoundRow, 'round' | 'edition' | 'boards' | 'entry' | 'by' | 'at'>): object {
  return { round, edition, boards: JSON.parse(boards) as unknown, entry, by, at: at.toISOString() };
}
