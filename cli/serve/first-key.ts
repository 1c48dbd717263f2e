import { existsSync, readFileSync } from 'node:fs';
import type { Database, NewKey } from '../../server/index.js';
import { UsageError } from '../errors.js';
import { fileErrorWords } from '../input/input-problems.js';
import type { Io } from '../io.js';

/**
 * Makes the key of an administrator where there are no keys yet, and tells it, once.
 * @param file where it is written, so that it stands in no log; null: it is printed.
 * @throws UsageError where it cannot be written.
 */
export async function tellFirstKey(db: Database['db'], file: string | null, io: Io): Promise<void> {
  const { addKey, listKeys, makeKey } = await import('../../server/index.js');
  if ((await listKeys(db)).length > 0) return;
  // On the disk before the server knows it: of one that nobody could read, nobody would be the holder.
  const made = file === null ? makeKey() : await keyIn(file);
  await addKey(db, FIRST, io.now(), made);
  io.stdout(
    file === null
      ? `key of the administrator, told only now: ${made.key}\n`
      : `the key of the administrator is in ${file}\n`,
  );
}

const FIRST = {
  name: 'first administrator',
  role: 'administrator',
  federation: null,
  expires: null,
} as const;

/** The key in a file, as a start that was cut off may have left it, or a new one. */
async function keyIn(file: string): Promise<NewKey> {
  const { madeKey, makeKey, writeWhole } = await import('../../server/index.js');
  const because = (why: string): UsageError =>
    new UsageError(`the key of the administrator cannot be written to ${file}: ${why}`);
  try {
    if (!existsSync(file)) {
      const made = makeKey();
      writeWhole(file, `${made.key}\n`);
      return made;
    }
    const known = madeKey(readFileSync(file, 'utf8'));
    if (known !== null) return known;
  } catch (error) {
    throw because(fileErrorWords(error));
  }
  throw because('it is there already, and holds no key');
}
