import { expect, it } from 'vitest';
import { fairTurns } from '../store/embedded-pool.js';

/** Somebody who takes turns one after another, as a request asks the database several times. */
async function work(
  take: ReturnType<typeof fairTurns>,
  key: string,
  turns: number,
  taken: string[],
): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const giveBack = await take(key);
    taken.push(key);
    await Promise.resolve();
    giveBack();
  }
}

it('who comes new waits for one turn of others before each of its own, however many keys and requests wait', async () => {
  let now = 0;
  const take = fairTurns(() => (now += 1));
  const taken: string[] = [];
  const busy = Array.from({ length: 20 }, (_, key) =>
    Array.from({ length: 50 }, () => work(take, `busy ${key}`, 8, taken)),
  ).flat();
  while (taken.length < 1000) await Promise.resolve();
  const before = taken.length;
  await work(take, 'new', 8, taken);
  const others = taken.slice(before).filter((key) => key !== 'new');
  expect(others.length).toBeLessThanOrEqual(8 + 1);
  await Promise.all(busy);
  expect(taken, 'everybody had their turns').toHaveLength(20 * 50 * 8 + 8);
});

it('a turn that is given back twice is given back once', async () => {
  const take = fairTurns();
  const first = await take('a');
  const second = take('b');
  first();
  first();
  const giveBack = await second;
  const third = take('c');
  giveBack();
  (await third)();
});
