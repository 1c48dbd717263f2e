import { expect, it } from 'vitest';
import { answering } from '../testing/answering.js';
import { DataFolderError } from './data-folder.js';
import { migrate } from './migrations.js';

it('a database that a later version has changed is refused, and the error says what to do', async () => {
  const db = answering([{ schema: 'public', table: 'kysely_migration', name: '9999-later' }]);
  const refused: unknown = await migrate(db).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataFolderError);
  expect(String(refused)).toMatch(
    /changed by a later version of swissproof .* does not know 9999-later: use that version or a later one/,
  );
});
