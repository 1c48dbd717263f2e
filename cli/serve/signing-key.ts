import { join } from 'node:path';
import { Option } from 'commander';
import type { Command } from 'commander';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { ExitCode } from '../output/exit-codes.js';
import { addDatabaseOptions, DATABASE_CODES, dataFolder, withDatabase } from './database-options.js';
import type { DatabaseOptions } from './database-options.js';

export interface SigningKeyOptions extends DatabaseOptions {
  readonly signingKey?: string;
}

/** Where the key is that protocols are signed with. */
export function signingKeyOption(): Option {
  return new Option(
    '--signing-key <file>',
    'key (Ed25519, PEM) that protocols are signed with; made where it is missing (default: signing-key.pem in the folder of the data)',
  );
}

export function signingKeyFile(options: SigningKeyOptions): string {
  return options.signingKey ?? join(dataFolder(options), 'signing-key.pem');
}

/** `swissproof serve rotate-signing-key`: a new key that protocols are signed with, in the place of the one before. */
export function addRotateSigningKey(serve: Command, io: Io, done: (code: ExitCode) => void): void {
  addDatabaseOptions(
    serve
      .command('rotate-signing-key')
      .summary('sign protocols with a new key from now on')
      .description(
        'Makes a new signing key for protocols and deletes the previous private key. GET /v1/keys/signing lists all public keys with their days, so earlier entries still verify. "swissproof verify" rejects an entry if its key was not in use at that time. Stop every server that uses these data first.',
      ),
  )
    .addOption(signingKeyOption())
    .addHelpText('after', DATABASE_CODES)
    .action(async (_: unknown, command: Command) => {
      done(await rotate(command.optsWithGlobals(), io));
    });
}

async function rotate(options: SigningKeyOptions, io: Io): Promise<ExitCode> {
  const { rotateSigningKey, SigningKeyError } = await import('../../server/index.js');
  const file = signingKeyFile(options);
  try {
    const { id } = await withDatabase(options, ({ db }) => rotateSigningKey(db, file, io.now()));
    io.stdout(`${file}: the key ${id}; previous keys have ended\n`);
    return ExitCode.done;
  } catch (error) {
    if (error instanceof SigningKeyError) throw new UsageError(error.message);
    throw error;
  }
}
