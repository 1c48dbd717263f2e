import type { Tournament } from '../../corpus/index.js';
import { entryOf, EventHistory, tookPart } from '../../engine/index.js';
import type { Edition, EventPlayer, PlayerTrait, Tenths } from '../../engine/index.js';

/** What the pairing of a round reads of a player. */
export interface StandingBefore {
  readonly id: number;
  readonly score: Tenths;
  readonly traits: readonly PlayerTrait[];
}

/** What the pairing of the last round reads of those who take part in it, by their numbers. */
export function standingsBeforeLast(
  players: readonly EventPlayer[],
  tournament: Tournament,
  edition: Edition,
): readonly StandingBefore[] {
  const last = tournament.pairedRounds;
  const present = new Set(players.filter((player) => tookPart(entryOf(player, last))).map(({ id }) => id));
  const history = new EventHistory({ ...tournament, players });
  while (history.round < last) history.advance();
  const state = history.stateFor((id) => present.has(id), tournament.initialColour ?? 'white');
  const traits = edition.traits(state);
  const standing = state.players.map(({ id, score }, place) => ({ id, score, traits: traits[place] }));
  return standing.sort((a, b) => a.id - b.id);
}

/**
 * Returns the distance of two standings of the same players: 1 for each pair of players whose order by points differs, and
 * for each trait that differs its weight.
 */
export function distance(wanted: readonly StandingBefore[], found: readonly StandingBefore[]): number {
  let sum = 0;
  wanted.forEach((player, index) => {
    const now = found[index];
    for (const [i, { value, weight }] of player.traits.entries())
      sum += value === now.traits[i].value ? 0 : weight;
    for (let below = index + 1; below < wanted.length; below++) {
      const before = Math.sign(player.score - wanted[below].score);
      sum += before === Math.sign(now.score - found[below].score) ? 0 : 1;
    }
  });
  return sum;
}
