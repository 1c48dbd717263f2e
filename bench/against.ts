import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { checkFile } from '../checker/index.js';
import { editions } from '../engine/index.js';
import { eventsOf, filesOf, KINDS, sizesOf } from './kinds.js';
import { chosen, numberIn, numbersIn, OptionError, orExit } from './options.js';
import { median } from './statistics.js';

/**
 * `npm run bench:against -- FOLDER`: this version against another one, built in that folder. Both are loaded into one
 * process and check the same files in turn, now one first, now the other: a machine whose speed drifts slows both, so
 * that the ratios can be trusted where two benches cannot be compared.
 * --rules EDITION,EDITION  --sizes 50,200,1000  --rounds 9  --runs 30  --kinds ordinary,draws
 */
/** The editions. */
const IDS = editions.map(({ id }) => id);

const { other, rules, sizes, rounds, runs, kinds } = orExit(readOptions);
const versions = [await checkOf(other), checkFile] as const;

for (const id of rules) {
  for (const kind of KINDS.filter(({ name }) => kinds.includes(name))) {
    for (const players of sizesOf(kind, sizes)) {
      const what = `${id}, ${kind.name}, ${players} players`;
      const files = filesOf(kind, id, players, rounds, Math.max(4, eventsOf(players)));
      const { before, now, ratio, count } = inTurn(files, what);
      const each = (time: number): string => `${(time / count).toFixed(2)} ms a file`;
      const compared = `${each(before)}, now ${each(now)}: ${(now / before).toFixed(3)}`;
      process.stdout.write(`${what}: ${compared}, pair by pair ${ratio}\n`);
    }
  }
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rules: { type: 'string', default: IDS.join(',') },
      sizes: { type: 'string', default: '50,200,1000' },
      rounds: { type: 'string', default: '9' },
      runs: { type: 'string', default: '30' },
      kinds: { type: 'string', default: 'ordinary' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new OptionError('name the folder of the other version, built');
  const other = join(resolve(folder), 'dist/checker/index.js');
  if (!existsSync(other)) throw new OptionError(`there is no built version in ${folder}`);
  return {
    other,
    rules: chosen(values.rules, IDS),
    sizes: numbersIn(values.sizes),
    rounds: numberIn(values.rounds),
    runs: numberIn(values.runs),
    kinds: chosen(
      values.kinds,
      KINDS.map(({ name }) => name),
    ),
  };
}

/**
 * Medians of each file added up, and the median of the ratios of two checks that followed each other. A file in which one
 * of the versions finds anything wrong is left out: then the two have not done the same.
 * @throws Error when no file is left.
 */
function inTurn(files: readonly string[], what: string) {
  const right = files.filter((text, index) => {
    const verdicts = versions.map((check) => check(text, 'bench').verdict);
    const isRight = verdicts.every((verdict) => verdict === 'agrees');
    if (!isRight) process.stdout.write(`${what}: file ${index + 1} left out, ${verdicts.join(', now ')}\n`);
    return isRight;
  });
  if (right.length === 0) throw new Error(`${what}: no file is right for both versions`);
  const times = right.map((): [number[], number[]] => [[], []]);
  for (let run = 0; run <= runs; run++) {
    right.forEach((text, index) => {
      const order = (run + index) % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const version of order) {
        const start = performance.now();
        versions[version](text, 'bench');
        const time = performance.now() - start;
        // The first time warms up.
        if (run > 0) times[index][version].push(time);
      }
    });
  }
  const total = (version: 0 | 1): number => times.reduce((sum, of) => sum + median(of[version]), 0);
  const ratios = times.flatMap(([before, now]) => now.map((time, run) => time / before[run]));
  return { before: total(0), now: total(1), ratio: median(ratios).toFixed(3), count: right.length };
}

type Check = (text: string, name: string) => { readonly verdict: string };

async function checkOf(file: string): Promise<Check> {
  const module = (await import(pathToFileURL(file).href)) as {
    readonly checkFile: Check;
  };
  return module.checkFile;
}
