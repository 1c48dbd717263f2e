import manifest from '../package.json' with { type: 'json' };

/**
 * What to install where a package is missing that does not come with the program: those of the server and of the queue.
 * @param error of loading a command; null is given for every other one.
 */
export function missingPackageWords(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_MODULE_NOT_FOUND') return null;
  const name = /'((?:@[^/']+\/)?[^/']+)/.exec(error.message)?.[1] ?? '';
  const optional: Readonly<Record<string, string>> = manifest.peerDependencies;
  if (!Object.hasOwn(optional, name)) return null;
  const packages = Object.entries(optional).map(([one, range]) => `${one}@${range.replace(/^[~^]/, '')}`);
  return `the package ${name} is missing: what only the server and the queue need does not come with swissproof. Where swissproof is installed (with --global where it is for all), install it:\n  npm install ${packages.join(' ')}`;
}
