import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { expect, test } from 'vitest';
import { endMarked, MARK } from './marked-processes.js';

const onLinux = test.skipIf(process.platform !== 'linux');

onLinux('a process with the mark is ended, and those that came after it', async () => {
  const mark = `marked-${process.pid}-1`;
  const [first, second, other] = [started(mark), started(mark), started('another')];
  endMarked(mark, numberOf(first));
  expect(await Promise.all([first, second].map(signalOf))).toEqual(['SIGKILL', 'SIGKILL']);
  expect(other.signalCode).toBeNull();
  other.kill();
});

onLinux('where numbers are given anew from the lowest, all processes are looked at', async () => {
  const mark = `marked-${process.pid}-2`;
  const child = started(mark);
  endMarked(mark, 2 ** 30);
  expect(await signalOf(child)).toBe('SIGKILL');
});

onLinux('so they are where very many were started since', async () => {
  const mark = `marked-${process.pid}-3`;
  const child = started(mark);
  endMarked(mark, 1 - 2 ** 20);
  expect(await signalOf(child)).toBe('SIGKILL');
});

function started(mark: string): ChildProcess {
  return spawn('sleep', ['60'], { env: { ...process.env, [MARK]: mark }, stdio: 'ignore' });
}

function numberOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('not started');
  return pid;
}

function signalOf(child: ChildProcess): Promise<NodeJS.Signals | null> {
  return new Promise((resolve) =>
    child.once('exit', (_, signal) => {
      resolve(signal);
    }),
  );
}
