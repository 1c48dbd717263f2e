import { completeRound } from '../systems/interface/pair-round.js';
import type { RoundState } from '../model/player.js';
import type { Edition } from '../systems/interface/system.js';

/** The boards of a round, White first and sorted, and the bye; or what became of it. */
export function boardsOf(edition: Edition, state: RoundState): string {
  const outcome = completeRound(state, edition.round(state));
  if (outcome.kind !== 'paired') return outcome.kind;
  const pairs = outcome.pairs.map(({ white, black }) => `${white}-${black}`);
  return [...pairs.sort(), ...(outcome.bye === null ? [] : [`${outcome.bye}:bye`])].join(' ');
}
