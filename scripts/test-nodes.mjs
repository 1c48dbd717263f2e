// Runs the quick tests (vitest.nodes.config.ts) of the program, built once, on every version of Node that is supported.
// The versions come from npm, as packages that hold nothing but the program `node` (half a gigabyte in all, so npm ci
// does not install them), and stay in node_modules/.cache/nodes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSIONS = [20, 22, 24, 26];
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../node_modules/.cache/nodes/', import.meta.url));
const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

const platform = process.platform === 'win32' ? 'win' : process.platform;
const nodes = VERSIONS.map((version) => ({
  version,
  program: `${CACHE}node_modules/node-${version}/bin/node${platform === 'win' ? '.exe' : ''}`,
}));

fetchNodes();
const rows = nodes.map(testWith);
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => String(row[column]).length)));
console.log(['', ...rows].map((row) => line(row)).join('\n'));
process.exitCode = rows.every(([, , failed]) => failed === 0) ? 0 : 1;

function fetchNodes() {
  if (nodes.every(({ program }) => existsSync(program))) return;
  mkdirSync(CACHE, { recursive: true });
  const dependencies = VERSIONS.map((version) => [
    `node-${version}`,
    `npm:node-${platform}-${process.arch}@${version}`,
  ]);
  const project = { private: true, dependencies: Object.fromEntries(dependencies) };
  writeFileSync(`${CACHE}package.json`, JSON.stringify(project));
  const options = { cwd: CACHE, stdio: 'inherit', shell: platform === 'win' };
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], options);
  if (status !== 0) throw new Error('npm could not install the versions of Node');
}

/** The version, and how many tests passed and failed with it; a run without a closing line has failed. */
function testWith({ program }) {
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`\n--- Node ${version}`);
  const { stdout, status } = spawnSync(program, [VITEST, 'run', '--config', 'vitest.nodes.config.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Programs that the tests start by the name "node" are the same.
    env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}` },
  });
  console.log(stdout.trimEnd());
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed/m.exec(stdout) ?? [];
  return [version, Number(passed), Math.max(Number(failed), status === 0 ? 0 : 1)];
}

function line([version, passed, failed]) {
  if (version === undefined) return '';
  const cells = [version, passed, failed].map((cell, column) => String(cell).padStart(widths[column]));
  return `${cells[0]}: ${cells[1]} passed, ${cells[2]} failed`;
}
