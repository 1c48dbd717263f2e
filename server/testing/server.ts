import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SERVER, addKey, startServer } from '../index.js';
import type { Database, DatabaseChoice, Role, RunningServer, ServerOptions } from '../index.js';
import { Client } from './client.js';

/** The threads run what was compiled. */
export const WORKER = new URL('../../dist/server/work/worker.js', import.meta.url);
export const isBuilt = existsSync(fileURLToPath(WORKER));

export interface TestServer extends RunningServer {
  /** Lines of the log. */
  readonly log: string[];
  /** A client with a new key. */
  client(role: Role, options?: { name?: string; federation?: string; expires?: Date }): Promise<Client>;
}

/** A server on a free port, with threads that were compiled. */
export async function testServer(
  database: DatabaseChoice | Database,
  options: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const log: string[] = [];
  const server = await startServer({
    ...DEFAULT_SERVER,
    limits: { ...DEFAULT_SERVER.limits, rate: 1_000_000 },
    port: 0,
    threads: 2,
    logLevel: 'info',
    log: { write: (line: string) => void log.push(line) },
    now: () => new Date(),
    database,
    worker: WORKER,
    ...options,
  });
  const client: TestServer['client'] = async (role, { name = role, federation, expires } = {}) => {
    const request = { name, role, federation: federation ?? null, expires: expires ?? null };
    return Client.of(server.url, (await addKey(server.database.db, request, new Date())).key);
  };
  return { ...server, log, client };
}
