import type { FastifyInstance } from 'fastify';
import { mayReadMetrics } from '../access/access.js';
import { whoAsks } from '../access/authenticate.js';
import type { Context } from '../context.js';
import { forbidden } from '../problems.js';

/** The numbers of the server in the format of Prometheus: for everybody, or for auditors and administrators. */
export function metricsRoute(app: FastifyInstance, { metrics, openMetrics }: Context): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!openMetrics && !mayReadMetrics(whoAsks(request)))
      throw forbidden('The numbers of the server are read with the key of an auditor or an administrator.');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
