import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { manifestText } from '../../certification/campaign/store/manifest.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import type { Discrepancies } from '../../certification/campaign/parts.js';
import { InputError, UsageError } from '../errors.js';
import { sha256Of } from '../input/sha256.js';
import { bossIn } from './connection.js';
import type { QueueConnection } from './connection.js';

/** A campaign in a queue. */
export interface QueuedCampaign {
  readonly name: string;
  readonly manifest: CampaignManifest;
  /** Shrinking ends after so many seconds without a smaller tournament; null: nothing is shrunk. */
  readonly shrinkSeconds: number | null;
  /** Without the one that shrinks. */
  readonly parts: number;
}

/** How far a campaign is. */
export interface QueueProgress {
  readonly parts: number;
  readonly done: number;
  /** False while the deviations of the whole campaign are still to be shrunk. */
  readonly isShrunk: boolean;
  /** Parts that a worker has. */
  readonly inWork: number;
  /** Tournaments of the parts that are done, in all directions. */
  readonly tournaments: number;
  readonly discrepancies: number;
  /** The first part that was given up; the number is null for the one that shrinks. */
  readonly failure: { readonly number: number | null; readonly reason: string } | null;
}

/** Puts a campaign with its parts into the queue. False where another one has its name already. */
export async function putCampaign(
  { boss, transaction }: QueueConnection,
  { name, manifest, shrinkSeconds }: Omit<QueuedCampaign, 'parts'>,
  parts: readonly CampaignManifest[],
): Promise<boolean> {
  return transaction(async (client) => {
    const text = manifestText(manifest);
    const added = await client.query(
      `insert into swissproof_campaigns.campaigns (name, manifest, shrink_seconds) values ($1, $2, $3)
       on conflict do nothing`,
      [name, text, shrinkSeconds],
    );
    if (added.rowCount === 0) return false;
    const all = shrinkSeconds === null ? parts : [...parts, shrinkingPart(manifest)];
    const jobs = all.map((part) => ({ id: randomUUID(), name: queueOf(name, part) }));
    for (const queue of new Set(jobs.map((job) => job.name))) await boss.createQueue(queue);
    await client.query(
      `insert into swissproof_campaigns.parts (campaign, number, first, count, job)
       select $1, number, first, count, job
       from unnest($2::int[], $3::int[], $4::int[], $5::uuid[]) as part(number, first, count, job)`,
      [
        name,
        all.map((_, index) => index + 1),
        all.map(({ first }) => first),
        all.map(({ count }) => count),
        jobs.map(({ id }) => id),
      ],
    );
    await boss.insert(
      // The first parts come first: the end of a campaign may make the last ones needless.
      jobs.map((job, index) => ({ ...job, priority: jobs.length - index, ...EACH })),
      bossIn(client),
    );
    return true;
  });
}

/** The campaign of a name; null where there is none. */
export async function campaignNamed(queue: QueueConnection, name: string): Promise<QueuedCampaign | null> {
  const [row] = await rows<{ manifest: string; shrink_seconds: number | null; parts: number }>(
    queue,
    `select manifest, shrink_seconds,
       (select count(*)::int from swissproof_campaigns.parts where campaign = name and count > 0) as parts
     from swissproof_campaigns.campaigns where name = $1`,
    [name],
  );
  if (row === undefined) return null;
  const manifest = JSON.parse(row.manifest) as CampaignManifest;
  if (manifest.schema !== 'swissproof/campaign/3')
    throw new UsageError(`the campaign ${name} was put into the queue by another version of swissproof`);
  return { name, manifest, shrinkSeconds: row.shrink_seconds, parts: row.parts };
}

/** The names of the campaigns of which parts are left, the oldest first; of all campaigns where they are asked for. */
export async function campaignNames(queue: QueueConnection, which: 'open' | 'all'): Promise<string[]> {
  const found = await rows<{ name: string }>(
    queue,
    `select name from swissproof_campaigns.campaigns
     where $1 = 'all' or exists (
       select 1 from swissproof_campaigns.parts where campaign = name and done is null)
     order by created, name`,
    [which],
  );
  return found.map(({ name }) => name);
}

export async function progressOf(queue: QueueConnection, name: string): Promise<QueueProgress> {
  const parts = await rows<PartRow>(
    queue,
    `select number, first, count, done is not null as done, worker is not null as working, tournaments, discrepancies, failure
     from swissproof_campaigns.parts where campaign = $1 order by number`,
    [name],
  );
  const failed = parts.find(({ failure }) => failure !== null);
  const ofTournaments = parts.filter(({ count }) => count > 0);
  return {
    parts: ofTournaments.length,
    done: ofTournaments.filter(({ done }) => done).length,
    isShrunk: parts.every(({ count, done }) => count > 0 || done),
    inWork: parts.filter(({ working }) => working).length,
    tournaments: parts.reduce((sum, part) => sum + part.tournaments, 0),
    discrepancies: parts.reduce(
      (sum, part) => sum + Object.values(discrepanciesIn(part)).reduce((all, count) => all + count, 0),
      0,
    ),
    failure:
      failed === undefined
        ? null
        : { number: failed.count > 0 ? failed.number : null, reason: failed.failure ?? '' },
  };
}

/** Throws an InputError where a part was given up: the campaign cannot come to its end. */
export function requireNoneGivenUp(campaign: string, { failure }: QueueProgress): void {
  if (failure !== null)
    throw new InputError(
      `${failure.number === null ? 'shrinking' : `part ${failure.number}`} of ${campaign} was tried again and again, and could not be ended: ${failure.reason}`,
    );
}

/** What the parts that are done have found. */
export async function donePartsOf(
  queue: QueueConnection,
  name: string,
): Promise<{ readonly first: number; readonly discrepancies: Discrepancies }[]> {
  const done = await rows<Pick<PartRow, 'first' | 'discrepancies'>>(
    queue,
    'select first, discrepancies from swissproof_campaigns.parts where campaign = $1 and done is not null',
    [name],
  );
  return done.map((part) => ({ first: part.first, discrepancies: discrepanciesIn(part) }));
}

/**
 * Name of the queue in pg-boss of a part; names there are shorter than those of campaigns can be. The part that shrinks
 * has a queue of its own: it must not begin before all others are done.
 */
export function queueOf(campaign: string, { count }: { readonly count: number }): string {
  return `campaign-${sha256Of(campaign).slice(0, 32)}${count > 0 ? '' : '-shrinking'}`;
}

/** The part that shrinks the deviations of the whole campaign, after all others: it has no tournaments of its own. */
function shrinkingPart(manifest: CampaignManifest): CampaignManifest {
  return { ...manifest, first: manifest.first + manifest.count, count: 0 };
}

export async function rows<Row extends pg.QueryResultRow>(
  { transaction }: QueueConnection,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return transaction(async (client) => (await client.query<Row>(text, [...values])).rows);
}

interface PartRow {
  readonly number: number;
  readonly first: number;
  readonly count: number;
  readonly done: boolean;
  readonly working: boolean;
  readonly tournaments: number;
  readonly discrepancies: string;
  readonly failure: string | null;
}

function discrepanciesIn({ discrepancies }: Pick<PartRow, 'discrepancies'>): Discrepancies {
  return JSON.parse(discrepancies) as Discrepancies;
}

/** A part whose workers were killed so often is given up: it is the part that kills them. */
const EACH = { retryLimit: 50, retryDelay: 0, keepUntil: '9999-12-31', expireInSeconds: 23 * 3600 } as const;
