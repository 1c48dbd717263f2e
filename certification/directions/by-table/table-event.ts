import type { Tournament } from '../../../corpus/index.js';
import type { RoundEntry } from '../../../engine/index.js';
import type { Pairing } from '../../program/answers/answers.js';
import { withRounds } from '../../program/tournament-before.js';

/** A round robin after some of its rounds. Nobody is away: who withdraws forfeits the games that are left. */
export function robinUpTo(tournament: Tournament, rounds: number): Tournament {
  return withoutLot(withRounds(tournament, rounds, (player) => player.rounds.slice(0, rounds)));
}

/**
 * A round robin with its next round paired and played.
 * @param played entries of White and of Black for a pair.
 */
export function withTableRound(event: Tournament, pairing: Pairing, played: PlayedPair): Tournament {
  const entries = entriesOf(pairing, played);
  return withoutLot(
    withRounds(event, event.pairedRounds + 1, ({ id, rounds }) => [...rounds, entries.get(id) ?? REST]),
  );
}

/** A round robin in which a round was paired otherwise; the games that are new were drawn. */
export function withRoundReplaced(event: Tournament, round: number, pairing: Pairing): Tournament {
  const entries = entriesOf(pairing, ({ white, black }) => [
    { opponent: black, colour: 'white', result: '=' },
    { opponent: white, colour: 'black', result: '=' },
  ]);
  return withoutLot(
    withRounds(event, event.pairedRounds, ({ id, rounds }) => {
      const [own, fresh] = [rounds[round - 1], entries.get(id) ?? REST];
      const isKept = own.opponent === fresh.opponent && own.colour === fresh.colour;
      return isKept ? rounds : rounds.with(round - 1, fresh);
    }),
  );
}

/** A round robin in which two rounds were played in each other's place. */
export function withRoundsExchanged(event: Tournament, one: number, other: number): Tournament {
  return withoutLot(
    withRounds(event, event.pairedRounds, ({ rounds }) =>
      rounds.with(one - 1, rounds[other - 1]).with(other - 1, rounds[one - 1]),
    ),
  );
}

type PlayedPair = (pair: Pairing['pairs'][number]) => readonly [white: RoundEntry, black: RoundEntry];

const REST: RoundEntry = { opponent: null, colour: null, result: 'Z' };

function entriesOf({ pairs }: Pairing, played: PlayedPair): ReadonlyMap<number, RoundEntry> {
  return new Map(
    pairs.flatMap((pair) => {
      const [forWhite, forBlack] = played(pair);
      return [[pair.white, forWhite] as const, [pair.black, forBlack] as const];
    }),
  );
}

/** The colours of a table are not drawn by lot before the first round. */
function withoutLot(tournament: Tournament): Tournament {
  return { ...tournament, initialColour: null };
}
