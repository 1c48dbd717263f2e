/** Nobody waits any longer. */
export class Impatience extends Error {
  override readonly name = 'Impatience';
}

/** How long somebody waits for the database. */
export class Patience {
  /** In milliseconds; null: for ever. */
  time: number | null = null;
  #isOver = false;
  readonly #waiting = new Set<() => void>();

  /**
   * Throws where it takes too long, or where nobody waits any longer.
   * @param takesItsTime whether it never takes too long.
   */
  async wait<T>(work: Promise<T>, takesItsTime = false): Promise<T> {
    const time = takesItsTime ? null : this.time;
    let giveUp: (why: string) => void = () => undefined;
    const givenUp = new Promise<never>((_, reject) => {
      giveUp = (why) => {
        reject(new Impatience(why));
      };
    });
    const end = (): void => {
      giveUp('the server is being stopped');
    };
    const timer =
      time === null
        ? null
        : setTimeout(() => {
            giveUp(`no answer within ${time / 1000} s`);
          }, time);
    this.#waiting.add(end);
    if (this.#isOver) end();
    try {
      return await Promise.race([work, givenUp]);
    } finally {
      this.#waiting.delete(end);
      if (timer !== null) clearTimeout(timer);
    }
  }

  /** Waits for nothing, whatever comes of the work. */
  async refuse(work: Promise<unknown>): Promise<never> {
    work.catch(() => undefined);
    return Promise.reject(new Impatience('no answer to what was asked before'));
  }

  /** Without an error where nobody waits any longer. */
  async waitUnlessOver(work: Promise<void>): Promise<void> {
    try {
      await this.wait(work);
    } catch (error) {
      if (!this.#isOver) throw error;
    }
  }

  end(): void {
    this.#isOver = true;
    for (const end of this.#waiting) end();
  }
}
