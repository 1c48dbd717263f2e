import { expect, test } from 'vitest';
import { check, generate, pair, parseTrf, standings, writeTrf } from './index.js';

const [{ text }] = generate({ players: 8, rounds: 3 }, { seed: 'library', count: 1 });

test('check gives the document of the command', () => {
  const { tournaments, totals } = check(text, { file: 'a.trf', rounds: [1, 3] });
  expect(tournaments).toMatchObject([{ file: 'a.trf', verdict: 'agrees' }]);
  expect(totals).toMatchObject({ rounds: 2, agree: 2 });
});

test('an unusable file is a report, an unknown edition an error', () => {
  expect(check('nonsense').tournaments[0].verdict).toBe('invalid');
  expect(() => check(text, { rules: 'french' })).toThrow(RangeError);
});

test('pair', () => {
  expect(pair(text, { round: 2 })).toMatchObject({ kind: 'paired', edition: 'dutch-2026', round: 2 });
  expect(pair(text)).toMatchObject({ kind: 'missing', missing: 'round' });
  expect(pair('nonsense')).toMatchObject({ kind: 'invalid' });
});

test('standings', () => {
  const result = standings(text, { tieBreaks: 'BH/C1', after: 2, explain: 3 });
  expect(result).toMatchObject({ kind: 'standings', document: { round: 2, story: { id: 3 } } });
  expect(() => standings(text, { tieBreaks: 'BH/X' })).toThrow(/position \d/);
  expect(standings(text, { after: 9 })).toMatchObject({
    kind: 'invalid',
    message: expect.stringContaining('round is 3') as string,
  });
  expect(standings('nonsense')).toMatchObject({ kind: 'invalid' });
});

test('check compares the standings unless it is told not to', () => {
  expect(check(text).tournaments[0].standings?.verdict).toBe('agrees');
  expect(check(text, { standings: false }).tournaments[0].standings).toBeUndefined();
  expect(() => check(text, { tieBreaks: 'nothing' })).toThrow(RangeError);
});

test('reading and writing', () => {
  const { tournament } = parseTrf(text);
  expect(tournament === null ? '' : writeTrf(tournament, { format: 'trf26' })).toBe(text);
});
