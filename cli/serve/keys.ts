import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { federationOf } from '../../engine/norms/index.js';
import type { KeyDocument, Role } from '../../server/index.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { parseWhole } from '../options.js';
import { ExitCode } from '../output/exit-codes.js';
import { addDatabaseOptions, DATABASE_CODES, withDatabase } from './database-options.js';
import type { DatabaseOptions } from './database-options.js';

/** `swissproof serve keys …`: makes, lists and revokes the keys of a server. */
export function addKeys(serve: Command, io: Io, done: (code: ExitCode) => void): void {
  const keys = serve
    .command('keys')
    .summary('make, list, change and revoke keys')
    .description(
      'Makes, lists, changes and revokes the keys of a server. Of a key only its hash is stored. The embedded database belongs to one program at a time: while its server runs, an administrator uses /v1/keys instead.',
    )
    .helpCommand(false)
    .addHelpText(
      'after',
      `
Examples:
  swissproof serve keys add --role organiser --name "Chess club"
  swissproof serve keys list
  swissproof serve keys set 4f1a9c20b7d3 --federation GER --size 8192
  swissproof serve keys revoke 4f1a9c20b7d3
${DATABASE_CODES}`,
    );
  addDatabaseOptions(
    keys.command('add').summary('make a key').description('Makes a key and prints it; it is told only now.'),
  )
    .addHelpText('after', DATABASE_CODES)
    .requiredOption('--name <name>', 'whose key it is, as searches for the organiser find it')
    .addOption(new Option('--role <role>', 'what it opens').choices(ROLES).makeOptionMandatory())
    .option(
      '--federation <code>',
      'whose events a key of the role federation reads; of an organiser: to which the events belong',
      parseFederation,
    )
    .option('--days <n>', 'until it expires (default: never)', (text) => parseWhole(text, 1, 3650))
    .action(async (_: unknown, command: Command) => {
      done(await add(command.optsWithGlobals(), io));
    });
  addDatabaseOptions(
    keys
      .command('list')
      .summary('list all keys')
      .description('Lists all keys: of each its id, role and holder, but not what opens a door.'),
  )
    .addHelpText('after', DATABASE_CODES)
    .action(async (_: unknown, command: Command) => {
      done(await list(command.optsWithGlobals(), io));
    });
  addDatabaseOptions(
    keys
      .command('set')
      .summary('change the quota or the federation of a key')
      .description(
        'Changes how much a key may store, or the federation that its events belong to. What is not named stays as it is; "default" sets a limit back. Files that were taken back count.',
      ),
  )
    .argument('<id>', ID)
    .addHelpText('after', DATABASE_CODES)
    .option('--federation <code>', 'federation of the key, or "none"', (text) =>
      text === 'none' ? text : parseFederation(text),
    )
    .option('--events <n>', `events (default: ${DEFAULTS.events})`, parseLimit)
    .option('--files <n>', `files of all events (default: ${DEFAULTS.files})`, parseLimit)
    .option('--size <MiB>', `files and answers of all events, in MiB (default: ${DEFAULTS.size})`, parseSize)
    .option('--event-files <n>', `files of one event (default: ${DEFAULTS.eventFiles})`, parseLimit)
    .option(
      '--event-size <MiB>',
      `files and answers of one event, in MiB (default: ${DEFAULTS.eventSize})`,
      parseSize,
    )
    .action(async (id: string, _: unknown, command: Command) => {
      done(await set(id, command.optsWithGlobals(), io));
    });
  addDatabaseOptions(
    keys
      .command('revoke')
      .summary('end a key')
      .description('Ends a key at once, and the secrets of the events registered with it.'),
  )
    .argument('<id>', ID)
    .addHelpText('after', DATABASE_CODES)
    .action(async (id: string, _: unknown, command: Command) => {
      done(await revoke(id, command.optsWithGlobals(), io));
    });
}

interface AddOptions extends DatabaseOptions {
  readonly name: string;
  readonly role: Role;
  readonly federation?: string;
  readonly days?: number;
}

async function add(options: AddOptions, io: Io): Promise<ExitCode> {
  const { name, role, federation = null, days } = options;
  if (role === 'federation' && federation === null)
    throw new UsageError('a key of the role federation needs --federation');
  const { addKey } = await import('../../server/index.js');
  const expires = days === undefined ? null : new Date(io.now().getTime() + days * DAY);
  const { key } = await withDatabase(
    options,
    ({ db }) => addKey(db, { name, role, federation, expires }, io.now()),
    true,
  );
  io.stdout(`${key}\n`);
  return ExitCode.done;
}

async function list(options: DatabaseOptions, io: Io): Promise<ExitCode> {
  const { listKeys } = await import('../../server/index.js');
  for (const key of await withDatabase(options, ({ db }) => listKeys(db))) {
    const state = key.revoked === null ? `expires ${key.expires ?? 'never'}` : `revoked ${key.revoked}`;
    const role = key.federation === null ? key.role : `${key.role} ${key.federation}`;
    io.stdout(`${key.id}  ${role}  ${key.name}  (made ${key.created}, ${state}; ${usedWords(key)})\n`);
  }
  return ExitCode.done;
}

function usedWords({ quota: { events, files, bytes } }: KeyDocument): string {
  const size = `${(bytes.used / MEBIBYTE).toFixed(1)} of ${Math.round(bytes.limit / MEBIBYTE)} MiB`;
  return `${events.used} of ${events.limit} events, ${files.used} of ${files.limit} files, ${size}`;
}

/** "default" resets a limit. It is a word because Commander treats null as an option without a value. */
type Limit = number | 'default';

interface SetOptions extends DatabaseOptions {
  readonly federation?: string;
  readonly events?: Limit;
  readonly files?: Limit;
  /** In bytes. */
  readonly size?: Limit;
  readonly eventFiles?: Limit;
  readonly eventSize?: Limit;
}

async function set(id: string, options: SetOptions, io: Io): Promise<ExitCode> {
  const { federation, events, files, size, eventFiles, eventSize } = options;
  const limits = { events, files, bytes: size, eventFiles, eventBytes: eventSize };
  const quota = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, limit === 'default' ? null : limit]),
  );
  if (federation === undefined && Object.values(limits).every((limit) => limit === undefined))
    throw new UsageError(
      'nothing to change: expected --federation, --events, --files, --size, --event-files or --event-size',
    );
  const { changeKey } = await import('../../server/index.js');
  const key = await withDatabase(options, ({ db }) =>
    changeKey(db, id, { federation: federation === 'none' ? null : federation, quota }),
  );
  if (key === 'unknown') throw new UsageError(`there is no key ${id}`);
  if (key === 'needs-federation') throw new UsageError('a key of the role federation needs a federation');
  const { eventFiles: ofEvent, eventBytes } = key.quota;
  const each = `each event ${ofEvent.limit} files, ${Math.round(eventBytes.limit / MEBIBYTE)} MiB`;
  io.stdout(`${id}  federation ${key.federation ?? 'none'}; ${usedWords(key)}; ${each}\n`);
  return ExitCode.done;
}

async function revoke(id: string, options: DatabaseOptions, io: Io): Promise<ExitCode> {
  const { revokeKey } = await import('../../server/index.js');
  const done = await withDatabase(options, ({ db }) => revokeKey(db, id, io.now()));
  if (done === 'unknown') throw new UsageError(`there is no key ${id}, or it was revoked before`);
  if (done === 'last')
    throw new UsageError(`${id} is the only key of an administrator: make another one first`);
  io.stdout(`${id} is revoked\n`);
  return ExitCode.done;
}

function parseFederation(text: string): string {
  const code = federationOf(text);
  if (code === null) throw new InvalidArgumentError('Expected the code of a federation of FIDE, like GER.');
  return code;
}

function parseLimit(text: string): Limit {
  return text === 'default' ? text : parseWhole(text, 0, 2_147_483_647);
}

/** @returns bytes. */
function parseSize(text: string): Limit {
  return text === 'default' ? text : parseWhole(text, 0, 1_000_000_000) * MEBIBYTE;
}

const MEBIBYTE = 1024 * 1024;
const ID = 'the twelve characters after "sp_", which "keys list" shows';
/** The quota that a server has for a key, for the help; a test compares them. */
const DEFAULTS = { events: 10_000, files: 200_000, size: 4096, eventFiles: 500, eventSize: 256 } as const;
/** As the server has them; named here so that no other command loads it. */
const ROLES: readonly Role[] = ['organiser', 'federation', 'auditor', 'administrator'];
const DAY = 24 * 60 * 60 * 1000;
