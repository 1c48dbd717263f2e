import type { FieldExemption } from './field-exemption.js';

/** What of an event the articles ask about, besides the games of a player. */
export interface NormEvent {
  readonly format: NormFormat;
  /** Rounds of the whole event. */
  readonly rounds: number;
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

export type NormFormat = 'swiss' | 'round-robin' | 'double-round-robin';

export type LeastGames = 7 | 8 | 9;

/** a: national championship, b: national team championship (players of the host federation), c: zonal. */
export const DECLARED_EXEMPTIONS = ['1.4.3a', '1.4.3b', '1.4.3c'] as const;
export type DeclaredExemption = (typeof DECLARED_EXEMPTIONS)[number];
