import type { FastifyBaseLogger } from 'fastify';
import type { Context } from './context.js';
import { eraseOld } from './erasing/erase.js';
import { forgetErased, hasErasedRows } from './erasing/forget-erased.js';
import type { Cleaning } from './metrics.js';
import { deleteChecks } from './store/checks.js';
import type { Database } from './store/database.js';

/**
 * Returns a function that deletes everything whose time is over. Call it regularly: the next call repeats what failed. It never
 * throws. It logs failures as errors, without personal data, and counts them. A call during another one does nothing.
 */
export function cleaner(context: Context, database: Database, log: FastifyBaseLogger): () => Promise<void> {
  const { db, now, limits, metrics } = context;
  const failed = (cleaning: Cleaning, error: unknown, more: object = {}): void => {
    metrics.failedCleanings.inc({ cleaning });
    log.error({ cleaning, ...more, err: error }, FAILURES[cleaning]);
  };
  const attempt = async (cleaning: Cleaning, clean: () => Promise<unknown>): Promise<void> => {
    try {
      await clean();
    } catch (error) {
      failed(cleaning, error);
    }
  };
  const cleanAll = async (): Promise<void> => {
    const { keepChecks, retention } = limits;
    await attempt('checks', () => deleteChecks(db, new Date(now().getTime() - keepChecks)));
    if (retention !== null)
      await attempt('retention', () =>
        eraseOld(db, retention, now(), (event, error) => {
          failed('retention', error, { event });
        }),
      );
    // Also after erasing by the command that was cut off.
    await attempt('vacuum', async () => {
      if (await hasErasedRows(db)) await forgetErased(database);
    });
    await attempt('log', database.tidy);
  };
  let isCleaning = false;
  return async () => {
    if (isCleaning) return;
    isCleaning = true;
    await cleanAll();
    isCleaning = false;
  };
}

const FAILURES: Readonly<Record<Cleaning, string>> = {
  checks: 'old reports of checks were not deleted',
  retention: 'personal data were not erased after the years of --retention',
  vacuum: 'the files of the database still hold erased personal data',
  log: 'the log of transactions was not made shorter',
};
