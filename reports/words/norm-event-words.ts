import { capital, roundSpans } from './numbers.js';

/** Returns what is said of a team event: whose norms these are, and what is not judged. */
export function teamEventLines(): string[] {
  return [
    'team event: the norms of the players are judged by their games; the pairings of the teams touch no norm here',
  ];
}

/** Returns the sentence on deviations in rounds of a norm that are not in the game of its player; empty if there are none. */
export function elsewhereLines(rounds: readonly number[]): string[] {
  if (rounds.length === 0) return [];
  const verb = rounds.length === 1 ? 'deviates' : 'deviate';
  return [
    `${capital(roundSpans(rounds))} of this norm ${verb} on other boards; the game of this player is by the rules.`,
  ];
}

/** Returns what a game with turned colours is in a Swiss. */
export function turnedColourWords(opponent: string): string {
  return `${opponent}, the opponent by the rules, with the other colour (1.4.2d: a tournament may not be changed to benefit a player)`;
}

/** What turned colours mean for the norm. */
export const TURNED_COLOUR = 'The colour does not change the requirements of the norm.';
