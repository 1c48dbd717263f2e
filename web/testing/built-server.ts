import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../server/testing/command.js';
import type { ServerProcess } from '../../server/testing/command.js';
import { shared } from './shared.js';

/** The built server with the built pages beside it, as a package has them, and an empty database. */
export interface BuiltServer extends ServerProcess {
  remove(): Promise<void>;
}

/** Works in a copy of `dist`: other tests run what is there. */
export async function buildServer(): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-server-'));
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const isProgram = (path: string): boolean =>
    !['web', 'site', 'executables'].some((name) => path === join(root, 'dist', name));
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, filter: isProgram });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(await shared('page'), join(folder, 'dist', 'web'), { recursive: true });
  const argv = ['--data', join(folder, 'data'), '--port', '0', '--log-level', 'error'];
  const server = await serve(argv, join(folder, 'dist', 'cli', 'main.js'));
  return {
    ...server,
    remove: async () => {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
