import { traitsOf } from '../../certification/campaign/trials/traits-of.js';
import { abilitiesFor } from '../../certification/campaign/trials/plan.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { followsTable, smokeTest, smokeTestByTable } from '../../certification/program/index.js';
import type { Ability, AskedProgram, FileTrait, Position } from '../../certification/program/index.js';
import { InputError } from '../errors.js';
import type { Io } from '../io.js';
import { scenariosOf } from './generator.js';

/** The programs of a campaign, and the given files that it is about. */
export interface SmokeTested {
  readonly candidate: AskedProgram;
  readonly second: AskedProgram | null;
  readonly positions: readonly Position[];
}

/** Refuses programs whose results would prove nothing, or which do not read what the campaign's files hold. */
export async function demandSmokeTest(
  manifest: CampaignManifest,
  { candidate, second, positions }: SmokeTested,
  signal: AbortSignal,
  io: Io,
): Promise<void> {
  const traits = traitsOf(scenariosOf(manifest), positions);
  await demandOf(candidate, abilitiesFor(manifest.directions), traits, signal, io);
  if (second !== null) await demandOf(second, ['pair'], traits, signal, io);
}

async function demandOf(
  candidate: AskedProgram,
  needed: readonly Ability[],
  traits: ReadonlySet<FileTrait>,
  signal: AbortSignal,
  io: Io,
): Promise<void> {
  const result = followsTable(candidate)
    ? await smokeTestByTable(candidate, needed, signal)
    : await smokeTest(candidate, needed, signal, traits);
  if (!result.ok) {
    const { reason, trait } = result;
    throw new InputError(`${candidate.title} cannot be tested: ${reason}${adviceOn(trait, needed)}`);
  }
  io.stderr(`${candidate.title}: smoke test passed (${result.shown.join('; ')})\n`);
}

function adviceOn(trait: FileTrait | null | undefined, needed: readonly Ability[]): string {
  if (trait !== undefined && trait !== null && trait !== 'byes')
    return ` (${WITHOUT[trait]} leaves them out of simulated tournaments)`;
  return needed.length > 1 ? ' (--directions chooses those that do not need what fails)' : '';
}

const WITHOUT: Readonly<Record<Exclude<FileTrait, 'byes'>, string>> = {
  'initial-colour': '--initial-color white',
  'forbidden-pairs': '--forbidden-pairs 0',
  'next-byes': '--half-point-byes 0',
  'late-entries': '--late-entries 0',
};
