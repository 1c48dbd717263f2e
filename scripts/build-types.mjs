// Writes the types of the library: a file for each entry, with all that it needs. Run `npm run build` first.
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const build = await rolldown({
  input: { index: `${ROOT}library/index.ts`, round: `${ROOT}library/round.ts` },
  cwd: ROOT,
  plugins: [dts({ emitDtsOnly: true, tsconfig: `${ROOT}tsconfig.json`, sourcemap: false })],
  onLog: (level, log, report) => {
    if (level === 'warn' && log.code !== 'PLUGIN_TIMINGS') throw new Error(`rolldown: ${log.message}`);
    report(level, log);
  },
});
await build.write({
  dir: `${ROOT}dist/library`,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'types-[hash].js',
});
await build.close();
