import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Impatience, Patience } from './patience.js';

/** The database cannot do its work now: it is away, is stopped, or has no room. Its message has nothing of the data. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** The database refuses a statement, which is a defect of this program. Says why by the code of SQL alone. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';

  constructor(
    /** SQLSTATE. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface GuardedPool {
  readonly pool: PostgresPool;
  /** From now on, what does not answer within so many milliseconds counts as away. */
  readonly limit: (time: number) => void;
  /** Nobody waits any longer: what is not answered fails, and the connections are closed without an answer. */
  readonly abandon: () => void;
  /** Whether the last thing that failed has not been done since: a database that answers may still have no room. */
  hasFailed(): boolean;
  /** What was tried again is done. */
  recovered(): void;
}

/**
 * The same pool, of which errors tell nothing that was sent: what drivers throw has the statement with its parameters, which
 * are whole tournament files.
 * @param isElsewhere whether it may be left without an answer; one of this process must have ended before its folder is free.
 */
export function guarded(pool: PostgresPool, isElsewhere = true): GuardedPool {
  let hasFailed = false;
  const named = (error: unknown): Error => {
    const known = withoutData(error);
    if (known instanceof DatabaseAway) hasFailed = true;
    return known;
  };
  const patience = new Patience();
  const connect = async (): Promise<PostgresPoolClient> => {
    const connecting = pool.connect();
    const client = (await patience.wait(connecting).catch((error: unknown) => {
      // It may still come, and nobody has it then.
      connecting.then(
        (late) => {
          late.release();
        },
        () => undefined,
      );
      throw named(error);
    })) as Releasable;
    let isLost = false;
    let isSilent = false;
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      // Nobody waits again for one that did not answer, as for the end of its transaction: that comes with the connection's.
      const answer = client.query(text, values);
      try {
        return await (isSilent ? patience.refuse(answer) : patience.wait(answer, WRITES_ANEW.test(text)));
      } catch (error) {
        const known = named(error);
        if (error instanceof Impatience) isSilent = true;
        if (known instanceof DatabaseAway) isLost = true;
        throw known;
      }
    };
    const release = (): void => {
      // On one that did not answer, the answer to another question may still come.
      client.release(isLost);
    };
    return { query, release } as unknown as PostgresPoolClient;
  };
  return {
    pool: { connect, end: () => (isElsewhere ? patience.waitUnlessOver(pool.end()) : pool.end()) },
    limit: (time) => {
      patience.time = time;
    },
    abandon: () => {
      patience.end();
    },
    hasFailed: () => hasFailed,
    recovered: () => {
      hasFailed = false;
    },
  };
}

/** A connection that is closed where it is given back as lost. */
interface Releasable extends Pick<PostgresPoolClient, 'query'> {
  release(isLost: boolean): void;
}

function withoutData(error: unknown): Error {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const message = error instanceof Error ? error.message : String(error);
  // Without a code of SQL it is the connection that failed, or the embedded database that ended.
  if (!/^[0-9A-Z]{5}$/.test(code) || AWAY.test(code)) return new DatabaseAway(message, { cause: error });
  return new DatabaseRefusal(code, OWN_WORDS.test(code) ? message : `the database refuses it (${code})`);
}

/** Of large tables it takes minutes: the database is not away because of that. */
const WRITES_ANEW = /^(?:vacuum|analyze|checkpoint)\b/;
/** Classes of connections, resources, operators, the system and of what is damaged: their messages name no data. */
const AWAY = /^(?:08|53|57|58|XX)/;
/** Raised by our own triggers. */
const OWN_WORDS = /^P0/;
