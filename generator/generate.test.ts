import { describe, expect, it } from 'vitest';
import { generate, parseProvenance, presets, regenerate } from './index.js';
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
  it.each<[PresetName, GeneratorConfig['system'], string]>([
    ['calm', 'dutch-2026', 'badf6807'],
    ['open', 'dutch-2017', 'a1511fe4'],
    ['weekend', 'dutch-2026', '0c1f6fad'],
    ['chaos', 'dutch-2026', '34a5f920'],
    ['tiny', 'dutch-2017', '0faa7535'],
    ['norm', 'dutch-2026', '4e63df24'],
  ])('writes the same %s files of %s as ever', (preset, system, pinned) => {
    const texts = files({ ...presets[preset], system: system! }, 7, 5).map(({ text }) => text);
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
