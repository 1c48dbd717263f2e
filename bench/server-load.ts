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
import { startFlood } from './server-flood.js';
import type { Flood } from './server-flood.js';

/**
 * `npm run bench -- server`: organisers who all send their files at once to a server of its own, each the next as soon as
 * the answer is there. Every answer must be what `pair` gives, and at the end every round must be there once.
 * --organisers 200  --players 50  --rounds 9  --database postgres://… (default: the embedded database)
 * --seconds 60: each organiser plays one event after another, with a key of its own, for so long.
 * --flood 20: beside them two keys have files checked, and unknown keys ask, each with so many requests at a time.
 */
const { organisers, players, rounds, database, seconds, flood } = orExit(() => {
  const { values } = parseArgs({
    options: {
      organisers: { type: 'string', default: '200' },
      players: { type: 'string', default: '50' },
      rounds: { type: 'string', default: '9' },
      database: { type: 'string' },
      seconds: { type: 'string' },
      flood: { type: 'string' },
    },
  });
  const { database, ...numbers } = values;
  return {
    database,
    organisers: numberIn(numbers.organisers),
    players: numberIn(numbers.players),
    rounds: numberIn(numbers.rounds),
    seconds: numbers.seconds === undefined ? 0 : numberIn(numbers.seconds),
    flood: numbers.flood === undefined ? 0 : numberIn(numbers.flood),
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
  const keys = await Promise.all(events.map(() => newKey()));
  const beside = flood === 0 ? null : startFlood(await floodOf(events));
  const registrations: number[] = [];
  const times: number[] = [];
  const played: { id: string; key: string; rounds: number }[] = [];
  let wrong = 0;
  const start = performance.now();
  const isOver = (): boolean => performance.now() - start > seconds * 1000;
  await Promise.all(
    events.map(async ({ files, boards }, index) => {
      const key = keys[index];
      for (let number = 1; number === 1 || !isOver(); number++) {
        const named = files.map((file) => file.replace(/^012 .*$/m, `$& ${number}`));
        const began = performance.now();
        const { event: id } = JSON.parse(await post('/v1/tournaments', named[0], key)) as { event: string };
        registrations.push(performance.now() - began);
        let given = 0;
        for (const [round, file] of named.entries()) {
          if (seconds > 0 && isOver()) break;
          const asked = performance.now();
          const answer = JSON.parse(await post(`/v1/tournaments/${id}/rounds`, file, key)) as {
            boards: unknown;
          };
          times.push(performance.now() - asked);
          given += 1;
          if (JSON.stringify(answer.boards) !== boards[round]) wrong += 1;
        }
        played.push({ id, key, rounds: given });
      }
    }),
  );
  const taken = (performance.now() - start) / 1000;
  const findings = await beside?.end();
  report('registrations', { times: registrations, seconds: taken });
  report('rounds', { times, seconds: taken });
  if (findings !== undefined) print(findings);
  let lost = 0;
  for (const { id, key, rounds: given } of played) {
    const list = JSON.parse(await get(`/v1/tournaments/${id}/rounds`, key)) as {
      rounds: { round: number }[];
    };
    if (list.rounds.length !== given || list.rounds.some(({ round }, at) => round !== at + 1)) lost += 1;
  }
  print(`answers that are not what pair gives: ${wrong}; events with a round lost or given twice: ${lost}`);
  print(`most memory of the server: ${peakOf(server.child.pid ?? 0)}; ${await processorTime()}`);
  if (wrong + lost > 0) process.exitCode = 1;
}

async function newKey(): Promise<string> {
  const body = JSON.stringify({ name: 'bench', role: 'organiser' });
  return (JSON.parse(await ask('POST', '/v1/keys', body, server.key, 'application/json')) as { key: string })
    .key;
}

async function floodOf(events: readonly EventToPlay[]): Promise<Flood> {
  const file = events[0].files.at(-1) ?? '';
  return { url: server.url, keys: [await newKey(), await newKey()], file, width: flood };
}

interface Timed {
  readonly times: readonly number[];
  readonly seconds: number;
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
  // With a flood the limits are those of every server.
  const rate = flood > 0 ? [] : ['--rate', '100000000'];
  const argv = [program, 'serve', ...where, '--port', '0', ...rate, '--log-level', 'error'];
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

function post(path: string, body: string, key: string): Promise<string> {
  return ask('POST', path, body, key);
}

function get(path: string, key = server.key): Promise<string> {
  return ask('GET', path, '', key);
}

/** fetch would cost this side as much as the server. */
function ask(method: string, path: string, body: string, key: string, type = 'text/plain'): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(method === 'POST' ? { 'content-type': type } : {}),
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
  const text = await get('/metrics').catch(() => null);
  // The key of the administrator may have asked too often.
  if (text === null) return 'processor time of the server: not told';
  const seconds = /^swissproof_process_cpu_seconds_total (\S+)/m.exec(text)?.[1];
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
