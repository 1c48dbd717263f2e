import type { CampaignProgress } from '../../certification/campaign/campaign-run.js';
import type { Io } from '../io.js';

/** Shows how far a campaign is: a bar for each phase on a terminal, a line every ten seconds elsewhere. */
export async function campaignBars(io: Io): Promise<CampaignBars> {
  const start = await barsFor(io);
  let phase: CampaignProgress['phase'] | null = null;
  let counter: PhaseCounter | null = null;
  let bar: Bar = NO_BAR;
  return {
    show: (progress) => {
      if (progress.phase === phase) counter?.add(progress);
      else {
        bar.stop();
        ({ phase } = progress);
        counter = counterOf(progress);
        if (counter.isAnnounced) io.stderr(`${counter.line()}\n`);
        bar = phase === 'summary' ? NO_BAR : start(counter, FORMATS[phase]);
      }
      bar.update();
    },
    stop: () => {
      bar.stop();
    },
  };
}

export interface CampaignBars {
  readonly show: (progress: CampaignProgress) => void;
  readonly stop: () => void;
}

const FORMATS: Readonly<Record<Exclude<CampaignProgress['phase'], 'summary'>, string>> = {
  trials: 'certifying [{bar}] {value}/{total}, {deviating} deviate, {rate}/s, {left} left',
  'second-program': 'second program [{bar}] {value}/{total} rounds',
  shrinking: 'shrinking [{bar}] {value}/{total} rules, {tried} tried, ends in {left} without a smaller one',
};

interface PhaseCounter extends Counter {
  /** A line with the total is printed when the phase begins. */
  readonly isAnnounced: boolean;
  add(progress: CampaignProgress): void;
}

function counterOf(first: CampaignProgress): PhaseCounter {
  if (first.phase === 'trials') {
    const pace = new Pace(first.total, first.done);
    return Object.assign(pace, {
      isAnnounced: false,
      add: (progress: CampaignProgress) => {
        pace.tick('deviates' in progress && progress.deviates);
      },
    });
  }
  let now: CampaignProgress = first;
  return {
    isAnnounced: first.phase !== 'summary',
    total: first.total,
    get done() {
      return now.done;
    },
    add: (progress) => {
      now = progress;
    },
    payload: () => ('tried' in now ? { tried: now.tried, left: duration(now.secondsLeft) } : {}),
    line: () =>
      'tried' in now
        ? `shrinking: ${now.done} of ${now.total} rules done, ${now.tried} smaller tournaments tried, ends in ${duration(now.secondsLeft)} without a smaller one`
        : `second program: ${now.done} of ${now.total} rounds asked`,
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

/** Starts bars, each of which shows a counter until it is stopped. */
export async function barsFor(io: Io): Promise<(counter: Counter, format: string) => Bar> {
  const { terminal } = io;
  if (terminal === null)
    return (counter) => {
      const timer = setInterval(() => {
        io.stderr(`${counter.line()}\n`);
      }, LINE_EVERY);
      return {
        update: noop,
        stop: () => {
          clearInterval(timer);
        },
      };
    };
  const { default: cliProgress } = await import('cli-progress');
  return (counter, format) => {
    const bar = new cliProgress.SingleBar({
      stream: terminal,
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
  };
}

function noop(): void {}

const NO_BAR: Bar = { update: noop, stop: noop };

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
