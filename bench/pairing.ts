import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFile } from '../checker/index.js';
import { editionById, editions } from '../engine/index.js';
import { generate } from '../generator/index.js';
import { keyOf, timesOf, toCsv } from './csv.js';
import { goldenWorkloads } from './golden.js';
import { eventsOf, filesOf, KINDS, kindsFor, sizesOf } from './kinds.js';
import type { EventKind } from './kinds.js';
import { limitLines } from './limits.js';
import { measure } from './measure.js';
import type { Measurement, Workload } from './measure.js';
import { chosen, fileNamed, numberIn, numbersIn, orExit } from './options.js';
import { median } from './statistics.js';
import { plot } from './plot.js';
import { milliseconds, tableHead, tableRow } from './table.js';

/**
 * `npm run bench`: how fast this machine checks and pairs, on one thread. Writes measurements.csv and plot.svg.
 * --sizes 10,50,1000  --rounds 9  --runs 5  --rules EDITION  --kinds ordinary,draws  --compare OLD.csv  --out FOLDER
 * --quick (small sizes, one run)  --golden FOLDER (tournaments of other programs; a folder that is not there is left out)
 */
const { values, runs, rounds, sizes, old, chosenEditions, chosenKinds } = orExit(readOptions);

function readOptions() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string' },
      rounds: { type: 'string', default: '9' },
      runs: { type: 'string' },
      rules: { type: 'string' },
      kinds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      compare: { type: 'string' },
      golden: { type: 'string', default: '../shared/golden' },
      out: { type: 'string', default: 'reports/bench' },
    },
  });
  const all = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
  return {
    values,
    runs: numberIn(values.runs ?? (values.quick ? '1' : '5')),
    rounds: numberIn(values.rounds),
    sizes:
      values.sizes === undefined
        ? all.filter((size) => !values.quick || size <= 200)
        : numbersIn(values.sizes),
    old: values.compare === undefined ? null : timesOf(fileNamed(values.compare)),
    chosenEditions: chosen(
      values.rules,
      editions.map(({ id }) => id),
    ),
    chosenKinds: chosen(values.kinds, [...KINDS.map(({ name }) => name), 'golden']),
  };
}

print(`node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one thread`);
print(`milliseconds a round, median of ${runs} warm passes (fewer where one takes seconds)`);
print(
  'slowest, last: pairing, of any round and of the last one; growth: exponent of pairing since the size above',
);
print('cold: all phases of the first event in a fresh process, after its start; peak: its most memory\n');
wholeFiles(values.quick ? 50 : 200);
const series = chosenEditions.flatMap((id) => {
  const edition = editionById(id);
  if (edition === null) throw new Error(`no edition ${id}`);
  const kinds = kindsFor(edition).filter(({ name }) => chosenKinds.includes(name));
  return kinds.flatMap((kind) => measureKind(id, kind));
});
const golden = chosenKinds.includes('golden') ? chosenEditions.flatMap(measureGolden) : [];
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, 'measurements.csv'), toCsv([...series, ...golden]));
writeFileSync(join(values.out, 'plot.svg'), plot(series));
print(`written: ${join(values.out, 'measurements.csv')}, ${join(values.out, 'plot.svg')}`);

/** Checks many small files; everything after it finds the program warm. */
function wholeFiles(count: number): void {
  const files = [...generate({ players: 50, rounds: 9 }, { seed: 'bench-files', count })];
  const pass = (): number => {
    const start = performance.now();
    for (const { text } of files) checkFile(text, 'bench');
    return performance.now() - start;
  };
  pass();
  const time = median(Array.from({ length: runs }, pass));
  print(
    `check of ${count} files of 50 players x 9 rounds: ${milliseconds(time)} ms, ${milliseconds(time / count)} a file\n`,
  );
}

function measureKind(edition: string, kind: EventKind): Measurement[] {
  const done: Measurement[] = [];
  print(`${edition}, ${kind.name}: ${kind.title}\n${tableHead(old !== null)}`);
  for (const players of sizesOf(kind, sizes)) {
    const events = filesOf(kind, edition, players, rounds, values.quick ? 1 : eventsOf(players));
    done.push(measured({ edition, kind: kind.name, players, events }, done.at(-1) ?? null));
  }
  print([...limitLines(done), ''].join('\n'));
  return done;
}

function measureGolden(edition: string): Measurement[] {
  const workloads = goldenWorkloads(values.golden, edition, values.quick ? 5 : 50);
  return workloads.map((workload) => {
    print(`${edition}, ${workload.kind}: tournaments of another program\n${tableHead(old !== null)}`);
    const done = measured(workload, null);
    print('');
    return done;
  });
}

function measured(workload: Workload, before: Measurement | null): Measurement {
  const now = measure(workload, runs);
  print(tableRow(now, before, old?.get(keyOf(now)) ?? null));
  return now;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
