import type { Kysely } from 'kysely';
import type { Metrics } from './metrics.js';
import type { Tables } from './store/schema.js';
import type { WorkPool } from './work/pool.js';

/** What the routes work with. */
export interface Context {
  readonly db: Kysely<Tables>;
  readonly pool: WorkPool;
  readonly metrics: Metrics;
  readonly now: () => Date;
  readonly limits: Limits;
}

export interface Limits {
  /** Of a body, in bytes. */
  readonly body: number;
  /** Checks of more bytes become a job. */
  readonly immediateCheck: number;
  /** Requests a minute from one address. */
  readonly rate: number;
  /** In milliseconds, until a request must have come whole. */
  readonly requestTime: number;
}

export const DEFAULT_LIMITS: Limits = {
  body: 4 * 1024 * 1024,
  immediateCheck: 256 * 1024,
  rate: 1200,
  requestTime: 30_000,
};
