import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Io } from '../io.js';
import { run } from '../run.js';

export interface CliRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process, with what it would find on standard input. */
export async function runCli(argv: readonly string[], stdin = '', world: Partial<Io> = {}): Promise<CliRun> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(argv, {
    stdout: (text) => void out.push(text),
    stderr: (text) => void err.push(text),
    readStdin: () => Promise.resolve({ ok: true, content: Buffer.from(stdin) }),
    now: () => new Date('2026-11-21T12:00:00Z'),
    openFile: () => Promise.reject(new Error('tests open nothing')),
    terminal: null,
    hasColours: false,
    columns: 100,
    ...world,
  });
  return { code, stdout: out.join(''), stderr: err.join('') };
}

/** A folder that goes away with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-test-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
