import type { RuleKind } from '../../rules/rule.js';
import type { PlayedGame } from '../played-event.js';

/** What a round of an event has otherwise than the table, as an arbiter would say it; players by starting number. */
export type TableFinding =
  /** The round has the games of another round of the table. */
  | { readonly kind: 'round'; readonly round: number; readonly isExchanged: boolean }
  /**
   * The round has the games of another round, which is played in its own place as well.
   * `never`: the round whose games are not played for that reason; null where the table has no more rounds.
   */
  | { readonly kind: 'round-repeated'; readonly round: number; readonly never: number | null }
  /** All games of the round have their colours turned. */
  | { readonly kind: 'round-colours'; readonly games: readonly PlayedGame[] }
  /** All games of the event have them turned; said of its first round. */
  | { readonly kind: 'event-colours' }
  /** A cycle has the colours of the cycle `like`, which the table turns; reported in the first of its rounds. */
  | {
      readonly kind: 'cycle-colours';
      readonly cycle: number;
      readonly like: number;
      readonly rounds: readonly number[];
    }
  | { readonly kind: 'colour'; readonly game: PlayedGame }
  /** Two players stand in each other's place in these rounds. */
  | {
      readonly kind: 'players';
      readonly players: readonly [number, number];
      readonly rounds: readonly number[];
    }
  /** In these rounds each of three or more players has the place of the next one, and the last that of the first. */
  | { readonly kind: 'ring'; readonly players: readonly number[]; readonly rounds: readonly number[] }
  /** A player rests where another one should. */
  | { readonly kind: 'rest'; readonly player: number; readonly due: number }
  /** A game that belongs to another round was played in this one. */
  | { readonly kind: 'game'; readonly game: PlayedGame; readonly due: number }
  /** A game of this round was played in another one. */
  | { readonly kind: 'game-elsewhere'; readonly game: PlayedGame; readonly played: number }
  /** Two who should have met in this round, and never do. */
  | { readonly kind: 'never'; readonly game: PlayedGame }
  /** Two who meet more often than they should: in these rounds. */
  | { readonly kind: 'twice'; readonly game: PlayedGame; readonly rounds: readonly number[] };

/** What is laid down of round robins. */
export interface TableRule {
  /** The name under which deviations are counted. */
  readonly rule: TableRuleName;
  readonly article: string;
  readonly kind: RuleKind;
  readonly title: string;
}

export const TABLE_ARTICLE = 'C.05 Annex 1';

/** The rule that each finding breaks, of Annex 1 of C.05: the table (BT1), its colours (BT2), everybody meets everybody (BT3). */
export const TABLE_RULES = {
  round: { rule: 'BT1.round', kind: 'order', title: 'the order of the rounds' },
  players: { rule: 'BT1.players', kind: 'order', title: 'everybody has one number' },
  ring: { rule: 'BT1.ring', kind: 'order', title: 'everybody has one number' },
  rest: { rule: 'BT1.rest', kind: 'bye', title: 'who meets the last number of the table rests' },
  game: { rule: 'BT1.game', kind: 'order', title: 'the round of a game' },
  'game-elsewhere': { rule: 'BT1.game', kind: 'order', title: 'the round of a game' },
  colour: { rule: 'BT2.colour', kind: 'colour', title: 'the colours of the table' },
  'round-colours': { rule: 'BT2.round', kind: 'colour', title: 'the colours of the table' },
  'event-colours': { rule: 'BT2.event', kind: 'colour', title: 'the colours of the table' },
  'cycle-colours': { rule: 'BT2.cycle', kind: 'colour', title: 'the colours of a cycle' },
  never: { rule: 'BT3.never', kind: 'absolute', title: 'everybody meets everybody' },
  twice: { rule: 'BT3.twice', kind: 'absolute', title: 'nobody meets somebody too often' },
  'round-repeated': { rule: 'BT3.round', kind: 'absolute', title: 'every round is played once' },
} as const satisfies Readonly<
  Record<TableFinding['kind'], { readonly rule: string; readonly kind: RuleKind; readonly title: string }>
>;

export type TableRuleName = (typeof TABLE_RULES)[keyof typeof TABLE_RULES]['rule'];

/** The rules, each once. */
export const TABLE_RULE_LIST: readonly TableRule[] = Object.values(TABLE_RULES)
  .filter(({ rule }, index, all) => all.findIndex((one) => one.rule === rule) === index)
  .map((one) => ({ ...one, article: TABLE_ARTICLE }));

export interface RoundFinding {
  readonly finding: TableFinding;
  /** Index of the finding of the same round from which this one follows; null for one of its own. */
  readonly consequenceOf: number | null;
}

/** A round held against the table. */
export interface RoundJudgement {
  readonly round: number;
  /** The round by the table, as far as it has one. */
  readonly games: readonly PlayedGame[];
  /** Who has a rest round by the table. */
  readonly rests: readonly number[];
  /** Empty: the round is the table's. */
  readonly findings: readonly RoundFinding[];
}
