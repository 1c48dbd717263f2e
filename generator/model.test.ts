import { describe, expect, it } from 'vitest';
import { parseTrf, tournamentOf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import type { ResultCode } from '../engine/index.js';
import { generate, generateTournament, modelOf, parseProvenance, presets, regenerate } from './index.js';
import type { GeneratorConfig } from './index.js';

function model(config: GeneratorConfig = {}): Tournament {
  const settings: GeneratorConfig = {
    ...presets.norm,
    players: 40,
    rates: {
      forfeit: { count: 3 },
      doubleForfeit: { count: 2 },
      drawAgainstLoss: { count: 2 },
      unratedGame: { count: 2 },
      halfPointBye: { count: 7 },
      fullPointBye: { count: 2 },
      withdrawal: { byRound: [0, 0, { count: 3 }] },
      comeback: { byRound: [0, 0, 0, 0, { count: 1 }] },
      lateEntry: { byRound: [0, { count: 2 }] },
    },
    forbiddenPairs: 2,
    tieBreaks: ['BH/C1', 'TPN'],
    ...config,
  };
  const [{ text }] = generate(settings, { seed: 'model', count: 1 });
  return parseTrf(text).tournament!;
}

function shapeOf({ players }: Tournament): Record<string, number> {
  const shape: Record<string, number> = {};
  for (const { result } of players.flatMap(({ rounds }) => rounds)) shape[result] = (shape[result] ?? 0) + 1;
  return shape;
}

const who = ({ players }: Tournament): string[] =>
  players.map(({ id, name, rating, title, federation, fideId, sex, birthDate }) =>
    [id, name, rating, title, federation, fideId, sex, birthDate].join('|'),
  );

describe('modelOf', () => {
  it('keeps the players, the settings and the shape of a tournament', () => {
    const original = model();
    for (let index = 1; index <= 5; index++) {
      const replay = generateTournament(modelOf(original), 'replay', index);
      expect(who(replay)).toEqual(who(original));
      for (const key of ['totalRounds', 'points', 'initialColour', 'systemCode'] as const)
        expect(replay[key]).toEqual(original[key]);
      expect(replay.forbidden).toHaveLength(2);
      expect(replay.header).toContainEqual({ tag: '202', text: 'BH/C1,TPN' });
      const [shape, wanted] = [shapeOf(replay), shapeOf(original)];
      for (const result of ['+', '-', 'H', 'F', 'Z', 'U'])
        expect(Math.abs((shape[result] ?? 0) - (wanted[result] ?? 0)), result).toBeLessThanOrEqual(6);
      expect(replay.players.map(({ rounds }) => rounds)).not.toEqual(
        original.players.map(({ rounds }) => rounds),
      );
    }
  });

  it.each<[string, GeneratorConfig, GeneratorConfig]>([
    ['the Baku Acceleration', { acceleration: 'baku' }, { acceleration: 'baku' }],
    [
      'another acceleration',
      { acceleration: { rounds: [1, 0.5], share: 0.5 } },
      { acceleration: { rounds: [1, 0.5], share: 0.5 } },
    ],
    ['the edition', { system: 'dutch-2017' }, { system: 'dutch-2017' }],
    ['an initial-colour', { initialColour: 'black' }, { initialColour: 'black' }],
  ])('recognises %s', (_what, config, expected) => {
    expect(modelOf(model(config))).toMatchObject(expected);
  });

  it('goes by the date where no code names the edition', () => {
    const dated = (text: string): Tournament => ({
      ...model(),
      systemCode: null,
      startDate: { raw: text, iso: text },
    });
    expect(modelOf(dated('2019-01-05')).system).toBe('dutch-2017');
    expect(modelOf(dated('2026-05-05')).system).toBe('dutch-2026');
  });

  it('counts late entries, withdrawals, comebacks and single absences', () => {
    const players = ['ZZ11111', '11ZZ111', '11111ZZ', '111Z111', 'ZZZZZZZ'].map((row, index) => ({
      id: index + 1,
      rounds: Array.from(row, (letter) =>
        letter === 'Z'
          ? ({ opponent: null, colour: null, result: 'Z' } as const)
          : ({ opponent: 9, colour: 'white', result: '1' } as const),
      ),
    }));
    expect(modelOf(tournamentOf({ players, totalRounds: 7 })).rates).toMatchObject({
      lateEntry: { byRound: [{ count: 0 }, { count: 0 }, { count: 1 }] },
      zeroPointBye: { byRound: [{ count: 0 }, { count: 0 }, { count: 0 }, { count: 1 }] },
      withdrawal: { byRound: [0, 1, 1, 0, 0, 1].map((count) => ({ count })) },
      comeback: { byRound: [0, 0, 0, 0, 1].map((count) => ({ count })) },
      halfPointBye: 0,
    });
  });

  // One round against player 2, whose result is the second letter; F, H, U and Z have no opponent.
  it.each<[string, string | null]>([
    ['10', null],
    ['==', null],
    ['+-', 'forfeit'],
    ['-+', 'forfeit'],
    ['--', 'doubleForfeit'],
    ['=0', 'drawAgainstLoss'],
    ['0=', 'drawAgainstLoss'],
    ['00', 'doubleLoss'],
    ['WL', 'unratedGame'],
    ['LW', 'unratedGame'],
    ['DD', 'unratedGame'],
    ['F', 'fullPointBye'],
    ['H', 'halfPointBye'],
    ['U', null],
  ])('counts %s as %s', (letters, rate) => {
    const [one, other] = letters as unknown as ResultCode[];
    const entry = (id: number, colour: 'white' | 'black', result: ResultCode) => ({
      id,
      rounds: [
        { opponent: 7, colour, result: '1' } as const,
        { opponent: letters.length > 1 ? 3 - id : id === 1 ? null : 9, colour, result },
      ],
    });
    const players = [entry(1, 'white', one), entry(2, 'black', other ?? '1')];
    const { rates } = modelOf(tournamentOf({ players, totalRounds: 2 }));
    const counted = Object.entries(rates!).filter(([, amount]) => amount !== 0);
    expect(counted).toEqual(rate === null ? [] : [[rate, { byRound: [{ count: 0 }, { count: 1 }] }]]);
  });

  it('lets files be made again from themselves, whose players stand in their records only', () => {
    for (const format of ['trf16', 'trf26'] as const) {
      const config = {
        ...modelOf(model()),
        roster: [{ name: '  Ärmel, Ö ', rating: 0 }, ...modelOf(model()).roster!],
      };
      for (const { text } of generate(config, { seed: 'again', count: 2, format })) {
        expect(text.split('\r\n')[0]).not.toContain('Player');
        expect(regenerate(parseProvenance(text)!).text).toBe(text);
        expect(parseProvenance(`${text.split('\r\n')[0]}\r\n`)).toBeNull();
      }
    }
  });

  const TWO = [1, 2].map((id) => ({ id, rounds: [] }));

  it.each([
    ['FIDE_TEAM', undefined],
    ['FIDE_DUTCH_2026', undefined],
    [null, undefined],
    ['FIDE_TEAM_TYPEB', { colours: 'B' }],
    ['FIDE_TEAM_TYPEA_MP_GP', { colours: 'A', primary: 'match-points', secondary: 'used' }],
    ['FIDE_TEAM_TYPEA_MP', { colours: 'A', primary: 'match-points', secondary: 'unused' }],
  ])('has what the code %s declares of the rules', (systemCode, choices) => {
    const found = modelOf(tournamentOf({ players: TWO, totalRounds: 1, systemCode }));
    expect(found.choices).toEqual(choices);
    expect('choices' in found).toBe(choices !== undefined);
  });

  it.each<[string, [id: number, points: number[]][], GeneratorConfig['acceleration']]>([
    ['nobody', [], 'none'],
    ['one, and nothing', [[1, [0, 0]]], 'none'],
    ['one of two', [[1, [10, 5]]], { rounds: [1, 0.5], share: 0.5 }],
    ['one of two, and nothing later', [[1, [10, 0]]], { rounds: [1, 0], share: 0.5 }],
    ['one of two, and nothing before', [[1, [0, 10]]], { rounds: [0, 1], share: 0.5 }],
    [
      'one of two, where the other has nothing',
      [
        [1, [0, 0]],
        [2, [10, 0]],
      ],
      { rounds: [1, 0], share: 0.5 },
    ],
    [
      'both',
      [
        [1, [10, 0]],
        [2, [5, 5]],
      ],
      { rounds: [1, 0], share: 1 },
    ],
  ])('counts who has virtual points: %s', (_, lists, acceleration) => {
    const virtualPoints = new Map(lists);
    expect(modelOf(tournamentOf({ players: TWO, totalRounds: 5, virtualPoints })).acceleration).toEqual(
      acceleration,
    );
  });

  it('needs two players', () => {
    expect(() => modelOf(tournamentOf({ players: [{ id: 1, rounds: [] }], totalRounds: 1 }))).toThrow(
      RangeError,
    );
  });
});
