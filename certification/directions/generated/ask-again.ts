import type { AskedAgain, OtherFile } from '../../campaign/trials/generated-event.js';
import type { AskedProgram } from '../../program/candidate-program.js';
import type { Wish } from '../../program/generator-wishes.js';
import type { CandidateProfile } from '../../program/profile.js';

/**
 * Asks a generator once more for a tournament that it has given: with the same seed, and with another one. A file that comes again with
 * another seed may be chance in a tiny event, so that two more seeds are tried.
 * @param contentOf tells tournaments apart.
 */
export async function askAgain(
  candidate: AskedProgram,
  wish: Wish,
  first: Uint8Array,
  contentOf: (file: Uint8Array) => string,
  signal?: AbortSignal,
): Promise<AskedAgain> {
  const content = contentOf(first);
  const ask = async (seed: number): Promise<OtherFile> => {
    const answer = await candidate.generate({ ...wish, seed }, signal);
    if (!answer.ok || answer.file === null) return 'none';
    return contentOf(answer.file) === content ? 'same' : 'other';
  };
  const sameSeed = takesSeed(candidate.profile) ? await ask(wish.seed) : null;
  let otherSeed: OtherFile = 'same';
  for (let step = 1; step <= OTHER_SEEDS && otherSeed === 'same'; step++) {
    otherSeed = await ask(otherThan(wish.seed, step));
  }
  return { sameSeed, otherSeed };
}

/** Adapters are given one; a command line says where it stands. */
function takesSeed({ commands }: CandidateProfile): boolean {
  return (
    commands === undefined || (commands.generate?.arguments ?? []).some((word) => word.includes('{seed}'))
  );
}

const OTHER_SEEDS = 3;
/** Seeds of wishes are whole numbers up to 2^31 - 1. */
const SEEDS = 2 ** 31 - 1;

function otherThan(seed: number, step: number): number {
  return ((seed + step - 1) % SEEDS) + 1;
}
