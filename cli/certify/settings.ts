import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CampaignProfiles, CampaignPrograms } from '../../certification/campaign/programs.js';
import { manifestOf } from '../../certification/campaign/settings.js';
import { profileOf, requireFormat } from '../../certification/campaign/store/manifest.js';
import type { CampaignManifest, PositionSet } from '../../certification/campaign/store/manifest.js';
import { PROGRAM } from '../../reports/index.js';
import { profileNamed } from './candidate-program.js';
import { generatorNamed } from './generator.js';
import { readDescribed } from './json.js';
import type { CertifyOptions } from './options.js';
import { choicesAmong } from '../choice-options.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { present } from '../../engine/present.js';

/** The manifest in a folder; null when there is none. */
export function readManifest(folder: string): CampaignManifest | null {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return null;
  const check = (document: unknown): void => {
    requireFormat(document, folder);
  };
  return readDescribed(
    path,
    'campaign-manifest.schema.json',
    'the manifest of a campaign',
    check,
  ) as CampaignManifest;
}

/**
 * The profiles of the command line, else those of the campaign that is continued; of a profile that is named the edition and
 * its choices are those of the campaign, where the command line says nothing else.
 */
export function profilesOf(
  options: Pick<CertifyOptions, 'candidate' | 'program' | 'second' | 'secondProgram' | 'rules'>,
  known: CampaignManifest | null,
): CampaignProfiles {
  const { candidate, program, second, secondProgram, rules } = options;
  const placed = program === undefined ? {} : { program: resolve(program) };
  // A profile says by which edition its program pairs by itself; the campaign may be in another one.
  const begun = known === null ? null : profileOf(known.candidate);
  const edition = rules ?? begun?.edition;
  const first =
    candidate !== undefined
      ? profileNamed(candidate, program, {
          ...present({ edition }),
          choices: { ...begun?.choices, ...choicesAmong(options) },
        })
      : begun !== null
        ? { ...begun, ...placed }
        : null;
  if (first === null) throw new UsageError('name the program to test with --candidate');
  if (second !== undefined) return { candidate: first, second: profileNamed(second, secondProgram, first) };
  if (known === null || known.second === null) return { candidate: first, second: null };
  const profile = profileOf(known.second);
  return {
    candidate: first,
    second: { ...profile, ...(secondProgram === undefined ? {} : { program: resolve(secondProgram) }) },
  };
}

/** The manifest of the campaign to run, from the options; says how its programs have changed since it was begun. */
export function manifestFor(
  options: CertifyOptions,
  known: CampaignManifest | null,
  { candidate, second }: CampaignPrograms,
  positions: PositionSet | null,
  io: Io,
): CampaignManifest {
  const { manifest, changes } = manifestOf(
    { ...options, isForOne: options.only !== undefined },
    {
      ...{ known, candidate, second, positions, program: PROGRAM },
      generator: () => generatorNamed(options, known, candidate),
      newSeed: () => newSeed(io),
      folder: options.out ?? '',
      named: (setting) => `--${setting}`,
    },
  );
  for (const change of changes) io.stderr(`${change}\n`);
  return manifest;
}

function newSeed(io: Io): string {
  const seed = randomBytes(6).toString('hex');
  io.stderr(`seed: ${seed} (--seed ${seed} makes the same campaign again)\n`);
  return seed;
}
