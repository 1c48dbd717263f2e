import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { defaultEdition, editions, pairsTeams } from '../../engine/index.js';
import { ROBIN_KINDS } from '../../engine/round-robin/index.js';
import { presets, resolveConfig, SWISS_PRESETS } from '../index.js';
import type { GeneratorConfig } from '../index.js';

const schema = JSON.parse(
  readFileSync(new URL('../../corpus/schema/generator-config.schema.json', import.meta.url), 'utf8'),
) as { properties: Record<string, { description?: string; default?: unknown; properties?: object }> };
const validate = new Ajv2020({ strict: true }).compile(schema);

const OF_TEAMS = editions.find(pairsTeams)!.id;

it('the editions of the schema are those of this version', () => {
  expect(schema.properties['system']).toMatchObject({
    enum: [...editions, ...ROBIN_KINDS].map(({ id }) => id),
    default: defaultEdition.id,
  });
});

describe('resolveConfig', () => {
  it('changes nothing the second time', () => {
    for (const preset of Object.values(presets)) {
      const resolved = resolveConfig(preset);
      expect(JSON.stringify(resolveConfig(resolved))).toBe(JSON.stringify(resolved));
    }
  });

  it('prints the same whatever the order of the keys', () => {
    const one = resolveConfig({
      players: 10,
      rates: { forfeit: 0.1, withdrawal: 0.2 },
      field: { federations: { GER: 1, AUT: 2 } },
    });
    const other = resolveConfig({
      field: { federations: { AUT: 2, GER: 1 } },
      rates: { withdrawal: 0.2, forfeit: 0.1 },
      players: 10,
    });
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  });

  it.each([
    { points: '1-½-0', win: 1, draw: 0.5, loss: 0, pairingAllocatedBye: 1, halfPointBye: 0.5 },
    { points: '3-1-0', win: 3, draw: 1, loss: 0, pairingAllocatedBye: 3, forfeitWin: 3 },
    { points: { pairingAllocatedBye: 0.5 }, win: 1, draw: 0.5, loss: 0, pairingAllocatedBye: 0.5 },
    { points: { win: 2, draw: 1 }, win: 2, draw: 1, loss: 0, fullPointBye: 2, halfPointBye: 1 },
    { points: { halfPointBye: 0 }, win: 1, halfPointBye: 0, zeroPointBye: 0, forfeitLoss: 0 },
  ] as const)('knows the points of $points', ({ points, ...expected }) => {
    expect(resolveConfig({ points }).points).toMatchObject([expected]);
  });

  it.each<[string, GeneratorConfig]>([
    ['players: 9 is more than 8', { players: { min: 9, max: 8 } }],
    ['ratings: 2600 is more than 2500', { ratings: { lowest: 2600 } }],
    ['rates.forfeit: 1 is more than 0', { rates: { forfeit: { min: 1, max: 0 } } }],
    ['rates.forfeit.count: 2', { rates: { forfeit: { count: { min: 2, max: 1 } } } }],
    [
      'rates.forfeit.byRound.0.count: 2',
      { rates: { forfeit: { byRound: [{ count: { min: 2, max: 1 } }] } } },
    ],
    ['rates.comeback.byRound.1: 1', { rates: { comeback: { byRound: [0, { min: 1, max: 0 }] } } }],
    ['roster: ', { roster: [{ name: 'Alone', rating: 2000 }] }],
    ['ratings.list: a tournament needs two players', { ratings: { list: [2000] } }],
    [
      'tieBreaks: "BH,KS/X" is no list of tie-breaks: unknown-modifier at position 7',
      { tieBreaks: ['BH', 'KS/X'] },
    ],
    ['tieBreaks: "SB,SB" is no list', { tieBreaks: [['BH'], ['SB', 'SB']] }],
    [`choices: ${defaultEdition.id} has nothing to declare by --colours.`, { choices: { colours: 'B' } }],
    [`maxi: ${defaultEdition.id} has no rules for Maxi-tournaments`, { maxi: true }],
    [
      'players: 1000 teams are asked for, and the records of teams have room for 999; possible: players 999',
      { system: OF_TEAMS, players: { min: 1000, max: 1200 } },
    ],
    ['acceleration: baku', { acceleration: 'baku', points: '3-1-0' }],
    ['points: two draws (2) are worth more than a win and a loss (1)', { points: { draw: 1 } }],
    ['points: a loss (1) is worth as much as a win (1)', { points: { draw: 1, loss: 1 } }],
    ['points: a draw (0.5) is worth less than a loss (1)', { points: { win: 2, loss: 1 } }],
    ['points: pairingAllocatedBye (1.5) is worth more', { points: { pairingAllocatedBye: 1.5 } }],
  ])('refuses: %s', (message, config) => {
    expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
    expect(() => resolveConfig(config)).toThrow(RangeError);
    expect(() => resolveConfig(config)).toThrow(message);
  });
});

it('of as many teams as can be, or fewer, there are as many as a file holds', () => {
  const most = (players: number, more: GeneratorConfig): number =>
    resolveConfig({ system: OF_TEAMS, players, atMost: true, ...more }).players.max;
  expect([most(998, {}), most(999, {}), most(5000, {})]).toEqual([998, 999, 999]);
  expect(most(5000, { system: defaultEdition.id })).toBe(5000);
});

describe('the schema', () => {
  it('accepts the presets and whatever they resolve to', () => {
    for (const preset of Object.values(presets)) {
      expect(validate(preset), JSON.stringify(validate.errors)).toBe(true);
      expect(validate(resolveConfig(preset)), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it('leaves blanks around the texts of a player out, which are lost in a file', () => {
    const player = { name: '  Müller, Änne ', rating: 2000, title: ' IM ', federation: ' GER  ' };
    const [found] = resolveConfig({ roster: [player, { name: 'B', rating: null }] }).roster;
    expect(found).toEqual({
      ...{ name: 'Müller, Änne', rating: 2000, title: 'IM', federation: 'GER' },
      ...{ sex: '', fideId: '', birthDate: '' },
    });
  });

  it.each([
    ['teams', OF_TEAMS, 999, true],
    ['more teams than there is room for', OF_TEAMS, 1000, false],
    ['players', 'dutch-2026', 1000, true],
  ])('of so many %s', (_, system, players, isPossible) => {
    const asked = { system, players, rounds: 5 } as GeneratorConfig;
    if (isPossible) expect(resolveConfig(asked).players).toEqual({ min: players, max: players });
    else {
      expect(() => resolveConfig(asked)).toThrow('the records of teams have room for 999');
      expect(resolveConfig({ ...asked, atMost: true }).players).toEqual({ min: 999, max: 999 });
    }
    // Listed are players, whatever is paired.
    const list = Array.from({ length: players }, () => 2000);
    const roster = list.map((rating, place) => ({ name: `P${place}`, rating }));
    for (const listed of [{ ratings: { list } }, { roster }])
      expect(resolveConfig({ system: asked.system!, rounds: 5, ...listed }).players).toEqual({
        min: players,
        max: players,
      });
  });

  it.each([
    { rates: { forfeit: { count: 3 } } },
    { rates: { forfeit: { count: { min: 0, max: 4 } } } },
    { rates: { forfeit: { byRound: [0.5, { min: 0, max: 1 }, { count: 3 }] } } },
    { rates: { forfeit: { min: 0, max: 0.1, count: 1, byRound: [{ min: 0, max: 1, count: 2 }] } } },
    { acceleration: ['baku', { rounds: [1, 0.5], share: 0.5 }] },
    { roster: [{ name: 'Müller, Änne', rating: null }] },
    { tieBreaks: 'usual' },
    { tieBreaks: [['BH/C1', 'BH'], ['PTS', 'DE'], []] },
    { ratings: { distribution: 'gaps', gap: { min: 5, max: 9 }, list: [0, 2000] } },
  ])('accepts %j', (config) => {
    expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    { unknown: 1 },
    { system: 'dubov-1990' },
    { players: 1 },
    { players: { min: 4 } },
    { players: 10.5 },
    { rates: { forfeit: 1.5 } },
    { rates: { forfiet: 0.5 } },
    { rates: { forfeit: { count: 1.5 } } },
    { rates: { forfeit: { count: 1, max: 1 } } },
    { rates: { forfeit: {} } },
    { rates: { forfeit: { byRound: [] } } },
    { rates: { forfeit: { byRound: [{ byRound: [1] }] } } },
    { ratings: { unrated: { byRound: [1] } } },
    { points: '2-1-0' },
    { points: ['2-1-0'] },
    { acceleration: [] },
    { points: { win: 0.3 } },
    { acceleration: 'haley' },
    { acceleration: { rounds: [1] } },
    { field: { federations: {} } },
    { field: { federations: { Germany: 1 } } },
    { tieBreaks: ['A B'] },
    { tieBreaks: [['BH'], ['A B']] },
    { tieBreaks: [['BH'], 'BH'] },
    { tieBreaks: 'BH,SB' },
    { ratings: { gap: -1 } },
    { roster: [{ name: 'No rating' }] },
    { roster: [{ name: 'Two\nlines', rating: 1 }] },
    { initialColour: 'w' },
    { teams: { boards: 0 } },
    { teams: { reserves: 21 } },
    { teams: { matchPoints: '2-1' } },
  ])('rejects %j', (config) => {
    expect(validate(config)).toBe(false);
  });

  it('describes every key that the type knows, and states its default', () => {
    const resolved = resolveConfig({});
    // Keys that are there only where they are wanted.
    const [{ id: system }] = editions.filter(({ forMaxi }) => forMaxi !== undefined);
    const [open] = editions.filter(({ declarable }) => declarable !== undefined);
    const all = {
      ...resolveConfig({ system, maxi: true, atMost: true, handPaired: 0.1 }),
      ...resolveConfig({ adjourned: 0.1, corrected: 0.1, renumbered: 0.1 }),
      ...resolveConfig({ system: open.id, choices: { colours: 'B' }, teams: { boards: 4 } }),
      ...resolveConfig({ system: ROBIN_KINDS[0].id }),
    };
    expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(all).sort());
    const stated: Record<string, unknown> = {};
    for (const [key, { default: value, properties }] of Object.entries(schema.properties)) {
      if (value !== undefined) stated[key] = value;
      for (const [inner, part] of Object.entries(properties ?? {})) {
        const { default: own } = part as { default?: unknown };
        stated[key] = { ...(stated[key] as object | undefined), [inner]: own };
      }
    }
    expect(resolveConfig(stated as GeneratorConfig)).toEqual(resolved);
    for (const key of Object.keys(all)) expect(stated, key).toHaveProperty(key);
    for (const key of ['ratings', 'rates', 'field'] as const)
      expect(Object.keys(schema.properties[key].properties ?? {})).toEqual(Object.keys(resolved[key]));
  });

  it('describes every key, wherever it is', () => {
    const walk = (part: unknown, path: string): void => {
      if (typeof part !== 'object' || part === null) return;
      for (const [key, value] of Object.entries(part)) {
        if (key === 'properties' && !path.endsWith('/if')) {
          for (const [name, own] of Object.entries(value as object))
            expect((own as { description?: string }).description, `${path}/${name}`).toBeTruthy();
        }
        walk(value, `${path}/${key}`);
      }
    };
    walk(schema, '');
  });
});

it('the presets for any Swiss are those without a system of their own', () => {
  const robins = ['closed-norm', 'double-norm'];
  expect([...SWISS_PRESETS, ...robins].sort()).toEqual(Object.keys(presets).sort());
  expect(SWISS_PRESETS).toEqual(expect.arrayContaining(['calm', 'chaos', 'norm', 'tiny']));
});
