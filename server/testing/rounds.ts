import { decideCase, pairTournamentRound } from '../../checker/index.js';
import { freshEventBy, playedMatches, readEvent } from '../../checker/protocol/testing/play-matches.js';
import { announcesTwoGames } from '../../corpus/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { work } from '../work/tasks.js';
import type { PairedRound, Task, TaskResults } from '../work/tasks.js';

/** An edition by which teams are paired. */
export const ofTeams = editionThat(pairsTeams);
/** An edition whose rounds are matches of two games. */
export const ofTwoGames = editionThat(({ code }) => announcesTwoGames(code));

/** What the threads do, in this one. */
export async function done<Kind extends Task['kind']>(
  task: Extract<Task, { readonly kind: Kind }>,
): Promise<TaskResults[Kind]> {
  return (await work(task)) as TaskResults[Kind];
}

/** A round that must be given out. */
export async function given(before: string, file: string): Promise<PairedRound> {
  const answer = await done<'round'>({ kind: 'round', before, file, edition: null });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** What `pair` gives for a file, as boards. */
export function pairedFrom(file: string): readonly object[] {
  const tournament = readEvent(file);
  const decision = decideCase(tournament, null);
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  const answer = pairTournamentRound(decision.swissCase);
  if (!answer.ok || answer.outcome.kind !== 'paired') throw new Error('the round cannot be paired');
  const { pairs, bye } = answer.outcome;
  return [...pairs.map(({ white, black }) => ({ white, black })), ...(bye === null ? [] : [{ bye }])];
}

/** The files of an event on its way: what was sent, and what was answered. */
export async function lifeOf(
  edition: Edition,
  seed: string,
  [players, rounds, last = rounds]: readonly [number, number, number?],
  change = (file: string): string => file,
): Promise<{ files: string[]; answers: PairedRound[] }> {
  const files = [change(freshEventBy(edition, seed, players, rounds))];
  const answers: PairedRound[] = [];
  for (let round = 1; round <= last; round++) {
    const answer = await given(answers.at(-1)?.answer ?? files[0], files[round - 1]);
    answers.push(answer);
    files.push(playedMatches(answer.answer));
  }
  return { files, answers };
}

function editionThat(fits: (edition: Edition) => boolean): Edition {
  const found = editions.find(fits);
  if (found === undefined) throw new Error('there is no such edition');
  return found;
}
