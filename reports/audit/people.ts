import type { AuditReport } from '../../checker/audit/index.js';
import { peopleOf } from '../words/person.js';
import type { People } from '../words/person.js';

/** The names that an audit has: of players, since there are no norms for teams. */
export function peopleAudited({ players }: Pick<AuditReport, 'players'>): People {
  return peopleOf(players.map(({ person: { id }, name }) => ({ id, name })));
}
