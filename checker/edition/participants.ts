import { announcesTwoGames } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { pairsTeams } from '../../engine/index.js';
import type { Edition, PairedParticipants } from '../../engine/index.js';
import type { Misfit, TeamSettings } from './choice-source.js';

/** The part of an edition that says whether it pairs players or teams. */
export type ParticipantKind = Pick<Edition, 'id' | 'code'> & PairedParticipants;

/** Why an edition cannot pair the participants of a file, or its matches; empty where it can. */
export function misfitsOf(edition: ParticipantKind, { kind, twoGames }: Tournament): Misfit[] {
  const isMatch = announcesTwoGames(edition.code);
  return [
    ...(kind === 'team' && !pairsTeams(edition) ? (['players'] as const) : []),
    ...(twoGames !== undefined && !isMatch ? (['single-games'] as const) : []),
    ...(twoGames === undefined && isMatch ? (['two-games'] as const) : []),
  ];
}

/** The first of them, or `teams` where the file has none and the edition pairs them; null: the edition fits. */
export function misfitOf(edition: ParticipantKind, tournament: Tournament): Misfit | 'teams' | null {
  const [misfit] = misfitsOf(edition, tournament);
  const lacksTeams = tournament.kind === 'individual' && edition.needs.includes('teams');
  return misfit ?? (lacksTeams ? 'teams' : null);
}

/** What was taken where a file of teams may leave it open; absent for other files. */
export function teamSettings({ teams, teamScores }: Tournament): { readonly teams?: TeamSettings } {
  if (teams === undefined || teamScores === undefined) return {};
  const { primary, boards } = teamScores;
  const { primaryFrom, boardsFrom } = teams.taken;
  return { teams: { primary, primaryFrom, boards, boardsFrom } };
}
