import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from '../corpus/shipped/root.js';
import { numberIn, orExit } from './options.js';
import { eventsToPlay } from './server-events.js';
import type { EventToPlay } from './server-events.js';

/**
 * `npm run bench -- server`: organisers who all send their files at once to a server of its own, each the next as soon as
 * the answer is there. Every answer must be what `pair` gives, and at the end every round must be there once.
 * --organisers 200  --players 50  --rounds 9  --database postgres://… (default: the embedded database)
 */
const { organisers, players, rounds, database } = orExit(() => {
  const { values } = parseArgs({
    options: {
      organisers: { type: 'string', default: '200' },
      players: { type: 'string', default: '50' },
      rounds: { type: 'string', default: '9' },
      database: { type: 'string' },
    },
  });
  const { database, ...numbers } = values;
  return {
    database,
    organisers: numberIn(numbers.organisers),
    players: numberIn(numbers.players),
    rounds: numberIn(numbers.rounds),
  };
});

const folder = mkdtempSync(join(tmpdir(), 'swissproof-bench-'));
const agent = new Agent({ keepAlive: true, maxSockets: organisers });
const server = await start();
try {
  const events = eventsToPlay(organisers, players, rounds);
  print(
    `${organisers} organisers, ${players} players x ${rounds} rounds, ${database === undefined ? 'embedded database' : 'PostgreSQL'}`,
  );
  await load(events);
} finally {
  agent.destroy();
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}

async function load(events: readonly EventToPlay[]): Promise<void> {
  const registered = await timed(
    events.map(
      ({ files }) =>
        () =>
          post('/v1/tournaments', files[0]),
    ),
  );
  report('registrations', registered);
  const ids = registered.answers.map((answer) => (JSON.parse(answer) as { event: string }).event);
  const path = (index: number): string => `/v1/tournaments/${ids[index]}/rounds`;
  const times: number[] = [];
  let wrong = 0;
  const start = performance.now();
  await Promise.all(
    events.map(async ({ files, boards }, index) => {
      for (const [round, file] of files.entries()) {
        const began = performance.now();
        const answer = JSON.parse(await post(path(index), file)) as { boards: unknown };
        times.push(performance.now() - began);
        if (JSON.stringify(answer.boards) !== boards[round]) wrong += 1;
      }
    }),
  );
  report('rounds', { times, seconds: (performance.now() - start) / 1000 });
  const lists = await Promise.all(ids.map((_, index) => get(path(index))));
  const kept = lists.map((list) => (JSON.parse(list) as { rounds: { round: number }[] }).rounds);
  const lost = kept.filter(
    (list, index) =>
      list.some(({ round }, at) => round !== at + 1) || list.length !== events[index].files.length,
  );
  print(
    `answers that are not what pair gives: ${wrong}; events with a round lost or given twice: ${lost.length}`,
  );
  print(`most memory of the server: ${peakOf(server.child.pid ?? 0)}; ${await processorTime()}`);
  if (wrong + lost.length > 0) process.exitCode = 1;
}

interface Timed {
  readonly times: readonly number[];
  readonly seconds: number;
}

async function timed(asks: readonly (() => Promise<string>)[]): Promise<Timed & { answers: string[] }> {
  const times: number[] = [];
  const start = performance.now();
  const answers = await Promise.all(
    asks.map(async (ask) => {
      const began = performance.now();
      const answer = await ask();
      times.push(performance.now() - began);
      return answer;
    }),
  );
  return { answers, times, seconds: (performance.now() - start) / 1000 };
}

function report(what: string, { times, seconds }: Timed): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): string =>
    `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))])} ms`;
  const rate = (times.length / seconds).toFixed(1);
  print(
    `${times.length} ${what} in ${seconds.toFixed(1)} s: ${rate} a second; median ${at(0.5)}, 99th percentile ${at(0.99)}`,
  );
}

async function start(): Promise<{
  child: ReturnType<typeof spawn>;
  ended: Promise<unknown>;
  url: string;
  key: string;
}> {
  const program = fileURLToPath(new URL('cli/main.js', ROOT));
  const where =
    database === undefined
      ? ['--data', folder]
      : ['--database', database, '--signing-key', join(folder, 'signing-key.pem')];
  const argv = [program, 'serve', ...where, '--port', '0', '--rate', '100000000', '--log-level', 'error'];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  for await (const data of child.stdout) {
    output += String(data);
    const url = /listening on (\S+)/.exec(output)?.[1];
    if (url === undefined) continue;
    const key = /told only now: (\S+)/.exec(output)?.[1];
    if (key === undefined) throw new Error('the database has keys already: the load needs a new one');
    return { child, ended, url, key };
  }
  throw new Error('the server has not started');
}

function post(path: string, body: string): Promise<string> {
  return ask('POST', path, body);
}

function get(path: string): Promise<string> {
  return ask('GET', path, '');
}

/** fetch would cost this side as much as the server. */
function ask(method: string, path: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${server.key}`,
      ...(method === 'POST' ? { 'content-type': 'text/plain' } : {}),
    };
    const sent = request(new URL(path, server.url), { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        if ((response.statusCode ?? 500) < 300) resolve(text);
        else reject(new Error(`${method} ${path}: ${response.statusCode ?? ''} ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** On a machine that others use, too, the time of the processor says more than that of the clock. */
async function processorTime(): Promise<string> {
  const seconds = /^swissproof_process_cpu_seconds_total (\S+)/m.exec(await get('/metrics'))?.[1];
  return `processor time of the server: ${Number(seconds).toFixed(1)} s`;
}

/** As Linux tells it. */
function peakOf(process: number): string {
  try {
    const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]);
    return `${Math.round(kilobytes / 1024)} MiB`;
  } catch {
    return 'not known on this system';
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
