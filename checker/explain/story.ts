import type { Rule, Tenths } from '../../engine/index.js';
import { bracketStory } from './bracket-story.js';
import type { BracketStory } from './bracket-story.js';
import { referenceOf } from './reference-round.js';
import type { OpenedRound, ReferenceRound } from './reference-round.js';

/** How the rules pair a round; data only, words are made in `reports/`. */
export type RoundStory =
  | {
      readonly kind: 'paired';
      readonly round: number;
      readonly isFinal: boolean;
      readonly players: number;
      /** Starting number of the player who receives the pairing-allocated bye. */
      readonly bye: number | null;
      /** Score at which the bye is given, where the edition fixes it for the whole round; null elsewhere. */
      readonly byeScore: Tenths | null;
      /** From the top. */
      readonly brackets: readonly BracketStory[];
    }
  /** No pairing of these players is legal. */
  | {
      readonly kind: 'impossible';
      readonly round: number;
      readonly isFinal: boolean;
      readonly players: number;
    }
  /** The rules themselves do not come to one of the legal pairings: that is left to the arbiter. */
  | {
      readonly kind: 'left-to-arbiter';
      readonly rule: Rule;
      readonly round: number;
      readonly isFinal: boolean;
      readonly players: number;
    };

/** Tells a round from the first bracket to the last. */
export function explainRound(opened: OpenedRound): RoundStory {
  const { state, outcome } = opened;
  const round = referenceOf(opened);
  if (round !== null) return storyOf(round);
  const facts = { round: state.round, isFinal: state.isFinal, players: state.players.length };
  if (outcome.kind === 'left-to-arbiter') return { kind: outcome.kind, rule: outcome.rule, ...facts };
  return { kind: 'impossible', ...facts };
}

function storyOf(round: ReferenceRound): Extract<RoundStory, { kind: 'paired' }> {
  const { state, steps } = round;
  const left = steps.find(({ stage }) => stage.givesBye)?.chosen.floaters.at(0);
  return {
    kind: 'paired',
    round: state.round,
    isFinal: state.isFinal,
    players: state.players.length,
    bye: left === undefined ? null : state.players[left].id,
    byeScore: round.round.byeScore,
    brackets: steps.map((_, index) => bracketStory(round, index)),
  };
}
