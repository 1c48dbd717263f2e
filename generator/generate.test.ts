import { describe, expect, it } from 'vitest';
import { generate, parseProvenance, presets, regenerate, ROBIN_PRESETS } from './index.js';
import type { GeneratedTournament, GeneratorConfig, PresetName } from './index.js';

function files(
  config: GeneratorConfig,
  seed: string | number,
  count: number,
  first = 1,
): GeneratedTournament[] {
  return [...generate(config, { seed, count, first })];
}

/** FNV-1a, 32 bits, of the UTF-16 code units. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

describe('generate', () => {
  it('gives the same bytes for the same seed, wherever a campaign begins', () => {
    const texts = files(presets.chaos, 7, 6).map(({ text }) => text);
    expect(files(presets.chaos, '7', 6).map(({ text }) => text)).toEqual(texts);
    expect(files(presets.chaos, 7, 2, 5).map(({ text }) => text)).toEqual(texts.slice(4));
  });

  it('gives other tournaments for other indexes and seeds', () => {
    const rounds = [...files(presets.open, 7, 10), ...files(presets.open, 8, 10)].map(({ tournament }) =>
      JSON.stringify(tournament.players),
    );
    expect(new Set(rounds).size).toBe(20);
  });

  // These change only together with GENERATION: a seed that somebody wrote down must keep its meaning.
  it.each<[string, GeneratorConfig, string]>([
    ['calm files', { ...presets.calm, system: 'dutch-2026' }, 'badf6807'],
    ['open files of 2017', { ...presets.open, system: 'dutch-2017' }, 'a1511fe4'],
    ['weekend files', { ...presets.weekend, system: 'dutch-2026' }, '0c1f6fad'],
    ['chaos files', { ...presets.chaos, system: 'dutch-2026' }, '34a5f920'],
    ['tiny files of 2017', { ...presets.tiny, system: 'dutch-2017' }, '0faa7535'],
    ['norm files', { ...presets.norm, system: 'dutch-2026' }, '4e63df24'],
    ['files of five players without a number of rounds', { players: 5 }, '8bfe5c1a'],
    ['files with rounds paired by hand', { ...presets.chaos, players: 14, handPaired: 0.3 }, 'caeeb408'],
    [
      'files in which results, colours and numbers are known later',
      { players: 16, rounds: 7, adjourned: 0.6, corrected: 0.6, renumbered: 0.6 },
      '769c4cae',
    ],
    [
      'files with as much of the settings as is possible',
      { players: 5, rounds: 9, rates: { halfPointBye: { count: 30 } }, atMost: true },
      '40441ac4',
    ],
    [
      'files with other points',
      { players: 10, points: ['3-1-0', { win: 2, draw: 1, loss: 0.5, forfeitLoss: 0.2, fullPointBye: 1.5 }] },
      'd62df1ea',
    ],
    ['closed-norm files', presets['closed-norm'], '8e617e3d'],
    ['double-norm files', presets['double-norm'], '14cb9882'],
    ['calm round robins', { ...ROBIN_PRESETS.calm, system: 'round-robin' }, '215dbdcd'],
    ['round robins with forfeits', { ...ROBIN_PRESETS.forfeits, system: 'round-robin' }, 'fee21192'],
    [
      'double round robins with forfeits',
      { ...ROBIN_PRESETS.forfeits, system: 'double-round-robin' },
      '2147cbd8',
    ],
    ['round robins for norms', { ...ROBIN_PRESETS.norm, system: 'round-robin' }, '66ce6c38'],
    [
      'round robins of three cycles',
      { system: 'double-round-robin', players: 5, table: { cycles: 3, lastTwo: 'exchanged' } },
      '64ebf879',
    ],
    ['files of teams', { system: 'team-swiss-2026', players: { min: 6, max: 20 } }, '2dbcb902'],
    [
      'chaos files of teams',
      { ...presets.chaos, system: 'team-swiss-2026', players: 12, rounds: 7, handPaired: 0.2 },
      'b1972f9f',
    ],
    [
      'files of teams with settings of their own',
      {
        system: 'team-swiss-2026',
        players: 9,
        rounds: 5,
        teams: { boards: 2, reserves: 3, matchPoints: '3-1-0' },
      },
      '48b280e1',
    ],
    [
      'files of accelerated teams on one board',
      { system: 'team-swiss-2026', players: 16, rounds: 9, acceleration: 'baku', teams: { boards: 1 } },
      '8228506c',
    ],
    [
      'files of teams of listed players',
      {
        system: 'team-swiss-2026',
        rounds: 3,
        ratings: { list: Array.from({ length: 24 }, (_, place) => 2400 - 13 * place) },
      },
      'e0472e22',
    ],
    ['files of dubov-2026', { system: 'dubov-2026', players: { min: 8, max: 24 }, rounds: 6 }, 'd26723f9'],
    ['files of dubov-1997', { system: 'dubov-1997', players: { min: 8, max: 24 }, rounds: 6 }, 'e141707a'],
    [
      'files of burstein-2026',
      { system: 'burstein-2026', players: { min: 8, max: 24 }, rounds: 6 },
      'e52bb7fa',
    ],
    [
      'files of burstein-1998',
      { system: 'burstein-1998', players: { min: 8, max: 24 }, rounds: 6 },
      'ac3c9bbd',
    ],
    ['files of lim-2026', { system: 'lim-2026', players: { min: 8, max: 24 }, rounds: 6 }, '628f4151'],
    ['files of lim-1999', { system: 'lim-1999', players: { min: 8, max: 24 }, rounds: 6 }, '4acf31ff'],
    [
      'files of double-swiss-2026',
      { system: 'double-swiss-2026', players: { min: 8, max: 24 }, rounds: 6 },
      '85de1da7',
    ],
    ['files of dutch-1992', { system: 'dutch-1992', players: { min: 8, max: 24 }, rounds: 6 }, '5f96c397'],
    ['files of dutch-2012', { system: 'dutch-2012', players: { min: 8, max: 24 }, rounds: 6 }, '50d455c4'],
    [
      'files of dutch-2015-draft',
      { system: 'dutch-2015-draft', players: { min: 8, max: 24 }, rounds: 6 },
      'c04f1f93',
    ],
  ])('writes the same %s as ever', (_what, config, pinned) => {
    const texts = files(config, 7, 5).map(({ text }) => text);
    expect(hash(texts.join(''))).toBe(pinned);
  });

  // A change of the standings changes GENERATION, but the games of a seed stay what they were in generation 3.
  it.each<[PresetName, GeneratorConfig['system'], string]>([
    ['open', 'dutch-2017', '98421135'],
    ['chaos', 'dutch-2026', 'f10f6462'],
    ['tiny', 'dutch-2017', '9e743170'],
    ['norm', 'dutch-2026', 'a5082ee8'],
  ])('plays the same %s games of %s as ever', (preset, system, pinned) => {
    const games = files({ ...presets[preset], system: system! }, 7, 5).map(({ tournament }) =>
      tournament.players.map(({ rank, ...player }) => player),
    );
    expect(hash(JSON.stringify(games))).toBe(pinned);
  });

  it('names the files by their index', () => {
    expect(files({ players: 6, rounds: 3 }, 7, 2, 9).map(({ name }) => name)).toEqual(['0009', '0010']);
  });
});

describe('provenance', () => {
  it('lets a file be made again from itself', () => {
    for (const format of ['trf16', 'trf26'] as const) {
      const config = { ...presets.chaos, points: '3-1-0' as const };
      for (const { text, index } of generate(config, { seed: 'again "\\ and ½', count: 3, format })) {
        const provenance = parseProvenance(text)!;
        expect(provenance).toMatchObject({ seed: 'again "\\ and ½', index, format });
        expect(regenerate(provenance).text).toBe(text);
      }
    }
  });

  it.each([
    '',
    '012 Some tournament\r\n',
    '### swissproof generate \r\n',
    '### swissproof generate {"seed":"7"\r\n',
    '### swissproof generate {"generation":1,"seed":7,"index":1,"format":"trf26","config":{}}\r\n',
    '### swissproof generate null\r\n',
  ])('is not found in %j', (text) => {
    expect(parseProvenance(text)).toBeNull();
  });

  it('is refused when the generator has changed since', () => {
    const provenance = parseProvenance(files(presets.tiny, 7, 1)[0].text)!;
    expect(() => regenerate({ ...provenance, generation: 0 })).toThrow(RangeError);
  });
});
