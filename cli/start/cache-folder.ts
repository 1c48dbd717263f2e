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
