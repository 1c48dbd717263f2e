import type { Tournament } from '../../../corpus/index.js';
import type { PairAnswer, Pairing } from '../answers/answers.js';
import type { CandidateProgram } from '../candidate-program.js';
import { fileToPair } from '../dialect.js';
import { DEFAULT_DIALECT } from '../profile.js';
import type { Dialect } from '../profile.js';
import { presentIn, tournamentBefore } from '../tournament-before.js';
import { firstRound, haveSameOpponents, laterRound, rightPairing } from './dialect-events.js';
import type { FirstRoundEvent, LaterRoundEvent } from './dialect-events.js';
import { misreadWords, OF_FIRST_ROUND, TRAIT_WORDS } from './file-traits.js';
import type { FileTrait, FirstTrait } from './file-traits.js';

/** What a program does not read of its files, in one sentence without its subject. */
export interface Misread {
  /** Null: it gives no answer to a file with several of them, but to each alone. */
  readonly trait: FileTrait | null;
  readonly reason: string;
}

/**
 * Asks whether a program reads what its files will hold: a wrong dialect would otherwise be found as many wrong
 * tournaments. A wrong answer that none of them explains says nothing here: it is for the campaign to judge.
 * @param plain an event whose initial-colour is White.
 * @param white how the program pairs its round 1.
 */
export async function findMisread(
  candidate: CandidateProgram,
  traits: ReadonlySet<FileTrait>,
  plain: Tournament,
  white: Pairing,
  signal?: AbortSignal,
): Promise<Misread | null> {
  const asker = new Asker(candidate, signal);
  const turned = colourTurned(candidate, plain, white);
  return (await inFirstRound(asker, traits, turned)) ?? (await inLaterRound(asker, traits));
}

class Asker {
  readonly dialect: Dialect;

  constructor(
    readonly candidate: CandidateProgram,
    readonly signal?: AbortSignal,
  ) {
    this.dialect = { ...DEFAULT_DIALECT, ...candidate.profile.dialect };
  }

  ask(before: Tournament, other: Partial<Dialect> = {}): Promise<PairAnswer> {
    const file = fileToPair(before, { ...this.dialect, ...other });
    return this.candidate.pairRound(file, before.pairedRounds + 1, this.signal);
  }
}

/** Says of a pairing of {@link firstRound} whether its first player has the colour that White as initial-colour gives. */
type IsOfWhite = (before: Tournament, pairing: Pairing) => boolean;

function colourTurned({ edition }: CandidateProgram, plain: Tournament, white: Pairing): IsOfWhite {
  const first = plain.players[0].id;
  const hasWhite = (pairing: Pairing | null): boolean | null =>
    pairing?.pairs.some((pair) => pair.white === first) ?? null;
  const own = hasWhite(rightPairing(tournamentBefore(plain, 1), edition));
  return (before, pairing) => {
    const right = hasWhite(rightPairing(before, edition));
    return right !== null && right !== own && hasWhite(pairing) === hasWhite(white);
  };
}

async function inFirstRound(
  asker: Asker,
  traits: ReadonlySet<FileTrait>,
  isOfWhite: IsOfWhite,
): Promise<Misread | null> {
  const asked = OF_FIRST_ROUND.filter((trait) => traits.has(trait));
  if (asked.length === 0) return null;
  const together = await askFirst(asker, asked, isOfWhite);
  if (together === null || together.trait !== null) return together;
  for (const trait of asked) {
    const alone = await askFirst(asker, [trait], isOfWhite);
    if (alone !== null) return { trait, reason: alone.reason };
  }
  return together;
}

async function askFirst(
  asker: Asker,
  traits: readonly FirstTrait[],
  isOfWhite: IsOfWhite,
): Promise<Misread | null> {
  const event = firstRound(asker.candidate, new Set(traits));
  const answer = await asker.ask(event.before);
  if (!answer.ok || answer.pairing === null) {
    const other = { nextByeCounts: !asker.dialect.nextByeCounts };
    if (traits.includes('next-byes') && (await pairingIn(asker, event.before, other)) !== null) {
      const counted = other.nextByeCounts ? 'with' : 'without';
      const reason = `wants the points ${counted} a half-point bye of the round to be paired: ${needs(other)}`;
      return { trait: 'next-byes', reason };
    }
    const what = traits.map((trait) => TRAIT_WORDS[trait]).join(', ');
    return { trait: null, reason: `does not pair a round with ${what}: ${noteOf(answer)}` };
  }
  const { pairing } = answer;
  const trait = traits.find((own) => SHOWS[own](event, pairing, isOfWhite));
  return trait === undefined ? null : { trait, reason: misreadWords(trait, asker.dialect) };
}

/** Whether an answer shows that a trait is not read. */
const SHOWS: Readonly<
  Record<FirstTrait, (event: FirstRoundEvent, pairing: Pairing, isOfWhite: IsOfWhite) => boolean>
> = {
  'initial-colour': ({ before }, pairing, isOfWhite) => isOfWhite(before, pairing),
  'forbidden-pairs': ({ forbidden }, { pairs }) =>
    pairs.some(({ white, black }) => forbidden.includes(white) && forbidden.includes(black)),
  acceleration: ({ unaccelerated }, pairing) =>
    unaccelerated !== null && haveSameOpponents(pairing, unaccelerated),
  'next-byes': ({ away }, pairing) => away !== null && seatedIn(pairing).has(away),
};

async function inLaterRound(asker: Asker, traits: ReadonlySet<FileTrait>): Promise<Misread | null> {
  const hasLate = traits.has('late-entries');
  const event = hasLate || traits.has('byes') ? laterRound(asker.candidate, hasLate) : null;
  if (event === null) return null;
  const { dialect } = asker;
  const answer = await asker.ask(event.before);
  const pairing = answer.ok ? answer.pairing : null;
  if (pairing !== null && isLeftOut(event, pairing))
    return { trait: 'late-entries', reason: misreadWords('late-entries', dialect) };
  if (pairing !== null && !hasByeAgain(event, pairing)) return null;
  const other = { byes: dialect.byes === 'letters' ? 'signs' : 'letters' } as const;
  const withOther = dialect.format === 'trf16' ? await pairingIn(asker, event.before, other) : null;
  // With a second bye in both dialects it does not follow the rules, which is for the campaign to find.
  if (withOther !== null && !hasByeAgain(event, withOther))
    return { trait: 'byes', reason: `reads byes only as other signs tell them: ${needs(other)}` };
  if (pairing !== null) return null;
  const what = [TRAIT_WORDS.byes, ...(hasLate ? [TRAIT_WORDS['late-entries']] : [])].join(' and ');
  return { trait: hasLate ? null : 'byes', reason: `does not pair a round after ${what}: ${noteOf(answer)}` };
}

function hasByeAgain({ hadBye }: LaterRoundEvent, { bye }: Pairing): boolean {
  return bye !== null && hadBye.has(bye);
}

function isLeftOut({ before, late }: LaterRoundEvent, pairing: Pairing): boolean {
  const seated = seatedIn(pairing);
  const missing = [...presentIn(before)].filter((id) => !seated.has(id));
  return missing.length > 0 && missing.every((id) => late.has(id));
}

function seatedIn({ pairs, bye }: Pairing): Set<number> {
  const seated = pairs.flatMap(({ white, black }) => [white, black]);
  return new Set(bye === null ? seated : [...seated, bye]);
}

/** In another dialect; null where the program gives no pairing. */
async function pairingIn(asker: Asker, before: Tournament, other: Partial<Dialect>): Promise<Pairing | null> {
  const answer = await asker.ask(before, other);
  return answer.ok ? answer.pairing : null;
}

function noteOf(answer: PairAnswer): string {
  return answer.ok ? 'it says that no legal pairing exists' : answer.note;
}

/** The advice for a profile. */
export function needs(dialect: Partial<Dialect>): string {
  return `its profile needs "dialect": ${JSON.stringify(dialect)}`;
}
