import type { CandidateProgram } from '../candidate-program.js';
import { openCandidate } from '../open-candidate.js';
import type { CandidateProfile } from '../profile.js';

/** Opens a candidate for as long as something is done with it. */
export async function withCandidate<T>(
  profile: CandidateProfile,
  use: (candidate: CandidateProgram) => Promise<T>,
): Promise<T> {
  const candidate = await openCandidate(profile);
  try {
    return await use(candidate);
  } finally {
    await candidate.close();
  }
}
