import { unmetOf } from '../../../engine/norms/index.js';
import type { JudgedRequirement, NormTitle } from '../../../engine/norms/index.js';
import type { AuditReport } from '../audit-report.js';

/** A norm that an organiser claims. */
export interface Claim {
  /** Where it stands, as "claims.csv:3". */
  readonly place: string;
  /** The name of the event (record 012) or of its file. */
  readonly event: string;
  readonly fideId: string;
  readonly title: NormTitle;
  /** Empty: not given. No record of a tournament file names the organiser. */
  readonly organiser: string;
}

/** What an audited event says of a claim. */
export type ClaimOutcome =
  | { readonly verdict: 'confirmed'; readonly isTouched: boolean }
  | { readonly verdict: 'unknown' }
  | { readonly verdict: 'not-made'; readonly unmet: readonly JudgedRequirement[] }
  /** The player holds the title, or a higher one. */
  | { readonly verdict: 'held' }
  /** 0.3.1: a title for women, and the player is a man. */
  | { readonly verdict: 'not-open' }
  | { readonly verdict: 'no-player' };

/** Returns the outcomes of the claims for an event, by their indexes. */
export function outcomesOf(
  report: AuditReport,
  claims: readonly Claim[],
): { readonly index: number; readonly outcome: ClaimOutcome }[] {
  return claims.flatMap((claim, index) =>
    isOf(report, claim.event) ? [{ index, outcome: outcomeOf(report, claim) }] : [],
  );
}

function outcomeOf({ players }: AuditReport, { fideId, title }: Claim): ClaimOutcome {
  const player = players.find((one) => one.fideId === fideId);
  if (player === undefined) return { verdict: 'no-player' };
  const norm = player.norms.find((one) => one.title === title);
  if (norm === undefined) return { verdict: 'not-open' };
  const { verdict } = norm.result;
  if (norm.isHeld) return { verdict: 'held' };
  if (verdict === 'made') return { verdict: 'confirmed', isTouched: norm.touches.length > 0 };
  return verdict === 'unknown' ? { verdict } : { verdict, unmet: unmetOf(norm.result) };
}

/** A claim names an event by its name, its file, or the name of its file with or without the ending. */
function isOf({ file, name }: Pick<AuditReport, 'file' | 'name'>, event: string): boolean {
  const base = file.split(/[/\\]/).at(-1) ?? file;
  const names = [name, file, base, base.replace(/\.[^.]*$/, '')];
  return names.some((one) => one.trim().toLowerCase() === event.trim().toLowerCase());
}
