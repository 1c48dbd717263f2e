import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedHead } from '../../checker/protocol/index.js';
import type { ProtocolEntry } from '../../checker/protocol/index.js';
import { mayPair, nameOf } from '../access/access.js';
import { whoAsks } from '../access/authenticate.js';
import type { Context } from '../context.js';
import { forbidden, RequestProblem } from '../problems.js';
import { fileOfEvent } from '../store/events.js';
import { entryTime } from '../store/entry-time.js';
import { entryNumbered } from '../store/entries.js';
import { eventBefore, findFile, isLastFile, takeBack } from '../store/take-back.js';
import { readableEvent, requireUnerased } from './readable-event.js';
import { workFor } from './work-for.js';
import * as schemas from './schemas.js';

interface FileName {
  readonly event: string;
  /** Of its entry in the protocol. */
  readonly hash: string;
}

/** A file that was sent by mistake is taken back, as long as nothing came after it. */
export function takeBackRoutes(app: FastifyInstance, context: Context): void {
  app.delete<{ Params: FileName }>(
    '/v1/tournaments/:event/files/:hash',
    {
      schema: {
        operationId: 'takeBackFile',
        summary:
          'Takes back the file that came last, by the hash of its entry in the protocol: the event stands as before it, and the protocol says so',
        tags: ['rounds'],
        params: schemas.fileParameters,
        response: { 200: schemas.documents.takenBack, ...schemas.problems },
      },
    },
    async (request, reply) => {
      const { event } = request.params;
      const { number, hash, at } = await takenBack(context, request, reply);
      const head = signedHead({ event, number, hash, at }, context.signer.sign);
      const { round } = await readableEvent(context, whoAsks(request), event);
      const file = await fileOfEvent(context.db, event);
      return { event, round, entry: number, entryHash: hash, head, file };
    },
  );
}

/** Once: asked again, it is the same entry. */
async function takenBack(
  context: Context,
  request: FastifyRequest<{ Params: FileName }>,
  reply: FastifyReply,
): Promise<Pick<ProtocolEntry, 'number' | 'hash' | 'at'>> {
  const { db, pool, now, signer } = context;
  const { event: id, hash: entryHash } = request.params;
  const who = whoAsks(request);
  const event = await readableEvent(context, who, id);
  if (!mayPair(who, event)) throw forbidden('Files are taken back by the organiser of the event.');
  requireUnerased(event);
  const row = await findFile(db, id, entryHash);
  if (row === null)
    throw new RequestProblem(404, 'no-such-file', 'No file of this event has such an entry in the protocol.');
  if (row.taken_back !== null) return entryNumbered(db, id, row.taken_back);
  // One step only: who could go back further could try out which results give which pairings.
  if (!(await isLastFile(db, id, row.entry)))
    throw new RequestProblem(
      409,
      'not-the-last',
      'Only the file that came last can be taken back, as long as nothing came after it.',
    );
  const to = await eventBefore(db, id, row.entry);
  const work = await workFor(context, request, reply);
  const read = await pool.run<'register'>({ kind: 'register', file: to.file, edition: event.edition }, work);
  if (!read.ok) throw new Error('a file that was answered cannot be read any more');
  const done = await takeBack(
    db,
    event,
    row,
    { ...to, players: read.players },
    {
      by: nameOf(who),
      at: await entryTime(db, event, signer.since, now()),
      sign: signer.sign,
    },
  );
  if (done !== null) return done;
  throw new RequestProblem(409, 'overtaken', 'Another request for this event was faster; look again.');
}
