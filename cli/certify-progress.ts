import type { Io } from './io.js';

export interface CampaignProgress {
  /** A trial has ended. */
  readonly tick: (deviates: boolean) => void;
  readonly stop: () => void;
}

/** A bar with rate and time left on a terminal, a line every ten seconds elsewhere. */
export async function startCampaignProgress(total: number, done: number, io: Io): Promise<CampaignProgress> {
  const pace = new Pace(total, done);
  if (io.terminal === null) {
    const timer = setInterval(() => {
      io.stderr(`${pace.line()}\n`);
    }, LINE_EVERY);
    return {
      tick: (deviates) => {
        pace.tick(deviates);
      },
      stop: () => {
        clearInterval(timer);
      },
    };
  }
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    stream: io.terminal,
    format: 'certifying [{bar}] {value}/{total}, {deviating} deviate, {rate}/s, {left} left',
    barCompleteChar: '#',
    barIncompleteChar: '.',
    clearOnComplete: true,
  });
  bar.start(total, done, pace.payload());
  return {
    tick: (deviates) => {
      pace.tick(deviates);
      bar.increment(1, pace.payload());
    },
    stop: () => {
      bar.stop();
    },
  };
}

const LINE_EVERY = 10_000;

/** How fast a campaign goes. */
export class Pace {
  readonly #start: number;
  #run = 0;
  #deviating = 0;

  constructor(
    readonly total: number,
    readonly before: number,
    readonly now: () => number = () => Date.now(),
  ) {
    this.#start = now();
  }

  tick(deviates: boolean): void {
    this.#run += 1;
    if (deviates) this.#deviating += 1;
  }

  payload(): { readonly deviating: number; readonly rate: string; readonly left: string } {
    const rate = this.#run / Math.max((this.now() - this.#start) / 1000, 0.001);
    const left = this.#run === 0 ? '?' : duration((this.total - this.before - this.#run) / rate);
    return { deviating: this.#deviating, rate: rate.toFixed(rate < 10 ? 1 : 0), left };
  }

  line(): string {
    const { deviating, rate, left } = this.payload();
    return `${this.before + this.#run} of ${this.total} done, ${deviating} deviate, ${rate}/s, ${left} left`;
  }
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}
