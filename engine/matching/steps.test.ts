import { describe, expect, it } from 'vitest';
import { countSteps, countedSteps, stopAtLimit, withinSteps } from './steps.js';

/** Work that counts steps one by one, and may stop after each. */
function work(steps: number, done: number[] = []): string {
  for (let step = 1; step <= steps; step++) {
    countSteps(1);
    stopAtLimit();
    done.push(step);
  }
  return 'done';
}

describe('work within a limit of steps', () => {
  it('is done to its end where it needs no more', () => {
    expect(withinSteps(5, () => work(5))).toEqual({ isStopped: false, result: 'done' });
  });

  it('stops at the same place each time', () => {
    for (let time = 0; time < 2; time++) {
      const done: number[] = [];
      expect(withinSteps(5, () => work(100, done))).toEqual({ isStopped: true });
      expect(done).toEqual([1, 2, 3, 4, 5]);
    }
  });

  it('is limited by what is around it as well, which stops then', () => {
    const inner: number[] = [];
    const outer = withinSteps(5, () => withinSteps(100, () => work(50, inner)));
    expect(outer).toEqual({ isStopped: true });
    expect(inner).toHaveLength(5);
  });

  it('stops alone where only its own limit is reached', () => {
    const outer = withinSteps(20, () => [withinSteps(5, () => work(50)).isStopped, work(10)]);
    expect(outer).toEqual({ isStopped: false, result: [true, 'done'] });
  });

  it('limits nothing afterwards, also where something else went wrong', () => {
    expect(() =>
      withinSteps(5, () => {
        throw new RangeError('another one');
      }),
    ).toThrow(RangeError);
    const before = countedSteps();
    expect(work(1000)).toBe('done');
    expect(countedSteps() - before).toBe(1000);
  });
});
