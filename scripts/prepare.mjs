// Installs and builds what a checkout needs to run, where it is missing or older than the sources. One process does it, others
// that start meanwhile wait. Used by the launchers; takes no packages, since there may be none yet.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LOCK = `${ROOT}dist/.lock`;
const BUILT = `${ROOT}dist/.built`;

/** What goes into a build. */
const SOURCES = [
  'package.json',
  'tsconfig.json',
  'engine',
  'corpus',
  'checker',
  'certification',
  'generator',
  'reports',
  'cli',
  'library',
  'server',
  'bench',
  'scripts',
];
const SOURCE = /(?<!\.test)\.tsx?$|\.(?:json|mjs|trf|java)$/;

/** The program cannot be started. */
const FAILED = 5;
const WAIT = 600;

process.exitCode = prepare();

function prepare() {
  if (isInstalled() && isBuilt()) return 0;
  if (!take(LOCK)) return FAILED;
  try {
    if (!isInstalled() && !npm('installing the dependencies (first use)', 'ci', '--no-fund', '--no-audit'))
      return FAILED;
    if (isBuilt()) return 0;
    // Files changed while the build runs must look newer than it.
    const started = new Date();
    if (!npm('building', 'run', '--silent', 'build')) return FAILED;
    utimesSync(BUILT, started, started);
    return 0;
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function isInstalled() {
  return existsSync(`${ROOT}node_modules/.package-lock.json`);
}

function isBuilt() {
  if (!existsSync(BUILT) || !existsSync(`${ROOT}dist/cli/main.js`)) return false;
  const built = statSync(BUILT).mtimeMs;
  return !SOURCES.some((name) => isNewer(ROOT + name, built));
}

/** Whether a file, or a source in a folder, was changed after that moment. */
function isNewer(path, built) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs > built;
  return readdirSync(path, { withFileTypes: true }).some(
    (entry) => (entry.isDirectory() || SOURCE.test(entry.name)) && isNewer(`${path}/${entry.name}`, built),
  );
}

/** Makes the folder of the lock, once nobody else has it. */
function take(lock) {
  for (let waited = 0; waited < WAIT; waited++) {
    try {
      mkdirSync(`${ROOT}dist`, { recursive: true });
      mkdirSync(lock);
      writeFileSync(`${lock}/pid`, String(process.pid));
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST')
        return say(`cannot write to ${ROOT}dist to build the program: ${error.message}`);
    }
    removeStale(lock);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  }
  return say(`another start has been building for ten minutes; if there is none, remove ${lock}`);
}

/** A lock whose process is gone is moved away, which only one of several can do, and removed. */
function removeStale(lock) {
  try {
    const owner = Number(readFileSync(`${lock}/pid`, 'utf8'));
    if (owner > 0 && isRunning(owner)) return;
    const aside = `${lock}.${process.pid}`;
    renameSync(lock, aside);
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // It is gone, or not yet complete.
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function npm(what, ...words) {
  say(what);
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', words, { cwd: ROOT, stdio: ['ignore', 2, 2], shell });
  return status === 0 || say(`${what}: failed`);
}

/** @returns false, for who fails. */
function say(text) {
  process.stderr.write(`swissproof: ${text}\n`);
  return false;
}
