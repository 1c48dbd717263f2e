import { editionById, pairsTeams } from '../../engine/index.js';

/** Whom an edition pairs, as one and as many: "player", "players", or "team", "teams". */
export function participantWords(edition: string): readonly [one: string, many: string] {
  const found = editionById(edition);
  return found !== null && pairsTeams(found) ? ['team', 'teams'] : ['player', 'players'];
}
