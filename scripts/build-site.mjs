// Builds the site (`npm run site`): static files with relative addresses, for any folder of any web server. Everything in
// them comes from the texts and the data of the checkout.
// Usage: node scripts/build-site.mjs [folder, dist/site when not given]
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundle } from './bundle.mjs';
import { collecting, licencesOf } from './third-party.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const out = resolve(process.argv[2] ?? `${ROOT}dist/site`);
const scratch = mkdtempSync(join(tmpdir(), 'swissproof-site-'));
try {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'assets'), { recursive: true });
  const client = await bundle({
    entries: ['site/client/client'],
    dir: join(out, 'assets'),
    from: 'site/client/',
    format: 'esm',
    isOneFile: true,
  });
  const modules = await page(join(out, 'check'));
  writeFileSync(join(out, 'assets/THIRD-PARTY.txt'), licencesOf([client, [{ modules }]]));
  describeLibrary(join(scratch, 'api'));
  await bundle({
    entries: ['site/main'],
    dir: scratch,
    from: 'site/',
    format: 'cjs',
    // The data of the checkout, not what a build has copied.
    texts: {
      'corpus/shipped/root.ts': `export const ROOT = new URL(${JSON.stringify(new URL('../', import.meta.url).href)});`,
    },
  });
  writeFileSync(join(scratch, 'package.json'), '{ "type": "commonjs" }\n');
  const { writeSite } = createRequire(import.meta.url)(join(scratch, 'main.js'));
  console.log(`${writeSite(out, join(scratch, 'api'))} pages in ${out}`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/**
 * The page that checks files, which knows that the site is above it; the pages of the server are of no use here.
 * @returns its modules.
 */
async function page(folder) {
  const modules = {};
  await build({
    configFile: `${ROOT}vite.web.config.ts`,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [collecting(modules)],
  });
  rmSync(join(folder, 'events.html'));
  const start = join(folder, 'index.html');
  const text = readFileSync(start, 'utf8');
  writeFileSync(start, text.replace('<title>', '<meta name="swissproof-site" content="../" />\n    <title>'));
  return modules;
}

/** The library in Markdown, by its own comments. */
function describeLibrary(folder) {
  const options = {
    '--entryPoints': ['library/index.ts', 'library/round.ts'],
    '--plugin': ['typedoc-plugin-markdown'],
    '--out': [folder],
    '--tsconfig': ['tsconfig.json'],
    '--readme': ['none'],
    '--router': ['member'],
    '--disableSources': ['true'],
    '--hideBreadcrumbs': ['true'],
    '--hidePageHeader': ['true'],
    '--excludeExternals': ['true'],
    '--logLevel': ['Error'],
  };
  const words = Object.entries(options).flatMap(([name, values]) => values.flatMap((value) => [name, value]));
  execFileSync(process.execPath, [`${ROOT}node_modules/typedoc/bin/typedoc`, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
  });
}
