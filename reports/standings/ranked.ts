import type { StandingsReport } from '../../checker/index.js';
import { participantsIn } from '../words/participants.js';
import type { Participants } from '../words/participants.js';

/** How those are called who are ranked. */
export function rankedIn({ ranked }: Pick<StandingsReport, 'ranked'>): Participants {
  return participantsIn({ isOfTeams: ranked === 'teams' });
}
