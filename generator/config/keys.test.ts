import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EventHistory,
  editionById,
  editions,
  entryOf,
  pairRound,
  pairsTeams,
  tookPart,
  withChoices,
} from '../../engine/index.js';
import { declaresMaxi, parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { generate, generateTournament, presets, resolveConfig } from '../index.js';
import type { Amount, GeneratorConfig, RateConfig, TieBreakChoice } from '../index.js';
import { runs } from '../../tests/suite.js';

const RUNS = runs(25, 50);
const schema = JSON.parse(
  readFileSync(new URL('../../corpus/schema/generator-config.schema.json', import.meta.url), 'utf8'),
) as { properties: Record<string, { properties?: object }> };
const validate = new Ajv2020({ strict: true }).compile<GeneratorConfig>(schema);

function countOf({ players }: Tournament, results: string): number {
  return players.flatMap(({ rounds }) => rounds).filter(({ result }) => results.includes(result)).length;
}

/** Games won by forfeit by the players of a colour. */
function forfeitsOf({ players }: Tournament, colour: string): number {
  return players.flatMap(({ rounds }) => rounds).filter((own) => own.result === '+' && own.colour === colour)
    .length;
}

function headerOf({ header }: Tournament, tag: string): string | undefined {
  return header.find((record) => record.tag === tag)?.text;
}

const federations = ({ players }: Tournament): Set<string> =>
  new Set(players.map(({ federation }) => federation));

const calm = {
  ...presets.calm,
  players: 20,
  rounds: 5,
  initialColour: 'white' as const,
  points: '1-½-0' as const,
  acceleration: 'none' as const,
};
const baseline = generateTournament(calm, 'effect', 1);

const [withMaxi] = editions.filter(({ forMaxi }) => forMaxi !== undefined);

const [open] = editions.filter(({ declarable }) => declarable !== undefined);

const ofTeams = { system: editions.find(pairsTeams)!.id };

/** The table has its own colours. */
const ofTable = { initialColour: 'random' as const };

/** For every key: a value, and what it does to a tournament that is calm otherwise. */
const EFFECTS: readonly (readonly [string, GeneratorConfig, (tournament: Tournament) => boolean])[] = [
  ['system', { system: 'dutch-2017' }, ({ systemCode }) => systemCode === 'FIDE_DUTCH_2017'],
  ['maxi', { system: withMaxi.id, maxi: true }, declaresMaxi],
  [
    'choices',
    { system: open.id, choices: { colours: 'B' } },
    ({ systemCode }) => systemCode === withChoices(open, { colours: 'B' }).code,
  ],
  ['players', { players: 33 }, ({ players }) => players.length === 33],
  ['rounds', { rounds: 3 }, ({ totalRounds }) => totalRounds === 3],
  ['ratings.lowest', { ratings: { lowest: 2400 } }, ({ players }) => players.every((p) => p.rating! >= 2400)],
  [
    'ratings.highest',
    { ratings: { highest: 1500 } },
    ({ players }) => players.every((p) => p.rating! <= 1500),
  ],
  [
    'ratings.distribution',
    { ratings: { distribution: 'two-groups' } },
    ({ players }) => players.every(({ rating }) => rating! <= 1675 || rating! >= 2225),
  ],
  [
    'ratings.gap',
    { ratings: { distribution: 'gaps', gap: 7 } },
    ({ players }) => players.every(({ rating }, place) => rating === 2500 - 7 * place),
  ],
  [
    'ratings.list',
    { ratings: { list: [1900, 2000, 0] }, players: 3, rounds: 1 },
    ({ players }) => players.length === 3,
  ],
  [
    'ratings.unrated',
    { ratings: { unrated: { count: 3 } } },
    (t) => t.players.filter((p) => !p.rating).length === 3,
  ],
  [
    'strengthSpread',
    { strengthSpread: 1000 },
    ({ players }) => players.some(({ points }, place) => points !== baseline.players[place].points),
  ],
  [
    'rates.forfeit',
    { rates: { forfeit: { count: 4 } } },
    (t) => countOf(t, '+') === 4 && countOf(t, '-') === 4,
  ],
  ['rates.forfeitWin', { rates: { forfeitWin: { count: 4 } } }, (t) => forfeitsOf(t, 'white') === 4],
  ['rates.forfeitLoss', { rates: { forfeitLoss: { count: 4 } } }, (t) => forfeitsOf(t, 'black') === 4],
  ['rates.doubleForfeit', { rates: { doubleForfeit: { count: 2 } } }, (t) => countOf(t, '-') === 4],
  ['rates.drawAgainstLoss', { rates: { drawAgainstLoss: { count: 3 } } }, (t) => countOf(t, '=') % 2 === 1],
  [
    'rates.doubleLoss',
    { rates: { doubleLoss: { count: 3 } } },
    (t) => countOf(t, '0') === countOf(t, '1') + 6,
  ],
  ['rates.unratedGame', { rates: { unratedGame: { count: 3 } } }, (t) => countOf(t, 'WDL') === 6],
  ['rates.halfPointBye', { rates: { halfPointBye: { count: 5 } } }, (t) => countOf(t, 'H') === 5],
  ['rates.zeroPointBye', { rates: { zeroPointBye: { count: 5 } } }, (t) => countOf(t, 'Z') === 5],
  ['rates.fullPointBye', { rates: { fullPointBye: { count: 5 } } }, (t) => countOf(t, 'F') === 5],
  [
    'rates.withdrawal',
    { rates: { withdrawal: { byRound: [0, { count: 3 }] } } },
    (t) => countOf(t, 'Z') === 12,
  ],
  [
    'rates.comeback',
    { rates: { withdrawal: { byRound: [0, { count: 3 }] }, comeback: { byRound: [0, 0, 1] } } },
    (t) => countOf(t, 'Z') === 3,
  ],
  [
    'rates.lateEntry',
    { rates: { lateEntry: { byRound: [0, 0, 0, { count: 2 }] } } },
    (t) => countOf(t, 'Z') === 6,
  ],
  [
    'shuffledNumbers',
    { shuffledNumbers: 1 },
    ({ players }) =>
      players.some((player, place) => place > 0 && player.rating! > players[place - 1].rating!),
  ],
  ['initialColour', { initialColour: 'black' }, ({ initialColour }) => initialColour === 'black'],
  [
    'points',
    { points: { win: 3, draw: 1 } },
    ({ points }) => points.blackWin === 30 && points.unknown === 10,
  ],
  [
    'acceleration',
    { acceleration: 'baku' },
    (t) => t.virtualPoints.size === 10 && t.systemCode!.endsWith('_BAKU'),
  ],
  ['forbiddenPairs', { forbiddenPairs: 3 }, ({ forbidden }) => forbidden.length === 3],
  [
    'handPaired',
    { handPaired: 0.3 },
    ({ comments }) => comments.some((text) => text.startsWith(' MPA @ Round')),
  ],
  [
    'adjourned',
    { adjourned: 1 },
    ({ comments }) => comments.some((text) => text.startsWith(' Result known later @ Round')),
  ],
  [
    'corrected',
    { corrected: 1 },
    ({ comments }) => comments.some((text) => /^ (Result known|Colours corrected) later @ Round/.test(text)),
  ],
  [
    'renumbered',
    { renumbered: 1, acceleration: 'none' },
    ({ comments }) => comments.some((text) => text.startsWith(' Numbers as of Round')),
  ],
  ['field.titled', { field: { titled: 0 } }, ({ players }) => players.every(({ title }) => title === '')],
  ['field.women', { field: { women: 1 } }, ({ players }) => players.every(({ sex }) => sex === 'w')],
  ['field.federations', { field: { federations: { ISL: 1 } } }, (t) => [...federations(t)].join() === 'ISL'],
  [
    'table.draw',
    { ...ofTable, system: 'round-robin', players: 8, rounds: 7, table: { draw: 'numbers' } },
    ({ players }) => players.length === 8 && entryOf(players[0], 1).opponent === 8,
  ],
  [
    'table.cycles',
    {
      ...ofTable,
      system: 'double-round-robin',
      players: 4,
      rounds: 9,
      table: { draw: 'numbers', cycles: 3 },
    },
    ({ players, pairedRounds }) => players.length === 4 && pairedRounds === 9,
  ],
  [
    'table.lastTwo',
    {
      ...ofTable,
      system: 'double-round-robin',
      players: 6,
      rounds: 10,
      table: { draw: 'numbers', lastTwo: 'plain' },
    },
    ({ players }) => players.length === 6 && entryOf(players[0], 4).opponent === 4,
  ],
  ['teams.boards', { ...ofTeams, teams: { boards: 7 } }, (t) => t.teams?.boardColours?.length === 7],
  [
    'teams.reserves',
    { ...ofTeams, teams: { boards: 1, reserves: 3 } },
    (t) => t.teams !== undefined && t.teams.teams.every(({ members }) => members.length === 4),
  ],
  [
    'teams.matchPoints',
    { ...ofTeams, teams: { matchPoints: '3-2-1' } },
    (t) =>
      t.teams !== undefined &&
      [t.points.whiteWin, t.points.whiteDraw, t.points.whiteLoss].join() === '30,20,10',
  ],
  ['tieBreaks', { tieBreaks: ['BH/C1', 'TPN', 'WIN'] }, (t) => headerOf(t, '202') === 'BH/C1,TPN,WIN'],
  ['fullHeader', { fullHeader: false }, (t) => headerOf(t, '132') === undefined],
  ['atMost', { forbiddenPairs: 15, atMost: true }, ({ forbidden }) => forbidden.length === 9],
  [
    'roster',
    { roster: ['A', 'B', 'C'].map((name) => ({ name, rating: null })), players: 3, rounds: 1 },
    ({ players }) => players.map(({ name }) => name).join('') === 'ABC',
  ],
];

describe('the keys of the configuration', () => {
  it.each(EFFECTS)('%s has an effect', (_key, config, shows) => {
    const whole = {
      ...calm,
      ...config,
      rates: { ...calm.rates, ...config.rates },
    };
    expect(validate(whole), JSON.stringify(validate.errors)).toBe(true);
    expect(shows(generateTournament(whole, 'effect', 1))).toBe(true);
    expect(shows(baseline)).toBe(false);
  });

  it('are all there', () => {
    const keys = Object.entries(schema.properties).flatMap(([key, { properties }]) =>
      properties === undefined ? [key] : Object.keys(properties).map((inner) => `${key}.${inner}`),
    );
    expect(EFFECTS.map(([key]) => key).sort()).toEqual(keys.sort());
  });
});

// Doubles are drawn by their bits, and would nearly all be next to 0.
const chance = fc.nat(400).map((part) => part / 1000);
const quota = fc.oneof(
  chance,
  fc.record({ min: fc.constant(0), max: chance }),
  fc.record({ count: fc.nat(6) }),
);
const amount: fc.Arbitrary<Amount> = fc.oneof(
  quota,
  fc.record({ byRound: fc.array(quota, { minLength: 1, maxLength: 6 }), count: fc.nat(3) }),
);
const rateKeys = Object.keys(resolveConfig({}).rates) as (keyof RateConfig)[];
const rates = fc.record(Object.fromEntries(rateKeys.map((key) => [key, amount])), { requiredKeys: [] });
const half = fc.integer({ min: 0, max: 6 }).map((value) => value / 2);
const points = fc.oneof(
  fc.constantFrom('1-½-0' as const, '3-1-0' as const),
  fc.record(
    { win: half, draw: half, loss: half, pairingAllocatedBye: half, halfPointBye: half, forfeitLoss: half },
    { requiredKeys: [] },
  ),
);
const acceleration = fc.oneof(
  fc.constantFrom('none' as const, 'baku' as const),
  fc.record({
    rounds: fc.array(half, { minLength: 1, maxLength: 4 }),
    share: fc.nat(1000).map((part) => part / 1000),
  }),
);
const roster = fc.array(
  fc.record({
    name: fc.string({ maxLength: 33 }).filter((name) => !/\p{Cc}/u.test(name)),
    rating: fc.option(fc.nat(2800)),
  }),
  { maxLength: 9 },
);
const configs: fc.Arbitrary<GeneratorConfig> = fc.record(
  {
    system: fc.constantFrom('dutch-2017' as const, 'dutch-2026' as const),
    players: fc.integer({ min: 2, max: 16 }),
    rounds: fc.integer({ min: 1, max: 9 }),
    ratings: fc.record(
      {
        lowest: fc.integer({ min: 1, max: 1500 }),
        highest: fc.integer({ min: 1500, max: 3400 }),
        distribution: fc.constantFrom(
          'uniform' as const,
          'normal' as const,
          'low' as const,
          'two-groups' as const,
          'gaps' as const,
        ),
        gap: fc.nat(40),
        unrated: quota,
        list: fc.array(fc.nat(2800), { maxLength: 9 }),
      },
      { requiredKeys: [] },
    ),
    strengthSpread: fc.nat(10_000).map((tenths) => tenths / 10),
    rates,
    shuffledNumbers: chance,
    initialColour: fc.constantFrom('white' as const, 'black' as const, 'random' as const),
    points,
    acceleration: fc.oneof(acceleration, fc.array(acceleration, { minLength: 1, maxLength: 3 })),
    forbiddenPairs: fc.nat(5),
    field: fc.record(
      { titled: chance, women: chance, federations: fc.constant({ AUT: 1, GER: 0.5 }) },
      { requiredKeys: [] },
    ),
    tieBreaks: fc.constantFrom<TieBreakChoice>(
      'usual',
      [],
      ['TPN'],
      ['ARO', 'OTHER_LOT'],
      [['BH/C1', 'SB'], ['DE', 'PTS'], []],
    ),
    fullHeader: fc.boolean(),
    roster,
  },
  { requiredKeys: ['players'] },
);

/** True for a configuration that does not contradict itself. */
function isSound(config: GeneratorConfig): boolean {
  try {
    resolveConfig(config);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The rounds that the engine pairs in another way than the file shows. */
function wrongRounds(tournament: Tournament, system: string): number[] {
  const edition = editionById(system)!;
  const history = new EventHistory(tournament);
  const wrong: number[] = [];
  for (let round = 1; round <= tournament.totalRounds; round++) {
    const entries = new Map(tournament.players.map((player) => [player.id, entryOf(player, round)]));
    const state = history.stateFor((id) => tookPart(entries.get(id)), tournament.initialColour!);
    const outcome = pairRound(state, edition);
    const agrees =
      outcome.kind === 'paired' &&
      outcome.pairs.every(({ white, black }) => {
        const entry = entries.get(white);
        return (
          entry?.opponent === black && entry.colour === 'white' && entries.get(black)?.opponent === white
        );
      }) &&
      outcome.pairs.length * 2 + (outcome.bye === null ? 0 : 1) === state.players.length &&
      (outcome.bye === null || entries.get(outcome.bye)?.result === 'U');
    if (!agrees) wrong.push(round);
    history.advance();
  }
  return wrong;
}

describe('any valid configuration', () => {
  it('gives files that are read without a problem and paired the same again', () => {
    fc.assert(
      fc.property(
        configs.filter(isSound),
        fc.string(),
        fc.constantFrom('trf16' as const, 'trf26' as const),
        (config, seed, format) => {
          expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
          for (const { text, tournament } of generate(
            { ...config, atMost: true },
            {
              seed,
              count: 1,
              format,
            },
          )) {
            const { tournament: again, problems } = parseTrf(text);
            expect(problems).toEqual([]);
            expect(again!.points).toEqual(tournament.points);
            expect(again!.virtualPoints).toEqual(tournament.virtualPoints);
            expect(wrongRounds(again!, config.system ?? 'dutch-2026')).toEqual([]);
          }
        },
      ),
      { numRuns: 2 * RUNS },
    );
  });
});

describe.each(['dutch-2017', 'dutch-2026'] as const)('with all options on, %s', (system) => {
  const rare = { min: 0, max: 0.03, count: 1 };
  const config: GeneratorConfig = {
    ...presets.chaos,
    system,
    players: { min: 10, max: 30 },
    rates: {
      ...presets.chaos.rates,
      ...Object.fromEntries(
        ['doubleForfeit', 'drawAgainstLoss', 'doubleLoss', 'unratedGame'].map((key) => [key, rare]),
      ),
      halfPointBye: { byRound: [0.2, { count: 2 }], count: 2 },
    },
    acceleration: ['baku', { rounds: [1, 1, 0.5], share: 0.4 }],
    fullHeader: true,
  };

  it.each<[string, GeneratorConfig['points']]>([
    ['1-½-0', '1-½-0'],
    ['3-1-0', '3-1-0'],
    ['a cheap bye', { pairingAllocatedBye: 0.5, halfPointBye: 0 }],
    ['a loss worth something', { win: 3, draw: 1.5, loss: 0.5, pairingAllocatedBye: 2, zeroPointBye: 0.5 }],
  ])('and %s, files are paired the same again', (_name, points) => {
    const whole = { ...config, points: points! };
    if (!isSound(whole)) throw new Error('contradiction');
    const format = system === 'dutch-2017' ? 'trf16' : 'trf26';
    for (const { text } of generate(whole, { seed: 'all on', count: Math.ceil(RUNS / 6), format })) {
      const { tournament, problems } = parseTrf(text);
      expect(problems).toEqual([]);
      expect(wrongRounds(tournament!, system)).toEqual([]);
    }
  });
});
