import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { whoAsks } from '../access/authenticate.js';
import type { Context } from '../context.js';
import { protocolOf } from '../store/protocol.js';
import type { StoredProtocol } from '../store/protocol.js';
import { readableEvent } from './readable-event.js';
import * as schemas from './schemas.js';

/**
 * The protocol of an event, as one document or a line an entry. It is sent while it is read, at the pace of the client: nobody
 * has it whole in memory. Its length is known before, so that a client notices where it was cut off.
 */
export function protocolRoute(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { event: string }; Querystring: { format: keyof typeof FORMS } }>(
    '/v1/tournaments/:event/protocol',
    {
      schema: {
        operationId: 'getProtocol',
        summary:
          'Everything that happened, each entry with the hash of the one before; "swissproof verify" judges it',
        tags: ['records'],
        params: schemas.eventParameters,
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            format: {
              enum: ['json', 'jsonl'],
              default: 'json',
              description: 'One document; or lines: a head, an entry each, and a foot with their number',
            },
          },
        },
        response: { 200: protocol, ...schemas.problems },
      },
    },
    async (request, reply) => {
      const { id } = await readableEvent(context, whoAsks(request), request.params.event);
      const stored = await protocolOf(context.db, id);
      const { type, head, between, foot } = FORMS[request.query.format];
      const [begin, end] = [head(id), foot(stored.entries)];
      const length =
        Buffer.byteLength(begin) +
        stored.bytes +
        Math.max(0, stored.entries - 1) * between.length +
        Buffer.byteLength(end);
      void reply.type(`${type}; charset=utf-8`).header('content-length', length);
      // Of a HEAD the framework would read a stream to its end, and of a text it would tell the length.
      const isRead = request.method !== 'HEAD';
      return reply.send(Readable.from(isRead ? written(stored, begin, between, end) : []));
    },
  );
}

async function* written(
  stored: StoredProtocol,
  begin: string,
  between: string,
  end: string,
): AsyncGenerator<string> {
  yield begin;
  let separator = '';
  for await (const text of stored.texts()) {
    if (separator !== '') yield separator;
    yield text;
    separator = between;
  }
  yield end;
}

const SCHEMA = 'swissproof/protocol/1';

/** The forms of a protocol: what stands before, between and after its entries. */
const FORMS = {
  json: {
    type: 'application/json',
    head: (event: string) => `{"schema":"${SCHEMA}","event":${JSON.stringify(event)},"entries":[`,
    between: ',',
    foot: () => ']}',
  },
  jsonl: {
    type: 'application/jsonl',
    head: (event: string) => `${JSON.stringify({ schema: SCHEMA, event })}\n`,
    between: '\n',
    foot: (entries: number) => `${entries === 0 ? '' : '\n'}${JSON.stringify({ entries })}\n`,
  },
} as const;

const protocol = {
  description: 'The protocol, as one document or as lines of JSON',
  content: {
    'application/json': { schema: schemas.documents.protocol },
    'application/jsonl': { schema: { type: 'string' } },
  },
};
