import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Flood } from './server-flood.js';

/** How many answers had which status. */
type Counts = Map<number, number>;

async function flood({ url, keys, file, width }: Flood, isOver: () => boolean): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  const ask = (method: string, path: string, key: string, body: string): Promise<number> =>
    new Promise((resolve) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'text/plain' };
      const sent = request(new URL(path, url), { method, agent, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => {
          resolve(answer.statusCode ?? 0);
        });
      });
      sent.once('error', () => {
        resolve(0);
      });
      sent.end(body);
    });
  let number = 0;
  const repeat = async (counts: Counts, next: () => Promise<number>): Promise<void> => {
    while (!isOver()) {
      const status = await next();
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  const checks: Counts = new Map();
  const unknown: Counts = new Map();
  const all = keys.flatMap((key) =>
    Array.from({ length: width }, () =>
      repeat(checks, () => ask('POST', '/v1/checks', key, `${file}### ${(number += 1)}\n`)),
    ),
  );
  const stranger = (): string =>
    `sp_${randomBytes(6).toString('hex')}_${randomBytes(32).toString('base64url')}`;
  for (let index = 0; index < width; index++)
    all.push(repeat(unknown, () => ask('GET', '/v1/tournaments', stranger(), '')));
  await Promise.all(all);
  agent.destroy();
  return `beside them: checks ${countsText(checks)}; unknown keys ${countsText(unknown)}`;
}

function countsText(counts: Counts): string {
  const parts = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  return parts.join(', ');
}

let isOver = false;
parentPort?.once('message', () => (isOver = true));
parentPort?.postMessage(await flood(workerData as Flood, () => isOver));
