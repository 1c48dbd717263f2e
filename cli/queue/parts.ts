import type pg from 'pg';
import type { Discrepancies } from '../../certification/campaign/parts.js';
import { queueOf, rows } from './campaigns.js';
import { bossIn } from './connection.js';
import type { QueueConnection } from './connection.js';
import { IS_PRESENT } from './presence.js';

/** A part that a worker has. */
export interface TakenPart {
  readonly campaign: string;
  readonly number: number;
  readonly first: number;
  readonly count: number;
  readonly job: string;
  readonly worker: string;
}

/** What a part has given: the files of its folder, and what they hold in numbers. */
export interface PartResult {
  readonly files: readonly PartFile[];
  readonly tournaments: number;
  readonly discrepancies: Discrepancies;
}

export interface PartFile {
  /** Path in the folder of the part, with slashes. */
  readonly name: string;
  readonly text: string;
}

/**
 * Takes the next part of a campaign for a worker; null where none waits.
 * @param which the parts with tournaments, or the one that shrinks, which needs the results of all others.
 */
export async function takePart(
  { boss, transaction }: QueueConnection,
  campaign: string,
  worker: string,
  which: 'tournaments' | 'shrinking',
): Promise<TakenPart | null> {
  const name = queueOf(campaign, { count: which === 'tournaments' ? 1 : 0 });
  return transaction(async (client) => {
    const [job] = await boss.fetch(name, { batchSize: 1, ...bossIn(client) });
    if (job === undefined) return null;
    const { rows: parts } = await client.query<Omit<TakenPart, 'worker'>>(
      `update swissproof_campaigns.parts set worker = $3 where campaign = $1 and job = $2
       returning campaign, number, first, count, job`,
      [campaign, job.id, worker],
    );
    return { ...parts[0], worker };
  });
}

/** Keeps what a part has given. False where it was taken from this worker in the meantime: another one has it. */
export async function finishPart(
  { boss, transaction }: QueueConnection,
  part: TakenPart,
  { files, tournaments, discrepancies }: PartResult,
): Promise<boolean> {
  return transaction(async (client) => {
    if (!(await giveUpPlace(client, part))) return false;
    const { campaign, number, job } = part;
    await client.query(
      `update swissproof_campaigns.parts set done = now(), tournaments = $3, discrepancies = $4
       where campaign = $1 and number = $2`,
      [campaign, number, tournaments, JSON.stringify(discrepancies)],
    );
    for (const { name, text } of files)
      await client.query(
        'insert into swissproof_campaigns.files (campaign, number, name, content) values ($1, $2, $3, $4)',
        [campaign, number, name, Buffer.from(text)],
      );
    await boss.complete(queueOf(campaign, part), job, {}, bossIn(client));
    return true;
  });
}

/** Puts a part that a worker could not end back into the queue. */
export async function returnPart(queue: QueueConnection, part: TakenPart, reason: string): Promise<void> {
  await queue.transaction(async (client) => {
    if (await giveUpPlace(client, part)) await putBack(queue, client, part, reason);
  });
}

/**
 * Puts the parts whose workers are gone back into the queue: killed, or cut off from the database.
 * @returns their numbers.
 */
export async function takeBackLost(queue: QueueConnection, campaign: string): Promise<number[]> {
  return queue.transaction(async (client) => {
    const { rows: lost } = await client.query<TakenPart>(
      `select campaign, number, first, count, job, worker from swissproof_campaigns.parts
       where campaign = $1 and worker is not null and not ${IS_PRESENT}
       for update skip locked`,
      [campaign],
    );
    for (const part of lost)
      if (await giveUpPlace(client, part))
        await putBack(queue, client, part, `its worker ${part.worker} was killed or cut off`);
    return lost.map(({ number }) => number);
  });
}

/** The files of a part. */
export async function filesOfPart(
  queue: QueueConnection,
  campaign: string,
  number: number,
): Promise<PartFile[]> {
  const files = await rows<{ name: string; content: Buffer }>(
    queue,
    'select name, content from swissproof_campaigns.files where campaign = $1 and number = $2 order by name',
    [campaign, number],
  );
  return files.map(({ name, content }) => ({ name, text: content.toString('utf8') }));
}

/** False where the worker does not have the part any more. */
async function giveUpPlace(client: pg.PoolClient, { campaign, number, worker }: TakenPart): Promise<boolean> {
  const { rowCount } = await client.query(
    `update swissproof_campaigns.parts set worker = null
     where campaign = $1 and number = $2 and worker = $3 and done is null`,
    [campaign, number, worker],
  );
  return rowCount === 1;
}

async function putBack(
  { boss }: QueueConnection,
  client: pg.PoolClient,
  { campaign, number, count, job }: TakenPart,
  reason: string,
): Promise<void> {
  const queue = queueOf(campaign, { count });
  await boss.fail(queue, job, { message: reason }, bossIn(client));
  const state = await boss.getJobById(queue, job, { includeArchive: false, ...bossIn(client) });
  if (state?.state !== 'failed') return;
  await client.query(
    'update swissproof_campaigns.parts set failure = $3 where campaign = $1 and number = $2',
    [campaign, number, reason],
  );
}
