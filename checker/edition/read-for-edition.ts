import { parseTrf } from '../../corpus/index.js';
import type { ParseResult } from '../../corpus/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { chooseEdition } from './edition-choice.js';
import type { Pairing } from './participants.js';

/**
 * Reads a file as the edition pairs it: a file in which teams are paired gives an event of teams where the edition asked
 * for pairs teams, or where the file may name one that does. Everywhere else such a file is refused.
 * @param asked null: the edition is chosen from the file.
 */
export function readForEdition(
  content: Uint8Array | string,
  asked: Edition | null,
  file?: string,
): ParseResult {
  const options = file === undefined ? {} : { file };
  const mayPairTeams = asked === null ? editions.some(pairsTeams) : pairsTeams(asked);
  if (!mayPairTeams) return parseTrf(content, options);
  const paired = parseTrf(content, { ...options, teamEvents: 'pair' });
  if (paired.tournament?.kind !== 'team') return paired;
  const decision = chooseEdition(paired.tournament, asked);
  if (!decision.ok) return paired;
  const { primaryScore }: Pairing = decision.edition;
  if (primaryScore === undefined || primaryScore === paired.tournament.teamScores?.primary) return paired;
  return parseTrf(content, { ...options, teamEvents: 'pair', primaryScore });
}
