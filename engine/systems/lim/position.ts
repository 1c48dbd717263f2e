import type { Place } from '../interface/candidate.js';
import type { LimBoard } from './board.js';
import type { Group } from './group.js';

/** A round as it goes on from a group (2.2): what is still to be paired, and who waits for the next groups. */
export interface LimPosition {
  /** The groups above the median, highest first. */
  readonly upper: readonly (readonly Place[])[];
  /** The groups below the median, lowest first. */
  readonly lower: readonly (readonly Place[])[];
  readonly median: readonly Place[];
  /** Floaters from above and from below, who join the next group of their side, in ranking order. */
  readonly fromAbove: readonly Place[];
  readonly fromBelow: readonly Place[];
}

/** The round before its first group is paired. */
export function positionOf({ player, median }: LimBoard, places: readonly Place[]): LimPosition {
  const scores = [...new Set(places.map((place) => player(place).score))].sort((a, b) => b - a);
  const groupOf = (score: number): Place[] => places.filter((place) => player(place).score === score);
  return {
    upper: scores.filter((score) => score > median).map(groupOf),
    lower: scores
      .filter((score) => score < median)
      .reverse()
      .map(groupOf),
    median: groupOf(median),
    fromAbove: [],
    fromBelow: [],
  };
}

/** The next group: downward to the median, upwards to the median, the median group last. */
export function nextGroup({ edition }: LimBoard, position: LimPosition): Group {
  const { upper, lower, median, fromAbove, fromBelow } = position;
  const waitingFor = (floaters: readonly Place[]): Place[] =>
    inRanking(edition.adjacent === 'residents' ? median : [...median, ...floaters]);
  const [high, nextDown] = upper;
  if (high !== undefined)
    return {
      ...{ kind: 'down', floaters: fromAbove, residents: high },
      ...{ adjacent: nextDown ?? waitingFor(fromBelow), isBesideMedian: nextDown === undefined },
    };
  const [low, nextUp] = lower;
  if (low !== undefined)
    return {
      ...{ kind: 'up', floaters: fromBelow, residents: low },
      ...{ adjacent: nextUp ?? waitingFor(fromAbove), isBesideMedian: nextUp === undefined },
    };
  const floaters = inRanking([...fromAbove, ...fromBelow]);
  return { kind: 'median', floaters, residents: median, adjacent: [], isBesideMedian: false };
}

/** The round when its next group has been left by these floaters. */
export function after(position: LimPosition, floaters: readonly Place[]): LimPosition {
  if (position.upper.length > 0)
    return { ...position, upper: position.upper.slice(1), fromAbove: inRanking(floaters) };
  return { ...position, lower: position.lower.slice(1), fromBelow: inRanking(floaters) };
}

/** In ranking order, which is the order of the places. */
export function inRanking(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a - b);
}
