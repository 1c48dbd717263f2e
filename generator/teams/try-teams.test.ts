import { describe, expect, it } from 'vitest';
import { editions, pairsTeams } from '../../engine/index.js';
import { generate, NotPossibleError } from '../index.js';
import type { GeneratorConfig } from '../index.js';

const SYSTEM = editions.find(pairsTeams)!.id;
const RATES = { halfPointBye: 0, zeroPointBye: 0, fullPointBye: 0, withdrawal: 0, lateEntry: 0 };
const PLAIN: GeneratorConfig = {
  ...{ system: SYSTEM, rounds: 3, rates: RATES, acceleration: 'none', forbiddenPairs: 0 },
  teams: { boards: 2, reserves: 0 },
};

/** How many teams an event has, and what is missing of what was asked for. */
function made(config: GeneratorConfig): [teams: number, missing: readonly string[]] {
  const [{ tournament, missing }] = generate({ ...PLAIN, ...config }, { seed: 'teams', count: 1 });
  return [tournament.players.length, missing];
}

describe('an event of teams', () => {
  it.each([
    ['as many teams as are asked for', { players: 8 }, 8],
    ['as many as there are of listed players', { roster: listed(20) }, 10],
    ['as many as there are of listed players, one of whom is left over', { roster: listed(21) }, 10],
    [
      'as many as there are of listed ratings',
      { ratings: { list: listed(20).map(({ rating }) => rating) } },
      10,
    ],
  ])('has %s', (_, config, teams) => {
    expect(made(config)).toEqual([teams, []]);
  });

  it('has as many forbidden pairs as there may be', () => {
    // At most (teams - 2) / 2, so that round 1 can be paired.
    expect(made({ players: 8, forbiddenPairs: 3 })).toEqual([8, []]);
    const asked = { players: 8, forbiddenPairs: 5 };
    expect(made({ ...asked, atMost: true })).toEqual([8, ['forbiddenPairs: 2 fewer than asked for']]);
    expect(() => made(asked)).toThrow(NotPossibleError);
    expect(() => made(asked)).toThrow('forbiddenPairs: 2 fewer than asked for');
  });

  it('says where the acceleration that is asked for cannot be', () => {
    // A win has to be worth two draws.
    const asked: GeneratorConfig = { players: 8, rounds: 5, acceleration: 'baku' };
    expect(made({ ...asked, teams: { boards: 2, matchPoints: '2-1-0' } })).toEqual([8, []]);
    const three = { ...asked, teams: { boards: 2, matchPoints: '3-1-0' } } as const;
    expect(made({ ...three, atMost: true })).toEqual([8, ['acceleration: 1 fewer than asked for']]);
    expect(() => made(three)).toThrow('acceleration: 1 fewer than asked for');
    expect(made({ ...three, acceleration: ['none', 'baku'] })).toEqual([8, []]);
  });
});

function listed(count: number): { name: string; rating: number }[] {
  return Array.from({ length: count }, (_, place) => ({ name: `Player ${place + 1}`, rating: 2400 - place }));
}
