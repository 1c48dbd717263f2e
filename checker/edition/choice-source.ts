import type { EventDate } from '../../corpus/index.js';
import type { ScoreKind } from '../../engine/index.js';

/** What the edition of an event was taken from; `reports/words/choice-words.ts` has the words. */
export type ChoiceSource =
  /** The option that names the rules, with the options that choose among them. */
  | { readonly kind: 'option'; readonly options: readonly string[] }
  | StatementSource
  | { readonly kind: 'date'; readonly date: EventDate }
  /** The file has no date, and its words name no edition; or not even a system. */
  | { readonly kind: 'default'; readonly isSystemNamed: boolean }
  | { readonly kind: 'rounds'; readonly date: UnclearDate; readonly fit: RoundsFit | null }
  /** All editions were tried because the caller wanted that. */
  | { readonly kind: 'every-edition' }
  /** Everybody met everybody. */
  | { readonly kind: 'games'; readonly isByTable: boolean };

/** The code of record 192, or the words of record 092. */
export interface StatementSource {
  readonly kind: 'record';
  readonly record: '192' | '092';
  /** As a message can show it. */
  readonly text: string;
}

/** A date that does not decide the edition. */
export interface UnclearDate {
  readonly date: EventDate;
  readonly system: string;
  /** The edition in force on each day that the date can mean, null for none; empty where the date cannot be read. */
  readonly inForce: readonly (string | null)[];
}

/** How well the rounds of a file agree with the editions that fit best. */
export interface RoundsFit {
  readonly agree: number;
  readonly rounds: number;
  /** All of them do equally well; the likeliest first. */
  readonly editions: readonly string[];
}

/** What in a file chose another form of an edition. */
export type DeclaredForm =
  /** A comment declares a Maxi-tournament. */
  | { readonly kind: 'maxi' }
  /** The code of a record chooses among the rules: "primary game-points". */
  | { readonly kind: 'choices'; readonly record: '192' | '092'; readonly choices: readonly string[] };

/** What was taken for an event of teams, and from where. */
export interface TeamSettings {
  readonly primary: ScoreKind;
  readonly primaryFrom: 'option' | 'record' | 'default';
  readonly boards: number;
  readonly boardsFrom: 'record' | 'line-ups';
}

/** Why a tournament cannot be checked by an edition, and the place in the file. */
export interface RefusedEdition {
  readonly ok: false;
  readonly record: '192' | '092' | '042' | '052' | '132' | '001';
  readonly text: string;
  readonly refusal: EditionRefusal;
  /** Teams are paired in the file. */
  readonly isOfTeams: boolean;
}

/** Why a tournament cannot be checked by an edition. */
export type EditionRefusal =
  /** The file names rules that are not supported, or says too little. */
  | { readonly kind: 'unknown-rules'; readonly what: UnknownRulesKind; readonly text: string }
  | { readonly kind: 'date'; readonly date: UnclearDate; readonly fit: RoundsFit | null }
  /** `teams`: the edition pairs teams, and the file has none. */
  | { readonly kind: 'misfit'; readonly misfit: Misfit | 'teams'; readonly edition: string }
  | { readonly kind: 'unrated'; readonly player: number; readonly edition: string }
  /** The Baku Acceleration, where game points are the score; text: what the file says, null for an option. */
  | { readonly kind: 'no-baku'; readonly text: string | null };

export type UnknownRulesKind = 'rules' | 'round-robin' | 'teams' | 'acceleration';

/** What does not fit between an edition and a file. */
export type Misfit =
  /** Teams are paired in the file, and players by the edition. */
  | 'players'
  /** The rounds of the file are matches of two games, and those of the edition are not. */
  | 'single-games'
  /** The other way round. */
  | 'two-games';
