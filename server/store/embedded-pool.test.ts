import { expect, it, onTestFinished } from 'vitest';
import { asKey } from '../work/current-key.js';
import { embeddedPool } from './embedded-pool.js';

it('the key that had the embedded database for the least time is first, however many others ask', async () => {
  const pool = await embeddedPool({ kind: 'memory' });
  onTestFinished(() => pool.end());
  const answered: string[] = [];
  const ask = (key: string): Promise<void> =>
    asKey(key, async () => {
      const connection = await pool.connect();
      await connection.query('select 1', []);
      answered.push(key);
      connection.release();
    });
  const busy = Array.from({ length: 50 }, () => ask('busy'));
  await busy[2];
  const before = answered.length;
  await ask('new');
  expect(answered.slice(before).filter((key) => key === 'busy').length).toBeLessThanOrEqual(1);
  await Promise.all(busy);
});

it('lets requests in between the queries that wait', async () => {
  const pool = await embeddedPool({ kind: 'memory' });
  onTestFinished(() => pool.end());
  const ask = async (): Promise<void> => {
    const connection = await pool.connect();
    await connection.query('select 1', []);
    connection.release();
  };
  await ask();
  let isLetIn = false;
  const all = Promise.all(Array.from({ length: 50 }, ask)).then(() => isLetIn);
  setImmediate(() => (isLetIn = true));
  expect(await all).toBe(true);
});
