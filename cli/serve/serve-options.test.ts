import { join } from 'node:path';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { differences } from '../../tests/testing/differences.js';
import type { Differences } from '../../tests/testing/differences.js';
import { runCli } from '../testing/run-cli.js';

const started = vi.hoisted(() => ({ options: [] as unknown[] }));

/** The server is not started: what it would be started with is kept. */
vi.mock('../../server/index.js', async (original) => ({
  ...(await original<object>()),
  startServer: (options: unknown) => {
    started.options.push(options);
    return Promise.reject(new Error('not here'));
  },
}));

beforeEach(() => {
  started.options.length = 0;
});

async function settingsOf(words: readonly string[]): Promise<object> {
  const { code, stdout, stderr } = await runCli(['serve', ...words]);
  expect([code, stdout, stderr]).toEqual([2, '', 'error: the server cannot start: not here\n']);
  const { log, now, ...settings } = started.options.at(-1) as { log: unknown; now: unknown };
  return settings;
}

interface Row {
  readonly words: string;
  readonly changes: Differences;
  /** Words of both command lines. */
  readonly given?: string;
}

const ROWS: readonly Row[] = [
  {
    words: '--data data',
    changes: {
      'database.folder': ['swissproof-data', 'data'],
      'signingKey.file': [join('swissproof-data', 'signing-key.pem'), join('data', 'signing-key.pem')],
    },
  },
  {
    words: '--database postgres://a@localhost/b',
    changes: {
      'database.kind': ['folder', 'postgres'],
      'database.folder': ['swissproof-data', undefined],
      'database.url': [undefined, 'postgres://a@localhost/b'],
    },
    given: '--signing-key key.pem',
  },
  { words: '--host 0.0.0.0', changes: { host: ['127.0.0.1', '0.0.0.0'] } },
  { words: '--port 9000', changes: { port: [8080, 9000] } },
  { words: '--threads 3', changes: { threads: [null, 3] } },
  { words: '--time-limit 1.5', changes: { timeLimit: [20_000, 1500] } },
  { words: '--memory-limit 64', changes: { memoryLimit: [512, 64] } },
  { words: '--body-limit 16', changes: { 'limits.body': [4_194_304, 16_384] } },
  { words: '--request-time 2', changes: { 'limits.requestTime': [30_000, 2000] } },
  { words: '--rate 60', changes: { 'limits.rate': [1200, 60] } },
  { words: '--trust-proxy 10.0.0.0/8', changes: { trustProxy: [null, '10.0.0.0/8'] } },
  { words: '--keep-checks 2', changes: { 'limits.keepChecks': [604_800_000, 172_800_000] } },
  { words: '--keep-birth-dates', changes: { 'limits.keepBirthDates': [false, true] } },
  { words: '--retention 3', changes: { 'limits.retention': [null, 3] } },
  {
    words: '--signing-key key.pem',
    changes: { 'signingKey.file': [join('swissproof-data', 'signing-key.pem'), 'key.pem'] },
  },
  { words: '--new-signing-key', changes: { 'signingKey.isNewAllowed': [false, true] } },
  { words: '--open-metrics', changes: { openMetrics: [false, true] } },
  { words: '--log-level debug', changes: { logLevel: ['info', 'debug'] } },
];

it.each(ROWS)(
  'serve $words changes what the server is started with, and nothing else',
  async ({ words, changes, given }) => {
    const base = given?.split(' ') ?? [];
    const [before, after] = [await settingsOf(base), await settingsOf([...base, ...words.split(' ')])];
    expect(differences(before, after)).toEqual(changes);
  },
);

test.each([
  '--port 65536',
  '--threads 0',
  '--time-limit 3601',
  '--memory-limit 15',
  '--body-limit 0',
  '--rate 0',
])('serve %s is refused, and nothing is started', async (words) => {
  const { code, stderr } = await runCli(['serve', ...words.split(' ')]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Expected ')]);
  expect(started.options).toEqual([]);
});
