import type { Buffer } from 'node:buffer';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { unreadable } from '../answers/answers.js';
import type { Failure } from '../answers/answers.js';
import { decode, lastSaid, quoted } from '../answers/decode.js';
import { isRecord } from '../answers/json.js';
import type { JsonRecord } from '../answers/json.js';
import { killGroup, later, startTalking } from './process-group.js';
import { joined, reasonOf, removeFolder, tail, temporaryFolder } from './run-program.js';
import type { Setup } from '../setup.js';

/** Version of the protocol that PROTOCOL.md describes. */
export const PROTOCOL = 1;

export type AdapterAnswer = { readonly ok: true; readonly value: JsonRecord } | Failure;

/**
 * Talks to an adapter: one question at a time, one line each. An adapter that crashes, hangs or answers something else
 * is killed, and started again for the next question.
 */
export class AdapterSession {
  private adapter: Adapter | null = null;
  private lastId = 0;
  private turn: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly setup: Setup,
    private readonly folder: string,
  ) {}

  static async start(setup: Setup): Promise<AdapterSession> {
    return new AdapterSession(setup, await temporaryFolder());
  }

  /** Asks when all earlier questions are answered. */
  ask(cmd: string, details: JsonRecord, signal?: AbortSignal): Promise<AdapterAnswer> {
    const answer = this.turn.then(() => this.askNow(cmd, details, signal));
    this.turn = answer.catch(() => undefined);
    return answer;
  }

  /** Tells the adapter to stop, does not wait long for it, and removes its folder. */
  async close(): Promise<void> {
    const { adapter } = this;
    this.adapter = null;
    if (adapter !== null) await adapter.stop();
    await removeFolder(this.folder);
  }

  private async askNow(cmd: string, details: JsonRecord, signal?: AbortSignal): Promise<AdapterAnswer> {
    signal?.throwIfAborted();
    if (this.adapter === null || this.adapter.isGone) {
      this.adapter = new Adapter(this.setup, this.folder);
      if (cmd !== 'hello') {
        const hello = await this.exchange('hello', { protocol: PROTOCOL }, signal);
        if (!hello.ok) return hello;
      }
    }
    return this.exchange(cmd, details, signal);
  }

  private async exchange(cmd: string, details: JsonRecord, signal?: AbortSignal): Promise<AdapterAnswer> {
    const { adapter } = this;
    if (adapter === null) throw new Error('the session with the adapter is closed');
    const id = ++this.lastId;
    const limit = this.setup.limits.seconds;
    const seconds = cmd === 'hello' ? Math.max(limit, START) : limit;
    const line = await adapter.exchange(JSON.stringify({ id, cmd, ...details }), seconds, signal);
    const answer = typeof line === 'string' ? readAnswer(line, id) : line;
    // An error that the adapter reports itself is an answer too: it runs on.
    const isOver = answer.ok ? answer.value['last'] === true : !('reported' in answer);
    if (isOver) adapter.kill();
    return answer;
  }
}

/** Seconds that an adapter has for its start, even if an answer must come sooner. */
const START = 60;

/** One process of an adapter. */
class Adapter {
  isGone = false;
  private readonly process: ChildProcessByStdio<Writable, Readable, Readable>;
  private stderr: Uint8Array = new Uint8Array();
  private parts: Uint8Array[] = [];
  private size = 0;
  /** How it ended. */
  private death: Failure | null = null;
  private settle: ((result: string | Failure) => void) | null = null;

  constructor(
    private readonly setup: Setup,
    folder: string,
  ) {
    this.process = startTalking(setup.command, { folder, limits: setup.limits });
    this.process.stdout.on('data', (chunk: Buffer) => {
      this.receive(chunk);
    });
    this.process.stderr.on('data', (chunk: Buffer) => {
      this.stderr = tail(this.stderr, chunk);
    });
    // A pipe that breaks is told by the end of the process.
    this.process.stdin.on('error', () => undefined);
    this.process.once('error', (error) => {
      this.end(`cannot be started: ${error.message}`);
    });
    this.process.once('exit', () => {
      this.isGone = true;
    });
    this.process.once('close', (status, ended) => {
      this.end(ended === null ? `exits with code ${status ?? 'unknown'}` : `is ended by ${ended}`);
    });
  }

  /** Writes a line and waits for the next one that comes. */
  exchange(line: string, seconds: number, signal?: AbortSignal): Promise<string | Failure> {
    if (this.death !== null) return Promise.resolve(this.death);
    return new Promise((resolve, reject) => {
      const callOff = later(seconds, () => {
        this.settle?.({ ok: false, outcome: 'candidate-timeout', note: `no answer within ${seconds} s` });
      });
      const abort = (): void => {
        finish();
        this.kill();
        reject(signal === undefined ? new Error('aborted') : reasonOf(signal));
      };
      const finish = (): void => {
        callOff();
        signal?.removeEventListener('abort', abort);
        this.settle = null;
      };
      this.settle = (result) => {
        finish();
        resolve(result);
      };
      signal?.addEventListener('abort', abort);
      this.parts = [];
      this.size = 0;
      this.process.stdin.write(`${line}\n`);
    });
  }

  kill(): void {
    this.isGone = true;
    killGroup(this.process);
  }

  async stop(): Promise<void> {
    const { pid, exitCode, signalCode } = this.process;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const ended = new Promise<void>((resolve) => {
      this.process.once('exit', () => {
        resolve();
      });
    });
    if (!this.isGone) this.process.stdin.end('{"cmd":"stop"}\n');
    const timer = setTimeout(() => {
      this.kill();
    }, PATIENCE);
    await ended;
    clearTimeout(timer);
  }

  private receive(chunk: Uint8Array): void {
    const end = chunk.indexOf(NEWLINE);
    this.size += chunk.length;
    if (this.settle !== null) this.parts.push(end < 0 ? chunk : chunk.subarray(0, end));
    const { outputBytes } = this.setup.limits;
    if (this.size > outputBytes) {
      this.settle?.(unreadable(`the adapter floods its output: more than ${outputBytes} bytes`));
      this.kill();
    } else if (end >= 0) this.settle?.(decode(joined(this.parts)));
  }

  private end(what: string): void {
    this.isGone = true;
    const said = decode(this.stderr).trim();
    const note = `the adapter ${what}${said === '' ? '' : `: ${lastSaid(said)}`}`;
    this.death = { ok: false, outcome: 'candidate-crash', note };
    this.settle?.(this.death);
  }
}

const NEWLINE = 10;
/** Milliseconds that an adapter has to stop by itself. */
const PATIENCE = 1000;

function readAnswer(line: string, id: number): AdapterAnswer | Reported {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return unreadable(`the adapter writes a line that is no JSON: ${quoted(line)}`);
  }
  if (!isRecord(value)) return unreadable(`the adapter answers ${quoted(line)}, which is no object`);
  if (value['id'] !== id)
    return unreadable(`the answer is for question ${JSON.stringify(value['id'])}, asked was question ${id}`);
  const { error } = value;
  if (error === undefined) return { ok: true, value };
  const code = isRecord(error) ? error['code'] : undefined;
  const message = isRecord(error) && typeof error['message'] === 'string' ? error['message'] : line;
  return {
    ok: false,
    outcome: OUTCOMES.get(code) ?? 'candidate-crash',
    note: quoted(message),
    reported: true,
  };
}

/** An error that the adapter reports itself. */
interface Reported extends Failure {
  readonly reported: true;
}

const OUTCOMES: ReadonlyMap<unknown, Failure['outcome']> = new Map<unknown, Failure['outcome']>([
  ['crash', 'candidate-crash'],
  ['timeout', 'candidate-timeout'],
  ['unreadable', 'unreadable-answer'],
]);
