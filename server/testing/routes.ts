import type { FastifyInstance } from 'fastify';

/** All routes of a server, hidden ones too, like "GET /v1/keys"; without those of its pages. HEAD stands for no route of its own. */
export function routesOf(app: FastifyInstance): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const parts = /^((?:│ {3}| {4})*)[├└]── (.+?) \(([A-Z, ]+)\)$/.exec(line);
    if (parts === null) continue;
    const [, indent, part, methods] = parts;
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    const path = above.join('');
    if (path === '*') continue;
    found.push(...methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${path}`])));
  }
  return found.sort();
}

/** The operations of an OpenAPI document, written like {@link routesOf}. */
export function operationsIn(document: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(document['paths'] as Record<string, object>)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    .sort();
}
