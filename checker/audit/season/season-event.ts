import { isWrong } from '../../tournament-report.js';
import { meetsForeignerRequirement } from '../../../engine/norms/index.js';
import type { LargeSwiss, NormResult, NormTitle } from '../../../engine/norms/index.js';
import type { AuditReport } from '../audit-report.js';
import { outcomesOf } from './claims.js';
import type { Claim, ClaimOutcome } from './claims.js';

/** What the tables of a season need of an audited tournament: small, so that worker threads can send it. */
export interface SeasonEvent {
  readonly file: string;
  readonly name: string;
  readonly place: string;
  readonly federation: string;
  readonly from: string;
  readonly until: string;
  readonly chiefArbiter: string;
  readonly verdict: Exclude<AuditReport['verdict'], 'invalid'>;
  readonly players: number;
  readonly rounds: number;
  readonly checkedRounds: number;
  readonly deviatingRounds: readonly number[];
  /** An event that 1.5.6 names: a large individual Swiss, or the declared final of a national championship (1.4.3a). */
  readonly event156: LargeSwiss;
  /** Made, or unknown; without those for a title that the player holds. */
  readonly norms: readonly SeasonNorm[];
  /** Every rated player with a FIDE number. */
  readonly ratings: readonly { readonly fideId: string; readonly rating: number }[];
  /** By the index of the claim; claims for other events are absent. */
  readonly claims: readonly { readonly index: number; readonly outcome: ClaimOutcome }[];
}

export interface SeasonNorm {
  /** Starting number. */
  readonly id: number;
  readonly fideId: string;
  readonly name: string;
  readonly federation: string | null;
  readonly title: NormTitle;
  readonly verdict: Exclude<NormResult['verdict'], 'not-made'>;
  readonly countsAs: number;
  readonly performance: number | null;
  readonly isTouched: boolean;
  /** 1.4.1c: only one such norm may be used in an application. */
  readonly isShort: boolean;
  /** Meets the foreigner requirement without an exemption (1.4.3e). */
  readonly isForeign: boolean;
}

/** Returns the facts of a report for a season; null for a file that could not be audited. */
export function seasonEventOf(report: AuditReport, claims: readonly Claim[]): SeasonEvent | null {
  const { file, name, verdict, check, settings, facts, players } = report;
  if (verdict === 'invalid' || settings === null) return null;
  const rounds = check?.rounds ?? [];
  return {
    file,
    name: name.trim(),
    place: facts?.place ?? '',
    federation: facts?.federation ?? '',
    from: facts?.from ?? '',
    until: facts?.until ?? '',
    chiefArbiter: facts?.chiefArbiter ?? '',
    verdict,
    players: players.length,
    rounds: settings.rounds,
    checkedRounds: rounds.filter((round) => round.verdict !== 'not-checked').length,
    deviatingRounds: rounds.filter(isWrong).map(({ round }) => round),
    event156: settings.declared.includes('1.4.3a') ? 'yes' : settings.largeSwiss,
    norms: normsIn(report),
    ratings: players.flatMap(({ fideId, person }) =>
      fideId === '' || (person.rating ?? 0) === 0 ? [] : [{ fideId, rating: person.rating ?? 0 }],
    ),
    claims: outcomesOf(report, claims),
  };
}

function normsIn({ players }: AuditReport): SeasonNorm[] {
  return players.flatMap(({ person, name, fideId, norms }) =>
    norms.flatMap(({ title, result, isHeld, touches }): SeasonNorm[] => {
      const { verdict, countsAs, rp, uses, choice } = result;
      if (isHeld || verdict === 'not-made') return [];
      return [
        {
          ...{ id: person.id, fideId, name: name.trim(), federation: person.federation },
          ...{ title, verdict, countsAs, performance: rp },
          isTouched: touches.length > 0,
          isShort: uses.includes('1.4.1c'),
          isForeign: meetsForeignerRequirement(choice.games, person.federation),
        },
      ];
    }),
  );
}
