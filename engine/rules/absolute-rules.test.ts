import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { player, state } from '../testing/players.js';
import { dutch2017 } from '../systems/dutch/dutch-2017.js';
import { dutch2026 } from '../systems/dutch/dutch-2026.js';
import type { DutchState } from '../systems/dutch/player.js';

describe.each([dutch2017, dutch2026])('$id: absolute rules', ({ absoluteRules }) => {
  it.each(absoluteRules)('$id names exactly the pairs it forbids', (rule) => {
    let some = 0;
    fc.assert(
      fc.property(rounds(), (round) => {
        const named = new Set<string>();
        rule.eachForbidden(round, (a, b) => named.add(`${Math.min(a, b)}-${Math.max(a, b)}`));
        const forbidden = new Set<string>();
        round.players.forEach((one, a) => {
          for (let b = a + 1; b < round.players.length; b++) {
            expect(rule.forbids(round, round.players[b], one)).toBe(
              rule.forbids(round, one, round.players[b]),
            );
            if (rule.forbids(round, one, round.players[b])) forbidden.add(`${a}-${b}`);
          }
        });
        expect(named).toEqual(forbidden);
        some += forbidden.size;
      }),
    );
    expect(some).toBeGreaterThan(0);
  });
});

/** Up to eight players, some of whom have met somebody (who need not be there), and forbidden groups. */
function rounds(): fc.Arbitrary<DutchState> {
  const one = fc.record({
    colours: fc.constantFrom('', 'W', 'WW', 'BB', 'WB', 'BWW', 'WBB'),
    score: fc.constantFrom(0, 5, 10),
    topscorer: fc.boolean(),
  });
  return fc
    .record({
      players: fc.array(one, { maxLength: 8 }),
      games: fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 })), {
        maxLength: 10,
      }),
      groups: fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }), { maxLength: 3 }),
    })
    .map(({ players, games, groups }) => {
      const opponentsOf = (id: number): number[] => {
        const own = games.filter((game) => game[0] !== game[1] && game.includes(id));
        return [...new Set(own.map(([a, b]) => (a === id ? b : a)))];
      };
      const sets = groups.map((group) => new Set(group));
      const numbers = Array.from({ length: 10 }, (_, i) => i + 1);
      return state(
        players.map(({ score, colours, topscorer }, i) =>
          player(i + 1, score, colours, { topscorer, opponents: opponentsOf(i + 1) }),
        ),
        { forbidden: new Map(numbers.map((id) => [id, sets.filter((set) => set.has(id))])) },
      );
    });
}
