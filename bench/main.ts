import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFile } from '../checker/index.js';
import { editions } from '../engine/index.js';
import { keyOf, timesOf, toCsv } from './csv.js';
import { eventFiles, KINDS } from './events.js';
import { duration, median } from './measure.js';
import { growth, measure } from './phases.js';
import type { Measurement } from './phases.js';
import { plot } from './plot.js';

/**
 * `npm run bench`: how fast this machine checks and pairs, on one thread. Writes measurements.csv and plot.svg.
 * --sizes 10,50,1000  --rounds 9  --quick (small sizes, one run)  --compare OLD.csv  --out FOLDER
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    quick: { type: 'boolean', default: false },
    compare: { type: 'string' },
    out: { type: 'string', default: 'reports/bench' },
  },
});
const runs = values.quick ? 1 : 5;
const sizes = (values.sizes ?? (values.quick ? '10,20,50,100,200' : '10,20,50,100,200,500,1000,2000'))
  .split(',')
  .map(Number);
const old = values.compare === undefined ? null : timesOf(readFileSync(values.compare, 'utf8'));

print(`node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one thread`);
print(`median of ${runs} runs (fewer where one takes seconds) after one to warm up; times per round\n`);
wholeFiles(values.quick ? 20 : 200);
const all = editions.flatMap((edition) => KINDS.flatMap((kind) => series(edition.id, kind)));
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, 'measurements.csv'), toCsv(all));
writeFileSync(join(values.out, 'plot.svg'), plot(all));
print(`\npeak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
print(`written: ${join(values.out, 'measurements.csv')}, ${join(values.out, 'plot.svg')}`);

function wholeFiles(count: number): void {
  const files = eventFiles(count, 50, 9);
  const time = median(runs, () => {
    for (const text of files) checkFile(text, 'bench');
  });
  print(
    `check ${count} files of 50 players x 9 rounds: ${duration(time)}, ${duration(time / count)} a file\n`,
  );
}

function series(edition: string, kind: (typeof KINDS)[number]): Measurement[] {
  print(`${edition}, ${kind.name}`);
  print(
    '  players    pair    slowest    read  history  check/file   growth' + (old === null ? '' : '   against'),
  );
  const done: Measurement[] = [];
  for (const players of sizes) {
    const now = measure(kind, edition, players, Math.min(Number(values.rounds), players - 1), runs);
    const before = done.at(-1);
    done.push(now);
    const cells = [
      String(players).padStart(9),
      duration(now.pairRound).padStart(9),
      duration(now.slowest).padStart(9),
      duration(now.read).padStart(9),
      duration(now.history).padStart(9),
      duration(now.check).padStart(9),
      (before === undefined ? '' : growth(before, now).toFixed(2)).padStart(7),
    ];
    const reference = old?.get(keyOf(edition, kind.name, players));
    if (reference !== undefined) cells.push(`x ${(now.pairRound / reference).toFixed(2)}`.padStart(9));
    print(cells.join(' '));
  }
  return done;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
