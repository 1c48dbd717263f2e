import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { withoutPages } from './without-pages.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * Builds the library: modules for Node and for browsers, without the programs. Each edition is an entry of its own, so that
 * who pairs by one need not load the others.
 * @param dist the folder with the engine, built.
 * @returns what was written, as rolldown tells it.
 */
export async function buildLibrary(dist) {
  const { editions } = createRequire(import.meta.url)(`${dist}engine/index.js`);
  const entries = Object.fromEntries(
    editions.map(({ id, system }) => [`library/editions/${id}`, entryOf(id, system)]),
  );
  const dir = `${dist}library/`;
  const output = await bundle({
    entries: ['library/index', 'library/round', ...APART, ...Object.keys(entries)],
    dir,
    from: 'library/',
    format: 'esm',
    texts: entries,
    plugins: [withoutPages()],
    standIns: {
      'engine/systems/interface/literal-form.ts': 'engine/systems/interface/no-literal-form.ts',
      ...noCertificates(editions),
    },
  });
  writeFileSync(`${dir}package.json`, '{ "type": "module", "sideEffects": false }\n');
  for (const { id } of editions)
    writeFileSync(
      `${dir}editions/${id}.d.ts`,
      `import type { Edition } from '../round.js';\n/** Pairs by ${id}. */\nexport declare const edition: Edition;\n`,
    );
  return output;
}

/** What has files of its own: who bundles one of them leaves the others out whole, whatever stands at their top level. */
const APART = ['audit', 'check', 'explain', 'pair', 'shrink', 'standings'].map((name) => `library/${name}`);

/** Who makes certificates does so in a module of its own, which the library leaves out. */
function noCertificates(editions) {
  const modules = editions.map(({ system }) => `engine/systems/${system}/proof/certify.ts`);
  return Object.fromEntries(
    modules.filter((name) => existsSync(ROOT + name)).map((name) => [name, 'engine/systems/no-certify.ts']),
  );
}

/** A system exports its editions under its name. */
function entryOf(id, system) {
  const name = system.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return `import { ${name}Editions as editions } from '../../engine/systems/${system}/index.js';
export const edition = editions.find((one) => one.id === '${id}');`;
}
