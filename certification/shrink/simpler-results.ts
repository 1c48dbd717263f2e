import type { Tournament } from '../../corpus/index.js';
import { entryOf, isForfeit, isPlayed } from '../../engine/index.js';
import type { EventPlayer, ResultCode, RoundEntry } from '../../engine/index.js';
import { ended } from './endings.js';
import { remade } from './trim.js';

/**
 * Tournaments with simpler results: everything drawn, a round drawn, forfeits played, the unplayed rounds of two
 * players turned into a game, byes into absences, single games drawn.
 */
export function* simplerResults(tournament: Tournament): Iterable<Tournament> {
  const last = tournament.pairedRounds;
  const rounds = Array.from({ length: last }, (_, index) => last - index);
  const drawn = (entry: RoundEntry): RoundEntry => (entry.opponent === null ? entry : withResult(entry, '='));
  yield mapped(tournament, (entry) => drawn(entry));
  for (const round of rounds)
    yield mapped(tournament, (entry, _, at) => (at === round ? drawn(entry) : entry));
  yield mapped(tournament, played);
  for (const round of rounds) {
    yield* mergedAbsences(tournament, round);
    for (const player of tournament.players) yield* simplerEntries(tournament, player, round);
  }
}

/** What the entry of a player (with that of the opponent) can be replaced by. */
function* simplerEntries(tournament: Tournament, player: EventPlayer, round: number): Iterable<Tournament> {
  const entry = entryOf(player, round);
  const replaced = (own: RoundEntry, answer: ResultCode): Tournament =>
    mapped(tournament, (other, id, at) => {
      if (at !== round) return other;
      if (id === player.id) return own;
      return id === entry.opponent ? withResult(played(other, id), answer) : other;
    });
  if (entry.opponent === null) {
    if (
      entry.result === 'F' ||
      entry.result === 'H' ||
      (entry.result === 'U' && round < tournament.pairedRounds)
    )
      yield replaced({ opponent: null, colour: null, result: 'Z' }, 'Z');
    return;
  }
  if (entry.opponent < player.id) return;
  if (entry.result !== '=') yield replaced(withResult(played(entry, player.id), '='), '=');
  if (!USUAL.has(entry.result)) {
    yield replaced(withResult(played(entry, player.id), '1'), '0');
    yield replaced(withResult(played(entry, player.id), '0'), '1');
  }
}

/** Two who are absent in an earlier round, or have byes of the same worth, play each other instead. */
function* mergedAbsences(tournament: Tournament, round: number): Iterable<Tournament> {
  if (round === tournament.pairedRounds) return;
  const away = tournament.players.filter((player) => entryOf(player, round).opponent === null);
  for (const [i, first] of away.entries()) {
    const second = away.slice(i + 1).find(({ id }) => first.rounds.every(({ opponent }) => opponent !== id));
    if (second === undefined) continue;
    for (const [white, black] of [
      [first, second],
      [second, first],
    ])
      yield mapped(tournament, (entry, id, at) => {
        if (at !== round) return entry;
        if (id === white.id) return { opponent: black.id, colour: 'white', result: '=' };
        return id === black.id ? { opponent: white.id, colour: 'black', result: '=' } : entry;
      });
  }
}

function mapped(
  tournament: Tournament,
  change: (entry: RoundEntry, id: number, round: number) => RoundEntry,
): Tournament {
  return remade(tournament, {
    players: tournament.players.map((player) => ({
      ...player,
      rounds: player.rounds.map((entry, index) => change(entry, player.id, index + 1)),
    })),
  });
}

/** A forfeited game as if it had been played. Where the file does not tell the colours, the higher number has White. */
function played(entry: RoundEntry, id: number): RoundEntry {
  if (entry.opponent === null || (isPlayed(entry.result) && entry.colour !== null)) return entry;
  const result: ResultCode = isForfeit(entry.result) ? (entry.result === '+' ? '1' : '0') : entry.result;
  return { ...ended(entry, { result }), colour: entry.colour ?? (id > entry.opponent ? 'white' : 'black') };
}

function withResult(entry: RoundEntry, result: ResultCode): RoundEntry {
  return ended(entry, { result });
}

const USUAL: ReadonlySet<ResultCode> = new Set<ResultCode>(['1', '=', '0']);
