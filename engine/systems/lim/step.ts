import type { Place, Violation } from '../interface/candidate.js';
import { ProcedureStep } from '../procedure/step.js';
import type { Procedure } from '../procedure/step.js';
import type { LimBoard } from './board.js';
import { limColours } from './colours.js';
import { bestWith, floatReasonOf } from './explain/demands.js';
import { directionOf } from './group.js';
import { compareOrder, sequenceOf } from './explain/sequence-place.js';
import {
  chosenIn,
  floatersIn,
  hasOtherPairs,
  nextStage,
  openIn,
  plannedStage,
  publishedIn,
  shownOf,
} from './stages.js';
import type { LimStage } from './stages.js';
import { compositionOf } from './explain/composition.js';
import { limValues } from './explain/values.js';
import type { LimWalk } from './walk.js';

/** A stage of a round: the bye, or a group with those who come into it. */
export class LimStep extends ProcedureStep<LimStage> {
  static of(board: LimBoard, walk: LimWalk, own: LimStage): LimStep {
    return new LimStep(procedureOf(board, walk), own);
  }

  get plannedFloaters(): readonly Place[] | null {
    return floatersIn(this.own);
  }

  hasOtherPairs(opponents: ArrayLike<Place>): boolean {
    return hasOtherPairs(this.own, opponents);
  }

  protected override stepOf(own: LimStage): LimStep {
    return new LimStep(this.procedure, own);
  }
}

function procedureOf(board: LimBoard, walk: LimWalk): Procedure<LimStage> {
  const { rematch, colours, prohibited, byeBar } = board.edition.rules;
  return {
    stageOf: (own) => shownOf(board, own),
    chosenIn,
    openIn,
    next: (own, candidate) => nextStage(board, walk, own, candidate),
    planned: (own, chosen) => plannedStage(board, walk, own, chosen),
    publishedIn,
    brokenBy: (pairs) => {
      const against = pairs.map((pair) => ({ pair, rules: board.rulesAgainst(...pair) }));
      return [rematch, colours, prohibited].map((rule): Violation => {
        const wrong = against.filter(({ rules }) => rules.includes(rule));
        return { rule, places: wrong.flatMap(({ pair }) => pair) };
      });
    },
    byeRule: byeBar,
    mayTakeBye: (place) => board.player(place).mayTakeBye,
    isPairable: (places) => walk.isPairable(places),
    values: (own, candidate) => limValues(board, walk, own, candidate),
    compareOrder: (own, a, b) => compareOrder(board, own, a, b),
    sequenceOf: (own, candidate) => sequenceOf(board, own, candidate),
    coloursOf: (own, pair) => limColours(board, own.kind === 'bye' ? 'down' : directionOf(own), pair),
    composition: (own) => compositionOf(board, own),
    floatReason: floatReasonOf,
    best: (own, demand) => bestWith(board, walk, own, demand),
  };
}
