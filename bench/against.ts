import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { checkFile } from '../checker/index.js';
import { editions } from '../engine/index.js';
import { eventsOf, KINDS, sizesOf } from './kinds.js';
import { median } from './statistics.js';

/**
 * `npm run bench:against -- FOLDER`: this version against another one, built in that folder. Both are loaded into one
 * process and check the same files in turn, now one first, now the other: a machine whose speed drifts slows both, so
 * that the ratios can be trusted where two benches cannot be compared.
 * --sizes 50,200,1000  --rounds 9  --runs 30  --kinds ordinary,draws
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '50,200,1000' },
    rounds: { type: 'string', default: '9' },
    runs: { type: 'string', default: '30' },
    kinds: { type: 'string', default: 'ordinary' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new RangeError('name the folder of the other version, built');
const versions = [await checkOf(resolve(folder)), checkFile] as const;
const kinds = values.kinds.split(',');

for (const { id } of editions) {
  for (const kind of KINDS.filter(({ name }) => kinds.includes(name))) {
    for (const players of sizesOf(kind, values.sizes.split(',').map(Number))) {
      const rounds = Math.min(Number(values.rounds), players - 1);
      const files = Array.from({ length: Math.max(4, eventsOf(players)) }, (_, index) =>
        kind.file(id, players, rounds, index + 1),
      );
      const { other, own, ratio } = inTurn(files);
      const each = (time: number): string => `${(time / files.length).toFixed(2)} ms a file`;
      const compared = `${each(other)}, now ${each(own)}: ${(own / other).toFixed(3)}`;
      process.stdout.write(`${id}, ${kind.name}, ${players} players: ${compared}, pair by pair ${ratio}\n`);
    }
  }
}

/** Medians of each file added up, and the median of the ratios of two checks that followed each other. */
function inTurn(files: readonly string[]): { other: number; own: number; ratio: string } {
  const times = files.map((): [number[], number[]] => [[], []]);
  for (let run = 0; run <= Number(values.runs); run++) {
    files.forEach((text, index) => {
      const order = (run + index) % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const version of order) {
        const start = performance.now();
        versions[version](text, 'bench');
        // The first time warms up.
        if (run > 0) times[index][version].push(performance.now() - start);
      }
    });
  }
  const total = (version: 0 | 1): number => times.reduce((sum, of) => sum + median(of[version]), 0);
  const ratios = times.flatMap(([other, own]) => own.map((time, run) => time / other[run]));
  return { other: total(0), own: total(1), ratio: median(ratios).toFixed(3) };
}

type Check = (text: string, name: string) => unknown;

async function checkOf(root: string): Promise<Check> {
  const module = (await import(pathToFileURL(join(root, 'dist/checker/index.js')).href)) as {
    readonly checkFile: Check;
  };
  return module.checkFile;
}
