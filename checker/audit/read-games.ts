import { parseTrf } from '../../corpus/index.js';
import type { Problem, Tournament } from '../../corpus/index.js';

/** The players of a file with their games, or what is wrong with it. */
export type ReadGames =
  | {
      readonly tournament: Tournament;
      readonly problems: readonly Problem[];
      /** Teams are paired: the games are those of their members. */
      readonly isOfTeams: boolean;
    }
  | { readonly tournament: null; readonly problems: readonly Problem[] };

/** Reads the games of record 001, also those of a team event. */
export function readGames(content: Uint8Array | string, file: string): ReadGames {
  const read = parseTrf(content, { file });
  if (read.tournament !== null)
    return { tournament: read.tournament, problems: read.problems, isOfTeams: false };
  if (!read.problems.some(({ code }) => code === TEAM_EVENT))
    return { tournament: null, problems: read.problems };
  const ofTeams = parseTrf(content, { file, teamEvents: 'read' });
  const problems = ofTeams.problems.filter(({ code }) => code !== TEAM_EVENT);
  if (ofTeams.tournament === null) return { tournament: null, problems };
  return { tournament: ofTeams.tournament, problems, isOfTeams: true };
}

/** Code of the problem by which a reader of individual events refuses a team event. */
const TEAM_EVENT = 'team-tournament';
