// Runs the tests that a change can break, the nearest ones first: npm run test:changed [-- BASE] [-- options of vitest]. What
// is changed is told from BASE: the last commit that is also in main, or HEAD on main itself. Files that are not committed
// count. The long tests are left out but for those that are changed themselves; CI runs them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dependentTests, namesFrom } from './dependents.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LONG = /\.long\.test\.tsx?$/;

const [given, ...options] = process.argv.slice(2);
const hasBase = given !== undefined && !given.startsWith('-');
const base = hasBase ? given : baseOf();
const changed = [
  ...namesFrom(ROOT, ['diff', '--name-only', '--no-renames', '-z', base, '--']),
  ...namesFrom(ROOT, ['ls-files', '--others', '--exclude-standard', '-z']),
];
const tests = dependentTests(ROOT, changed).filter(({ file }) => !LONG.test(file) || changed.includes(file));
console.log(`${changed.length} files changed since ${base}; ${tests.length} test files depend on them`);
if (tests.length > 0) {
  if (tests.some(({ needsBuild }) => needsBuild)) run('npm', ['run', '--silent', 'build']);
  const suite = tests.some(({ file }) => LONG.test(file)) ? 'vitest.all.config.ts' : 'vitest.config.ts';
  const files = tests.map(({ file }) => file);
  run('npx', ['vitest', 'run', '--config', suite, ...(hasBase ? options : process.argv.slice(2)), ...files]);
}

/** The last commit in common with main, of this clone or of where it comes from. */
function baseOf() {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

function run(program, args) {
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SWISSPROOF_ORDER: tests.map(({ file }) => file).join(',') },
  });
  if (status !== 0) process.exit(status ?? 1);
}
