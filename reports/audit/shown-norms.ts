import type { AuditReport, NormAudit, PlayerAudit } from '../../checker/audit/index.js';
import { unmetOf } from '../../engine/norms/index.js';
import type { AuditStyle } from './format.js';

/** A norm that a report shows, with its player. */
export interface ShownNorm {
  readonly player: PlayerAudit;
  readonly norm: NormAudit;
}

/**
 * Returns the norms that every format shows: those that were made, those that may have been made, then those that were
 * not made. Norms for a title that the player holds are left out.
 *
 * Of a player without any norm the best attempt is shown if at most two requirements are not met; with `isAll` every
 * attempt of every player. Quiet reports show no attempts.
 */
export function shownNorms(
  { players }: AuditReport,
  style: Pick<AuditStyle, 'isQuiet' | 'isAll'>,
): ShownNorm[] {
  const norms = players.flatMap((player) => player.norms.map((norm) => ({ player, norm })));
  const withVerdict = (verdict: NormAudit['result']['verdict']): ShownNorm[] =>
    norms.filter(({ norm }) => !norm.isHeld && norm.result.verdict === verdict);
  const attempts =
    style.isAll === true ? withVerdict('not-made') : style.isQuiet ? [] : players.flatMap(bestAttempt);
  return [...withVerdict('made'), ...withVerdict('unknown'), ...attempts];
}

/** Requirements that a shown attempt may lack. */
const NEAR = 2;

function bestAttempt(player: PlayerAudit): ShownNorm[] {
  const { norms, person } = player;
  const open = norms.filter(({ isHeld }) => !isHeld);
  if (open.some(({ result }) => result.verdict !== 'not-made')) return [];
  // 0.3.1: the file must say that the player is a woman, else every man without a sex would show an attempt at WIM.
  const tried = open.filter(({ title }) => person.sex === 'w' || !title.startsWith('W'));
  const lacking = tried.map(({ result }) => unmetOf(result).length);
  const least = Math.min(...lacking);
  // Of several the lowest title, which is the nearest.
  const best = tried[lacking.lastIndexOf(least)];
  return best === undefined || least > NEAR ? [] : [{ player, norm: best }];
}
