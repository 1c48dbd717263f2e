import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { signedHead } from '../../checker/protocol/index.js';
import type { ProtocolHead, SignedHead } from '../../checker/protocol/index.js';
import { whoAsks } from '../access/authenticate.js';
import type { Context } from '../context.js';
import { RequestProblem } from '../problems.js';
import { headsOfDay } from '../store/heads.js';
import * as schemas from './schemas.js';

/**
 * The signed heads of a day. Somebody who keeps them elsewhere can later prove that the server changed the history
 * (`swissproof verify --heads`). They contain no personal data.
 */
export function headRoutes(app: FastifyInstance, { db, signer, now }: Context): void {
  app.get<{ Querystring: { day?: string } }>(
    '/v1/heads',
    {
      schema: {
        operationId: 'getHeads',
        summary:
          'The last signed head of each event on a day (UTC); "swissproof verify --heads" compares a protocol with them',
        tags: ['records'],
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            day: {
              type: 'string',
              pattern: '^\\d{4}-\\d{2}-\\d{2}$',
              description: 'YYYY-MM-DD; absent: today',
            },
          },
        },
        response: {
          200: {
            description: 'The heads',
            content: { 'application/json': { schema: schemas.documents.heads } },
          },
          ...schemas.problems,
        },
      },
    },
    (request, reply) => {
      const today = now().toISOString().slice(0, 10);
      const { day = today } = request.query;
      if (!isDay(day)) throw new RequestProblem(400, 'wrong-form', `${day} is no day: expected YYYY-MM-DD.`);
      const heads = headsOfDay(db, whoAsks(request), day);
      const isRead = request.method !== 'HEAD';
      return reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(isRead ? written(day, heads, (head) => signedHead(head, signer.sign)) : []));
    },
  );
}

/** Head by head, as there may be many thousands. */
async function* written(
  day: string,
  heads: AsyncIterable<ProtocolHead>,
  signed: (head: ProtocolHead) => SignedHead,
): AsyncGenerator<string> {
  let before = `{"schema":"swissproof/heads/1","day":"${day}","heads":[`;
  for await (const head of heads) {
    yield `${before}${JSON.stringify(signed(head))}`;
    before = ',';
  }
  yield `${before === ',' ? '' : before}]}`;
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
