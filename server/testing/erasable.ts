import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { verifyProtocol } from '../../checker/protocol/index.js';
import type { ProtocolEntry } from '../../checker/protocol/index.js';
import { freshEvent, played, read } from '../../checker/protocol/testing/play.js';
import { writeTrf } from '../../corpus/index.js';
import { backup } from '../index.js';
import type { Database } from '../index.js';
import { protocolOf } from '../store/protocol.js';
import type { Client } from './client.js';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Registers an event of two rounds with persons whose names are in nothing else. Returns the names. */
export async function eventWithPersons(organiser: Client, persons: number): Promise<string[]> {
  const names = Array.from({ length: persons }, () => `Zv${randomBytes(6).toString('hex')}q, Person`);
  const event = read(freshEvent(`erasable-${names[0]}`, persons, 4));
  const players = event.players.map((player, index) => ({
    ...player,
    name: names[index],
    fideId: String(80_000_000 + Math.floor(Math.random() * 9_999_999)),
  }));
  let body = writeTrf({ ...event, players, comments: [], header: [] }, { format: 'trf26', eol: '\n' });
  const path = await organiser.get('registerTournament', { body });
  for (let round = 1; round <= 2; round++)
    body = played((await organiser.get('askForRound', { path, body })).file);
  return names;
}

/** What a name is looked for by: it is the same in sentences and in files. */
export function mark(name: string): string {
  return name.split(',', 1)[0];
}

/** Tables and rows that hold one of the names. */
export async function rowsHolding(database: Database, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  await backup(
    database.db,
    (line) => {
      for (const name of names)
        if (line.includes(mark(name))) found.push(`${mark(name)} in ${line.slice(0, 200)}`);
    },
    new Date(),
  );
  return found;
}

/** Files below a folder that hold one of the names. */
export function filesHolding(folder: string, names: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path).toString('latin1');
    return names.filter((name) => text.includes(mark(name))).map((name) => `${mark(name)} in ${path}`);
  });
}

/** Every protocol holds, but for persons that were erased. Returns how many entries lack somebody. */
export async function demandProtocols({ db }: Database): Promise<number> {
  let erased = 0;
  for (const { id } of await db.selectFrom('events').select('id').execute()) {
    const stored = await protocolOf(db, id);
    const entries: ProtocolEntry[] = [];
    for await (const text of stored.texts()) entries.push(JSON.parse(text) as ProtocolEntry);
    const verdicts = verifyProtocol({ event: id, entries }, hash).map(({ verdict }) => verdict);
    expect(verdicts.filter((verdict) => verdict !== 'holds' && verdict !== 'erased')).toEqual([]);
    erased += verdicts.filter((verdict) => verdict === 'erased').length;
  }
  return erased;
}
