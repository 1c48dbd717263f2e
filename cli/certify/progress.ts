import type { Io } from '../io.js';

export interface CampaignProgress {
  /** A trial has ended. */
  readonly tick: (deviates: boolean) => void;
  readonly stop: () => void;
}

/** A bar with rate and time left on a terminal, a line every ten seconds elsewhere. */
export async function startCampaignProgress(total: number, done: number, io: Io): Promise<CampaignProgress> {
  const pace = new Pace(total, done);
  const format = 'certifying [{bar}] {value}/{total}, {deviating} deviate, {rate}/s, {left} left';
  const bar = await startBar(pace, format, io);
  return {
    tick: (deviates) => {
      pace.tick(deviates);
      bar.update();
    },
    stop: bar.stop,
  };
}

/** What a bar shows, and the line that stands for it where there is no terminal. */
export interface Counter {
  readonly total: number;
  readonly done: number;
  payload(): Readonly<Record<string, string | number>>;
  line(): string;
}

export interface Bar {
  readonly update: () => void;
  readonly stop: () => void;
}

/** Shows a counter until it is stopped. */
export async function startBar(counter: Counter, format: string, io: Io): Promise<Bar> {
  if (io.terminal === null) {
    const timer = setInterval(() => {
      io.stderr(`${counter.line()}\n`);
    }, LINE_EVERY);
    return {
      update: () => undefined,
      stop: () => {
        clearInterval(timer);
      },
    };
  }
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    stream: io.terminal,
    format,
    barCompleteChar: '#',
    barIncompleteChar: '.',
    clearOnComplete: true,
  });
  bar.start(counter.total, counter.done, counter.payload());
  return {
    update: () => {
      bar.update(counter.done, counter.payload());
    },
    stop: () => {
      bar.stop();
    },
  };
}

const LINE_EVERY = 10_000;

/** How fast a campaign goes. */
export class Pace implements Counter {
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

  get done(): number {
    return this.before + this.#run;
  }

  tick(deviates: boolean): void {
    this.#run += 1;
    if (deviates) this.#deviating += 1;
  }

  payload(): { readonly deviating: number; readonly rate: string; readonly left: string } {
    const rate = this.#run / Math.max((this.now() - this.#start) / 1000, 0.001);
    const left = this.#run === 0 ? '?' : duration((this.total - this.done) / rate);
    return { deviating: this.#deviating, rate: rate.toFixed(rate < 10 ? 1 : 0), left };
  }

  line(): string {
    const { deviating, rate, left } = this.payload();
    return `${this.done} of ${this.total} done, ${deviating} deviate, ${rate}/s, ${left} left`;
  }
}

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}
