import type { DutchEdition } from '../../engine/index.js';
import type { CandidateProfile, Limits } from './profile.js';

/** What every kind of candidate starts from. */
export interface Setup {
  readonly profile: CandidateProfile;
  readonly edition: DutchEdition;
  /** The words that start it, with absolute paths. */
  readonly command: readonly string[];
  readonly limits: Limits;
}

/** Name and version for reports. */
export function titleOf({ name, version }: { readonly name: string; readonly version?: string }): string {
  return version === undefined ? name : `${name} ${version}`;
}
