import { createRequire } from 'node:module';

/**
 * Packages that few commands need, loaded when one does: the others start faster without. What they hold is known by
 * their types: `loaded('ajv/dist/2020.js') as typeof Ajv`.
 */
export function loaded(name: PackageName): unknown {
  return load(name);
}

/** scripts/build.mjs puts them into the program. */
export type PackageName = 'ajv/dist/2020.js' | 'iconv-lite' | 'jsonc-parser' | 'node:zlib' | 'tinyglobby';

const load = createRequire(import.meta.url);
