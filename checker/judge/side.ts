import type { BracketTask, Candidate, RuleValue } from '../../engine/index.js';
import type { Side, SidePart } from '../report.js';

/** A candidate as reports speak of it: by starting numbers. */
export function plainSide(task: BracketTask, { pairs, floaters }: Candidate): Side {
  const id = (place: number): number => startingNumber(task, place);
  return {
    parts: [],
    pairs: pairs.map(([a, b]) => [id(a), id(b)] as const),
    downfloaters: floaters.map(id),
    place: null,
    step: null,
    numbered: null,
    white: [],
  };
}

/** A candidate with its value on a rule. */
export function valuedSide(task: BracketTask, candidate: Candidate, value: RuleValue): Side {
  return {
    ...plainSide(task, candidate),
    parts: partsOf(task, value),
  };
}

/** What a rule made of a candidate, by starting numbers. */
export function partsOf(task: BracketTask, { parts }: RuleValue): SidePart[] {
  const id = (place: number): number => startingNumber(task, place);
  return parts.map(({ measure, value, players, barred, unpaired }) => ({
    measure,
    value,
    players: players.map(id),
    ...(barred.length === 0 ? {} : { barred: barred.map(id) }),
    ...(unpaired.length === 0
      ? {}
      : { unpaired: unpaired.map(({ place, cameDown }) => ({ player: id(place), cameDown })) }),
  }));
}

export function startingNumber({ board }: BracketTask, place: number): number {
  return board.player(place).id;
}
