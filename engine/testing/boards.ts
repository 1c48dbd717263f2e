import { completeRound } from '../systems/pair-round.js';
import type { RoundState } from '../model/player.js';
import type { Edition } from '../systems/system.js';

/** The boards by both readings, which must be the same, White first and sorted; or what became of the round. */
export function boardsOf(edition: Edition, state: RoundState): string {
  const [fast, literal] = [completeRound(state, edition.round(state)), edition.byLetter(state)].map(
    (outcome) => {
      if (outcome.kind !== 'paired') return outcome.kind;
      const pairs = outcome.pairs.map(({ white, black }) => `${white}-${black}`);
      return [...pairs.sort(), ...(outcome.bye === null ? [] : [`${outcome.bye}:bye`])].join(' ');
    },
  );
  if (fast !== literal) throw new Error(`${fast} by one reading, ${literal} by the other`);
  return fast;
}
