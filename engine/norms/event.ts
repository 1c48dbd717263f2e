import type { FieldExemption } from './field-exemption.js';

/** What of an event the articles ask about, besides the games of a player. */
export interface NormEvent {
  readonly format: NormFormat;
  /** Whether norms can be made in such an event at all (1.4.2e). */
  readonly permission: FormatPermission;
  /** Rounds of the whole event. */
  readonly rounds: number;
  /** Rounds that have not been paired yet. */
  readonly openRounds: number;
  readonly players: number;
  /** Games that a norm needs: 9 (1.4.1a), where the kind of event allows it 8 or 7 (1.4.1b). */
  readonly leastGames: LeastGames;
  /** Exemptions that the kind of event gives (1.4.3): nothing in a file tells them. */
  readonly declared: readonly DeclaredExemption[];
  /** Federation that registered the event; null: not known. */
  readonly host: string | null;
  /** 1.4.3d. */
  readonly field: FieldExemption;
}

/** `multiple-round-robin`: everybody meets everybody more than twice; `two-camps`: only members of the other camp. */
export type NormFormat =
  'swiss' | 'round-robin' | 'double-round-robin' | 'multiple-round-robin' | 'two-camps';

/** 1.4.2e. `needs-approval`: of the Qualification Commission; `needs-date`: it hangs on a date that is not known. */
export type FormatPermission = 'permitted' | 'not-permitted' | 'needs-approval' | 'needs-date';

/** Everybody meets everybody. */
export function isAllPlayAll(format: NormFormat): boolean {
  return format.endsWith('round-robin');
}

/** Everybody meets everybody more than once. */
export function meetsAgain(format: NormFormat): boolean {
  return isAllPlayAll(format) && format !== 'round-robin';
}

export type LeastGames = 7 | 8 | 9;

/** a: national championship, b: national team championship (players of the host federation), c: zonal. */
export const DECLARED_EXEMPTIONS = ['1.4.3a', '1.4.3b', '1.4.3c'] as const;
export type DeclaredExemption = (typeof DECLARED_EXEMPTIONS)[number];
