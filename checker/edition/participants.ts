import { announcesTwoGames } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { pairsTeams } from '../../engine/index.js';
import type { Edition, PairedParticipants } from '../../engine/index.js';

/** What of an edition says whom it pairs. */
export type Pairing = Pick<Edition, 'id' | 'code'> & PairedParticipants;

/** What does not fit between an edition and a file. */
export type Misfit =
  /** Teams are paired in the file, and players by the edition. */
  | 'players'
  /** The rounds of the file are matches of two games, and those of the edition are not. */
  | 'single-games'
  /** The other way round. */
  | 'two-games';

/** Why an edition cannot pair the participants of a file, or its matches; empty where it can. */
export function misfitsOf(edition: Pairing, { kind, twoGames }: Tournament): Misfit[] {
  const isMatch = announcesTwoGames(edition.code);
  return [
    ...(kind === 'team' && !pairsTeams(edition) ? (['players'] as const) : []),
    ...(twoGames !== undefined && !isMatch ? (['single-games'] as const) : []),
    ...(twoGames === undefined && isMatch ? (['two-games'] as const) : []),
  ];
}

/** The same in words, with what can be done about it; null where it fits. */
export function misfitWords(edition: Pairing, tournament: Tournament): string | null {
  const [misfit] = misfitsOf(edition, tournament);
  if (misfit !== undefined) return MISFITS[misfit](edition.id);
  if (tournament.kind === 'individual' && edition.needs.includes('teams'))
    return `the file has no teams, which ${edition.id} pairs: records 310 are missing`;
  return null;
}

/** What was taken where a file of teams may leave it open; empty for other files. */
export function takenWords({ teams, teamScores }: Tournament): string {
  if (teams === undefined || teamScores === undefined) return '';
  const { primaryFrom, boardsFrom } = teams.taken;
  const score = teamScores.primary.replace('-', ' ');
  const from = { option: '--primary', record: 'record 192', default: 'default' }[primaryFrom];
  const boards = { record: 'record 352', 'line-ups': 'the longest line-up' }[boardsFrom];
  const count = teamScores.boards === 1 ? '1 board' : `${teamScores.boards} boards`;
  return `; score: ${score} (${from}), ${count} (${boards})`;
}

const MISFITS: Readonly<Record<Misfit, (id: string) => string>> = {
  players: (id) => `teams are paired in the file, but players by ${id}`,
  'single-games': (id) =>
    `record 192 of the file announces matches of two games, but the rounds of ${id} are single games`,
  'two-games': (id) =>
    `the rounds of ${id} are matches of two games, which record 192 of the file does not announce (see docs/two-games.md)`,
};
