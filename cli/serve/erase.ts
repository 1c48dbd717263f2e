import type { Command } from 'commander';
import type { Io } from '../io.js';
import { UsageError } from '../errors.js';

import { ExitCode } from '../output/exit-codes.js';
import { addDatabaseOptions, DATABASE_CODES, databaseErrorWords, withDatabase } from './database-options.js';
import type { DatabaseOptions } from './database-options.js';

/** `swissproof serve erase EVENT|PERSON`: removes personal data. */
export function addErase(serve: Command, io: Io, done: (code: ExitCode) => void): void {
  addDatabaseOptions(
    serve
      .command('erase')
      .summary('erase personal data')
      .description(
        'Erases the names, FIDE numbers and years of birth of everybody in an event, or of one person in all events. The protocols of these events still verify, as "erased". The embedded database belongs to one program at a time: stop its server first.',
      )
      .argument('<event|person>', 'id of an event, a FIDE number, or a name exactly as files have it'),
  )
    .option('--event <id>', 'of a person: in this event only')
    .option('--force', 'also in events that are not closed: they take no file any more', false)
    .addHelpText(
      'after',
      `
Examples:
  swissproof serve erase 5f0c2d7a9b1e4c3d8f6a7b20
  swissproof serve erase 12345678
  swissproof serve erase --event 5f0c2d7a9b1e4c3d8f6a7b20 "Example, Patricia"
${DATABASE_CODES}`,
    )
    .action(async (what: string, _: unknown, command: Command) => {
      done(await runErase(what, command.optsWithGlobals(), io));
    });
}

interface EraseOptions extends DatabaseOptions {
  readonly event?: string;
  readonly force: boolean;
}

async function runErase(what: string, options: EraseOptions, io: Io): Promise<ExitCode> {
  const { erase, ErasureRefused, ForgettingFailed } = await import('../../server/index.js');
  const isEvent = options.event === undefined && /^[0-9a-f]{24}$/.test(what);
  const request = {
    event: isEvent ? what : (options.event ?? null),
    person: isEvent ? null : what,
    force: options.force,
  };
  try {
    const done = await withDatabase(options, (database) => erase(database, request, io.now()));
    const files =
      done.files === 0 ? '' : `, ${counted(done.files, 'whole file')} of entries of an earlier form`;
    io.stdout(
      `erased in ${counted(done.events.length, 'event')}: ${counted(done.persons, 'person')} beside entries of protocols${files}, ${counted(done.deviations, 'deviation')}, ${counted(done.checks, 'report')} of checks\n${done.events.map((id) => `  ${id}\n`).join('')}`,
    );
    if (done.hasFinishedAnother)
      io.stdout('an earlier erasure was cut off: it is finished, and the files do not hold those persons\n');
    if (done.isInLog)
      io.stdout(
        'the role of this database is no superuser: the log of transactions and the statistics of columns hold the persons until the server recycles them (docs/privacy.md)\n',
      );
    return ExitCode.done;
  } catch (error) {
    if (error instanceof ErasureRefused) throw new UsageError(error.message);
    if (error instanceof ForgettingFailed)
      throw new UsageError(
        `the persons are erased in the tables, but the files of the database still hold them: ${databaseErrorWords(error.cause ?? error)}. Call the command again, or start the server, which tries it again`,
      );
    throw error;
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
