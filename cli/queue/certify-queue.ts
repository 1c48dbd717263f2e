import { smokeTestPrograms, withPrograms } from '../../certification/campaign/programs.js';
import { partsOfCampaign } from '../../certification/campaign/parts.js';
import { disagreements } from '../../certification/campaign/store/manifest.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { passedTo } from '../certify/candidate-program.js';
import { Interrupt } from '../certify/interrupt.js';
import { requireFreeFolder } from '../certify/campaign-folder.js';
import type { CertifyOptions } from '../certify/options.js';
import { manifestFor, profilesOf } from '../certify/settings.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { ExitCode } from '../output/exit-codes.js';
import { campaignNamed, campaignNames, putCampaign } from './campaigns.js';
import type { QueuedCampaign } from './campaigns.js';
import { connect } from './connection.js';
import type { QueueConnection } from './connection.js';
import { DEFAULT_CAMPAIGN } from './options.js';
import { mergeAndShow } from '../certify/run.js';
import { partsIn, watchParts } from './watch.js';

/** Runs `swissproof certify --queue`: puts a campaign into the queue, looks at one there, or both. */
export async function runQueued(options: CertifyOptions, url: string, io: Io): Promise<ExitCode> {
  const { parts, watch, campaign: name = DEFAULT_CAMPAIGN } = options;
  requirePossible(options);
  const queue = await connect(url);
  const interrupt = new Interrupt(io, 'interrupted (again: stop at once)');
  const { signal } = interrupt;
  try {
    if (parts !== undefined) await put(name, parts, options, queue, signal, io);
    if (!watch) return ExitCode.done;
    const campaign = await campaignNamed(queue, name);
    if (campaign === null) throw await unknown(name, queue);
    if (await watchParts(campaign, queue, signal, io))
      return await mergeAndShow(
        await partsIn(queue, campaign, { isShrunk: campaign.shrinkSeconds !== null }),
        options.out ?? null,
        options,
        io,
      );
    io.stderr('the workers go on; look again with: swissproof certify --queue … --watch\n');
    return ExitCode.interrupted;
  } catch (error) {
    if (!signal.aborted) throw error;
    return ExitCode.interrupted;
  } finally {
    interrupt.stop();
    await queue.close();
  }
}

/** What else `certify` can do is done on one machine. */
function requirePossible(options: CertifyOptions): void {
  const { parts, watch, out, open, resume, only, merge, positions } = options;
  const alone = { resume: resume ? true : undefined, only, merge, positions };
  const excluded = Object.entries(alone).find(([, value]) => value !== undefined);
  if (excluded !== undefined) throw new UsageError(`--queue excludes --${excluded[0]}`);
  if (parts === undefined && !watch)
    throw new UsageError(
      '--queue goes with --parts, to put a campaign there, or --watch, to look at one, or both',
    );
  if (out !== undefined && !watch) throw new UsageError('with --queue, --out goes with --watch');
  if (open && out === undefined) throw new UsageError('with --queue, --open goes with --watch --out FOLDER');
  if (out !== undefined) requireFreeFolder(out);
}

async function put(
  name: string,
  parts: number,
  options: CertifyOptions,
  queue: QueueConnection,
  signal: AbortSignal,
  io: Io,
): Promise<void> {
  const known = await campaignNamed(queue, name);
  const shrinkSeconds = options.shrink ? options.shrinkSeconds : null;
  const manifest = await manifestToPut(options, known, signal, io);
  if (parts > manifest.count)
    throw new UsageError(`${manifest.count} tournaments cannot be shared out into ${parts} parts`);
  const list = partsOfCampaign(manifest, parts);
  if (known === null && (await putCampaign(queue, { name, manifest, shrinkSeconds }, list))) {
    io.stderr(
      `${name}: ${parts} parts of up to ${list[0].count} tournaments wait; "swissproof work --queue …" takes them\n`,
    );
    return;
  }
  const there = known ?? (await campaignNamed(queue, name));
  if (there !== null) requireEqual(there, { name, manifest, shrinkSeconds, parts });
  io.stderr(`${name}: is in the queue already, and goes on\n`);
}

/** As for a campaign in a folder; one that is there already lends its seed. */
async function manifestToPut(
  options: CertifyOptions,
  known: QueuedCampaign | null,
  signal: AbortSignal,
  io: Io,
): Promise<CampaignManifest> {
  return withPrograms(profilesOf(options, null), signal, async (programs) => {
    const seed = options.seed ?? known?.manifest.seed;
    const seeded = seed === undefined ? options : { ...options, seed };
    const manifest = manifestFor(seeded, null, programs, null, io);
    await smokeTestPrograms(manifest, programs, [], signal, passedTo(io));
    return manifest;
  });
}

function requireEqual(known: QueuedCampaign, fresh: QueuedCampaign): void {
  const same = (a: unknown, b: unknown, key: string): string[] => (a === b ? [] : [key]);
  const keys = [
    ...disagreements(known.manifest, fresh.manifest),
    ...same(known.manifest.first, fresh.manifest.first, 'first'),
    ...same(known.manifest.count, fresh.manifest.count, 'count'),
    ...same(known.manifest.toTheEnd, fresh.manifest.toTheEnd, 'to the end'),
    ...same(known.shrinkSeconds, fresh.shrinkSeconds, 'shrinking'),
    ...same(known.parts, fresh.parts, 'parts'),
  ];
  if (keys.length > 0)
    throw new UsageError(
      `the campaign ${known.name} in the queue is another one: it differs in ${keys.join(', ')}; --campaign gives this one a name of its own`,
    );
}

async function unknown(name: string, queue: QueueConnection): Promise<UsageError> {
  const names = await campaignNames(queue, 'all');
  return new UsageError(
    names.length === 0
      ? 'there is no campaign in the queue: --parts N puts one there'
      : `there is no campaign ${name} in the queue; there are: ${names.join(', ')}`,
  );
}
