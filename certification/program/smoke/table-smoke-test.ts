import type { Tournament } from '../../../corpus/index.js';
import { readForEdition } from '../../../checker/edition/read-for-edition.js';
import { publishedRound } from '../../../checker/judge/published-round.js';
import { generateTournament, ROBIN_PRESETS } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import { judgeByTable, judgePaired } from '../../directions/by-table/judge-by-table.js';
import { robinUpTo, withRoundReplaced, withTableRound } from '../../directions/by-table/table-event.js';
import type { Pairing } from '../answers/answers.js';
import { askSeated, isSame } from '../ask-pairing.js';
import { askTournament } from '../ask-tournament.js';
import type { TableProgram } from '../candidate-program.js';
import { fileFor } from '../dialect.js';
import type { Ability } from '../profile.js';
import { withRightRanks } from '../standings/right-ranks.js';
import { testAbilities } from './test-abilities.js';
import type { SmokeResult } from './test-abilities.js';

/**
 * The same test of the harness for a candidate that follows a table, with round robins of five and six players: what the
 * campaign needs must answer readably, and a turned colour must be noticed in its answers.
 * @param needed what the campaign asks the candidate for.
 */
export async function smokeTestByTable(
  candidate: TableProgram,
  needed: Iterable<Ability>,
  signal?: AbortSignal,
): Promise<SmokeResult> {
  return testAbilities(candidate, needed, (ability) => TESTS[ability](candidate, signal));
}

type Test = (candidate: TableProgram, signal?: AbortSignal) => Promise<SmokeResult>;

const TESTS: Readonly<Record<Ability, Test>> = {
  pair: testPairing,
  check: testChecker,
  generate: testGenerator,
};

async function testPairing(candidate: TableProgram, signal?: AbortSignal): Promise<SmokeResult> {
  const firsts: Pairing[] = [];
  for (const players of [5, 6]) {
    const plan = smallRobin(candidate, players);
    let event = robinUpTo(plan, 0);
    const answers: Pairing[] = [];
    for (let round = 1; round <= plan.totalRounds; round++) {
      const answer = await askSeated(candidate, event, signal);
      if (!answer.ok) return { ok: false, reason: `round ${round} of ${players} players: ${answer.note}` };
      if (answer.pairing === null)
        return { ok: false, reason: `says that round ${round} of ${players} players has no pairing` };
      answers.push(answer.pairing);
      event = withTableRound(event, answer.pairing, drawn);
    }
    if (answers.slice(1).every((answer) => isSame(answer, answers[0])))
      return { ok: false, reason: 'the answer does not depend on the round' };
    if (!canBeShownWrong(event, (one) => judgePaired(one, candidate.edition).length > 0))
      return { ok: false, reason: 'its rounds and wrong ones count as right: the harness is broken' };
    firsts.push(answers[0]);
  }
  if (isSame(firsts[0], firsts[1])) return { ok: false, reason: 'the answer does not depend on the file' };
  return { ok: true, shown: ['a game with turned colours is noticed', 'its answers follow its files'] };
}

async function testChecker(candidate: TableProgram, signal?: AbortSignal): Promise<SmokeResult> {
  const { dialect } = candidate.profile;
  const right = smallRobin(candidate, 6);
  const { totalRounds } = right;
  const accepted = await candidate.check(fileFor(withRightRanks(right), dialect), totalRounds, signal);
  if (!accepted.ok) return { ok: false, reason: `a right file: ${accepted.note}` };
  const flagged = accepted.rounds.find(({ agrees }) => !agrees);
  if (flagged !== undefined)
    return { ok: false, reason: `flags round ${flagged.round} of a round robin that is the table's` };
  if (candidate.checksStandings && accepted.standingsAgree === false)
    return { ok: false, reason: 'flags the standings of a file whose points and ranks are right' };
  // Whatever the numbers and the order of the rounds are, nobody meets the same opponents in two rounds running.
  const repeated = withRoundReplaced(right, 2, publishedRound(right, 1));
  const answer = await candidate.check(fileFor(withRightRanks(repeated), dialect), totalRounds, signal);
  if (!answer.ok) return { ok: false, reason: `a file with repeated games: ${answer.note}` };
  if (answer.rounds.every(({ agrees }) => agrees))
    return {
      ok: false,
      reason:
        'accepts a file in which all meet the same opponents in rounds 1 and 2: it cannot be shown to fail',
    };
  return { ok: true, shown: ['its checker accepts a right round robin', 'its checker flags repeated games'] };
}

async function testGenerator(candidate: TableProgram, signal?: AbortSignal): Promise<SmokeResult> {
  const files: string[] = [];
  for (const players of [6, 8]) {
    const answer = await askTournament(
      candidate,
      smallConfig(candidate, players),
      `smoke ${players}`,
      signal,
    );
    if (!answer.ok) return { ok: false, reason: answer.note };
    if (answer.file === null)
      return { ok: false, reason: `calls ${answer.infeasible} small events infeasible: ${answer.note}` };
    const { tournament, problems } = readForEdition(answer.file, null);
    if (tournament === null)
      return { ok: false, reason: `writes a file that cannot be read: ${problems[0]?.message ?? ''}` };
    const isWrong = (one: Tournament): boolean => judgeByTable(one, candidate.edition).deviations.length > 0;
    if (!canBeShownWrong(tournament, isWrong))
      return { ok: false, reason: 'writes a file in which no wrong round can be noticed' };
    files.push(fileFor(tournament));
  }
  if (files[0] === files[1]) return { ok: false, reason: 'writes the same file whatever it is asked for' };
  return { ok: true, shown: ['a wrong round in its files is noticed', 'its files follow the settings'] };
}

/** The event itself is wrong, or it is with the colours of a game turned. */
function canBeShownWrong(event: Tournament, isWrong: (event: Tournament) => boolean): boolean {
  const round = Math.min(2, event.pairedRounds);
  const [first, ...others] = round === 0 ? [] : publishedRound(event, round).pairs;
  if (first === undefined) return false;
  const turned = { pairs: [{ white: first.black, black: first.white }, ...others], bye: null };
  return isWrong(event) || isWrong(withRoundReplaced(event, round, turned));
}

function smallRobin(candidate: TableProgram, players: number): Tournament {
  return generateTournament(smallConfig(candidate, players), 'smoke', 1);
}

function smallConfig(
  { edition }: TableProgram,
  players: number,
): GeneratorConfig & { readonly system: string } {
  return { ...ROBIN_PRESETS['calm'], system: edition.id, players };
}

function drawn({ white, black }: Pairing['pairs'][number]) {
  return [
    { opponent: black, colour: 'white', result: '=' },
    { opponent: white, colour: 'black', result: '=' },
  ] as const;
}
