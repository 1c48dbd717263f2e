import { GENERATION } from '../../../generator/index.js';
import type { AskedProgram, Position } from '../../program/index.js';
import { identityOf } from '../programs.js';
import { CampaignError } from '../store/manifest.js';
import type { CampaignManifest, PositionSet } from '../store/manifest.js';
import type { TrialKey } from '../store/stored-trial.js';
import { NEEDED } from '../trials/plan.js';
import type { EarlierCampaign } from './earlier-campaign.js';

/**
 * The manifest by which the findings of a campaign are run again: the same tournaments in the directions in which
 * something was found, and the program of now.
 * @throws CampaignError where this program or this version of swissproof cannot run the same tournaments.
 */
export function manifestAgain(
  { manifest, found, folder }: EarlierCampaign,
  candidate: AskedProgram,
): CampaignManifest {
  const { edition, generator } = manifest;
  if (candidate.edition.id !== edition)
    throw new CampaignError(
      `the campaign in ${folder.path} has the rules ${edition}, and the program now pairs by ${candidate.edition.id}; name a profile for ${edition}`,
    );
  const { generation = null } = (generator ?? {}) as { readonly generation?: number };
  if (generator !== null && generation !== GENERATION)
    throw new CampaignError(
      `the campaign in ${folder.path} was run by ${manifest.program.name} ${manifest.program.version}, whose generator made other tournaments from the same seed; run a new campaign`,
    );
  const directions = manifest.directions.filter((own) => found.some(({ direction }) => direction === own));
  const unable = directions.find((direction) => !candidate.abilities.has(NEEDED[direction]));
  if (unable !== undefined)
    throw new CampaignError(
      `${candidate.title} cannot ${NEEDED[unable]}, which the direction ${unable} of the campaign needs`,
    );
  return { ...manifest, directions, candidate: identityOf(candidate), second: null, coverage: false };
}

/** The files of `--positions` as they are read now. */
export interface FilesNow {
  readonly set: PositionSet;
  readonly positions: readonly Position[];
}

/**
 * The files that are put to the program again, in the places that they have in the campaign. Files that are not needed
 * leave their places empty: they may have changed, and others may have been added.
 * @throws CampaignError for a file that is needed and is missing, or has changed.
 */
export function positionsAgain(
  { manifest, found, folder }: EarlierCampaign,
  { set, positions }: FilesNow,
): Position[] {
  const known = manifest.positions?.files ?? [];
  const again: Position[] = [];
  for (const place of found.map(({ index }: TrialKey) => index - manifest.first)) {
    const { name, sha256 } = known[place];
    const now = set.files.findIndex((file) => file.name === name);
    const problem = now < 0 ? 'is missing' : set.files[now].sha256 === sha256 ? null : 'has changed';
    if (problem !== null)
      throw new CampaignError(
        `${name} ${problem} in ${set.folder} since the campaign in ${folder.path}; restore the file, or run a new campaign`,
      );
    again[place] = positions[now];
  }
  return again;
}
