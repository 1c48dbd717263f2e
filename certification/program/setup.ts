import type { ClaimedRules } from './candidate-program.js';
import type { CandidateProfile, Limits } from './profile.js';

/** What every kind of candidate starts from. */
export interface Setup<Rules extends ClaimedRules = ClaimedRules> {
  readonly profile: CandidateProfile;
  readonly edition: Rules;
  /** The words that start it, with absolute paths. */
  readonly command: readonly string[];
  /** The file that makes the program what it is: the executable, or what the launcher is given. */
  readonly file: string;
  readonly limits: Limits;
}

/** Name and version for reports. The version is what the program itself says: null when it does not. */
export function titleOf(name: string, version: string | null): string {
  return version === null ? `${name}, version unknown` : `${name} ${version}`;
}
