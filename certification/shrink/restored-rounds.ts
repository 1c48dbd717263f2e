import { NO_LAST_ROUND } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { entryOf, isPlayed } from '../../engine/index.js';
import type { Edition, EventPlayer, RoundEntry } from '../../engine/index.js';
import { Random } from '../../generator/index.js';
import { ended, endingsOf, turned } from './endings.js';
import type { Ending } from './endings.js';
import { distance, standingsBeforeLast } from './standings-before.js';
import { remade } from './trim.js';
import { withoutRounds } from './without-rounds.js';

/**
 * Without one round, but with the results and colours of the others changed by chance until the players stand to each
 * other as before: who has more points than whom, floats and colour preferences. Who met in the round may still not
 * meet (later reductions take the prohibitions away that are not needed). The same tournament is always changed in the
 * same way.
 */
export function* restoredRounds(tournament: Tournament, edition: Edition): Iterable<Tournament> {
  const wanted = standingsBeforeLast(tournament.players, tournament, edition);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++)
    for (let round = 1; round < tournament.pairedRounds; round++) {
      const shorter = withMeetings(tournament, round);
      const random = new Random(
        `shrink/${tournament.players.length}x${tournament.pairedRounds}/${attempt}/${round}`,
      );
      const costOf = (players: readonly EventPlayer[]): number =>
        distance(wanted, standingsBeforeLast(players, shorter, edition));
      yield remade(shorter, { players: restored(shorter, random, costOf) });
    }
}

const ATTEMPTS = 4;
/** Changes that are tried for each game. */
const CHANGES = 12;

type Players = Tournament['players'];

function restored(tournament: Tournament, random: Random, costOf: (players: Players) => number): Players {
  const games = gamesOf(tournament);
  const endings = endingsOf(tournament);
  let players = tournament.players;
  let cost = costOf(players);
  for (let left = games.length * CHANGES; left > 0 && cost > 0; left--) {
    const changed = withGame(players, random.pick(games), endings, random);
    const changedCost = costOf(changed);
    if (changedCost > cost) continue;
    players = changed;
    cost = changedCost;
  }
  return players;
}

/** Without a round, whose games may not be played again. */
function withMeetings(tournament: Tournament, round: number): Tournament {
  const shorter = withoutRounds(tournament, new Set([round]));
  const met = tournament.players.flatMap((player) => {
    const { opponent, result } = entryOf(player, round);
    return opponent !== null && player.id < opponent && isPlayed(result) ? [[player.id, opponent]] : [];
  });
  const groups = met.map((ids) => ({ first: 1, last: NO_LAST_ROUND, ids }));
  return remade(shorter, { forbidden: [...shorter.forbidden, ...groups] });
}

interface Game {
  /** Index of the round. */
  readonly at: number;
  readonly white: number;
  readonly black: number;
}

/** The games before the last round. */
function gamesOf({ players, pairedRounds }: Tournament): Game[] {
  return players.flatMap(({ id, rounds }) =>
    rounds.slice(0, pairedRounds - 1).flatMap(({ opponent, colour }, at) => {
      return opponent !== null && colour === 'white' ? [{ at, white: id, black: opponent }] : [];
    }),
  );
}

/** With another result of a game, or its colours exchanged. */
function withGame(
  players: Players,
  { at, white, black }: Game,
  endings: readonly (readonly [Ending, Ending])[],
  random: Random,
): Players {
  const isSwapped = random.chance(0.3);
  const [forWhite, forBlack] = random.pick(endings);
  const entryFor = (entry: RoundEntry, isWhite: boolean): RoundEntry => {
    if (isSwapped && entry.colour !== null) return turned(entry);
    return ended(entry, isWhite ? forWhite : forBlack);
  };
  return players.map((player) => {
    if (player.id !== white && player.id !== black) return player;
    const rounds = player.rounds.map((entry, index) =>
      index === at ? entryFor(entry, player.id === white) : entry,
    );
    return { ...player, rounds };
  });
}
