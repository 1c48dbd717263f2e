import type { CampaignManifest, CandidateIdentity } from '../../certification/campaign/store/manifest.js';
import type { CertifyOptions } from './options.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';

/**
 * Results of two programs do not belong into one campaign, even if only some bytes of the file have changed. A single
 * tournament may be looked at with a program that has been mended: nothing is kept, and the change is only told.
 * @returns the manifest to compare with the one that is known.
 * @throws UsageError when the file of the candidate or of the second program is another one.
 */
export function withSameProgram(
  fresh: CampaignManifest,
  known: CampaignManifest,
  { out = '', only }: CertifyOptions,
  io: Io,
): CampaignManifest {
  const pairs: [CandidateIdentity | null, CandidateIdentity | null][] = [
    [known.candidate, fresh.candidate],
    [known.second, fresh.second],
  ];
  for (const [before, now] of pairs) {
    if (before === null || now === null || before.hash !== now.hash || before.program === now.program)
      continue;
    const change = `the program has changed since the campaign in ${out} began: ${told(before)} then, ${told(now)} now`;
    if (only === undefined)
      throw new UsageError(`${change}. Go on with the old one, or begin a new campaign in another folder`);
    io.stderr(`${change}\n`);
  }
  if (only === undefined) return fresh;
  const second = fresh.second === null ? null : withFileOf(fresh.second, known.second);
  return { ...fresh, candidate: withFileOf(fresh.candidate, known.candidate), second };
}

function told({ name, program }: CandidateIdentity): string {
  return `${name} (SHA-256 ${program})`;
}

function withFileOf(fresh: CandidateIdentity, known: CandidateIdentity | null): CandidateIdentity {
  return known === null ? fresh : { ...fresh, name: known.name, program: known.program };
}
