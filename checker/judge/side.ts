import type { Candidate, RoundState, RuleValue, Step, Violation as BrokenRule } from '../../engine/index.js';
import type { Side, SidePart, Violation } from '../report.js';

/** A candidate as reports speak of it: by starting numbers. */
export function plainSide(state: RoundState, { pairs, floaters }: Candidate): Side {
  const id = (place: number): number => state.players[place].id;
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
export function valuedSide(state: RoundState, candidate: Candidate, value: RuleValue): Side {
  return { ...plainSide(state, candidate), parts: partsOf(state, value) };
}

/** A candidate with its place in the order of generation, and what parts it from another one. */
export function orderedSide(state: RoundState, step: Step, candidate: Candidate, parting: string): Side {
  const { place, numbered } = step.sequenceOf(candidate);
  const named = Object.entries(numbered).map(
    ([name, places]) => [name, places === null ? null : startingNumbers(state, places)] as const,
  );
  return { ...plainSide(state, candidate), place, step: parting, numbered: Object.fromEntries(named) };
}

/** What a rule made of a candidate, by starting numbers. */
export function partsOf(state: RoundState, { parts }: RuleValue): SidePart[] {
  const ids = (places: readonly number[]): number[] => startingNumbers(state, places);
  return parts.map(({ measure, value, players, barred, unpaired }) => ({
    measure,
    value,
    players: ids(players),
    ...(barred.length === 0 ? {} : { barred: ids(barred) }),
    ...(unpaired.length === 0
      ? {}
      : {
          unpaired: unpaired.map(({ place, cameDown }) => ({ player: state.players[place].id, cameDown })),
        }),
  }));
}

/** A broken rule, by starting numbers. */
export function violationOf(state: RoundState, { rule, places }: BrokenRule): Violation {
  const { id, article, title } = rule;
  return { rule: id, article, title, players: startingNumbers(state, places) };
}

export function startingNumbers({ players }: RoundState, places: readonly number[]): number[] {
  return places.map((place) => players[place].id);
}
