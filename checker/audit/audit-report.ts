import type { FileProblem } from '../found-problem.js';
import type {
  DeclaredExemption,
  ExcludedGame,
  FormatPermission,
  LargeSwiss,
  LeastGames,
  NormFormat,
  NormPlayer,
  NormResult,
  NormTitle,
  TwoCamps,
} from '../../engine/norms/index.js';
import type { Deviation } from '../report.js';
import type { TournamentReport } from '../tournament-report.js';
import type { AuditedRound, NormEventFacts } from './norm-facts.js';
import type { EventRemark } from './remarks.js';
import type { RecognisedFile } from '../totals.js';

/** What the audit of a tournament found: data only, words are made in `reports/`. */
export interface AuditReport {
  readonly file: string;
  /** SHA-256 of the file, in hexadecimal; absent: nobody has asked for it. */
  readonly digest?: string;
  readonly name: string;
  /**
   * "touched": a norm that was made, or may have been made, has a round whose published opponent is not the one by the
   * rules, or whose game is not as the table has it; "not-checked": norms were looked for, but there are no rules by which
   * the pairings can be judged. The pairings of a team event are those of its teams: they touch no norm, and the verdict
   * is "not-checked".
   */
  readonly verdict: 'touched' | 'untouched' | 'not-checked' | 'invalid';
  readonly problems: readonly FileProblem[];
  /** The check of the pairings; null where there was none. */
  readonly check: TournamentReport | null;
  readonly settings: AuditedEvent | null;
  /** What the header of the file says; null if it could not be read. */
  readonly facts: NormEventFacts | null;
  /** In the order of the event. */
  readonly players: readonly PlayerAudit[];
  /** What is to be known though nothing is wrong with it. */
  readonly remarks: readonly EventRemark[];
}

export interface AuditedEvent {
  readonly format: NormFormat;
  readonly permission: FormatPermission;
  /** Where the members of two camps met only each other; null for other events, and where nothing but words says so. */
  readonly camps: TwoCamps | null;
  readonly rounds: number;
  readonly leastGames: LeastGames;
  readonly declared: readonly DeclaredExemption[];
  /** Code of the host federation; null: not known. */
  readonly host: string | null;
  /** Whether 1.4.3d exempts from the foreigner requirement. */
  readonly field: 'exempt' | 'reading' | 'unknown' | 'no';
  /** An individual Swiss of 40 or more participants with an average rating of 2000 or more (1.5.6). */
  readonly largeSwiss: LargeSwiss;
  /** Teams are paired; the norms are those of the players, by their games. Absent: players are paired. */
  readonly isOfTeams?: true;
}

export interface PlayerAudit {
  readonly person: NormPlayer;
  readonly name: string;
  /** Empty: not given. */
  readonly fideId: string;
  /** As printed; empty: not given. */
  readonly birthDate: string;
  /** Every paired round, also those without a game. */
  readonly rounds: readonly AuditedRound[];
  /** Games that do not count for any norm (1.4.2). */
  readonly excluded: readonly ExcludedGame[];
  readonly norms: readonly NormAudit[];
}

export interface NormAudit {
  readonly title: NormTitle;
  readonly result: NormResult;
  /** The player holds the title, or a higher one: the norm is of no use, and nothing touches it. */
  readonly isHeld: boolean;
  readonly touches: readonly Touch[];
  /** Rounds on which the norm is based and that deviate, but not in the game of this player. */
  readonly deviatesElsewhere: readonly number[];
  /** Over all touches, each replaced alone: "no-longer" if that is so in one of them; null where there is none. */
  readonly possible: Touch['possible'] | null;
}

/** Who sat opposite: a starting number, or nobody. */
export type Opposite = number | 'bye';

/** A round in which the player of a norm did not have the game by the rules: another opponent, or the other colour. */
export interface Touch {
  readonly round: number;
  /** Null: nobody, which is told of round robins only. */
  readonly published: Opposite | null;
  /** Null: no legal pairing of the published round exists; of a round robin: the player rests. */
  readonly reference: Opposite | null;
  /** The norm is based on the game, or on the forfeit or bye, of this round. */
  readonly isNeeded: boolean;
  /** The deviations of the round in which the player occurs, with those that they follow from. */
  readonly deviations: readonly Deviation[];
  /** What the norm would have been with the opponent by the rules, by the result of that game; empty where there is none. */
  readonly replays: readonly Replay[];
  /**
   * With the opponent by the rules, the norm would be possible: some result of the game makes it. "unknown": none does
   * for certain, but some may.
   */
  readonly possible: 'still' | 'no-longer' | 'unknown';
  /** The same result against the opponent by the rules makes no norm; null: nothing can be said. */
  readonly helped: boolean | null;
  /** The replay with the published result, or with the bye by the rules; null where there is none. */
  readonly same: Replay | null;
  /** What is otherwise than by the rules, or than in the table of a round robin. In a Swiss `opponent` or `colour`. */
  readonly kind: TouchKind;
  /** The same, of round robins only; absent for other events. */
  readonly byTable?: TouchKind;
}

/**
 * `opponent`: somebody met too often instead of somebody not met; `surplus`: somebody met too often; `missing`: somebody
 * not met; `moved`: the games are the same, in other rounds; `colour`: the game is right but for its colours.
 */
export type TouchKind = 'opponent' | 'surplus' | 'missing' | 'moved' | 'colour';

export interface Replay {
  /** `without`: the game is left out. */
  readonly outcome: 'win' | 'draw' | 'loss' | 'bye' | 'without';
  readonly result: NormResult;
}

/** Norms of players who hold the title already do not count. */
export interface AuditTotals {
  readonly tournaments: number;
  readonly invalid: number;
  readonly made: number;
  readonly unknown: number;
  /** Norms, made or unknown, that a deviation touches. */
  readonly touched: number;
  /** Names of files that were found in folders and are no tournaments; they are in no count. */
  readonly skipped: readonly string[];
  /** The skipped files that swissproof recognises. */
  readonly recognised: readonly RecognisedFile[];
}

export function auditTotals({ verdict, players }: AuditReport): AuditTotals {
  const norms = players.flatMap((player) => player.norms).filter(({ isHeld }) => !isHeld);
  const count = (what: string): number => norms.filter(({ result }) => result.verdict === what).length;
  return {
    tournaments: 1,
    invalid: verdict === 'invalid' ? 1 : 0,
    made: count('made'),
    unknown: count('unknown'),
    touched: norms.filter(({ touches }) => touches.length > 0).length,
    skipped: [],
    recognised: [],
  };
}

export function sumOfAudits(lots: readonly AuditTotals[]): AuditTotals {
  const sum = (of: (totals: AuditTotals) => number): number =>
    lots.reduce((total, lot) => total + of(lot), 0);
  return {
    tournaments: sum((lot) => lot.tournaments),
    invalid: sum((lot) => lot.invalid),
    made: sum((lot) => lot.made),
    unknown: sum((lot) => lot.unknown),
    touched: sum((lot) => lot.touched),
    skipped: lots.flatMap((lot) => lot.skipped),
    recognised: lots.flatMap((lot) => lot.recognised),
  };
}
