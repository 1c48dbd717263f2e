import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.js';

/** A queue with a clock of its own, and the tasks in the order in which they started. */
function queueOf(threads: number, limits = { waitingOfKey: 100, sizeOfKey: 1000 }) {
  let now = 0;
  const started: string[] = [];
  const queue = new FairQueue({ threads, ...limits }, () => now);
  const add = (name: string, isUrgent = false, size = 1) => {
    const task = { key: name.charAt(0), isUrgent, size, start: () => void started.push(name) };
    queue.add(task);
    return task;
  };
  const end = (key: string, after: number): void => {
    now += after;
    queue.end(key);
  };
  return { queue, started, add, end };
}

it('never gives all threads to one key, and a waiting key gets the one that is left', () => {
  const { started, add } = queueOf(3);
  for (let i = 1; i <= 25; i++) add(`a${i}`);
  expect(started).toEqual(['a1', 'a2']);
  add('b1');
  expect(started).toEqual(['a1', 'a2', 'b1']);
});

it('with one thread the key that used less time is first, however many tasks the other has', () => {
  const { started, add, end } = queueOf(1);
  for (let i = 1; i <= 25; i++) add(`a${i}`);
  end('a', 20_000);
  add('b1');
  add('b2');
  end('a', 20_000);
  end('b', 10);
  end('b', 10);
  expect(started).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
});

it('keys that use the same time take turns', () => {
  const { started, add, end } = queueOf(1);
  for (const name of ['a1', 'a2', 'b1', 'b2', 'c1', 'c2']) add(name);
  for (const key of ['a', 'b', 'c', 'a', 'b']) end(key, 100);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
});

it('keeps the last free thread for keys that used little, also from many keys with long tasks', () => {
  const { started, add, end } = queueOf(2);
  add('a1');
  add('b1');
  for (let i = 2; i <= 50; i++) for (const key of ['a', 'b']) add(`${key}${i}`);
  end('a', 20_000);
  end('b', 0);
  expect(started, 'one thread is free').toHaveLength(3);
  add('c1');
  expect(started.at(-1)).toBe('c1');
});

it('inside a key urgent tasks are first, then the oldest', () => {
  const { started, add, end } = queueOf(1);
  for (const name of ['a1', 'a2']) add(name);
  add('a3', true);
  add('a4', true);
  for (let i = 0; i < 3; i++) end('a', 1);
  expect(started).toEqual(['a1', 'a3', 'a4', 'a2']);
});

it('has so many places for a key, and so much room, but always one task; other keys have their own', () => {
  const { queue, add } = queueOf(1, { waitingOfKey: 2, sizeOfKey: 10 });
  add('a1');
  expect(queue.hasPlace('a', 50), 'nothing of it waits').toBe(true);
  const big = add('a2', false, 8);
  expect([queue.hasPlace('a', 2), queue.hasPlace('a', 3), queue.hasPlace('b', 50)]).toEqual([
    true,
    false,
    true,
  ]);
  add('a3');
  expect([queue.hasPlace('a', 1), queue.waiting]).toEqual([false, 2]);
  expect([queue.remove(big), queue.remove(big)]).toEqual([true, false]);
  expect([queue.hasPlace('a', 1), queue.waiting]).toEqual([true, 1]);
});

it('forgets with time what a key used', () => {
  const { started, add, end } = queueOf(1);
  add('a1');
  end('a', 20_000);
  add('b1');
  end('b', 100);
  add('c1');
  for (const name of ['b2', 'a2']) add(name);
  end('c', 30 * 60_000);
  end('b', 1);
  expect(started.slice(2)).toEqual(['c1', 'b2', 'a2']);
});
