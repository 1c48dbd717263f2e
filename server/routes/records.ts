import type { FastifyInstance } from 'fastify';
import { TABLE_RULE_LIST } from '../../checker/index.js';
import { editions } from '../../engine/index.js';
import { deviationsCsv } from '../../reports/protocol/index.js';
import { whoAsks } from '../access/authenticate.js';
import type { Context } from '../context.js';
import { RequestProblem } from '../problems.js';
import { listDeviations, searchDeviations } from '../store/deviations.js';
import type { DeviationFilter } from '../store/deviations.js';
import { fileOfEvent } from '../store/events.js';
import { readableEvent } from './readable-event.js';
import { workFor } from './work-for.js';
import * as schemas from './schemas.js';

/** What is kept of events: deviations, the file, and the norms that deviations touch. */
export function recordRoutes(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { event: string }; Querystring: { format: 'json' | 'csv' } }>(
    '/v1/tournaments/:event/deviations',
    {
      schema: {
        operationId: 'listDeviations',
        summary: 'What came back otherwise than it was given out, and which rules it breaks',
        tags: ['records'],
        params: schemas.eventParameters,
        querystring: formatOnly,
        response: { 200: table(schemas.documents.deviations), ...schemas.problems },
      },
    },
    async (request, reply) => {
      const { id } = await readableEvent(context, whoAsks(request), request.params.event);
      const deviations = await listDeviations(context.db, id);
      if (request.query.format === 'csv')
        return reply.type('text/csv; charset=utf-8').send(deviationsCsv(deviations));
      return { deviations, next: null };
    },
  );

  app.get<{
    Querystring: DeviationFilter & { limit: number; after?: string; format: 'json' | 'csv' };
  }>(
    '/v1/deviations',
    {
      schema: {
        operationId: 'searchDeviations',
        summary: 'Deviations by player (FIDE number), organiser, program, rule, kind and start date',
        tags: ['records'],
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            ...schemas.eventFilter,
            rule: schemas.word,
            kind: schemas.deviationKind,
            limit: schemas.limit,
            after: { type: 'string', pattern: '^\\d{1,9}$' },
            format: schemas.format,
          },
        },
        response: { 200: table(schemas.documents.deviations), ...schemas.problems },
      },
    },
    async (request, reply) => {
      const { limit, after = '0', format, ...filter } = request.query;
      requireRule(filter.rule);
      const found = await searchDeviations(context.db, whoAsks(request), filter, {
        limit,
        after: Number(after),
      });
      const deviations = found.map(({ deviation }) => deviation);
      if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(deviationsCsv(deviations));
      return { deviations, next: found.length === limit ? String(found.at(-1)?.id) : null };
    },
  );

  app.get<{ Params: { event: string } }>(
    '/v1/tournaments/:event/file',
    {
      schema: {
        operationId: 'getFile',
        summary:
          'The file as it stands now: with the last round given out, or with the results that closed the event',
        tags: ['records'],
        params: schemas.eventParameters,
        response: { 200: schemas.documents.file, ...schemas.problems },
      },
    },
    async (request) => {
      const { id } = await readableEvent(context, whoAsks(request), request.params.event);
      return { event: id, file: await fileOfEvent(context.db, id) };
    },
  );

  app.get<{ Params: { event: string }; Querystring: { format: 'json' | 'csv' } }>(
    '/v1/tournaments/:event/norms',
    {
      schema: {
        operationId: 'listNorms',
        summary: 'The title norms of the event, and the deviations that concern their players',
        tags: ['records'],
        params: schemas.eventParameters,
        querystring: formatOnly,
        response: { 200: table({ type: 'object', additionalProperties: true }), ...schemas.problems },
      },
    },
    async (request, reply) => {
      const { id, edition } = await readableEvent(context, whoAsks(request), request.params.event);
      const { format } = request.query;
      const work = await workFor(context, request, reply);
      const file = await fileOfEvent(context.db, id);
      const audit = await context.pool.run<'audit'>({ kind: 'audit', file, rules: edition, format }, work);
      if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(audit.report);
      const deviations = (await listDeviations(context.db, id)).filter(({ players }) =>
        players.some((player) => audit.players.includes(player)),
      );
      const document = `{"event":${JSON.stringify(id)},"deviations":${JSON.stringify(deviations)},"audit":${audit.report}}`;
      return reply.type('application/json; charset=utf-8').send(document);
    },
  );
}

/** Throws where no edition has a rule of the name: nothing found would look like nothing broken. */
function requireRule(rule: string | undefined): void {
  if (rule === undefined || RULES.has(rule)) return;
  throw new RequestProblem(400, 'no-such-rule', 'No edition has such a rule; "swissproof rules" lists them.');
}

const RULES: ReadonlySet<string> = new Set([
  ...editions.flatMap(({ rules }) => rules.map(({ id }) => id)),
  ...TABLE_RULE_LIST.map(({ rule }) => rule),
]);

const formatOnly = {
  type: 'object',
  additionalProperties: false,
  properties: { format: schemas.format },
} as const;

function table(document: object): object {
  return {
    content: { 'application/json': { schema: document }, 'text/csv': { schema: { type: 'string' } } },
  };
}
