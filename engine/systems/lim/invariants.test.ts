import { describe, expect, it } from 'vitest';
import { randomState } from '../../testing/random-event.js';
import { completeRound } from '../interface/pair-round.js';
import { toEdition } from './to-edition.js';
import { lim1999 } from './lim-1999.js';
import { lim2026 } from './lim-2026.js';
import { runs } from '../../../tests/suite.js';

/** Random rounds for each edition; `npm run test:long` takes more. */
const RUNS = runs(200, 400);

describe.each([lim1999, lim2026])('$id: whatever has happened before', (lim) => {
  const edition = toEdition(lim);

  it('nobody meets anybody twice, has a third colour or three more of one, or is left over', () => {
    const seen = { paired: 0, final: 0, freed: 0 };
    for (let seed = 0; seed < RUNS; seed++) {
      const state = randomState({ players: 4 + (seed % 17), played: 1 + (seed % 9), edition, seed });
      const outcome = completeRound(state, edition.round(state));
      if (outcome.kind === 'impossible') continue;
      if (outcome.kind !== 'paired') throw new Error(outcome.kind);
      seen.paired += 1;
      if (state.isFinal) seen.final += 1;
      const where = `seed ${String(seed)}`;
      const playerOf = new Map(state.players.map((player) => [player.id, player]));
      for (const { white, black } of outcome.pairs) {
        const [one, other] = [playerOf.get(white), playerOf.get(black)];
        if (one === undefined || other === undefined) throw new Error(where);
        expect(one.opponents, where).not.toContain(black);
        const isBroken = [one, other].some(({ colours, colourDifference }, side) => {
          const colour = side === 0 ? 'white' : 'black';
          const isThird = colours.length > 1 && colours.slice(-2).every((last) => last === colour);
          return isThird || (side === 0 ? colourDifference : -colourDifference) >= 2;
        });
        if (!isBroken) continue;
        // 6: in the last round, between equal scores.
        expect([state.isFinal, one.score], where).toEqual([true, other.score]);
        seen.freed += 1;
      }
      const there = [
        ...outcome.pairs.flatMap(({ white, black }) => [white, black]),
        ...(outcome.bye === null ? [] : [outcome.bye]),
      ];
      expect(
        there.sort((a, b) => a - b),
        where,
      ).toEqual(state.players.map(({ id }) => id).sort((a, b) => a - b));
    }
    expect(seen.paired).toBeGreaterThan(RUNS / 2);
    expect(seen.final).toBeGreaterThan(RUNS / 5);
    expect(seen.freed).toBeGreaterThan(0);
  });
});
