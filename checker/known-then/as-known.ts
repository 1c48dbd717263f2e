import { knownLater, knownThen, playersAsThen } from '../../corpus/index.js';
import type { KnownLater, KnownState, Tournament } from '../../corpus/index.js';

/**
 * The tournament as it was known when a round was paired, as far as its comments declare that: earlier results and colours of
 * the rounds before it, and the order of the numbers (C.04.2 D.1, D.8 and B.4; 3.1, 3.8 and 2.3 of 2026).
 * @param round 1-based.
 * @returns the same object where nothing is declared about that time.
 */
export function asKnownBefore(tournament: Tournament, round: number): Tournament {
  return asKnown(tournament, knownThen(knownLater(tournament), round));
}

/** The same without the order of the numbers: they are those of now. */
export function gamesAsKnownBefore(tournament: Tournament, round: number): Tournament {
  const known = knownThen(knownLater(tournament), round);
  return asKnown(
    tournament,
    known.filter(({ kind }) => kind !== 'numbers'),
  );
}

/** Whether a round was paired by other numbers than those of now, as the comments declare. */
export function hadOtherNumbers(tournament: Tournament, round: number): boolean {
  return knownThen(knownLater(tournament), round).some(({ kind }) => kind === 'numbers');
}

/** The tournament with these facts instead of those that the file has now. */
export function asKnown(tournament: Tournament, known: readonly KnownState[]): Tournament {
  return known.length === 0
    ? tournament
    : { ...tournament, players: playersAsThen(tournament.players, known) };
}

/** Turned colours of games of the round itself, which may have been paired with those of that time. */
export function turnedIn(declarations: readonly KnownLater[], round: number): KnownLater[] {
  return declarations.filter((known) => known.kind === 'colours' && known.round === round);
}

/** The tournament as round 1 was paired, whose first game shows the initial-colour. */
export function asFirstPaired(tournament: Tournament): Tournament {
  const declarations = knownLater(tournament);
  return declarations.length === 0 ? tournament : asKnown(tournament, knownThen(declarations, 1));
}
