import { checkDeclared } from '../check-file.js';
import type { Tournament, TournamentPlayer } from '../../corpus/index.js';
import { entryOf, tookPart } from '../../engine/index.js';
import type { Edition, RoundEntry } from '../../engine/index.js';
import { DEFAULT_CHECK } from '../check-tournament.js';
import { decideCase } from '../case/decide-case.js';
import type { TournamentReport } from '../tournament-report.js';
import { reportOn, withUndecided } from '../tournament-report.js';
import { newNumbers } from './new-numbers.js';

/**
 * Checks rounds whose pairings are not those that were given out, each by what was known when it was given out: a result
 * that was corrected since is a deviation of its own, and makes no pairing wrong that was right then.
 * @param given the tournament as it was answered when a round was given out, that round with it; null: it was not.
 * @param asked the edition of the event; null: chosen from the file.
 * @returns one report on all of them; null where there are none, or no edition can be chosen.
 */
export function checkAlteredRounds(
  now: Tournament,
  rounds: readonly number[],
  given: (round: number) => Tournament | null,
  asked: Edition | null,
): TournamentReport | null {
  const reports = rounds.flatMap((round) => {
    const before = given(round);
    const judged = before === null ? now : asItWas(before, now, round);
    const decision = decideCase(judged, asked);
    if (!decision.ok) return [];
    const settings = {
      ...DEFAULT_CHECK,
      explainLimit: EXPLAIN_LIMIT_OF_ROUND,
      rounds: (one: number) => one === round,
    };
    const report = checkDeclared(decision.swissCase, NO_FILE, settings);
    return [{ edition: decision.swissCase.choice, report }];
  });
  const [first] = reports;
  if (first === undefined) return null;
  const checked = reports.flatMap(({ report }) => report.rounds.filter((one) => rounds.includes(one.round)));
  return withUndecided(reportOn(now, NO_FILE, first.edition, checked));
}

/**
 * The organiser waits for the next round, not for explanations: about a second of work, in millions of steps. It belongs to the
 * protocol: who verifies it finds what was found then.
 */
const EXPLAIN_LIMIT_OF_ROUND = 25;

const NO_FILE = { file: 'file', problems: [] };

/**
 * The round as it came back, in the tournament that it was given out for. Where numbers have changed since, or somebody has
 * come who was paired, it is the tournament of now with the rounds before it as they stood then.
 */
function asItWas(before: Tournament, now: Tournament, round: number): Tournament {
  const numbers = newNumbers(before.players, now.players, before.kind);
  const later = new Map(now.players.map((player) => [player.id, player]));
  const isSame = before.players.every(({ id }) => numbers.get(id) === id);
  const known = new Set(before.players.map(({ id }) => id));
  const came = now.players.some((player) => !known.has(player.id) && tookPart(entryOf(player, round)));
  if (isSame && !came)
    return withRounds({ ...before, pairedRounds: round }, (player) => {
      const same = later.get(player.id);
      const entries = player.rounds.slice(0, round - 1);
      return same === undefined ? entries : [...filledTo(entries, player, round - 1), entryOf(same, round)];
    });
  const old = new Map(
    before.players.flatMap((player) => {
      const number = numbers.get(player.id);
      return number === undefined ? [] : [[number, player] as const];
    }),
  );
  return withRounds(now, (player) => {
    const was = old.get(player.id);
    if (was === undefined) return player.rounds;
    return player.rounds.map((entry, index) =>
      index < round - 1 ? renumbered(entryOf(was, index + 1), numbers, entry) : entry,
    );
  });
}

function filledTo(entries: readonly RoundEntry[], player: TournamentPlayer, length: number): RoundEntry[] {
  return Array.from({ length }, (_, index) => entries[index] ?? entryOf(player, index + 1));
}

/** The entry with the number that its opponent has now; of one who is gone the entry of now. */
function renumbered(was: RoundEntry, numbers: ReadonlyMap<number, number>, instead: RoundEntry): RoundEntry {
  if (was.opponent === null) return was;
  const opponent = numbers.get(was.opponent);
  return opponent === undefined ? instead : { ...was, opponent };
}

function withRounds(
  tournament: Tournament,
  roundsOf: (player: TournamentPlayer) => readonly RoundEntry[],
): Tournament {
  const players = tournament.players.map((player) => ({ ...player, rounds: roundsOf(player) }));
  return { ...tournament, players };
}
