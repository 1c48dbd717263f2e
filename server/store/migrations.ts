import { DEFAULT_MIGRATION_TABLE, Migrator, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { PROGRAM } from '../../reports/index.js';
import { DataFolderError } from './data-folder.js';
import { countStored } from './quotas.js';
import type { Tables } from './schema.js';

/**
 * Brings a database to the present schema; several programs that start at once wait for each other.
 * @throws DataFolderError where a later version of this program has changed the schema; and what fails.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await demandKnownMigrations(db);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('the database cannot be migrated');
}

async function demandKnownMigrations(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown.length === 0) return;
  throw new DataFolderError(
    `the database was changed by a later version of swissproof than this one, which is ${PROGRAM.version} and does not know ${unknown.join(', ')}: use that version or a later one, or restore a backup that this version has written into a new database`,
  );
}

/** By name, in order. What has been released is never changed: a change is a migration of its own. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-events': { up: events },
  '0002-closings': { up: closings },
  '0003-signatures': { up: signatures },
  '0004-shares': { up: shares },
  '0006-privacy': { up: privacy },
  '0007-heads': { up: heads },
  '0008-vacuum-due': { up: vacuumDue },
};

/** What was erased stands in the files until tables are written anew: that is noted, as it may be cut off. */
async function vacuumDue(db: Kysely<unknown>): Promise<void> {
  await sql`create table vacuum_due (
    id integer generated always as identity primary key, since timestamptz not null)`.execute(db);
}

/**
 * Persons stand beside the entries of protocols and can be erased. Deviations and entries of an earlier form can lose their
 * persons, too, and nothing else: only within a transaction that has said so.
 */
async function privacy(db: Kysely<unknown>): Promise<void> {
  const text = [
    `alter table events add column pseudonyms text`,
    `alter table events add column erased timestamptz`,
    `create table entry_persons (
      event text not null, number integer not null, persons text not null,
      primary key (event, number), foreign key (event, number) references protocol (event, number))`,
    `create function is_erasing() returns boolean language sql stable as
      $$ select coalesce(current_setting('swissproof.erasing', true), '') = 'on' $$`,
    `create function deviation_is_kept() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'UPDATE' and is_erasing() then
          if to_jsonb(new) - array['explanation', 'before', 'now', 'fide_ids']
            = to_jsonb(old) - array['explanation', 'before', 'now', 'fide_ids'] then
            return new;
          end if;
        end if;
        raise exception 'deviations is append-only';
      end $$`,
    `drop trigger deviations_kept on deviations`,
    `create trigger deviations_kept before update or delete on deviations
      for each row execute function deviation_is_kept()`,
    `create or replace function protocol_is_append_only() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'UPDATE' and is_erasing() then
          if new.event = old.event and new.number = old.number
            and new.entry::json ->> 'hash' = old.entry::json ->> 'hash'
            and new.entry::json ->> 'previous' = old.entry::json ->> 'previous'
            and new.entry::json ->> 'at' = old.entry::json ->> 'at'
            and new.entry::json ->> 'erased' = 'true' then
            return new;
          end if;
        end if;
        raise exception 'the protocol is append-only';
      end $$`,
  ];
  for (const statement of text) await sql.raw(statement).execute(db);
}

/**
 * Time and hash of an entry as columns, so that a head is read without the file, and the end of a signing key. The database
 * computes the columns from the text of the entry, so they cannot differ from it.
 */
async function heads(db: Kysely<unknown>): Promise<void> {
  const text = [
    `alter table protocol
      add column at text collate "C" generated always as (entry::json ->> 'at') stored,
      add column hash text generated always as (entry::json ->> 'hash') stored`,
    `create index protocol_by_time on protocol (at, event)`,
    `alter table signing_keys add column until timestamptz`,
  ];
  for (const statement of text) await sql.raw(statement).execute(db);
}

/** The file with the last results closes an event; deviations belong to entries of the protocol, and nobody changes them. */
async function closings(db: Kysely<unknown>): Promise<void> {
  const text = [
    `alter table events add column closed timestamptz`,
    `alter table rounds add column is_closing boolean not null default false`,
    `alter table rounds drop constraint rounds_pkey`,
    `alter table rounds add primary key (event, entry)`,
    `create unique index rounds_given_out on rounds (event, round) where not is_closing`,
    `alter table deviations add column entry integer`,
    `update deviations set entry = rounds.entry from rounds
      where rounds.event = deviations.event and rounds.round = deviations.found_before`,
    `create function is_kept() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`,
    `create trigger deviations_kept before update or delete on deviations
      for each row execute function is_kept()`,
    `create trigger deviations_not_truncated before truncate on deviations
      for each statement execute function is_kept()`,
    `create trigger protocol_not_truncated before truncate on protocol
      for each statement execute function is_kept()`,
  ];
  for (const statement of text) await sql.raw(statement).execute(db);
}

/** Protocols are signed, and the file that came last can be taken back: its row stays, and makes room for another one. */
async function signatures(db: Kysely<unknown>): Promise<void> {
  const text = [
    `create table signing_keys (id text primary key, public_key text not null, since timestamptz not null)`,
    `alter table rounds add column taken_back integer`,
    `drop index rounds_given_out`,
    `create unique index rounds_given_out on rounds (event, round) where not is_closing and taken_back is null`,
    `alter table rounds drop constraint rounds_event_content_key`,
    `create index events_by_start on events ((coalesce(start_date, '')), id)`,
    `create unique index rounds_by_content on rounds (event, content) where taken_back is null`,
  ];
  for (const statement of text) await sql.raw(statement).execute(db);
}

/** Keys have quotas, and what was stored until now counts. A name that is longer than a list shows stays in the file alone. */
async function shares(db: Kysely<unknown>): Promise<void> {
  const text = [
    `alter table keys add column events_limit integer, add column files_limit integer,
      add column bytes_limit double precision, add column event_files_limit integer,
      add column event_bytes_limit double precision, add column events_used integer not null default 0,
      add column files_used integer not null default 0, add column bytes_used double precision not null default 0`,
    `alter table events add column files integer not null default 0,
      add column bytes double precision not null default 0`,
    `update events set name = left(name, 200) where length(name) > 200`,
  ];
  for (const statement of text) await sql.raw(statement).execute(db);
  await countStored(db, false);
}

async function events(db: Kysely<unknown>): Promise<void> {
  const text = [
    `create table keys (
      id text primary key, name text not null, role text not null, federation text, hash text not null,
      created timestamptz not null, expires timestamptz, revoked timestamptz)`,
    `create table events (
      id text primary key, owner text not null references keys (id), secret text not null, registration text not null,
      content text not null, name text not null, federation text not null, program text not null, edition text,
      start_date text, players integer not null, created timestamptz not null, round integer not null,
      version integer not null, file text not null, deviations integer not null, entries integer not null,
      last_hash text not null, unique (owner, registration))`,
    `create table event_players (
      event text not null references events (id), player integer not null, fide_id text not null,
      primary key (event, player))`,
    `create index event_players_by_fide_id on event_players (fide_id)`,
    `create table rounds (
      event text not null references events (id), round integer not null, content text not null, idempotency_key text,
      edition text not null, boards text not null, answer text not null, entry integer not null,
      entry_hash text not null, by text not null, at timestamptz not null,
      primary key (event, round), unique (event, content), unique (event, idempotency_key))`,
    `create table deviations (
      id integer generated always as identity primary key, event text not null references events (id),
      number integer not null, source text not null, kind text not null, round integer, found_before integer not null,
      players integer[] not null, fide_ids text[] not null, field text, before text, now text, rule text, article text,
      edition text, explanation text not null, by text not null, at timestamptz not null, unique (event, number))`,
    `create index deviations_by_fide_id on deviations using gin (fide_ids)`,
    `create index deviations_by_rule on deviations (rule)`,
    `create table protocol (
      event text not null references events (id), number integer not null, entry text not null,
      primary key (event, number))`,
    `create function protocol_is_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'the protocol is append-only'; end $$`,
    `create trigger protocol_append_only before update or delete on protocol
      for each row execute function protocol_is_append_only()`,
    `create table checks (
      hash text primary key, state text not null, rules text, file text, report text, created timestamptz not null)`,
  ];
  for (const statement of text) await sql.raw(statement).execute(db);
}
