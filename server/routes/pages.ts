import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ROOT } from '../../corpus/shipped/root.js';

/** The pages of `web/`, where they were built: they are files, and ask the routes like anybody else. */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  const root = fileURLToPath(new URL('web/', ROOT));
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, { root, dotfiles: 'deny', index: 'index.html', decorateReply: false });
}
