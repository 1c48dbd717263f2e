import type { FastifyInstance } from 'fastify';
import { nextEntry, signedHead } from '../../checker/protocol/index.js';
import { csvTable } from '../../reports/csv.js';
import { mayPair, mayRegister, nameOf } from '../access/access.js';
import type { Principal } from '../access/access.js';
import { whoAsks } from '../access/authenticate.js';
import { eventSecret, isKeyOf, makeEventId, sha256 } from '../access/keys.js';
import type { Context } from '../context.js';
import { forbidden, RequestProblem } from '../problems.js';
import { headOf } from '../store/heads.js';
import { findRegistration, insertEvent, searchEvents } from '../store/events.js';
import type { EventFilter, EventHead, ListedEvent, NewEvent } from '../store/events.js';
import { makePseudonymKey } from '../work/pseudonyms.js';
import type { TaskFor } from '../work/places.js';
import { editionAsked, withFile } from './files.js';
import { invalidFile, readableEvent } from './readable-event.js';
import { workFor } from './work-for.js';
import * as schemas from './schemas.js';

interface RegisterQuery {
  readonly rules?: string;
  readonly program?: string;
}

interface SearchQuery extends EventFilter {
  readonly limit: number;
  readonly after?: string;
  readonly format: 'json' | 'csv';
}

/** Events: registered, shown and searched. */
export function tournamentRoutes(app: FastifyInstance, context: Context): void {
  app.post<{ Querystring: RegisterQuery; Headers: { 'idempotency-key'?: string } }>(
    '/v1/tournaments',
    {
      schema: {
        operationId: 'registerTournament',
        summary: 'Registers an event: its file before the first round that is asked for here',
        tags: ['events'],
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { rules: schemas.word, program: schemas.word },
        },
        headers: schemas.idempotencyHeaders,
        body: schemas.fileBody(),
        response: {
          200: schemas.documents.registered,
          201: schemas.documents.registered,
          ...schemas.problems,
        },
      },
    },
    async (request, reply) => {
      const who = whoAsks(request);
      if (!mayRegister(who)) throw forbidden('Events are registered with the key of an organiser.');
      const edition = editionAsked(request.query.rules);
      const work = await workFor(context, request, reply);
      const { event, isNew } = await withFile(context, request.body, work, (file) =>
        register(context, {
          owner: who.id,
          by: nameOf(who),
          token: request.token,
          file,
          edition,
          program: request.query.program ?? '',
          key: request.headers['idempotency-key'] ?? null,
          work,
        }),
      );
      const { id, name, players } = event;
      const secret = eventSecret(request.token, id);
      const head = signedHead(await headOf(context.db, id, 1), context.signer.sign);
      return reply
        .code(isNew ? 201 : 200)
        .header('location', `/v1/tournaments/${id}`)
        .send({ event: id, secret: isKeyOf(secret, event.secret) ? secret : null, name, players, head });
    },
  );

  app.get<{ Params: { event: string } }>(
    '/v1/tournaments/:event',
    {
      schema: {
        operationId: 'getTournament',
        summary: 'An event',
        tags: ['events'],
        params: schemas.eventParameters,
        response: { 200: schemas.documents.event, ...schemas.problems },
      },
    },
    async (request) => {
      const who = whoAsks(request);
      const event = await readableEvent(context, who, request.params.event);
      const [found] = await searchEvents(
        context.db,
        { kind: 'event', id: event.id },
        {},
        { limit: 1, after: null },
      );
      return eventDocument(found, who);
    },
  );

  app.get<{ Querystring: SearchQuery }>(
    '/v1/tournaments',
    {
      schema: {
        operationId: 'searchTournaments',
        summary:
          'Events by player (FIDE number), organiser, program and start date; those that start last first',
        tags: ['events'],
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            ...schemas.eventFilter,
            limit: schemas.limit,
            after: { type: 'string', pattern: '^[0-9a-f]{24}$' },
            format: schemas.format,
          },
        },
        response: {
          200: {
            content: {
              'application/json': { schema: schemas.documents.events },
              'text/csv': { schema: { type: 'string' } },
            },
          },
          ...schemas.problems,
        },
      },
    },
    async (request, reply) => {
      const { limit, after = null, format, ...filter } = request.query;
      const who = whoAsks(request);
      const rows = await searchEvents(context.db, who, filter, { limit, after });
      const events = rows.map((row) => eventDocument(row, who));
      if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(csvTable(COLUMNS, events));
      return { events, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
    },
  );
}

interface Request {
  readonly owner: string;
  readonly by: string;
  readonly token: string;
  readonly file: string;
  readonly edition: string | null;
  readonly program: string;
  readonly key: string | null;
  readonly work: TaskFor;
}

/** What the answer to a registration needs. */
type Registered = Pick<EventHead, 'id' | 'name' | 'players' | 'secret'>;

async function register(
  { db, pool, signer, now }: Context,
  request: Request,
): Promise<{ event: Registered; isNew: boolean }> {
  const { owner, by, token, file, edition, program, key, work } = request;
  const content = sha256(JSON.stringify([file, edition, program]));
  const registration = key === null ? `content ${content}` : `key ${key}`;
  const before = await findRegistration(db, owner, registration);
  if (before !== null) return { event: sameContent(before, content), isNew: false };
  const pseudonyms = makePseudonymKey();
  const read = await pool.run<'register'>({ kind: 'register', file, edition, pseudonyms }, work);
  if (!read.ok) throw invalidFile('The file is not a valid tournament.', read.problems);
  const id = makeEventId();
  const at = new Date(Math.max(now().getTime(), signer.since.getTime()));
  if (read.entry === null) throw new Error('a file was not taken apart');
  const { template, persons, erasable } = read.entry;
  const what = { kind: 'registered', file: template, persons, edition } as const;
  const entry = nextEntry(id, null, { at: at.toISOString(), by, what, erasable }, sha256, signer.sign);
  const event: NewEvent = {
    id,
    owner,
    secret: sha256(eventSecret(token, id)),
    registration,
    content,
    name: read.name,
    federation: read.federation,
    program,
    edition,
    start_date: read.startDate,
    players: read.players.length,
    created: at,
    round: 0,
    version: 1,
    file,
    deviations: 0,
    closed: null,
    entries: 1,
    last_hash: entry.hash,
    pseudonyms,
    erased: null,
  };
  if (await insertEvent(db, event, read.players, entry)) return { event, isNew: true };
  // The same registration has come at the same time.
  const other = await findRegistration(db, owner, registration);
  if (other === null) throw new Error('an event is there and is not there');
  return { event: sameContent(other, content), isNew: false };
}

function sameContent(event: EventHead, content: string): EventHead {
  if (event.content === content) return event;
  throw new RequestProblem(
    422,
    'idempotency-key-reused',
    'Another file was registered under this idempotency key.',
  );
}

function eventDocument(row: ListedEvent, who: Principal): object {
  const { id, name, organiser, program, edition, players, round, deviations, files, bytes } = row;
  return {
    event: id,
    name,
    federation: row.federation ?? '',
    fileFederation: row.file_federation,
    organiser,
    program,
    edition,
    startDate: row.start_date,
    players,
    round,
    deviations,
    closed: row.closed?.toISOString() ?? null,
    created: row.created.toISOString(),
    changed: row.changed,
    files,
    bytes,
    isYours: mayPair(who, row),
  };
}

const COLUMNS = [
  'event',
  'name',
  'federation',
  'organiser',
  'program',
  'edition',
  'startDate',
  'players',
  'round',
  'deviations',
  'closed',
  'created',
  'changed',
];
