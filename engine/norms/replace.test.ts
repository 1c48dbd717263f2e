import { expect, it } from 'vitest';
import type { RoundEntry } from '../model/event.js';
import { Counts } from '../testing/counts.js';
import { normSourceOf, withBye, withOpponent, withoutRound } from './index.js';
import type { Candidate } from './index.js';
import type { PlainEvent } from './testing/plain-games.js';
import { randomNormEvent } from './testing/random-norm-event.js';

const BYE: RoundEntry = { opponent: null, colour: null, result: 'U' };
const ABSENT: RoundEntry = { opponent: null, colour: null, result: 'Z' };

it('a round replaced is as if the file had it so: games, excluded games, free rounds, the forfeit of the last round', () => {
  const counts = new Counts();
  for (let seed = 0; seed < 150; seed++) {
    const event = randomNormEvent(seed);
    if (event.format !== 'swiss') continue;
    const { candidates, people } = normSourceOf(event.players, event);
    const [candidate] = candidates;
    const { id } = candidate.player;
    for (const round of new Set([1 + (seed % event.pairedRounds), event.pairedRounds])) {
      const other = ((id + round) % event.players.length) + 1;
      const opponent = people.get(other === id ? id + 1 : other)!;
      const read = (entry: RoundEntry): unknown => sorted(candidateWith(event, id, round, entry));
      const played = (result: '1' | '=' | '0'): RoundEntry => ({
        opponent: opponent.id,
        colour: 'white',
        result,
      });
      expect(sorted(withBye(candidate, round))).toEqual(read(BYE));
      expect(sorted(withoutRound(candidate, round))).toEqual(read(ABSENT));
      expect(sorted(withOpponent(candidate, round, opponent, 2, new Set()))).toEqual(read(played('1')));
      expect(sorted(withOpponent(candidate, round, opponent, 1, new Set()))).toEqual(read(played('=')));
      expect(sorted(withOpponent(candidate, round, opponent, 0, new Set()))).toEqual(read(played('0')));
      counts.add(opponent.federation === 'NON' ? 'of no federation' : 'counts');
      if (candidate.freeRounds.includes(round)) counts.add('free');
      if (candidate.lastForfeit?.round === round) counts.add('last forfeit');
      if (candidate.excluded.some((game) => game.round === round)) counts.add('excluded');
    }
  }
  counts.expectAll(['of no federation', 'counts', 'free', 'last forfeit', 'excluded'], 3);
});

function candidateWith(event: PlainEvent, id: number, round: number, entry: RoundEntry): Candidate {
  const players = event.players.map((player) =>
    player.id === id ? { ...player, rounds: player.rounds.with(round - 1, entry) } : player,
  );
  return normSourceOf(players, event).candidates.find(({ player }) => player.id === id)!;
}

function sorted({ games, excluded, freeRounds, lastForfeit }: Candidate): object {
  const inOrder = <T extends { readonly round: number }>(list: readonly T[]): T[] =>
    list.toSorted((a, b) => a.round - b.round);
  return {
    games,
    excluded: inOrder(excluded),
    freeRounds: freeRounds.toSorted((a, b) => a - b),
    lastForfeit,
  };
}
