import { expect, it } from 'vitest';
import { MemoryFolder } from './memory-folder.js';
import { addTimes, readTimes, Stopwatch } from './times.js';

it('writes times in the order of their keys, in whatever order they came', () => {
  const folder = new MemoryFolder();
  addTimes(folder, { '3/live': 30, '1/replay': 11, '2/live': 20 });
  expect(folder.read('times.json')).toBe('{\n "1/replay": 11,\n "2/live": 20,\n "3/live": 30\n}\n');
  addTimes(folder, { '1/live': 10, '3/live': 31 });
  expect(Object.entries(readTimes(folder))).toEqual([
    ['1/live', 10],
    ['1/replay', 11],
    ['2/live', 20],
    ['3/live', 31],
  ]);
});

it('no times make no file', () => {
  const folder = new MemoryFolder();
  addTimes(folder, {});
  expect(folder.read('times.json')).toBeNull();
  expect(readTimes(folder)).toEqual({});
});

it('a stopwatch measures each trial that ends', async () => {
  let now = 1000;
  const watch = new Stopwatch(() => new Date(now));
  const takes = (milliseconds: number, end: 'result' | 'error') => (): Promise<string> => {
    now += milliseconds;
    return end === 'result' ? Promise.resolve(end) : Promise.reject(new Error(end));
  };
  expect(await watch.measure({ index: 2, direction: 'live' }, takes(7, 'result'))).toBe('result');
  await expect(watch.measure({ index: 3, direction: 'live' }, takes(8, 'error'))).rejects.toThrow('error');
  await watch.measure({ index: 2, direction: 'replay' }, takes(0, 'result'));
  expect(watch.times).toEqual({ '2/live': 7, '2/replay': 0 });
});
