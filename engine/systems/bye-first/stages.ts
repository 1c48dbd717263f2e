import { allocateColour } from '../../rules/colours.js';
import type { Allocation, Candidate, Pair, Place, Stage, Violation } from '../interface/system.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from './edition.js';

/** The assignment of the bye to one of all. */
export function byeStage({ players }: StateOf<ByePlayer>): Stage {
  const residents = [...players.keys()];
  const { score } = players[0];
  const all = { kind: 'bye', score, mdps: [], residents, below: [] };
  return { ...all, isLast: false, givesBye: true, valuesCompletion: true };
}

/** Who has nobody in a published round. */
export function publishedBye({ residents }: Stage, opponents: ArrayLike<Place>): Candidate {
  return { pairs: [], floaters: residents.filter((place) => opponents[place] < 0) };
}

/** The absolute rules that a candidate breaks, each with all its pairs, in the order of their articles. */
export function violationsOf<P extends ByePlayer>(
  { absoluteRules, byeRule }: Pick<ByeFirstEdition<P>, 'absoluteRules' | 'byeRule'>,
  state: StateOf<P>,
  { pairs, floaters }: Candidate,
  givesBye: boolean,
): Violation[] {
  const { players } = state;
  const broken = absoluteRules.map((rule): Violation => ({
    rule,
    places: pairs.filter(([a, b]) => rule.forbids(state, players[a], players[b])).flat(),
  }));
  const barred = givesBye ? floaters.filter((place) => !players[place].mayTakeBye) : [];
  return [...broken, { rule: byeRule, places: barred }]
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => (a.rule.article < b.rule.article ? -1 : 1));
}

/** Who is left when a stage is left with a candidate that takes its players out of the round. */
export function leftAfter(left: readonly Place[], { pairs, floaters }: Candidate): Place[] {
  const gone = new Set([...pairs.flat(), ...floaters]);
  return left.filter((place) => !gone.has(place));
}

/** Who of a pair gets White, and by which rule (5.2). */
export function allocationOf<P extends ByePlayer>(
  { colourRules, outranks }: Pick<ByeFirstEdition<P>, 'colourRules' | 'outranks'>,
  { players, initialColour }: StateOf<P>,
  pair: Pair,
): Allocation {
  const isTurned = outranks?.(players[pair[1]], players[pair[0]]) === true;
  const [higher, lower] = isTurned ? [pair[1], pair[0]] : pair;
  const { colour, rule, isByDifference } = allocateColour(
    colourRules,
    players[higher],
    players[lower],
    initialColour,
  );
  return { white: colour === 'white' ? higher : lower, rule, ...(isByDifference ? { isByDifference } : {}) };
}
