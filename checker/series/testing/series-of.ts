import { knownLater, knownThen, playersAsThen, tournamentOf, writeTrf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';

/** The files of an event after each of its rounds, as it was known then, without declarations. */
export function seriesOf(event: Tournament): string[] {
  const declarations = knownLater(event);
  return Array.from({ length: event.pairedRounds }, (_, index) => {
    const after = index + 1;
    const known = knownThen(declarations, after + 1).filter(({ kind }) => kind !== 'numbers');
    const players = playersAsThen(event.players, known).map(({ points: _p, rank: _r, ...player }) => ({
      ...player,
      rounds: player.rounds.slice(0, after),
    }));
    return writeTrf(
      tournamentOf({ ...event, players, pairedRounds: after, requestedByes: [], comments: [] }),
      MODERN,
    );
  });
}

const MODERN = { format: 'trf26', eol: '\n' } as const;
