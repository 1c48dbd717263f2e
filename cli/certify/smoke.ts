import { smokeTest } from '../../certification/program/index.js';
import type { Ability, CandidateProgram } from '../../certification/program/index.js';
import { InputError } from '../errors.js';
import type { Io } from '../io.js';

/** Refuses a candidate whose results would prove nothing. */
export async function demandSmokeTest(
  candidate: CandidateProgram,
  needed: readonly Ability[],
  signal: AbortSignal,
  io: Io,
): Promise<void> {
  const result = await smokeTest(candidate, needed, signal);
  if (!result.ok) {
    const advice = needed.length > 1 ? ' (--directions chooses those that do not need what fails)' : '';
    throw new InputError(`${candidate.title} cannot be tested: ${result.reason}${advice}`);
  }
  io.stderr(`${candidate.title}: smoke test passed (${result.shown.join('; ')})\n`);
}
