import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import type { Database, DatabaseChoice } from '../../server/index.js';
import { UsageError } from '../errors.js';
import { fileErrorWords } from '../input/input-problems.js';
import { ExitCode, exitCodeHelp, PRINTING } from '../output/exit-codes.js';

/** Where a server has its data. */
export interface DatabaseOptions {
  readonly data?: string;
  readonly database?: string;
}

/** The options that say where the data are, the same for the server and for what is done with its data. */
export function addDatabaseOptions(command: Command): Command {
  return command
    .option('--data <folder>', `folder of the embedded PostgreSQL (default: ${DEFAULT_FOLDER})`)
    .addOption(
      new Option('--database <url>', 'a PostgreSQL server instead, as postgres://user:password@host/name')
        .argParser(parseUrl)
        .env('SWISSPROOF_DATABASE')
        .conflicts('data'),
    );
}

/** The exit codes of what is done with the data of a server. */
export const DATABASE_CODES = exitCodeHelp(PRINTING, {
  [ExitCode.done]: 'done',
  [ExitCode.usage]: 'the command line is wrong, or the database cannot be used',
});

export function databaseChoice({ data, database }: DatabaseOptions): DatabaseChoice {
  return database === undefined
    ? { kind: 'folder', folder: data ?? DEFAULT_FOLDER }
    : { kind: 'postgres', url: database };
}

/** Where what belongs to no database is kept. */
export function dataFolder({ data }: DatabaseOptions): string {
  return data ?? DEFAULT_FOLDER;
}

/**
 * Opens the database for something short.
 * @param isNewAllowed whether it is made where it is missing.
 * @throws UsageError that says why it cannot be, or that it has ended meanwhile.
 */
export async function withDatabase<T>(
  options: DatabaseOptions,
  use: (database: Database) => Promise<T>,
  isNewAllowed = false,
): Promise<T> {
  const { openDatabase } = await import('../../server/index.js');
  let database: Database;
  try {
    database = await openDatabase(databaseChoice(options), isNewAllowed);
  } catch (error) {
    throw new UsageError(`the database cannot be opened: ${databaseErrorWords(error)}`);
  }
  try {
    return await use(database);
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new UsageError(
      `the database does not answer any more: ${databaseErrorWords(error)}. What was asked is done whole or not at all: call the command again`,
    );
  } finally {
    await database.close();
  }
}

/** Why a database or an address cannot be used, without the password of its address. */
export function databaseErrorWords(error: unknown): string {
  if (isAway(error)) return databaseErrorWords(error.cause);
  // Several addresses of one host: the first says enough.
  if (error instanceof AggregateError) return databaseErrorWords(error.errors[0]);
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'something else listens on that port: take another with --port';
  return error instanceof Error && 'syscall' in error && !('address' in error)
    ? fileErrorWords(error)
    : error instanceof Error
      ? error.message
      : String(error);
}

function isAway(error: unknown): error is Error {
  return error instanceof Error && error.name === 'DatabaseAway';
}

const DEFAULT_FOLDER = 'swissproof-data';

function parseUrl(text: string): string {
  if (!/^postgres(?:ql)?:\/\/./.test(text)) throw new InvalidArgumentError('Expected postgres://….');
  return text;
}
