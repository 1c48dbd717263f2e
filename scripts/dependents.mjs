// Which files depend on which: by imports, by paths that stand in the sources (data, programs started by their path), and
// through the built program. Reads the sources as text, which takes a second; vitest would have to compile all tests, and
// sees neither data nor the built program.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

const CODE = /\.(?:[mc]?[jt]s|tsx|html)$/;
const TEST = /\.test\.tsx?$/;

/** What vite and vitest are set by: all tests depend on it. */
const SETTINGS = /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.(?:suite|config)\.ts|tests\/suite\.ts)$/;

/** These read all sources, to check their layout and their language. */
const READ_ALL = /^tests\/(?:architecture|sentences|shapes|system-names)\.test\.ts$/;

/** What a path in dist/ depends on; it names the sources of the programs. */
const BUILD = 'scripts/build.mjs';

/** What no path in a source shows: the built page and the browser come over a local address. */
const OVER_HTTP = { 'web/testing/shared.ts': 'tests/shared-setup.ts' };

/**
 * Returns the tests that depend on given files, with the number of steps from the file to the test: the nearest ones first.
 * @param root the folder of the project, with a slash at its end.
 * @param changed paths in the project, with slashes; files that were removed, too.
 * @returns pairs of a path and whether the test needs the built program.
 */
export function dependentTests(root, changed) {
  return testsOf(readProject(root, changed), changed);
}

/** Reads the dependencies in a project. `removed`: paths of deleted files that its sources may still name. */
export function readProject(root, removed = []) {
  const files = filesOf(root);
  const known = new Set([...files, ...removed]);
  const folders = new Set([...known].flatMap(foldersOf));
  const dependencies = new Map(
    files
      .filter((file) => CODE.test(file))
      .map((file) => [file, dependenciesOf(file, readFileSync(root + file, 'utf8'), known, folders)]),
  );
  return { files, dependencies, needsBuild: reachesBuild(dependencies) };
}

/** The tests of a project that depend on given files, as `dependentTests` returns them. */
export function testsOf({ files, dependencies, needsBuild }, changed) {
  const steps = stepsFrom(changed, dependencies);
  return files
    .filter((file) => TEST.test(file))
    .flatMap((file) => {
      const readsAll = READ_ALL.test(file) && changed.some((one) => CODE.test(one));
      const distance = changed.some((one) => SETTINGS.test(one)) || readsAll ? Infinity : undefined;
      const at = steps.get(file) ?? distance;
      return at === undefined ? [] : [{ file, steps: at, needsBuild: needsBuild.has(file) }];
    })
    .sort((a, b) => a.steps - b.steps || (a.file < b.file ? -1 : 1));
}

/** The files that git knows, and new ones. */
function filesOf(root) {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const removed = new Set(namesFrom(root, ['ls-files', '-z', '--deleted']));
  return namesFrom(root, options).filter((file) => !removed.has(file));
}

/** The names that a command of git prints. */
export function namesFrom(root, args) {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return output.split('\0').filter((name) => name !== '');
}

function foldersOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Files, and folders with a slash at their end, that a source names. Imports of types alone are left out: they are gone at run time. */
function dependenciesOf(file, source, known, folders) {
  const text = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^(?:import|export) type [^;]*? from '[^']*';$/gm, '');
  const found = new Set(Object.hasOwn(OVER_HTTP, file) ? [OVER_HTTP[file]] : []);
  for (const [, , name] of text.matchAll(/(['"`])((?:(?!\1)[^\\\n$])+)(?:\1|\$)/g)) {
    if (/^(?:\.\.?\/)*dist\/\w/.test(name)) {
      found.add(BUILD);
      continue;
    }
    const isRelative = /^\.\.?(?:\/|$)/.test(name);
    const path = posix
      .normalize(isRelative ? posix.join(posix.dirname(file), name) : name)
      .replace(/\/$/, '');
    for (const one of candidatesOf(path)) if (known.has(one) && one !== file) found.add(one);
    // A single word need not be a folder; one above the file itself is where paths start.
    if (folders.has(path) && (isRelative || name.includes('/')) && !file.startsWith(`${path}/`))
      found.add(`${path}/`);
  }
  return [...found];
}

function candidatesOf(path) {
  const stem = path.replace(/\.jsx?$/, '');
  // Entries of a build have no ending.
  return stem === path && !path.includes('/') ? [path] : [path, `${stem}.ts`, `${stem}.tsx`];
}

/** How many steps each file that depends on one of these is away from it. */
function stepsFrom(changed, dependencies) {
  const steps = new Map(changed.map((file) => [file, 0]));
  const left = new Set([...dependencies.keys()].filter((file) => !steps.has(file)));
  for (let step = 1, grows = true; grows; step++) {
    grows = false;
    const reached = reachedIn(steps);
    for (const file of left)
      if (dependencies.get(file).some((one) => reached(one))) {
        left.delete(file);
        steps.set(file, step);
        grows = true;
      }
  }
  return steps;
}

/** Of one step at a time: what is reached in it is not yet in the question. */
function reachedIn(steps) {
  const files = new Set(steps.keys());
  // Who names a folder does not mean the tests in it.
  const folders = new Set([...files].filter((file) => !TEST.test(file)).flatMap(foldersOf));
  return (one) => (one.endsWith('/') ? folders.has(one.slice(0, -1)) : files.has(one));
}

/** The files that name something in dist/, themselves or through what they depend on. */
function reachesBuild(dependencies) {
  const found = new Set([...dependencies].filter(([, all]) => all.includes(BUILD)).map(([file]) => file));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [file, all] of dependencies) if (all.some((one) => found.has(one))) found.add(file);
  }
  return found;
}
