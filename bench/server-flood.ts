import { Agent, request } from 'node:http';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { randomBytes } from 'node:crypto';

/** Who asks the server beside the organisers, as fast as it answers. */
export interface Flood {
  readonly url: string;
  /** Keys that have files checked, a new one each time. */
  readonly keys: readonly string[];
  readonly file: string;
  /** Requests under way at a time: of each key, and of unknown keys. */
  readonly width: number;
}

/** Starts it in a thread of its own, so that it does not keep the organisers waiting on this side. */
export function startFlood(flood: Flood): { end(): Promise<string> } {
  const thread = new Worker(new URL(import.meta.url), { workerData: flood });
  return {
    end: () =>
      new Promise((resolve, reject) => {
        thread.once('message', resolve);
        thread.once('error', reject);
        thread.postMessage('end');
      }),
  };
}

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
  return `beside them: checks ${told(checks)}; unknown keys ${told(unknown)}`;
}

function told(counts: Counts): string {
  const parts = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  return parts.join(', ');
}

if (parentPort !== null) {
  const port = parentPort;
  let isOver = false;
  port.once('message', () => (isOver = true));
  port.postMessage(await flood(workerData as Flood, () => isOver));
}
