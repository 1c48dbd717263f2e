import { describe, expect, test } from 'vitest';
import { checkFile } from '../../checker/index.js';
import { announcesTwoGames, knownLater, parseTrf } from '../../corpus/index.js';
import type { KnownLater } from '../../corpus/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import { runs } from '../../tests/suite.js';
import { generate, resolveConfig } from '../index.js';
import type { GeneratorConfig } from '../index.js';

const EVENTS = { players: { min: 10, max: 24 }, rounds: { min: 4, max: 7 } };

function declarationsIn(text: string): KnownLater[] {
  const { tournament, problems } = parseTrf(text);
  expect(problems).toEqual([]);
  return tournament === null ? [] : knownLater(tournament);
}

function withoutDeclarations(text: string): string {
  return text.replace(/^### (?:Result known|Colours corrected|Numbers as of).*\r?\n/gm, '');
}

describe.each<[string, GeneratorConfig]>([
  ['adjourned', { adjourned: 1 }],
  ['corrected', { corrected: 1 }],
  ['renumbered', { renumbered: 1, acceleration: 'none' }],
  ['all of them', { adjourned: 1, corrected: 1, renumbered: 1 }],
])('%s', (_, shares) => {
  const events = [...generate({ ...EVENTS, ...shares }, { seed: 'later', count: runs(8, 100) })];

  test('every round agrees with the declarations, and some round of most events only with them', () => {
    let without = 0;
    for (const { text, name } of events) {
      const report = checkFile(text, name);
      expect(report.rounds.map(({ verdict }) => verdict)).toEqual(report.rounds.map(() => 'agrees'));
      for (const { declaredKnowledge } of report.rounds)
        expect(declaredKnowledge?.verdict ?? 'rightly').toBe('rightly');
      const plain = checkFile(withoutDeclarations(text), name);
      // What was known then is searched for as well: the round agrees otherwise.
      if (plain.verdict !== 'agrees' || plain.rounds.some(({ verdict }) => verdict !== 'agrees'))
        without += 1;
    }
    expect(without).toBeGreaterThan(events.length / 3);
  });

  test('is said in every file', () => {
    for (const { text } of events) expect(declarationsIn(text).length).toBeGreaterThan(0);
  });
});

const SYSTEMS = editions.filter((edition) => !pairsTeams(edition) && !announcesTwoGames(edition.code));

test.each(SYSTEMS.map(({ id }) => id))('every round of %s agrees', (system) => {
  const config = { ...EVENTS, system, adjourned: 1, corrected: 1, renumbered: 1 };
  for (const { text, name } of generate(config, { seed: 'later', count: runs(2, 20) })) {
    expect(declarationsIn(text).length).toBeGreaterThan(0);
    const { rounds } = checkFile(text, name);
    expect(rounds.map(({ verdict }) => verdict)).toEqual(rounds.map(() => 'agrees'));
  }
});

test('an adjourned game counted as a draw and was won, and a number moved by two places or more', () => {
  const config = { ...EVENTS, adjourned: 1, renumbered: 1, acceleration: 'none' } as const;
  for (const { text, tournament } of generate(config, { seed: 2, count: 6 })) {
    const found = declarationsIn(text);
    expect(found.map(({ kind }) => kind).sort()).toEqual(['numbers', 'result']);
    for (const known of found) {
      if (known.kind === 'result') {
        expect(known.earlier).toEqual(['=', '=']);
        const { result } = tournament.players[known.players[0] - 1].rounds[known.round - 1];
        expect(['0', '1']).toContain(result);
        expect(known.until).toBe(known.round + 1);
      } else if (known.kind === 'numbers') {
        const moves = known.order.map((id, place) => Math.abs(id - 1 - place));
        expect(Math.max(...moves)).toBeGreaterThanOrEqual(2);
        expect(known.until).toBeLessThanOrEqual(4);
      }
    }
  }
});

test('the same seed gives the same bytes, and other events keep theirs', () => {
  const text = (config: GeneratorConfig): string =>
    [...generate({ ...EVENTS, ...config }, { seed: 3, count: 3 })].map((one) => one.text).join('');
  expect(text({ corrected: 1 })).toBe(text({ corrected: 1 }));
  expect(text({ adjourned: 0, corrected: 0, renumbered: 0 })).toBe(text({}));
  expect(resolveConfig({ adjourned: 0 })).not.toHaveProperty('adjourned');
});

test('what cannot be is an error', () => {
  expect(() => resolveConfig({ adjourned: 1.5 })).toThrow('adjourned: 1.5 is not a share from 0 to 1');
  for (const system of ['round-robin', 'team-swiss-2026', 'double-swiss-2026'])
    expect(() => resolveConfig({ system, corrected: 0.5 })).toThrow('corrected: only a Swiss of players');
});
