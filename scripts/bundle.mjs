import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** What is installed beside the program: threads, code pages, and what only the server and the queue need. */
const INSTALLED =
  /^(?:@electric-sql\/pglite|@fastify\/[a-z-]+|fastify|iconv-lite|kysely|pg|pg-boss|pino|piscina|prom-client)(?:\/|$)/;

/**
 * Bundles sources, with the packages that they use, for Node.
 * @param options.entries sources without their ending; the files are called as they are.
 * @param options.dir the folder to write to.
 * @param options.from the folder of the sources that stands for it.
 * @param options.format 'cjs', or 'esm'.
 * @param options.texts of entries that are no files.
 * @param options.standIns modules that stand in place of others.
 * @param options.plugins more plugins of rolldown.
 * @param options.isOneFile one entry, and everything in its file.
 * @param options.external modules that are loaded from where they stand instead.
 * @returns what was written, as rolldown tells it.
 */
export async function bundle({
  entries,
  dir,
  from = '',
  format,
  texts = {},
  standIns = {},
  plugins = [],
  isOneFile = false,
  external = isOneFile ? [] : INSTALLED,
}) {
  const build = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [entry.slice(from.length), `${ROOT}${entry}.ts`])),
    cwd: ROOT,
    platform: format === 'cjs' || from === 'bench/' ? 'node' : 'browser',
    tsconfig: `${ROOT}tsconfig.json`,
    external,
    transform: { target: 'node20' },
    plugins: [otherModules({ ...standInsBelow(from), ...texts }, standIns), ...plugins],
    checks: { pluginTimings: false, ineffectiveDynamicImport: false },
    onLog: (level, log, report) => {
      if (level === 'warn') throw new Error(`rolldown: ${log.message}`);
      report(level, log);
    },
  });
  const { output } = await build.write({
    dir,
    format,
    minify: true,
    entryFileNames: '[name].js',
    // The compile cache knows a chunk by its name (cli/start/compile-cache-node20.ts).
    chunkFileNames: 'chunks/[name]-[hash].js',
    ...(isOneFile
      ? { codeSplitting: false }
      : {
          codeSplitting: { groups: format === 'cjs' ? [ROOT_CHUNK, START_CHUNK, CORE_CHUNK] : [ROOT_CHUNK] },
        }),
    exports: 'named',
    // cli/main.js has to run even where Node takes it for a module.
    generatedCode: { symbols: false },
    // Everything that is installed can be required.
    dynamicImportInCjs: false,
  });
  await build.close();
  return output;
}

/** Its chunk has to stand where its text says. */
const ROOT_CHUNK = { name: 'root', test: /corpus[\\/]shipped[\\/]root\.ts$/, priority: 2 };

/** What is loaded before anything can be taken from the compile cache, so as little as can be. */
const START_CHUNK = {
  name: 'start',
  test: /reports[\\/]program\.ts$|cli[\\/]start[\\/](?:begin|cache-folder|compile-cache)[a-z0-9-]*\.ts$|cli[\\/]as[\\/]acted-program\.ts$/,
  priority: 2,
};

/** What every check and every pairing needs: one file is loaded sooner than forty. */
const CORE_CHUNK = {
  name: 'core',
  test: new RegExp(
    [
      'engine/',
      'corpus/(?:index|trf/|shipped/packages)',
      'checker/(?!exhaustive|explain|protocol|proof)',
      'reports/check/(?:text|file-verdict|formats|outcome|quiet|whole-text)',
      'reports/words/',
      'reports/pairing\\.ts',
      'cli/(?:input|output)/',
      'cli/(?!main)[a-z-]+\\.ts',
      'node_modules/commander/',
    ]
      .map((path) => `${ROOT.replaceAll('\\', '/')}${path}`)
      .join('|')
      .replaceAll('/', '[\\\\/]'),
  ),
  priority: 1,
};

/** Modules that are others in a bundle, which stands in the folder that is called like that of its sources. */
const standInsBelow = (from) => ({
  // The chunks stand in a folder of their own.
  'corpus/shipped/root.ts': `export const ROOT = new URL('../${from.replace(/[^/]+/g, '..')}', import.meta.url);`,
  // A bundler has to be told what to put in; each is evaluated when it is asked for.
  // Of jsonc-parser the modules: its other form requires files by names that no bundler sees.
  'corpus/shipped/packages.ts': `
    const PACKAGES = {
      'ajv/dist/2020.js': () => require('ajv/dist/2020.js'),
      'iconv-lite': () => require('iconv-lite'),
      'jsonc-parser': () => require('jsonc-parser/lib/esm/main.js'),
      'node:zlib': () => require('node:zlib'),
      tinyglobby: () => require('tinyglobby'),
    };
    export const loaded = (name) => PACKAGES[name]();`,
  'certification/program/protocol-text.ts': `
    const TEXT = ${JSON.stringify(readFileSync(`${ROOT}certification/PROTOCOL.md`, 'utf8'))};
    export const protocolText = () => TEXT;`,
});

/** Of commander, which starts programs for commands that are others: here none is, and a tenth of the start is loading that. */
const NO_PROCESSES = '\0no-processes';

/** Loads texts in place of files, and files in place of others. */
function otherModules(texts, files) {
  const pathOf = (id) => id.slice(ROOT.length).replaceAll('\\', '/');
  return {
    name: 'other-modules',
    resolveId: (id, importer = '') => {
      if (id === 'node:child_process' && /[\\/]commander[\\/]/.test(importer)) return NO_PROCESSES;
      return Object.hasOwn(texts, pathOf(id).replace(/\.ts$/, '')) ? id : null;
    },
    load: (id) => {
      if (id === NO_PROCESSES) return { code: 'module.exports = {};', moduleType: 'js' };
      const path = pathOf(id);
      const text = texts[path] ?? texts[path.replace(/\.ts$/, '')];
      if (text !== undefined) return { code: text, moduleType: 'ts' };
      return Object.hasOwn(files, path)
        ? { code: readFileSync(ROOT + files[path], 'utf8'), moduleType: 'ts' }
        : null;
    },
  };
}
