import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** Runs a command among processes of its own, of which it is the first, as a container does. */
export const OWN_PROCESSES = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] as const;

/** Whether this machine lets us do that. */
export function hasOwnProcesses(): boolean {
  const [command, ...rest] = OWN_PROCESSES;
  return spawnSync(command, [...rest, 'true'], { stdio: 'ignore' }).status === 0;
}

/** Runs the built program to its end. */
export function runBuilt(
  argv: readonly string[],
  within: readonly string[] = [],
): { readonly code: number | null; readonly stdout: string; readonly stderr: string } {
  const [command, ...rest] = [...within, process.execPath, PROGRAM, ...argv];
  const { status, stdout, stderr } = spawnSync(command, rest, { encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

/** A command that runs. */
export interface RunningCommand {
  /** The exit code; null after a kill. */
  readonly ended: Promise<number | null>;
  hasEnded(): boolean;
  /** What it has printed until now. */
  output(): string;
  /** Kills it where it still runs, and waits for its end. */
  kill(): Promise<void>;
}

/** Starts the built program. */
export function begin(argv: readonly string[]): RunningCommand {
  const child = spawn(process.execPath, [PROGRAM, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    ended,
    hasEnded: () => child.exitCode !== null,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The server as a command, in a process of its own that can be killed. */
export interface ServerProcess {
  readonly url: string;
  /** The key that the first start has told; empty later. */
  readonly key: string;
  readonly output: () => string;
  /** @returns the exit code; null after SIGKILL. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts `swissproof serve` and waits until it listens. Throws with what it said where it does not.
 * @param program the built program, where it is not that of this project.
 * @param within a command that runs it, like {@link OWN_PROCESSES}; empty: none.
 */
export async function serve(
  argv: readonly string[],
  program = PROGRAM,
  within: readonly string[] = [],
): Promise<ServerProcess> {
  const [command, ...rest] = [...within, process.execPath, program, 'serve', ...argv];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const take = (data: Buffer): void => {
      output += data.toString();
      if (/listening on http/.test(output)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then(() => {
      reject(new Error(output));
    });
  });
  return {
    url: /listening on (\S+)/.exec(output)?.[1] ?? '',
    key: /told only now: (\S+)/.exec(output)?.[1] ?? '',
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
