// Measures how many small mistakes the tests notice: npm run mutation -- --room ROOM [--sample N] [--seed TEXT].
// Stryker changes the code of a room in one place at a time and runs the tests that reach this place, the nearest tests first.
// The sample is a random part of all changes, always the same for the same seed and code. The script prints each change that
// neither the compiler nor a test notices. Such a change needs a test, or a line with its reason in tests/surviving-mutants.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { namesFrom } from '../dependents.mjs';
import { mutantsOf, nameOf, sampleOf } from './mutants.mjs';
import { ROOMS } from './rooms.mjs';
import { NOT_IN_THE_SAMPLE } from './sample.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = `${ROOT}reports/mutation/`;

/** Strings are not changed: they are words, which other tests check, or members of a union, which the compiler checks. */
const EXCLUDED = ['StringLiteral'];

const { room, changed, without, tests, size, seed } = asked();
process.chdir(ROOT);
const all = await mutantsOf(ROOT, sourcesIn(changed), EXCLUDED);
const sample = sampleOf(all, size, seed);
report(await tested());

/** Reads the command line. A folder in a room can stand for the room; it is tested with the tests of its room. */
function asked() {
  const { values } = parseArgs({
    options: {
      room: { type: 'string' },
      sample: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
    },
  });
  const names = Object.keys(ROOMS);
  const name = names.includes(values.room)
    ? values.room
    : names.find((one) => ROOMS[one].changed.some((folder) => values.room?.startsWith(folder)));
  const number = Number(values.sample);
  if (name === undefined || !(Number.isInteger(number) && number > 0)) {
    console.error(
      `npm run mutation -- --room ROOM [--sample N] [--seed TEXT]: a room is one of ${names.join(', ')}, or a folder in one`,
    );
    process.exit(3);
  }
  const isWhole = name === values.room;
  return {
    room: values.room,
    changed: isWhole ? ROOMS[name].changed : [values.room],
    without: ROOMS[name].without ?? [],
    tests: ROOMS[name].tests,
    size: number,
    seed: values.seed,
  };
}

function sourcesIn(folders) {
  const listed = namesFrom(ROOT, [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    ...folders,
  ]);
  return listed.filter(
    (file) =>
      /(?<!\.d)\.ts$/.test(file) &&
      !/\.test\.ts$|\/testing\//.test(file) &&
      !without.some((one) => file === one || file.startsWith(`${one}/`)),
  );
}

/** Returns every mutant of the sample with its result. */
async function tested() {
  const file = `${FOLDER}${`${room}-${size}-${seed}`.replaceAll('/', '-')}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${file}.sample.json`, JSON.stringify(sample.map(nameOf)));
  process.env.SWISSPROOF_ROOT = ROOT;
  process.env.SWISSPROOF_SAMPLE = `${file}.sample.json`;
  process.env.SWISSPROOF_MUTATION = JSON.stringify(
    tests.map((one) => (one.endsWith('.ts') ? one : `${one}/**/*.test.ts`)),
  );
  forgetTheOthers(`${file}.json`);
  const stryker = new Stryker({
    // Nothing else is changed: to record which test reaches each of ten thousand places takes too much memory.
    mutate: [...new Set(sample.map(rangeOf))],
    mutator: { excludedMutations: EXCLUDED },
    incrementalFile: `${file}.json`,
  });
  const tried = await stryker.runMutationTest();
  const names = new Set(sample.map(nameOf));
  return tried
    .filter(({ status }) => status !== 'Ignored')
    .map(({ fileName, location: { start, end }, ...rest }) => ({
      ...rest,
      file: fileName.slice(ROOT.length),
      // Stryker counts lines and columns from 0 before its run, and from 1 after it.
      location: { start: fromZero(start), end: fromZero(end) },
    }))
    .filter((one) => names.has(nameOf(one)));
}

/** Returns the place of a mutant in the form of Stryker: lines from 1, columns from 0. */
function rangeOf({ file, location: { start, end } }) {
  return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}

/**
 * Removes the mutants that were not in the sample of the last run from its results: after a change of the code the sample
 * is another one, and Stryker would keep the answer "not in the sample".
 */
function forgetTheOthers(path) {
  if (!existsSync(path)) return;
  const results = JSON.parse(readFileSync(path, 'utf8'));
  for (const one of Object.values(results.files))
    one.mutants = one.mutants.filter(({ statusReason }) => statusReason !== NOT_IN_THE_SAMPLE);
  writeFileSync(path, JSON.stringify(results));
}

function fromZero({ line, column }) {
  return { line: line - 1, column: column - 1 };
}

function report(tried) {
  const count = (...wanted) => tried.filter(({ status }) => wanted.includes(status)).length;
  for (const one of tried)
    if (one.status === 'Survived' || one.status === 'NoCoverage') console.log(`\n${changeOf(one)}`);
  const survived = count('Survived', 'NoCoverage');
  const percent = ((100 * (tried.length - survived)) / tried.length).toFixed(1);
  console.log(
    `\n${room}: ${tried.length} of ${all.length} mutants, seed ${seed}: ${percent} % found (${count('Killed')} by a test, ` +
      `${count('Timeout', 'RuntimeError')} did not end, ${count('CompileError')} by the compiler); ${survived} survived`,
  );
}

/** Returns a change as text: the path, the line, the code before and after. */
function changeOf({ file, location: { start, end }, replacement, status, mutatorName }) {
  const lines = readFileSync(ROOT + file, 'utf8').split('\n');
  const before = lines.slice(start.line, end.line + 1);
  const after = [before[0].slice(0, start.column) + replacement + before.at(-1).slice(end.column)];
  const short = (text) => (text.length > 300 ? `${text.slice(0, 300)} …` : text);
  return `${file}:${start.line + 1}:${start.column + 1} ${mutatorName}${status === 'NoCoverage' ? ' (no test reaches it)' : ''}\n- ${short(before.join('\n'))}\n+ ${short(after.join('\n'))}`;
}
