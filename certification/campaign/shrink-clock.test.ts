import { describe, expect, it } from 'vitest';
import { ShrinkClock } from './shrink-clock.js';

/** A clock with seconds that the test sets. */
function clockOf(seconds: number): {
  readonly clock: ShrinkClock;
  readonly setTo: (seconds: number) => void;
} {
  let time = 0;
  const clock = new ShrinkClock(seconds, () => time * 1000);
  return { clock, setTo: (seconds) => (time = seconds) };
}

describe('the time for shrinking', () => {
  it('ends after the seconds without a smaller tournament', () => {
    const { clock, setTo } = clockOf(600);
    setTo(599);
    expect([clock.isOut(), clock.secondsLeft]).toEqual([false, 1]);
    setTo(600);
    expect([clock.isOut(), clock.secondsLeft]).toEqual([true, 0]);
  });

  it('does not end while a slow program makes progress, and begins anew with each smaller tournament', () => {
    const { clock, setTo } = clockOf(600);
    const { isLate, onSmaller } = clock.limits();
    for (let time = 50; time <= 5000; time += 50) {
      setTo(time);
      expect([isLate(), clock.isOut()]).toEqual([false, false]);
      onSmaller();
    }
    expect(clock.secondsLeft).toBe(600);
  });

  it.each([
    [600, 60],
    [7200, 720],
    [100, 60],
    [20, 20],
  ])('with %d s leaves a deviation after %d s without progress', (seconds, most) => {
    const { clock, setTo } = clockOf(seconds);
    const first = clock.limits();
    setTo(most - 1);
    expect(first.isLate()).toBe(false);
    setTo(most);
    expect(first.isLate()).toBe(true);
    expect(clock.limits().isLate()).toBe(seconds === most);
  });
});
