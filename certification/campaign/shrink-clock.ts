import type { ShrinkLimits } from '../shrink/shrink.js';

/**
 * Decides how long shrinking goes on. Time counts from the last progress, which is a smaller tournament that still shows
 * its deviation: a slow program has as much time as it needs, as long as something comes out of it.
 */
export class ShrinkClock {
  readonly #seconds: number;
  readonly #now: () => number;
  #lastProgress: number;

  /**
   * @param seconds without progress after which shrinking ends.
   * @param now the time in milliseconds.
   */
  constructor(seconds: number, now: () => number = () => Date.now()) {
    this.#seconds = seconds;
    this.#now = now;
    this.#lastProgress = now();
  }

  /** Seconds until shrinking ends, if nothing smaller is found before. */
  get secondsLeft(): number {
    return Math.max(0, this.#seconds - this.#secondsSince(this.#lastProgress));
  }

  isOut(): boolean {
    return this.secondsLeft === 0;
  }

  /**
   * Limits for one deviation, which begins now. It is left for the next one after a tenth of the time without progress,
   * at least a minute, so that one that stays large does not use up the time of the others.
   */
  limits(): Required<Pick<ShrinkLimits, 'isLate' | 'onSmaller'>> {
    const most = Math.max(LEAST_FOR_CASE, this.#seconds / 10);
    let lastInCase = this.#now();
    return {
      isLate: () => this.isOut() || this.#secondsSince(lastInCase) >= most,
      onSmaller: () => {
        lastInCase = this.#now();
        this.#lastProgress = lastInCase;
      },
    };
  }

  #secondsSince(time: number): number {
    return (this.#now() - time) / 1000;
  }
}

const LEAST_FOR_CASE = 60;
