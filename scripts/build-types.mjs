// Writes the types of the library: a file for each entry, with all that it needs.
// Usage: node scripts/build-types.mjs [folder, dist/library when not given]
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const build = await rolldown({
  input: Object.fromEntries(['index', 'round', 'certify'].map((name) => [name, `${ROOT}library/${name}.ts`])),
  cwd: ROOT,
  plugins: [dts({ emitDtsOnly: true, tsconfig: `${ROOT}tsconfig.json`, sourcemap: false })],
  checks: { pluginTimings: false },
  onLog: (level, log, report) => {
    if (level === 'warn') throw new Error(`rolldown: ${log.message}`);
    report(level, log);
  },
});
await build.write({
  dir: process.argv[2] ?? `${ROOT}dist/library`,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'types-[hash].js',
});
await build.close();
