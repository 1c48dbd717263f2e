import { expect, it } from 'vitest';
import { GradualList } from './gradual-list.js';

it('makes its items when somebody looks at them, each once', () => {
  const made: number[] = [];
  const list = new GradualList(function* () {
    for (const item of [1, 2, 3]) {
      made.push(item);
      yield item;
    }
  });
  expect(list.at(1)).toBe(2);
  expect(made).toEqual([1, 2]);
  expect([...list]).toEqual([1, 2, 3]);
  expect(list.all()).toEqual([1, 2, 3]);
  expect(list.at(3)).toBeUndefined();
  expect(made).toEqual([1, 2, 3]);
});

it('is whole again after it was stopped', () => {
  let isStopped = true;
  const list = new GradualList(function* () {
    yield 1;
    if (isStopped) throw new Error('stopped');
    yield 2;
  });
  expect(list.at(0)).toBe(1);
  expect(() => list.all()).toThrow('stopped');
  expect(() => list.at(1)).toThrow('stopped');
  isStopped = false;
  expect(list.all()).toEqual([1, 2]);
});
