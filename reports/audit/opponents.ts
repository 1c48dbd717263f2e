import type { AuditedRound, AuditReport, PlayerAudit } from '../../checker/audit/index.js';

/** A round of a player with the opponent as the file describes them. */
export interface OpponentRow extends Omit<AuditedRound, 'opponent'> {
  /** Null: a round without an opponent. */
  readonly opponent: PlayerAudit | null;
}

/** Returns the paired rounds of a player, in order. */
export function opponentsOf({ rounds }: PlayerAudit, { players }: AuditReport): OpponentRow[] {
  const byId = playersById(players);
  return rounds.map(({ opponent, ...round }) => ({
    ...round,
    opponent: opponent === null ? null : (byId.get(opponent) ?? null),
  }));
}

/** Cached: the opponents of every player of a report are needed. */
const BY_ID = new WeakMap<readonly PlayerAudit[], ReadonlyMap<number, PlayerAudit>>();

function playersById(players: readonly PlayerAudit[]): ReadonlyMap<number, PlayerAudit> {
  const known = BY_ID.get(players);
  if (known !== undefined) return known;
  const made = new Map(players.map((player) => [player.person.id, player]));
  BY_ID.set(players, made);
  return made;
}
