import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { withoutPersons, withPersons } from '../../corpus/index.js';
import type { FileWithoutPersons } from '../../corpus/index.js';
import type { ErasablePerson, FileEvent, ProtocolEntry } from '../../checker/protocol/index.js';
import { entryNumbered } from '../store/entries.js';
import type { Tables } from '../store/schema.js';
import { makePseudonymKey, pseudonymsOf } from '../work/pseudonyms.js';
import type { PersonsToErase } from './persons-to-erase.js';
import { eraseDeviations } from './erase-deviations.js';

export interface ErasedInEvent {
  readonly persons: number;
  readonly files: number;
  readonly deviations: number;
}

/**
 * Erases persons in the tables of one event, within a transaction that has said that it erases. The event is marked: it takes
 * no file any more. The hashes that identified its files are removed as well, as they could be used to test a guessed name.
 * @returns null where none of them is in the event: nothing is changed then.
 */
export async function eraseInEvent(
  db: Kysely<Tables>,
  event: string,
  who: PersonsToErase,
  now: Date,
): Promise<ErasedInEvent | null> {
  const row = await db
    .selectFrom('events')
    .select(['file', 'pseudonyms'])
    .where('id', '=', event)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const key = row.pseudonyms ?? makePseudonymKey();
  const apart = (text: string): FileWithoutPersons => withoutPersons(text, pseudonymsOf(key));
  const numbers = await entryNumbers(db, event);
  const ids = await learnAll(db, event, numbers, who, row.file, apart);
  if (ids === null) return null;

  const erasedIn = (text: string): string => {
    const { template, persons } = apart(text);
    return (
      withPersons(
        template,
        persons.filter((one) => !who.has(one)),
      ) ?? template
    );
  };
  await db
    .updateTable('events')
    .set({
      file: erasedIn(row.file),
      erased: now,
      pseudonyms: makePseudonymKey(),
      content: unknown(),
      registration: unknown(),
    })
    .set('version', sql`version + 1`)
    .where('id', '=', event)
    .execute();
  for (const entry of await roundEntries(db, event)) {
    const { answer } = await db
      .selectFrom('rounds')
      .select('answer')
      .where('event', '=', event)
      .where('entry', '=', entry)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('rounds')
      .set({ answer: erasedIn(answer), content: unknown() })
      .where('event', '=', event)
      .where('entry', '=', entry)
      .execute();
  }
  let [persons, files] = [0, 0];
  for (const number of numbers) {
    persons += await eraseBeside(db, event, number, who);
    if (await eraseWhole(db, event, number, who, apart)) files += 1;
  }
  const words = who.words;
  const players = db.updateTable('event_players').set({ fide_id: '' }).where('event', '=', event);
  await (who.person === null ? players : players.where('fide_id', 'in', words)).execute();
  const deviations = await eraseDeviations(db, event, who, ids);
  return { persons, files, deviations };
}

/** Instead of the hash of a file. */
function unknown(): string {
  return `erased ${randomBytes(16).toString('hex')}`;
}

/**
 * Finds out by what else those are known who are to be erased, as when a name was changed between rounds.
 * @returns their starting numbers; null: none of them is there.
 */
async function learnAll(
  db: Kysely<Tables>,
  event: string,
  numbers: readonly number[],
  who: PersonsToErase,
  file: string,
  apart: (text: string) => FileWithoutPersons,
): Promise<ReadonlySet<number> | null> {
  const ids = new Set<number>();
  let isThere = false;
  // What is learnt in a later file may be found in an earlier one.
  for (let hasLearnt = true; hasLearnt;) {
    hasLearnt = false;
    const see = (parts: readonly Pick<ErasablePerson, 'player' | 'fields'>[]): void => {
      for (const part of parts) {
        if (!who.has(part)) continue;
        isThere = true;
        if (/^\d+$/.test(part.player)) ids.add(Number(part.player));
        if (who.learn(part)) hasLearnt = true;
      }
    };
    see(apart(file).persons);
    for (const number of numbers) {
      const entry = await entryNumbered(db, event, number);
      see(entry.erasable ?? []);
      if (isWhole(entry)) see(apart(entry.what.file).persons);
    }
  }
  return isThere ? ids : null;
}

async function entryNumbers(db: Kysely<Tables>, event: string): Promise<number[]> {
  const rows = await db
    .selectFrom('protocol')
    .select('number')
    .where('event', '=', event)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

async function roundEntries(db: Kysely<Tables>, event: string): Promise<number[]> {
  const rows = await db.selectFrom('rounds').select('entry').where('event', '=', event).execute();
  return rows.map(({ entry }) => entry);
}

async function eraseBeside(
  db: Kysely<Tables>,
  event: string,
  number: number,
  who: PersonsToErase,
): Promise<number> {
  const { erasable: persons = [] } = await entryNumbered(db, event, number);
  const kept = persons.filter((one) => !who.has(one));
  if (kept.length < persons.length)
    await db
      .updateTable('entry_persons')
      .set({ persons: JSON.stringify(kept) })
      .where('event', '=', event)
      .where('number', '=', number)
      .execute();
  return persons.length - kept.length;
}

type WholeEntry = ProtocolEntry & { readonly what: FileEvent };

/** Whether persons stand in what is hashed, as in entries of an earlier form. */
function isWhole(entry: ProtocolEntry): entry is WholeEntry {
  const { what, erased } = entry;
  // An entry of an unknown kind may hold persons: it must fail, not be skipped.
  const mayHaveFile = what.kind !== 'taken-back' && what.kind !== 'restored';
  return mayHaveFile && what.persons === undefined && erased !== true;
}

/** An entry that holds persons itself loses its file and its deviations. */
async function eraseWhole(
  db: Kysely<Tables>,
  event: string,
  number: number,
  who: PersonsToErase,
  apart: (text: string) => FileWithoutPersons,
): Promise<boolean> {
  const entry = await entryNumbered(db, event, number);
  if (!isWhole(entry) || !apart(entry.what.file).persons.some((one) => who.has(one))) return false;
  const { what } = entry;
  const rest = { ...what, file: '' };
  if ('deviations' in rest) delete (rest as { deviations?: unknown }).deviations;
  await db
    .updateTable('protocol')
    .set({ entry: JSON.stringify({ ...entry, what: rest, erased: true }) })
    .where('event', '=', event)
    .where('number', '=', number)
    .execute();
  return true;
}
