import { Pace } from '../certify/progress.js';
import type { Io } from '../io.js';

export interface Progress {
  readonly tick: () => void;
  readonly stop: () => void;
}

/** A progress bar on the terminal when something is done with more than a few files. */
export async function startProgress(what: string, total: number, io: Io): Promise<Progress> {
  if (io.terminal === null || total <= A_FEW) return { tick: noop, stop: noop };
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    stream: io.terminal,
    format: `${what} [{bar}] {value}/{total}{left}`,
    barCompleteChar: '#',
    barIncompleteChar: '.',
    clearOnComplete: true,
  });
  const pace = new Pace(total, 0);
  bar.start(total, 0, { left: '' });
  return {
    tick: () => {
      pace.tick(false);
      bar.update(pace.done, { left: `, ${pace.payload().left} left` });
    },
    stop: () => {
      bar.stop();
    },
  };
}

const A_FEW = 8;

function noop(): void {}
