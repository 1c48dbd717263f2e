import type { FastifyInstance } from 'fastify';
import type { SeasonEvent } from '../../checker/audit/index.js';
import { whoAsks } from '../access/authenticate.js';
import type { Principal } from '../access/access.js';
import type { Context } from '../context.js';
import { searchDeviations } from '../store/deviations.js';
import { fileOfEvent, searchEvents } from '../store/events.js';
import type { EventFilter, ListedEvent } from '../store/events.js';
import type { EvaluatedDeviation, EvaluatedSeason } from '../work/season.js';
import { seasonSchema } from './season-schema.js';
import { workFor } from './work-for.js';
import * as schemas from './schemas.js';

type Query = EventFilter & { readonly limit: number };

/** The evaluation of closed events: deviations and norms by organiser, program, rule, player, chief arbiter and federation. */
export function seasonRoute(app: FastifyInstance, context: Context): void {
  app.get<{ Querystring: Query }>(
    '/v1/season',
    {
      schema: {
        operationId: 'getSeason',
        summary:
          'Closed events evaluated together: deviations and norms by organiser, program, rule, player, chief arbiter and federation; those that start last first',
        tags: ['records'],
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { ...schemas.eventFilter, limit: { ...schemas.limit, maximum: MOST, default: MOST } },
        },
        response: { 200: seasonSchema, ...schemas.problems },
      },
    },
    async (request, reply) => {
      const { limit, ...filter } = request.query;
      const who = whoAsks(request);
      const work = await workFor(context, request, reply);
      const { closed, isComplete } = await closedEvents(context, who, filter, limit);
      const events: SeasonEvent[] = [];
      // One after the other: each counts for the key, so others are served between two of them.
      for (const { id, edition } of closed) {
        const file = await fileOfEvent(context.db, id);
        const task = { kind: 'season-event', name: id, file, rules: edition } as const;
        const { event } = await context.pool.run<'season-event'>(task, work);
        if (event !== null) events.push(event);
      }
      const evaluated: EvaluatedSeason = {
        events,
        about: Object.fromEntries(closed.map(({ id, organiser, program }) => [id, { organiser, program }])),
        deviations: await deviationsOf(context, who, filter, new Set(closed.map(({ id }) => id))),
      };
      const text = await context.pool.run<'season'>({ kind: 'season', evaluated }, work);
      const counts = { events: closed.length, notAudited: closed.length - events.length, isComplete };
      return reply
        .type('application/json; charset=utf-8')
        .send(`${JSON.stringify(counts).slice(0, -1)},${text.slice(1)}`);
    },
  );
}

/** An audit takes a second or more of a thread: more events than these are evaluated by parts of a year. */
const MOST = 100;

const PART = 1000;

async function closedEvents(
  { db }: Context,
  who: Principal,
  filter: EventFilter,
  limit: number,
): Promise<{ readonly closed: readonly ListedEvent[]; readonly isComplete: boolean }> {
  const closed: ListedEvent[] = [];
  for (let after: string | null = null; closed.length <= limit;) {
    const part: ListedEvent[] = await searchEvents(db, who, filter, { limit: PART, after });
    closed.push(...part.filter((event) => event.closed !== null));
    if (part.length < PART) break;
    after = part.at(-1)?.id ?? null;
  }
  return { closed: closed.slice(0, limit), isComplete: closed.length <= limit };
}

/** Those of the events, without differences in files that were taken back. */
async function deviationsOf(
  { db }: Context,
  who: Principal,
  filter: EventFilter,
  events: ReadonlySet<string>,
): Promise<EvaluatedDeviation[]> {
  const deviations: EvaluatedDeviation[] = [];
  for (let after = 0; ;) {
    const part = await searchDeviations(db, who, filter, { limit: PART, after });
    for (const { deviation } of part) {
      const { event, kind, rule, takenBack } = deviation;
      if (!takenBack && events.has(event)) deviations.push({ event, kind, rule });
    }
    if (part.length < PART) return deviations;
    after = part.at(-1)?.id ?? 0;
  }
}
