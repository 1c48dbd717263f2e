import { writeFileSync } from 'node:fs';
import { bundle } from './bundle.mjs';

/** Builds the library: modules for Node and for browsers, without the programs. */
export async function buildLibrary(dir) {
  await bundle({ entries: ['library/index'], dir, from: 'library/', format: 'esm' });
  writeFileSync(`${dir}package.json`, '{ "type": "module" }\n');
}
