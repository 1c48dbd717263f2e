/**
 * `npm run exhaustive -- EDITION PLAYERS ROUNDS`: every event that can happen, round by round, is paired in both readings.
 * Each game is won, drawn or lost; with `--absences` one player may be away in each round, and one game be forfeited. Events
 * of every length up to ROUNDS are explored, for the last rounds have rules of their own. What is done is kept in a file
 * (`--state FILE`), from which the same command goes on. A program can be asked as a third witness (`--candidate` and
 * `--program`, as for the bench).
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Piscina } from 'piscina';
import { ROOT } from '../corpus/shipped/root.js';
import { encode, nobodyHasPlayed, NOTHING_EXPLORED, sumOf } from '../checker/exhaustive/index.js';
import type { Batch, Difference, Totals } from '../checker/exhaustive/index.js';
import type { CandidateProfile } from '../certification/program/index.js';
import { announcesTwoGames } from '../corpus/index.js';
import { editionById, editions, pairsTeams } from '../engine/index.js';
import { candidateProfiles } from './candidates.js';
import { numberIn, OptionError, orExit } from './options.js';
import type { ExhaustiveTask } from './exhaustive-worker.js';

const CHUNK = 200;
/** Of a chunk. */
const MOST_TOLD = 3;

const { edition, players, rounds, absences, jobs, state, candidate } = orExit(options);
const totals: Totals = await explored();
process.exitCode = totals.positions > 0 && readState().differences === 0 ? 0 : 1;

/** What is kept between two runs: the events of so many rounds that are still to be explored. */
interface State {
  readonly asked: string;
  readonly totalRounds: number;
  readonly round: number;
  readonly totals: Totals;
  readonly differences: number;
  readonly events: readonly string[];
}

async function explored(): Promise<Totals> {
  const pool = new Piscina<ExhaustiveTask, Batch>({
    filename: new URL('bench/exhaustive-worker.js', ROOT).href,
    maxThreads: jobs,
  });
  let now = readState();
  while (now.totalRounds <= rounds) {
    const next: string[] = [];
    let { totals: sum, differences } = now;
    const { totalRounds } = now;
    const tasks = chunksOf(now.events).map((events) =>
      pool.run({ edition, events, totalRounds, happenings: { absences }, candidate }),
    );
    for (const task of tasks) {
      const batch = await task;
      sum = sumOf(sum, batch.totals);
      differences += batch.differences.length;
      batch.differences.slice(0, MOST_TOLD).forEach((difference) => {
        tell(difference, totalRounds);
      });
      for (const event of batch.next) next.push(event);
    }
    const isOver = now.round === totalRounds;
    now = {
      asked: asked(),
      totalRounds: isOver ? totalRounds + 1 : totalRounds,
      round: isOver ? 1 : now.round + 1,
      totals: sum,
      differences,
      events: isOver ? [encode(nobodyHasPlayed(players))] : next,
    };
    writeFileSync(`${state}.new`, JSON.stringify(now));
    renameSync(`${state}.new`, state);
    if (isOver) report(totalRounds, now);
  }
  await pool.close();
  return now.totals;
}

/** So that no worker waits long for the others. */
function chunksOf(events: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let from = 0; from < events.length; from += CHUNK) chunks.push(events.slice(from, from + CHUNK));
  return chunks;
}

function report(totalRounds: number, { totals: sum, differences }: State): void {
  const { positions, choices, impossible, leftOpen } = sum;
  process.stdout.write(
    `${edition}, ${players} players${absences ? ' with absences' : ''}, up to ${totalRounds} rounds: ${positions} rounds paired, ${choices} with a choice, ${impossible} impossible, ${leftOpen} left to the arbiter, ${differences} differences\n`,
  );
}

function tell({ event, away, fast, other, pairing }: Difference, totalRounds: number): void {
  const who = away.length === 0 ? '' : `, away ${away.map(([id, result]) => `${id} (${result})`).join(', ')}`;
  process.stdout.write(`DIFFERENCE of ${totalRounds} rounds${who}: ${encode(event)}\n`);
  process.stdout.write(`  fast    ${fast}\n  ${other} ${pairing}\n`);
}

function readState(): State {
  if (existsSync(state)) {
    const known = JSON.parse(readFileSync(state, 'utf8')) as State;
    if (known.asked === asked()) return known;
  }
  return {
    asked: asked(),
    totalRounds: 1,
    round: 1,
    totals: NOTHING_EXPLORED,
    differences: 0,
    events: [encode(nobodyHasPlayed(players))],
  };
}

function asked(): string {
  return [edition, players, rounds, absences, candidate?.program ?? ''].join(' ');
}

function options(): {
  edition: string;
  players: number;
  rounds: number;
  absences: boolean;
  jobs: number;
  state: string;
  candidate: CandidateProfile | null;
} {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      absences: { type: 'boolean', default: false },
      jobs: { type: 'string' },
      state: { type: 'string' },
      candidate: { type: 'string' },
      program: { type: 'string' },
    },
  });
  const [id = '', count = '', most = ''] = positionals;
  if (editionById(id) === null)
    throw new OptionError(`there is no edition "${id}": ${editions.map((one) => one.id).join(', ')}`);
  return {
    edition: id,
    players: numberIn(count),
    rounds: numberIn(most),
    absences: values.absences,
    jobs: values.jobs === undefined ? availableParallelism() : numberIn(values.jobs),
    candidate: candidateOf(id, values),
    state: values.state ?? `exhaustive-${id}-${count}${values.absences ? '-absences' : ''}.json`,
  };
}

function candidateOf(
  id: string,
  { candidate, program }: { readonly candidate?: string; readonly program?: string },
): CandidateProfile | null {
  if (candidate === undefined) return null;
  const edition = editionById(id);
  if (edition === null || pairsTeams(edition) || announcesTwoGames(edition.code))
    throw new OptionError('--candidate goes with editions that pair players for one game a round');
  const [profile] = candidateProfiles([candidate], program === undefined ? [] : [program]);
  if (profile.edition !== id) throw new OptionError(`${candidate} pairs by ${profile.edition}, not by ${id}`);
  return profile;
}
