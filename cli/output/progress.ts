import type { Io } from '../io.js';

export interface Progress {
  readonly tick: () => void;
  readonly stop: () => void;
}

/** A progress bar on the terminal when more than a few files are checked. */
export async function startProgress(total: number, io: Io): Promise<Progress> {
  if (io.terminal === null || total <= A_FEW) return { tick: noop, stop: noop };
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    stream: io.terminal,
    format: 'checking [{bar}] {value}/{total}, {eta_formatted} left',
    barCompleteChar: '#',
    barIncompleteChar: '.',
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return {
    tick: () => {
      bar.increment();
    },
    stop: () => {
      bar.stop();
    },
  };
}

const A_FEW = 8;

function noop(): void {}
