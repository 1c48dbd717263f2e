import { isPlayed, tookPart } from '../../../engine/index.js';
import type { RoundEntry } from '../../../engine/index.js';
import type { Moment } from './moment.js';

/** What a case is about besides its rules: what there is in the event, or in the round. */
export const FEATURES = {
  bye: ({ expected }) => expected.bye !== null,
  'half-point-bye': (moment) => hasEntry(moment, ({ result }) => result === 'H'),
  'full-point-bye': (moment) => hasEntry(moment, ({ result }) => result === 'F'),
  forfeit: (moment) => hasEntry(moment, ({ opponent, result }) => opponent !== null && !isPlayed(result)),
  absence: ({ state, tournament }) => state.players.length < tournament.players.length,
  'late-entry': ({ state, tournament }) =>
    state.round > 1 &&
    tournament.players.some(
      ({ id, rounds }) => !tookPart(rounds[0]) && state.players.some((player) => player.id === id),
    ),
  acceleration: ({ state, tournament }) =>
    [...tournament.virtualPoints.values()].some((points) => (points[state.round - 1] ?? 0) > 0),
  'forbidden-pairs': ({ state, tournament }) =>
    tournament.forbidden.some(({ first, last }) => first <= state.round && state.round <= last),
  points: ({ text }) => /^(?:162|362)/m.test(text),
  'initial-colour-black': ({ tournament }) => tournament.initialColour === 'black',
  'first-round': ({ state }) => state.round === 1,
  'last-round': ({ state }) => state.isFinal,
} as const satisfies Record<string, (moment: Moment) => boolean>;

export type Feature = keyof typeof FEATURES;

export function featuresOf(moment: Moment): Feature[] {
  return (Object.keys(FEATURES) as Feature[]).filter((feature) => FEATURES[feature](moment));
}

function hasEntry({ tournament }: Moment, test: (entry: RoundEntry) => boolean): boolean {
  return tournament.players.some(({ rounds }) => rounds.some(test));
}
