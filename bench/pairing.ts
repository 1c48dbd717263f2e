import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { editionById, pairsTeams } from '../engine/index.js';
import { candidateTime } from './candidate-time.js';
import type { CandidateTime } from './candidate-time.js';
import { closeAll, openCandidates } from './candidates.js';
import { keyOf, toCsv } from './csv.js';
import { goldenWorkloads } from './golden.js';
import { keptNow, keptText } from './kept.js';
import { eventsOf, filesOf, kindsFor, sizesOf, WRONG } from './kinds.js';
import type { EventKind } from './kinds.js';
import { limitLines } from './limits.js';
import { measure } from './measure.js';
import type { Measurement, Workload } from './measure.js';
import { orExit, orExitLater } from './options.js';
import { readPairingOptions, USAGE } from './pairing-options.js';
import { speedPicture } from './picture/picture.js';
import { summaryMarkdown, summaryText } from './summary/summary.js';
import { milliseconds, tableHead, tableRow } from './table.js';
import { warmUp } from './warm-up.js';
import { commandTimes } from './whole-commands.js';
import { wrongTime } from './wrong.js';
import type { WrongTime } from './wrong.js';

/** `npm run bench`: how fast this machine checks and pairs; what it can be asked for, {@link USAGE} says. */
const options = orExit(() => readPairingOptions(process.argv.slice(2)));
if (options.isHelp) {
  process.stdout.write(USAGE);
  process.exit(0);
}
/** Larger wrong files are not measured: they take minutes. */
const LARGEST_WRONG = 1000;
const { runs, earlier, out } = options;
const candidates = await orExitLater(openCandidates(options.editions, options.profiles));

print(`node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one thread`);
if (options.hasDetails) {
  print(`milliseconds a round, median of ${runs} warm passes (fewer where one takes seconds)`);
  print(
    'slowest, last: pairing, of any round and of the last one; growth: exponent of pairing since the size above',
  );
  print('cold: all phases of the first event in a fresh process, after its start; peak: its most memory');
}
const files = options.isQuick ? 50 : 200;
print(
  `check of a file of 50 players x 9 rounds: ${milliseconds(warmUp(files, runs))} ms (${files} of them in turn)\n`,
);
const measurements: Measurement[] = [];
const golden: Measurement[] = [];
const times: CandidateTime[] = [];
try {
  for (const edition of options.editions) await measureEdition(edition);
} finally {
  await closeAll(candidates);
}
for (const edition of options.kinds.includes('golden') ? options.editions : []) measureGolden(edition);
const wrong = options.kinds.includes(WRONG.name)
  ? options.editions.filter(isOfPlayers).flatMap(measureWrong)
  : [];
const { rounds, bulk, node } = options;
const commands = await commandTimes({ runs: options.hasCommands ? runs : null, rounds, bulk, node });
const kept = keptNow({ measurements, wrong, candidates: times, commands });
print(summaryText(kept));
mkdirSync(out, { recursive: true });
const written = {
  'measurements.json': keptText(kept),
  'measurements.csv': toCsv([...measurements, ...golden]),
  'summary.md': summaryMarkdown(kept),
  'speed.svg': speedPicture(kept),
};
for (const [name, text] of Object.entries(written)) writeFileSync(join(out, name), text);
print(`written to ${out}: ${Object.keys(written).join(', ')}`);

async function measureEdition(id: string): Promise<void> {
  const edition = editionById(id);
  if (edition === null) throw new Error(`no edition ${id}`);
  for (const kind of kindsFor(edition).filter(({ name }) => options.kinds.includes(name)))
    await measureKind(id, kind);
}

async function measureKind(edition: string, kind: EventKind): Promise<void> {
  const done: Measurement[] = [];
  detail(`${edition}, ${kind.name}: ${kind.title}\n${tableHead(earlier !== null)}`);
  for (const players of sizesOf(kind, options.sizes)) {
    progress(`${edition}, ${kind.name}, ${players} players`);
    const count = options.events ?? eventsOf(players);
    const events = filesOf(kind, edition, players, options.rounds, count);
    const workload = { edition, kind: kind.name, players, events };
    done.push(measured(workload, done.at(-1) ?? null));
    for (const candidate of candidates.filter((one) => one.edition.id === edition))
      times.push(await candidateTime(candidate, workload, runs));
  }
  detail([...limitLines(done), ''].join('\n'));
  measurements.push(...done);
}

function isOfPlayers(id: string): boolean {
  const edition = editionById(id);
  return edition !== null && !pairsTeams(edition);
}

function measureWrong(edition: string): WrongTime[] {
  return options.sizes
    .filter((players) => players <= LARGEST_WRONG)
    .map((players) => {
      progress(`${edition}, ${WRONG.name}, ${players} players`);
      return wrongTime(
        edition,
        players,
        options.rounds,
        options.events ?? Math.min(2, eventsOf(players)),
        runs,
      );
    });
}

function measureGolden(edition: string): void {
  for (const workload of goldenWorkloads(options.golden, edition, options.isQuick ? 5 : 50)) {
    print(`${edition}, ${workload.kind}: tournaments of another program\n${tableHead(earlier !== null)}`);
    const now = measure(workload, runs, options.isQuick ? 50 : undefined);
    golden.push(now);
    print(`${tableRow(now, null, earlier?.get(keyOf(now)) ?? null)}\n`);
  }
}

function measured(workload: Workload, before: Measurement | null): Measurement {
  const now = measure(workload, runs, options.isQuick ? 50 : undefined);
  detail(tableRow(now, before, earlier?.get(keyOf(now)) ?? null));
  return now;
}

/** Only with `--details`. */
function detail(line: string): void {
  if (options.hasDetails) print(line);
}

/** What is measured now, for somebody who waits. */
function progress(line: string): void {
  if (process.stderr.isTTY && !options.hasDetails) process.stderr.write(`${line}\n`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
