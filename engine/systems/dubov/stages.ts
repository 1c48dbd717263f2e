import { allocateColour } from '../../rules/colours.js';
import type { Allocation, Candidate, Pair, Place, Stage, Violation } from '../system.js';
import type { DubovEdition } from './edition.js';
import type { DubovState } from './player.js';

/** "bye": the assignment of the bye to one of all; "scoregroup": the bracket of the highest scoregroup not yet paired. */
export type StageKind = 'bye' | 'scoregroup';

export function byeStage({ players }: DubovState): Stage {
  const residents = [...players.keys()];
  const { score } = players[0];
  const all = { kind: 'bye' satisfies StageKind, score, mdps: [], residents, below: [] };
  return { ...all, isLast: false, givesBye: true, valuesCompletion: true };
}

/** @param left all who are not paired yet, in ranking order. */
export function scoregroupStage({ players }: DubovState, left: readonly Place[]): Stage {
  const { score } = players[left[0]];
  const isResident = (place: Place): boolean => players[place].score === score;
  const residents = left.filter(isResident);
  const below = left.filter((place) => !isResident(place));
  const bracket = { kind: 'scoregroup' satisfies StageKind, score, mdps: [], residents, below };
  return { ...bracket, isLast: below.length === 0, givesBye: false, valuesCompletion: true };
}

/** What a published round has at a stage: who has nobody, or the pairs of the residents, wherever they found them. */
export function publishedAt({ residents, givesBye }: Stage, opponents: ArrayLike<Place>): Candidate {
  if (givesBye) return { pairs: [], floaters: residents.filter((place) => opponents[place] < 0) };
  const here = new Set(residents);
  const pairs = residents.flatMap((place): Pair[] => {
    const other = opponents[place];
    if (other < 0 || (other < place && here.has(other))) return [];
    return [place < other ? [place, other] : [other, place]];
  });
  return { pairs, floaters: residents.filter((place) => opponents[place] < 0) };
}

/** Who is left when a stage is left with a candidate. */
export function leftAfter(left: readonly Place[], { pairs, floaters }: Candidate): Place[] {
  const gone = new Set([...pairs.flat(), ...floaters]);
  return left.filter((place) => !gone.has(place));
}

/** The absolute rules that a candidate breaks, each with all its pairs, in the order of their articles. */
export function violationsOf(
  { absoluteRules, byeRule }: DubovEdition,
  state: DubovState,
  { pairs, floaters }: Candidate,
): Violation[] {
  const { players } = state;
  const broken = absoluteRules.map((rule): Violation => ({
    rule,
    places: pairs.filter(([a, b]) => rule.forbids(state, players[a], players[b])).flat(),
  }));
  const barred = floaters.filter((place) => !players[place].mayTakeBye);
  return [...broken, { rule: byeRule, places: barred }]
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => (a.rule.article < b.rule.article ? -1 : 1));
}

/** Who of a pair gets White, and by which rule (5.2). */
export function allocationOf(
  { colourRules }: Pick<DubovEdition, 'colourRules'>,
  { players, initialColour }: DubovState,
  [higher, lower]: Pair,
): Allocation {
  const { colour, rule } = allocateColour(colourRules, players[higher], players[lower], initialColour);
  return { white: colour === 'white' ? higher : lower, rule };
}
