import { closeSync, createReadStream, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { InputError, UsageError } from '../errors.js';
import { fileErrorWords } from '../input/input-problems.js';
import type { Io } from '../io.js';
import { ExitCode, exitCodeHelp, FILE_CODES } from '../output/exit-codes.js';
import { addDatabaseOptions, withDatabase } from './database-options.js';
import { signingKeyFile, signingKeyOption } from './signing-key.js';
import type { SigningKeyOptions } from './signing-key.js';
import type { DatabaseOptions } from './database-options.js';

/** `swissproof serve backup FILE` and `restore FILE`: everything in a database as one file. */
export function addBackup(serve: Command, io: Io, done: (code: ExitCode) => void): void {
  addDatabaseOptions(
    serve
      .command('backup')
      .summary('write everything in the database to a file')
      .description(
        'Writes everything in the database, as it stands at one moment, to a file of JSON lines. With PostgreSQL the server may run meanwhile.',
      )
      .argument('<file>', 'the file to write; it is whole or not there'),
  )
    .addHelpText('after', BACKUP_CODES)
    .action(async (file: string, _: unknown, command: Command) => {
      done(await runBackup(file, command.optsWithGlobals(), io));
    });
  addDatabaseOptions(
    serve
      .command('restore')
      .summary('put a backup into a new database')
      .description(
        'Puts a backup into a new database of either kind, whole or not at all. Adds an entry about this to the protocol of each event and signs it with the key of the server: the restored protocols do not contain what happened after the backup.',
      )
      .argument('<file>', 'what "serve backup" has written'),
  )
    .addOption(signingKeyOption())
    .option(
      '--new-signing-key',
      'where the signing key is lost: go on with a new one; GET /v1/keys/signing tells both',
      false,
    )
    .addHelpText('after', BACKUP_CODES)
    .action(async (file: string, _: unknown, command: Command) => {
      done(await runRestore(file, command.optsWithGlobals(), io));
    });
}

const BACKUP_CODES = exitCodeHelp(FILE_CODES, {
  [ExitCode.done]: 'done',
  [ExitCode.usage]: 'the command line is wrong, or the database cannot be used',
  [ExitCode.input]: 'the file cannot be read or written, is no backup, or there is nothing to write',
});

async function runBackup(file: string, options: DatabaseOptions, io: Io): Promise<ExitCode> {
  const { backup, syncFolder } = await import('../../server/index.js');
  const rows = await withDatabase(options, async ({ db }) => {
    const part = `${file}.part`;
    const handle = opened(part);
    try {
      const count = await backup(db, (line) => writeSync(handle, `${line}\n`), io.now());
      if (count === 0)
        throw new InputError(`nothing is written to ${file}: there is not a single row in the database`);
      fsyncSync(handle);
      renameSync(part, file);
      syncFolder(dirname(file));
      return count;
    } finally {
      closeSync(handle);
      rmSync(part, { force: true });
    }
  });
  io.stdout(`${file}: ${rows} rows\n`);
  return ExitCode.done;
}

interface RestoreOptions extends SigningKeyOptions {
  readonly newSigningKey: boolean;
}

async function runRestore(file: string, options: RestoreOptions, io: Io): Promise<ExitCode> {
  const { BackupError, openSigningKey, restore, SigningKeyError } = await import('../../server/index.js');
  const key = { file: signingKeyFile(options), isNewAllowed: options.newSigningKey };
  const handle = opened(file, 'r');
  try {
    const rows = await withDatabase(
      options,
      ({ db }) => restore(db, linesOf(handle), io.now(), (into) => openSigningKey(into, key, io.now())),
      true,
    );
    io.stdout(`${file}: ${rows} rows\n`);
    return ExitCode.done;
  } catch (error) {
    if (error instanceof SigningKeyError)
      throw new UsageError(`${file} cannot be restored: ${error.message}`);
    if (error instanceof BackupError) throw new InputError(`${file} cannot be restored: ${error.message}`);
    throw error;
  }
}

/** One at a time, as a line may have megabytes: "node:readline" reads a thousand of them ahead. */
async function* linesOf(handle: number): AsyncGenerator<string> {
  let begun: string[] = [];
  const input = createReadStream('', { fd: handle, encoding: 'utf8', highWaterMark: 256 * 1024 });
  for await (const chunk of input as AsyncIterable<string>) {
    const [first, ...lines] = chunk.split('\n');
    begun.push(first);
    for (const line of lines) {
      yield begun.join('').replace(/\r$/, '');
      begun = [line];
    }
  }
  const last = begun.join('');
  if (last !== '') yield last;
}

function opened(file: string, flags = 'w'): number {
  try {
    return openSync(file, flags, 0o600);
  } catch (error) {
    throw new InputError(`${file} cannot be opened: ${fileErrorWords(error)}`);
  }
}
