import type { Tournament } from '../../../corpus/index.js';
import { generateTournament, Random } from '../../../generator/index.js';
import { readForEdition } from '../../../checker/edition/read-for-edition.js';
import { publishedRound } from '../../../checker/judge/published-round.js';
import type { Pairing } from '../answers/answers.js';
import { askPairing, isSame, withPairing } from '../ask-pairing.js';
import { askTournament } from '../ask-tournament.js';
import { wrongPairing } from '../canary.js';
import type { CandidateProgram } from '../candidate-program.js';
import { fileFor, fileUpToNow } from '../dialect.js';
import { judgeAnswer } from '../answers/judge-answer.js';
import type { Ability } from '../profile.js';
import { smallConfig } from './dialect-events.js';
import { findMisreadByChecker } from './checker-dialect-test.js';
import { findMisread } from './dialect-test.js';
import type { FileTrait } from './file-traits.js';
import { testAbilities } from './test-abilities.js';
import type { SmokeResult } from './test-abilities.js';
import { plantStandings } from '../standings/planted-standings.js';
import { withRightRanks } from '../standings/right-ranks.js';
import { tournamentBefore, tournamentUpTo } from '../tournament-before.js';

/**
 * Tests the harness before a campaign: every ability that the campaign needs must answer readably to something trivial,
 * and the harness must be seen to notice when the answer is wrong. A candidate that cannot be shown to fail is refused:
 * its successes would prove nothing.
 * @param needed what the campaign asks the candidate for; what it does not need may be broken.
 */
export async function smokeTest(
  candidate: CandidateProgram,
  needed: Iterable<Ability>,
  signal?: AbortSignal,
  { traits = new Set(), pairedRounds = [1, 2] }: Partial<SmokeOptions> = {},
): Promise<SmokeResult> {
  const options = { traits, pairedRounds };
  return testAbilities(candidate, needed, (ability) => TESTS[ability](candidate, options, signal));
}

/** What a campaign asks for. */
export interface SmokeOptions {
  /** What its files may hold; by default nothing is asked about that. */
  readonly traits: ReadonlySet<FileTrait>;
  /** The rounds of small events that a program must be able to pair; by default the first two. */
  readonly pairedRounds: readonly number[];
}

const TESTS: Readonly<
  Record<
    Ability,
    (candidate: CandidateProgram, options: SmokeOptions, signal?: AbortSignal) => Promise<SmokeResult>
  >
> = { pair: testPairing, check: testChecker, generate: testGenerator };

async function testPairing(
  candidate: CandidateProgram,
  { traits, pairedRounds }: SmokeOptions,
  signal?: AbortSignal,
): Promise<SmokeResult> {
  const answers: Pairing[] = [];
  const asked = [
    { players: 8, rounds: pairedRounds },
    { players: 10, rounds: pairedRounds },
    // How the bye is written is seen before other questions are asked.
    { players: 9, rounds: [1] },
  ];
  for (const { players, rounds } of asked) {
    const tournament = smallTournament(candidate, players);
    for (const round of rounds) {
      const before = tournamentBefore(tournament, round);
      const answer = await askPairing(candidate, before, signal);
      if (!answer.ok) return { ok: false, reason: `round ${round} of a small event: ${answer.note}` };
      if (answer.pairing === null)
        return { ok: false, reason: `says that round ${round} of a small event has no legal pairing` };
      // What follows compares answers to different files, and would name another cause for answers made by chance.
      if (!(await isRepeated(candidate, before, answer.pairing, signal)))
        return { ok: false, reason: `answers the same file in two ways (round ${round} of a small event)` };
      answers.push(answer.pairing);
      const wrong = withColoursExchanged(answer.pairing);
      const [one, other] = [answer.pairing, wrong].map((pairing) => seen(candidate, before, pairing));
      if (!one && !other)
        return {
          ok: false,
          reason: 'its answer and the opposite of it count as right: the harness is broken',
        };
    }
  }
  const [first, second] = answers;
  if (isSame(first, second)) return { ok: false, reason: 'the answer does not depend on the file' };
  const misread = await findMisread(candidate, traits, smallTournament(candidate, 8), first, signal);
  if (misread !== null) return { ok: false, ...misread };
  return { ok: true, shown: ['a pairing with exchanged colours is noticed', 'its answers follow its files'] };
}

/** Asked again, a program gives the same pairing. */
async function isRepeated(
  candidate: CandidateProgram,
  before: Tournament,
  first: Pairing,
  signal?: AbortSignal,
): Promise<boolean> {
  const again = await askPairing(candidate, before, signal);
  return again.ok && again.pairing !== null && isSame(again.pairing, first);
}

/** True when the harness sees a deviation in the pairing. */
function seen({ edition }: CandidateProgram, before: Tournament, pairing: Pairing): boolean {
  return judgeAnswer(before, pairing, edition).length > 0;
}

async function testChecker(
  candidate: CandidateProgram,
  { traits }: SmokeOptions,
  signal?: AbortSignal,
): Promise<SmokeResult> {
  const { profile } = candidate;
  const right = withRightRanks(tournamentUpTo(smallTournament(candidate, 8), 2));
  const accepted = await candidate.check(fileFor(right, profile.dialect), 2, signal);
  if (!accepted.ok) return { ok: false, reason: `a right file: ${accepted.note}` };
  const flagged = accepted.rounds.find(({ agrees }) => !agrees);
  if (flagged !== undefined)
    return { ok: false, reason: `flags round ${flagged.round} of a file whose pairings are trivially right` };
  const repeated = wrongPairing(right, 2, 'repeated game', new Random('smoke'));
  if (repeated === null) throw new Error('no game can be repeated in the small tournament');
  const wrong = withPairing(tournamentBefore(right, 2), repeated, () => ['=', '=']);
  const answer = await candidate.check(fileUpToNow(wrong, profile.dialect), 2, signal);
  if (!answer.ok) return { ok: false, reason: `a file with a repeated game: ${answer.note}` };
  if (answer.rounds[1].agrees)
    return {
      ok: false,
      reason: 'accepts a file in which two players meet twice: it cannot be shown to fail',
    };
  const misread = await findMisreadByChecker(candidate, traits, signal);
  if (misread !== null) return { ok: false, ...misread };
  const shown = ['its checker accepts a right file', 'its checker flags a repeated game'];
  if (!candidate.checksStandings) return { ok: true, shown };
  if (accepted.standingsAgree === false)
    return { ok: false, reason: 'flags the standings of a file whose points and ranks are right' };
  return testStandings(candidate, right, shown, signal);
}

async function testStandings(
  candidate: CandidateProgram,
  right: Tournament,
  shown: readonly string[],
  signal?: AbortSignal,
): Promise<SmokeResult> {
  const { dialect } = candidate.profile;
  const wrong = plantStandings(right, new Random('smoke'), dialect);
  if (wrong === null) throw new Error('nothing can be made wrong in the standings of the small tournament');
  const answer = await candidate.check(fileFor(wrong.tournament, dialect), 2, signal);
  if (!answer.ok) return { ok: false, reason: `a file with wrong standings: ${answer.note}` };
  if (answer.standingsAgree !== false)
    return {
      ok: false,
      reason: `does not say that the standings of a file are wrong (${wrong.error}), although its profile says that it looks at them`,
    };
  return { ok: true, shown: [...shown, 'its checker flags wrong standings'] };
}

async function testGenerator(
  candidate: CandidateProgram,
  _options: SmokeOptions,
  signal?: AbortSignal,
): Promise<SmokeResult> {
  const files: string[] = [];
  for (const seed of ['smoke 1', 'smoke 2']) {
    const answer = await askTournament(
      candidate,
      smallConfig(candidate, seed === 'smoke 1' ? 8 : 10),
      seed,
      signal,
    );
    if (!answer.ok) return { ok: false, reason: answer.note };
    if (answer.file === null)
      return { ok: false, reason: `calls ${answer.infeasible} small events infeasible: ${answer.note}` };
    const { tournament, problems } = readForEdition(answer.file, candidate.edition);
    if (tournament === null)
      return { ok: false, reason: `writes a file that cannot be read: ${problems[0]?.message ?? ''}` };
    if (!canBeShownWrong(candidate, tournament))
      return { ok: false, reason: 'writes a file in which no wrong pairing can be noticed' };
    files.push(fileFor(tournament));
  }
  if (files[0] === files[1]) return { ok: false, reason: 'writes the same file whatever it is asked for' };
  return { ok: true, shown: ['a wrong pairing in its files is noticed', 'its files follow the settings'] };
}

function canBeShownWrong({ edition }: CandidateProgram, tournament: Tournament): boolean {
  if (tournament.pairedRounds === 0) return false;
  const { pairs, bye } = publishedRound(tournament, 1);
  const before = tournamentBefore(tournament, 1);
  const wrong = withColoursExchanged({ pairs, bye });
  return [{ pairs, bye }, wrong].some((pairing) => judgeAnswer(before, pairing, edition).length > 0);
}

function withColoursExchanged({ pairs, bye }: Pairing): Pairing {
  return { pairs: pairs.map(({ white, black }) => ({ white: black, black: white })), bye };
}

function smallTournament(candidate: CandidateProgram, players: number): Tournament {
  return generateTournament(smallConfig(candidate, players), 'smoke', 1);
}
