import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ROOT } from '../../corpus/shipped/root.js';

/** The pages of `web/`, where they were built: they are files, and ask the routes like anybody else. */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  const root = fileURLToPath(new URL('web/', ROOT));
  if (!existsSync(root)) return;
  await app.register(async (pages) => {
    // A path that leads out of the folder is as unknown as any other: of what is there nothing is said.
    pages.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== 403) throw error;
      reply.callNotFound();
    });
    await pages.register(fastifyStatic, {
      root,
      dotfiles: 'deny',
      index: 'index.html',
      decorateReply: false,
    });
  });
}
