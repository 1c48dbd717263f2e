import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unreadable } from '../answers/answers.js';
import type { CheckAnswer, Failure, GenerateAnswer, PairAnswer } from '../answers/answers.js';
import type { ClaimedRules, ProgramBy } from '../candidate-program.js';
import { decode, lastSaid, withoutLines } from '../answers/decode.js';
import { keyValueFile } from '../generator-wishes.js';
import type { Wish } from '../generator-wishes.js';
import { ownVersion } from '../own-version.js';
import type { Ability, Command, Commands, AnswerPlace, Limits } from '../profile.js';
import { freshCalls } from './program-calls.js';
import type { ProgramCalls } from './program-calls.js';
import { readCheckReport, readRoundBlocks } from '../answers/read-check.js';
import { readPairing } from '../answers/read-pairing.js';
import { residentCalls } from './resident-calls.js';
import { withFolder } from './run-program.js';
import type { ProgramRun } from './run-program.js';
import { CandidateError } from './find-program.js';
import { titleOf } from '../setup.js';
import type { Setup } from '../setup.js';

/** A candidate with a command line for each task: every question is a call in a fresh folder. */
export class CommandLineCandidate<Rules extends ClaimedRules> implements ProgramBy<Rules> {
  readonly profile;
  readonly edition: Rules;
  readonly title;
  readonly file;
  readonly abilities: ReadonlySet<Ability>;
  readonly checksStandings: boolean;

  private constructor(
    private readonly setup: Setup<Rules>,
    private readonly commands: Commands,
    private readonly calls: ProgramCalls,
    readonly version: string | null,
    /** What a line of its checker matches that finds standings wrong; null where that is told in another way, or not. */
    private readonly wrongLine: RegExp | null,
  ) {
    this.profile = setup.profile;
    this.edition = setup.edition;
    this.title = titleOf(setup.profile.name, version);
    this.file = setup.file;
    const tasks = ['pair', 'check', 'generate'] as const;
    this.abilities = new Set(tasks.filter((task) => commands[task] !== undefined));
    this.checksStandings = commands.check?.standings !== undefined;
  }

  /**
   * Asks for the version, where the profile says how. Throws a CandidateError when that cannot be done, or when a pattern
   * of the profile is no regular expression.
   */
  static async open<Rules extends ClaimedRules>(
    setup: Setup<Rules>,
    commands: Commands,
    signal?: AbortSignal,
  ): Promise<CommandLineCandidate<Rules>> {
    const isResident = setup.profile.resident !== undefined;
    const calls = isResident ? await residentCalls(setup, signal) : freshCalls(setup);
    try {
      const version =
        commands.version === undefined ? null : await ownVersion(calls, commands.version, signal);
      return new CommandLineCandidate(setup, commands, calls, version, wrongLineOf(commands));
    } catch (error) {
      await calls.close();
      throw error;
    }
  }

  async pairRound(trf: string, round: number, signal?: AbortSignal): Promise<PairAnswer> {
    const { pair } = this.commands;
    if (pair === undefined) return unreadable('the profile has no command that pairs a round');
    const { impossible = [], exitCodes = [0] } = pair;
    const command = { ...pair, exitCodes: [...exitCodes, ...impossible] };
    const call = await this.#call(command, { input: trf, round: String(round) }, signal, impossible);
    if (!call.ok) return call;
    if (impossible.includes(call.status)) return { ok: true, pairing: null };
    return readPairing(decode(call.answer));
  }

  async check(trf: string, rounds: number, signal?: AbortSignal): Promise<CheckAnswer> {
    const { check } = this.commands;
    if (check === undefined) return unreadable('the profile has no command that checks a file');
    const call = await this.#call(check, { input: trf }, signal);
    if (!call.ok) return call;
    const read = check.format === 'round-blocks' ? readRoundBlocks : readCheckReport;
    const text = decode(call.answer);
    if (this.wrongLine === null) return read(text, rounds);
    const { others, found } = withoutLines(text, this.wrongLine);
    const answer = read(others, rounds);
    return answer.ok ? { ...answer, standingsAgree: !found } : answer;
  }

  async generate(wish: Wish, signal?: AbortSignal): Promise<GenerateAnswer> {
    const { generate } = this.commands;
    if (generate === undefined) return unreadable('the profile has no command that generates a tournament');
    const config = generate.config === 'json' ? JSON.stringify(wish.config) : keyValueFile(wish);
    const { infeasible = [], exitCodes = [0] } = generate;
    const command = { ...generate, exitCodes: [...exitCodes, ...infeasible] };
    const call = await this.#call(command, { config, seed: String(wish.seed) }, signal, infeasible);
    if (!call.ok) return { ...call, given: config };
    if (infeasible.includes(call.status)) return { ok: true, file: null, note: saidBy(call.run) };
    return { ok: true, file: call.answer };
  }

  close(): Promise<void> {
    return this.calls.close();
  }

  #call(
    command: Command & { readonly answer: AnswerPlace },
    given: Given,
    signal: AbortSignal | undefined,
    withoutAnswer: readonly number[] = [],
  ): Promise<Call> {
    const { setup } = this;
    return withFolder(async (folder) => {
      const paths = {
        input: join(folder, 'input.trf'),
        config: join(folder, 'config.txt'),
        output: join(folder, 'output.txt'),
      };
      if (given.input !== undefined) await writeFile(paths.input, given.input);
      if (given.config !== undefined) await writeFile(paths.config, given.config);
      const values: Record<string, string> = {
        ...paths,
        seed: given.seed ?? '',
        round: given.round ?? '',
        edition: setup.edition.id,
      };
      const rest = command.arguments.map((word) =>
        word.replace(PLACEHOLDER, (all, name: string) => values[name] ?? all),
      );
      const run = await this.calls.call(rest, folder, signal);
      if ('ok' in run) return run;
      const { status } = run;
      const failure = failureOf(run, command, setup.limits);
      if (!run.timedOut && (await isTooLarge(paths.output, setup.limits))) return flood(setup.limits);
      if (status === null || failure !== null) return failure ?? crash('does not end by itself', run);
      if (command.answer === 'standard-output' || withoutAnswer.includes(status))
        return { ok: true, status, answer: run.stdout, run };
      return readOutput(paths.output, run, status);
    });
  }
}

function wrongLineOf({ check }: Commands): RegExp | null {
  const { standings = 'report' } = check ?? {};
  if (standings === 'report') return null;
  try {
    return new RegExp(standings.wrongLine);
  } catch {
    const pattern = JSON.stringify(standings.wrongLine);
    throw new CandidateError(`the pattern ${pattern} for wrong standings is no regular expression`);
  }
}

/** What the placeholders stand for; `input` and `config` are contents of files. */
interface Given {
  readonly input?: string;
  readonly config?: string;
  readonly seed?: string;
  readonly round?: string;
}

type Call = Answered | Failure;

interface Answered {
  readonly ok: true;
  readonly status: number;
  readonly answer: Uint8Array;
  readonly run: ProgramRun;
}

const PLACEHOLDER = /\{(input|output|config|seed|round|edition)\}/g;

function failureOf(run: ProgramRun, { exitCodes = [0] }: Command, limits: Limits): Failure | null {
  if (run.timedOut) {
    const errors = run.stderrBytes > limits.outputBytes ? errorFlood(limits) : '';
    return { ok: false, outcome: 'candidate-timeout', note: `no answer within ${limits.seconds} s${errors}` };
  }
  if (run.flooded || run.signal === 'SIGXFSZ') return flood(limits);
  if (run.signal !== null) return crash(`is ended by the signal ${run.signal}`, run);
  if (run.status !== null && exitCodes.includes(run.status)) return null;
  return crash(`exits with code ${run.status ?? 'unknown'}`, run);
}

/** A program that ignores the signal at the limit of a file fails in a way of its own: this is why. */
async function isTooLarge(path: string, { outputBytes }: Limits): Promise<boolean> {
  const file = await stat(path).catch(() => null);
  return file !== null && file.size > outputBytes;
}

async function readOutput(path: string, run: ProgramRun, status: number): Promise<Call> {
  const file = await stat(path).catch(() => null);
  if (file === null || !file.isFile()) {
    return unreadable(`the program exits with ${status}, but writes no output file${quotedAfter(run)}`);
  }
  return { ok: true, status, answer: await readFile(path), run };
}

function crash(what: string, run: ProgramRun): Failure {
  return { ok: false, outcome: 'candidate-crash', note: `the program ${what}${quotedAfter(run)}` };
}

function errorFlood({ outputBytes }: Limits): string {
  return `, and more than ${outputBytes} bytes on standard error`;
}

function flood({ outputBytes }: Limits): Failure {
  return unreadable(`the program floods its output: more than ${outputBytes} bytes`);
}

function quotedAfter(run: ProgramRun): string {
  const said = saidBy(run);
  return said === '' ? '' : `: ${said}`;
}

/** What it said last, quoted: on standard error, or else on standard output. */
function saidBy({ stdout, stderr }: ProgramRun): string {
  const text = decode(stderr).trim() || decode(stdout).trim();
  return text === '' ? '' : lastSaid(text);
}
