import type { ScoreKind } from '../model/event.js';

/** A rule of an edition: what a deviation can be named by. */
export interface Rule {
  /** Name in the edition, like "C12"; the article where the text gives no other. */
  readonly id: string;
  readonly article: string;
  readonly title: string;
  /** Other articles that its page speaks of. */
  readonly also?: readonly string[];
  readonly level: RuleLevel;
  /** Kind of the deviations that it names. */
  readonly kind: RuleKind;
  /** What is the same in many systems, and is said in the same words; absent for what is a system's own. */
  readonly concept?: RuleConcept;
  /**
   * For a colour rule: it asks whether the number of the higher ranked player is odd; which is the number among those who
   * have taken part, in all rounds or only in the first one (later the starting number).
   */
  readonly readsParity?: 'in all rounds' | 'in round 1';
  /** Of two preferences of the same strength it grants the one with the wider colour difference. */
  readonly comparesDifferences?: true;
}

/** Where a rule stands among the others, from what is never broken to what only arranges. */
export type RuleLevel = 'absolute' | 'completion' | 'quality' | 'order' | 'colour' | 'board-order';

export type RuleKind = 'absolute' | 'completion' | 'bye' | 'quality' | 'order' | 'colour' | 'board-order';

/** A rule that values candidates. */
export interface ValueRule extends Rule {
  readonly kind: 'completion' | 'bye' | 'quality';
}

export type RuleConcept =
  /** Two players shall not meet more than once. */
  | 'rematch'
  /** Who may not receive the pairing-allocated bye. */
  | 'bye-bar'
  /** At most one pairing-allocated bye in a round, and none where the number of participants is even. */
  | 'single-bye'
  /** Two players who must both have the same colour. */
  | 'equal-absolute-colours'
  /** The organiser has ruled the pair out. */
  | 'prohibited-pair'
  /** All who are left can be paired. */
  | 'completion'
  /** The score of the player with the bye is fixed for the whole round. */
  | 'bye-score'
  /** The rounds that the player with the bye has not played. */
  | 'bye-unplayed-rounds';

/** The part of an edition that says whether it pairs players or teams. */
export interface PairedParticipants {
  readonly needs: readonly string[];
  /** Which of the two counts of an event of teams is the score. */
  readonly primaryScore?: ScoreKind;
}

/** True for editions by which teams are paired. */
export function pairsTeams({ needs, primaryScore }: PairedParticipants): boolean {
  return needs.includes('teams') || primaryScore !== undefined;
}
