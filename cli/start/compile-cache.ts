import * as module from 'node:module';
import { keepCompiledOld } from './compile-cache-node20.js';

/**
 * Keeps what Node compiles of the program for the next start, which then takes half of the time. Each command has a
 * folder of its own: what is kept are the functions that it needed.
 * @param command the first word of the command line.
 */
export function keepCompiled(command: string): void {
  const folder = cacheFolder(process.env, process.platform);
  // Where the user has one for all programs, Node uses that by itself.
  const { NODE_COMPILE_CACHE: own, NODE_DISABLE_COMPILE_CACHE: none } = process.env;
  if (folder === null || own !== undefined || none !== undefined) return;
  const name = /^[a-z]{1,20}$/.test(command) ? command : 'other';
  const { enableCompileCache } = module as WithCache;
  if (enableCompileCache === undefined) keepCompiledOld(folder, name);
  else enableCompileCache(`${folder}/${name}`);
}

/** Of Node from 22.1 on. */
interface WithCache {
  readonly enableCompileCache?: (folder: string) => unknown;
}

/**
 * Where the user's programs keep what they can make again; null where nobody says it.
 * @param env of the process: XDG_CACHE_HOME and HOME, on Windows LOCALAPPDATA.
 */
export function cacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | null {
  const { HOME: home, LOCALAPPDATA: local, XDG_CACHE_HOME: cache } = env;
  if (platform === 'win32') return under(local, 'swissproof/cache');
  if (platform === 'darwin') return under(home, 'Library/Caches/swissproof');
  return under(cache, 'swissproof') ?? under(home, '.cache/swissproof');
}

/** A relative folder would be another one in each place. */
function under(folder: string | undefined, path: string): string | null {
  return folder !== undefined && /^(?:\/|[A-Za-z]:[\\/])/.test(folder) ? `${folder}/${path}` : null;
}
