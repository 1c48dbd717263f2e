/** Norm tournaments: which norms were made, and which deviations of the pairings touch them. */
export { auditFile, DEFAULT_AUDIT, invalidAudit, type AuditOptions } from './audit-file.js';
export type {
  AuditedEvent,
  AuditReport,
  NormAudit,
  Opposite,
  PlayerAudit,
  Replay,
  Touch,
  TouchKind,
} from './audit-report.js';
export { NO_MORE_NORMS } from './event-format.js';
export type { AuditedRound, NormEventFacts } from './norm-facts.js';
export type { EventRemark } from './remarks.js';
export type { PlayerRow } from './player-rows.js';
export { auditTotals, sumOfAudits, type AuditTotals } from './audit-report.js';
export type { Claim, ClaimOutcome } from './season/claims.js';
export {
  groupsOf,
  seasonOf,
  type JudgedClaim,
  type Season,
  type SeasonGroup,
  type UnclaimedNorm,
} from './season/season.js';
export { seasonEventOf, type SeasonEvent, type SeasonNorm } from './season/season-event.js';
export type { SeasonPlayer } from './season/season-players.js';
