import { defaultEdition } from '../../engine/index.js';

/** What is said where nothing is given; of `--at-most` all that is said of it. */
export interface UsualSettings {
  readonly preset: string;
  readonly rules: string;
  readonly draw: string;
  readonly atMost: string;
}

/** Of `generate`. */
export const USUAL: UsualSettings = {
  preset: 'none',
  rules: defaultEdition.id,
  draw: 'lot',
  atMost:
    'where as much as asked for is not possible, as much as possible, and a line says so (else an error)',
};

/** Explains the amounts in the help. */
export const AMOUNT_HELP = `
An AMOUNT is a chance like 5% or 0..10% (of every player or game, in every round), a number for the
whole tournament like 3 or 0..4, or a list of them by round: 10%,5%,2.`;

/** What `generate` takes where nothing is said. */
export const OPEN_HELP = `
What is left open is drawn: 20 to 120 players, 5 to 11 rounds, results by the rating table, of the games
up to 3% forfeits and 0.3% double forfeits, up to 0.1% each of ½-0, 0-0 and games of less than a move, up
to 3% half-point byes and fewer of the others. 19 of 20 tournaments have the points 1-½-0 (else 3-1-0),
and 19 of 20 no acceleration (else baku, where the rules allow it).`;
