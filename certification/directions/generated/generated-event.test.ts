import { describe, expect, it, test } from 'vitest';
import { parseTrf, writeTrf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import { dutch2026 } from '../../../engine/testing/editions.js';
import { gameChances, generateTournament, presets } from '../../../generator/index.js';
import type { GeneratorConfig } from '../../../generator/index.js';
import { BAND_STARTS } from '../../campaign/trials/generated-event.js';
import type { GeneratedEvent } from '../../campaign/trials/generated-event.js';
import type { CandidateProgram } from '../../program/candidate-program.js';
import type { Commands } from '../../program/profile.js';
import { pairingProgram } from '../../program/testing/pairing-program.js';
import { theirFiles } from '../their-files.js';
import { contentOf } from './content.js';
import { gamesOf } from './games.js';
import { resultsByDifference } from './results-by-difference.js';

/** A candidate within the test that generates only. */
function generating(
  make: (config: GeneratorConfig, seed: number) => Tournament,
  generate: Pick<NonNullable<Commands['generate']>, 'config' | 'arguments'>,
): CandidateProgram {
  const program = pairingProgram(() => Promise.reject(new Error('cannot pair')));
  return {
    ...program,
    profile: { ...program.profile, commands: { generate: { ...generate, answer: 'output-file' } } },
    generate: ({ config, seed }) => {
      const text = writeTrf(make(config, seed), { format: 'trf26' });
      return Promise.resolve({ ok: true, file: new TextEncoder().encode(text) });
    },
  };
}

const SEEDED = ['{config}', '{seed}', '{output}'];
const JSON_SETTINGS = { config: 'json', arguments: SEEDED } as const;
const KEYS = { config: 'key-value', arguments: SEEDED } as const;

function ours(config: GeneratorConfig, seed: number): Tournament {
  return generateTournament({ ...config, atMost: true }, String(seed), 1);
}

async function eventOf(
  program: CandidateProgram,
  config: GeneratorConfig,
  asksAgain = false,
): Promise<GeneratedEvent> {
  const settings = { config, seed: 'asked', scenario: 'small', asksAgain };
  const { outcome, note, generated } = await theirFiles(program, settings)(1, new AbortController().signal);
  expect(`${outcome} ${note}`).toBe('agrees ');
  if (generated === undefined) throw new Error('nothing is stored of the file');
  return generated;
}

const EVERYTHING: GeneratorConfig = {
  players: 13,
  rounds: 6,
  rates: {
    halfPointBye: 0.1,
    fullPointBye: 0.05,
    zeroPointBye: 0.1,
    forfeit: 0.2,
    doubleForfeit: 0.1,
    lateEntry: 0.3,
    withdrawal: 0.1,
    doubleLoss: 0.1,
    unratedGame: 0.1,
    drawAgainstLoss: 0.1,
  },
  acceleration: 'baku',
  forbiddenPairs: 2,
  points: '1-½-0',
};
const CALM: GeneratorConfig = { ...presets.calm, players: 10, rounds: 5 };
const FEATURES = [
  ...['pairing-allocated-bye', 'half-point-bye', 'full-point-bye', 'zero-point-bye', 'forfeit'],
  ...['double-forfeit', 'withdrawal', 'late-entry', 'acceleration', 'forbidden-pair', 'unusual-result'],
  'unrated-game',
];

describe('what a generator is asked for, and what its file has', () => {
  it('is the same for our own generator, whose settings have words for everything', async () => {
    const { asked, unsaid, came, values } = await eventOf(generating(ours, JSON_SETTINGS), EVERYTHING);
    expect(Object.keys(asked)).toEqual(FEATURES);
    expect(asked).toMatchObject({
      'pairing-allocated-bye': 1000,
      acceleration: 1000,
      'forbidden-pair': 1000,
    });
    expect(asked['full-point-bye']).toBe(Math.round(1000 * (1 - 0.95 ** 78)));
    expect(unsaid).toEqual([]);
    expect(came).toEqual(FEATURES);
    expect(values).toEqual({
      players: 'as-asked',
      rounds: 'as-asked',
      points: 'as-asked',
      'tie-breaks': 'as-asked',
    });
  });

  it('is nothing in a calm event', async () => {
    const { asked, unsaid, came } = await eventOf(generating(ours, JSON_SETTINGS), CALM);
    expect([asked, unsaid, came]).toEqual([{}, [], []]);
  });

  it('cannot be asked for where the keys of the settings have no words', async () => {
    const { asked, unsaid, came, values } = await eventOf(
      generating(() => ours(CALM, 1), KEYS),
      EVERYTHING,
    );
    expect(Object.keys(asked)).toEqual(['pairing-allocated-bye', 'half-point-bye', 'forfeit', 'withdrawal']);
    expect(unsaid).toEqual(FEATURES.filter((feature) => !(feature in asked)));
    expect(came).toEqual([]);
    expect(values).toEqual({
      players: 'otherwise',
      rounds: 'otherwise',
      points: 'as-asked',
      'tie-breaks': 'unsaid',
    });
  });

  it('has the points that are asked for, or others', async () => {
    const config: GeneratorConfig = { ...CALM, points: '3-1-0' };
    const right = await eventOf(generating(ours, KEYS), config);
    expect([right.asked['other-points'], right.came, right.values.points]).toEqual([
      1000,
      ['other-points'],
      'as-asked',
    ]);
    const wrong = await eventOf(
      generating((one, seed) => ours({ ...one, points: '1-½-0' }, seed), KEYS),
      config,
    );
    expect([wrong.asked['other-points'], wrong.came, wrong.values.points]).toEqual([1000, [], 'otherwise']);
    // The keys have no words for the worth of a full-point bye alone.
    const bye = await eventOf(generating(ours, KEYS), { ...CALM, points: { fullPointBye: 0.5 } });
    expect([bye.asked, bye.unsaid]).toEqual([{}, ['other-points']]);
  });

  it('has another list of tie-breaks than the one asked for', async () => {
    const make = (config: GeneratorConfig, seed: number): Tournament =>
      ours({ ...config, tieBreaks: ['SB', 'BH'] }, seed);
    const config: GeneratorConfig = { ...CALM, tieBreaks: ['BH', 'SB'] };
    expect((await eventOf(generating(make, JSON_SETTINGS), config)).values['tie-breaks']).toBe('otherwise');
  });
});

describe('the results by rating difference', () => {
  test('are those of the model in the files of our own generator', () => {
    const config: GeneratorConfig = { ...presets.calm, players: 60, rounds: 9 };
    const totals = BAND_STARTS.map(() => ({ games: 0, points: 0, expected: 0 }));
    for (let index = 1; index <= 12; index++)
      for (const [band, [games, halves, expected]] of resultsByDifference(
        gamesOf(generateTournament(config, 'model', index)),
      ).entries()) {
        totals[band].games += games;
        totals[band].points += halves / 2;
        totals[band].expected += expected / 1000;
      }
    for (const { games, points, expected } of totals) {
      expect(games).toBeGreaterThan(20);
      expect(Math.abs(points - expected)).toBeLessThan(1.5 * Math.sqrt(games));
    }
  });

  test('are of rated games over the board, for the higher rated player', () => {
    const file = [
      '012 Results',
      '142   1',
      '152 W',
      '001    1      A                                 2000                             1.0    1     2 b 1  ',
      '001    2      B                                 2150                             0.0    2     1 w 0  ',
      '001    3      C                                 2000                             1.0    3     4 w +  ',
      '001    4      D                                 1900                             0.0    4     3 b -  ',
      '001    5      E                                 2000                             0.5    5     6 w =  ',
      '001    6      F                                    0                             0.5    6     5 b =  ',
    ];
    const { tournament } = parseTrf(file.join('\r\n') + '\r\n');
    const { white, draw } = gameChances(2150, 2000);
    expect(resultsByDifference(gamesOf(tournament!))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, Math.round(1000 * (white + draw / 2))],
      ...[
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    ]);
  });

  it('are not looked at where players are asked to be stronger or weaker than their ratings', async () => {
    const config = { ...CALM, strengthSpread: 200 };
    expect((await eventOf(generating(ours, JSON_SETTINGS), config)).results).toBeNull();
    // The keys have no word for it.
    expect((await eventOf(generating(ours, KEYS), config)).results).toHaveLength(BAND_STARTS.length);
  });
});

describe('a generator that is asked again', () => {
  const again = async (
    make: (config: GeneratorConfig, seed: number) => Tournament,
    words = SEEDED,
  ): Promise<unknown> =>
    (await eventOf(generating(make, { config: 'json', arguments: words }), CALM, true)).again;
  let calls = 0;

  it('gives the same file for the same seed, and another for another one', async () => {
    expect(await again(ours)).toEqual({ sameSeed: 'same', otherSeed: 'other' });
    expect((await eventOf(generating(ours, JSON_SETTINGS), CALM)).again).toBeUndefined();
  });

  it('is found to take no notice of the seed', async () => {
    expect(await again((config) => ours(config, 1))).toEqual({ sameSeed: 'same', otherSeed: 'same' });
    expect(await again((config) => ours(config, ++calls))).toEqual({ sameSeed: 'other', otherSeed: 'other' });
  });

  it('is asked with the settings alone where it takes no seed', async () => {
    expect(await again((config) => ours(config, 1), ['{config}'])).toEqual({
      sameSeed: null,
      otherSeed: 'same',
    });
    expect(await again((config) => ours(config, ++calls), ['{config}'])).toEqual({
      sameSeed: null,
      otherSeed: 'other',
    });
  });

  it('may give the same tiny event with the next seed by chance', async () => {
    const first = new Set<number>();
    const make = (config: GeneratorConfig, seed: number): Tournament =>
      ours(config, first.add(seed).size <= 2 ? 1 : 2);
    expect(await again(make)).toEqual({ sameSeed: 'same', otherSeed: 'other' });
    expect(first.size).toBe(3);
  });

  it('gives no file then', async () => {
    const program = generating(ours, JSON_SETTINGS);
    let asked = 0;
    const generate: CandidateProgram['generate'] = (wish) =>
      ++asked === 1
        ? program.generate(wish)
        : Promise.resolve({ ok: false, outcome: 'candidate-crash', note: 'it died' });
    expect((await eventOf({ ...program, generate }, CALM, true)).again).toEqual({
      sameSeed: 'none',
      otherSeed: 'none',
    });
  });
});

describe('two files have the same tournament', () => {
  const event = generateTournament({ ...CALM, system: dutch2026.id }, 'content', 1);

  it('where names, dates and comments are different', () => {
    const players = event.players.map((player) => ({ ...player, name: 'X', federation: 'GER', title: '' }));
    const header = [{ tag: '012', text: 'Another one' }];
    expect(contentOf({ ...event, players, header, comments: ['made today'] })).toBe(contentOf(event));
    const { tournament } = parseTrf(writeTrf(event, { format: 'trf26' }));
    expect(contentOf(tournament!)).toBe(contentOf(event));
  });

  it('but not where a rating, a colour or a result is different', () => {
    const [first, ...others] = event.players;
    const [entry, ...later] = first.rounds;
    const changed = [
      { ...first, rating: (first.rating ?? 0) + 1 },
      {
        ...first,
        rounds: [{ ...entry, colour: entry.colour === 'white' ? 'black' : 'white' } as const, ...later],
      },
      { ...first, rounds: [{ ...entry, result: entry.result === '=' ? '1' : '=' } as const, ...later] },
    ];
    const contents = changed.map((player) => contentOf({ ...event, players: [player, ...others] }));
    expect(new Set([contentOf(event), ...contents]).size).toBe(4);
    expect(contentOf({ ...event, forbidden: [{ first: 1, last: 9, ids: [1, 2] }] })).not.toBe(
      contentOf(event),
    );
  });
});
