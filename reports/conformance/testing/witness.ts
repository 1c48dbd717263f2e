import { askPairing, openCandidate, shippedProfile } from '../../../certification/program/index.js';
import { isSame } from '../../../certification/program/ask-pairing.js';
import type { Moment } from './moment.js';
import type { Witness } from './entry.js';

/** A program that says of the rounds of its edition whether it pairs them as we do. */
export interface OpenedWitness {
  readonly ask: Witness;
  /** The cases that it pairs otherwise, or not at all. */
  readonly differing: readonly string[];
  close(): Promise<void>;
}

/**
 * @param words name of a shipped profile and the path of the program, like "bbppairings=/opt/bbpPairings".
 */
export async function openWitness(words: string): Promise<OpenedWitness> {
  const [name, program] = words.split('=');
  const profile = shippedProfile(name);
  if (profile === null || program === undefined) throw new Error(`${words}: expected PROFILE=PATH`);
  const candidate = await openCandidate({ ...profile, program });
  const title = `${profile.name} ${profile.version ?? ''}`.trim();
  const differing: string[] = [];
  return {
    differing,
    ask: async ({ tournament, edition, open, expected }: Moment) => {
      if (edition.id !== candidate.edition.id || open.pairedBy !== undefined) return null;
      const answer = await askPairing(candidate, tournament);
      if (answer.ok && answer.pairing !== null && isSame(answer.pairing, expected)) return title;
      const boards = answer.ok
        ? (answer.pairing?.pairs.map(({ white, black }) => `${white}-${black}`) ?? ['impossible'])
        : [answer.note];
      differing.push(`${tournament.name}: ${title} ${boards.join(' ')}`);
      return null;
    },
    close: () => candidate.close(),
  };
}
