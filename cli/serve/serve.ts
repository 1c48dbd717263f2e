import { isIP } from 'node:net';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import type { RunningServer } from '../../server/index.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { parseWhole } from '../options.js';
import { ExitCode, exitCodeHelp } from '../output/exit-codes.js';
import { addBackup } from './backup.js';
import { addDatabaseOptions, databaseChoice, databaseErrorWords } from './database-options.js';
import type { DatabaseOptions } from './database-options.js';
import { addErase } from './erase.js';
import { tellFirstKey } from './first-key.js';
import { addKeys } from './keys.js';
import { addRotateSigningKey, signingKeyFile, signingKeyOption } from './signing-key.js';

/** `swissproof serve`: the pairings server, its keys and its backups. */
export function addServe(program: Command, io: Io, done: (code: ExitCode) => void): void {
  const command = program
    .command('serve')
    .summary('run the pairings server')
    .description(
      'Runs the pairings server: organisers send the file of the tournament before each round and get it back with the round in its column; what came back otherwise than it was given out is kept. The first start makes the database and a key of an administrator.',
    );
  addDatabaseOptions(command)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--port <n>',
      'port to listen on; 0: any that is free',
      (text) => parseWhole(text, 0, 65_535),
      8080,
    )
    .option('--threads <n>', 'threads that pair and check (default: the number of cores)', (text) =>
      parseWhole(text, 1, 256),
    )
    .option(
      '--time-limit <seconds>',
      'longest time that a pairing or a check may take, in seconds',
      parseSeconds,
      20,
    )
    .option(
      '--memory-limit <MiB>',
      'most memory that a thread may take, in MiB',
      (text) => parseWhole(text, 16, 65_536),
      512,
    )
    .option(
      '--body-limit <KiB>',
      'largest body of a request, in KiB',
      (text) => parseWhole(text, 1, 16_384),
      4096,
    )
    .option(
      '--request-time <seconds>',
      'longest time until a request has come whole, in seconds',
      parseSeconds,
      30,
    )
    .option(
      '--rate <n>',
      'requests a minute with one key, or without one from one address; wrong keys count',
      (text) => parseWhole(text, 1, 100_000_000),
      1200,
    )
    .option(
      '--trust-proxy <addresses>',
      'proxies whose word for the address of a client is taken: addresses or networks with commas, like 10.0.0.0/8',
      parseProxies,
    )
    .option(
      '--keep-checks <days>',
      'how many days reports of checks are kept',
      (text) => parseWhole(text, 1, 3650),
      7,
    )
    .option('--keep-birth-dates', 'keep dates of birth whole (default: they are cut to the year)', false)
    .option(
      '--retention <years>',
      'erase personal data of events whose last day is so many years ago (default: never)',
      (text) => parseWhole(text, 1, 100),
    )
    .option(
      '--admin-key-file <file>',
      'where the first start writes the key of the administrator, or finds one made before (default: it is printed)',
    )
    .addOption(signingKeyOption())
    .option(
      '--new-signing-key',
      'where the signing key is lost: go on with a new one; GET /v1/keys/signing tells both',
      false,
    )
    .option(
      '--open-metrics',
      'let anybody read /metrics (default: with the key of an auditor or administrator)',
      false,
    )
    .option(
      '--log-level <level>',
      'what the log on standard error tells: silent, error, warn, info or debug',
      parseLevel,
      'info',
    )
    .addHelpText(
      'after',
      `
Examples:
  swissproof serve
  swissproof serve --database postgres://swissproof@localhost/swissproof --host 0.0.0.0
  swissproof serve keys add --role organiser --name "Chess club"

Everything else: docs/server.md.
${exitCodeHelp([ExitCode.done, ExitCode.usage, ExitCode.internal], {
  [ExitCode.done]: 'stopped',
  [ExitCode.usage]: 'the command line is wrong, or the database or the port cannot be used',
})}`,
    )
    .action(async (options: ServeOptions) => {
      done(await runServe(options, io));
    });
  command.helpCommand(false);
  addKeys(command, io, done);
  addBackup(command, io, done);
  addErase(command, io, done);
  addRotateSigningKey(command, io, done);
}

interface ServeOptions extends DatabaseOptions {
  readonly host: string;
  readonly port: number;
  readonly threads?: number;
  readonly timeLimit: number;
  readonly memoryLimit: number;
  readonly bodyLimit: number;
  readonly requestTime: number;
  readonly rate: number;
  readonly trustProxy?: string;
  readonly keepChecks: number;
  readonly keepBirthDates: boolean;
  readonly retention?: number;
  readonly adminKeyFile?: string;
  readonly signingKey?: string;
  readonly newSigningKey: boolean;
  readonly openMetrics: boolean;
  readonly logLevel: string;
}

async function runServe(options: ServeOptions, io: Io): Promise<ExitCode> {
  const { DEFAULT_LIMITS, DEFAULT_SERVER, startServer } = await import('../../server/index.js');
  let server: RunningServer;
  try {
    server = await startServer({
      database: databaseChoice(options),
      host: options.host,
      port: options.port,
      limits: {
        ...DEFAULT_LIMITS,
        body: options.bodyLimit * 1024,
        rate: options.rate,
        keepChecks: options.keepChecks * DAY,
        requestTime: options.requestTime * 1000,
        keepBirthDates: options.keepBirthDates,
        retention: options.retention ?? null,
      },
      signingKey: {
        file: signingKeyFile(options),
        isNewAllowed: options.newSigningKey,
      },
      threads: options.threads ?? null,
      timeLimit: options.timeLimit * 1000,
      memoryLimit: options.memoryLimit,
      stopTime: DEFAULT_SERVER.stopTime,
      trustProxy: options.trustProxy ?? null,
      openMetrics: options.openMetrics,
      logLevel: options.logLevel,
      log: {
        write: (line) => {
          io.stderr(line);
        },
      },
      now: () => io.now(),
    });
  } catch (error) {
    throw new UsageError(`the server cannot start: ${databaseErrorWords(error)}`);
  }
  try {
    await tellFirstKey(server.database.db, options.adminKeyFile ?? null, io);
  } catch (error) {
    await server.stop();
    throw error;
  }
  // Before anybody is told that it runs, and may end it.
  const stopped = untilStopped();
  io.stdout(`listening on ${server.url}\n`);
  await stopped;
  await server.stop();
  // A database that did not answer may keep its connection a while longer, which would keep the process.
  setTimeout(() => process.exit(ExitCode.done), 500).unref();
  return ExitCode.done;
}

/** Until the process is told to end; told again, it ends at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        resolve();
      });
  });
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || seconds < 0.001 || seconds > 3600)
    throw new InvalidArgumentError('Expected seconds, up to 3600.');
  return seconds;
}

function parseProxies(text: string): string {
  const isAddress = (one: string): boolean => {
    const [address, bits = '0', ...more] = one.split('/');
    return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128 && more.length === 0;
  };
  if (!text.split(',').every(isAddress))
    throw new InvalidArgumentError(
      'Expected addresses or networks like 10.0.0.1 or 10.0.0.0/8, with commas.',
    );
  return text;
}

function parseLevel(text: string): string {
  if (!LEVELS.includes(text)) throw new InvalidArgumentError(`Possible: ${LEVELS.join(', ')}.`);
  return text;
}

const DAY = 24 * 60 * 60 * 1000;
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];
