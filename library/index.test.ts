import { expect, test } from 'vitest';
import * as library from './index.js';
import { audit, check, generate, pair, parseTrf, presets, shrink, standings, writeTrf } from './index.js';

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

test('pair of a round robin that is over answers like the command, which throws nothing either', () => {
  const [{ text: whole }] = generate({ system: 'round-robin', players: 6 }, { seed: 'library', count: 1 });
  const answer = { kind: 'missing', missing: 'round', message: 'the table has 5 rounds: no round 6' };
  expect(pair(whole)).toEqual(answer);
  expect(pair(whole, { rules: 'round-robin', round: 6 })).toEqual(answer);
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

test('round robins are generated, paired, checked and audited', () => {
  const [{ text }] = generate({ system: 'round-robin', players: 6 }, { seed: 'library', count: 1 });
  const paired = pair(text, { rules: 'round-robin', round: 5 });
  expect(paired).toMatchObject({ kind: 'paired', edition: 'round-robin', round: 5 });
  expect(pair(text, { round: 5 })).toEqual(paired);
  const plain = text.replace(/^192 .*\r?\n/m, '').replace(/^092 .*\r?\n/m, '');
  expect(check(plain, { rules: 'round-robin' }).tournaments[0].verdict).toBe('agrees');
  expect(audit(plain, { rules: 'round-robin' }).tournaments[0].event?.format).toBe('round-robin');
});

test('audit gives the document of the command, shrink a smaller file', async () => {
  const [{ text: event }] = generate({ ...presets.norm, players: 12 }, { seed: 'norms', count: 1 });
  expect(audit(event, { file: 'a.trf' })).toMatchObject({
    schema: 'swissproof/audit-report/1',
    tournaments: [{ file: 'a.trf', verdict: 'untouched' }],
    totals: { tournaments: 1 },
  });
  expect(() => audit(event, { hostFederation: 'Germany' })).toThrow(RangeError);
  expect(await shrink(text, { round: 2 })).toEqual({ kind: 'no-deviation' });
  expect(await shrink('nonsense', { round: 2 })).toMatchObject({ kind: 'invalid' });
});

test('options out of their range are errors with words', () => {
  expect(() => check(text, { totalRounds: -3 })).toThrow(
    new RangeError('totalRounds: found -3, expected a whole number from 1 on'),
  );
  expect(() => pair(text, { round: 1.5 })).toThrow(RangeError);
  expect(() => check(text, { rounds: [1, 0] })).toThrow(/rounds\.1: found 0/);
  expect(() => standings(text, { c07: '1999' })).toThrow(/no edition "1999" of C\.07/);
});

test('standings takes the edition and the kind of event', () => {
  const koya = standings(text, { tieBreaks: 'KS', roundRobin: true, keepBelowHalf: true, c07: '2024' });
  expect(koya).toMatchObject({ kind: 'standings' });
  expect(JSON.stringify(koya)).not.toContain('only-in-round-robins');
});

test('nothing internal of the generator is exported', () => {
  expect(Object.keys(library)).not.toEqual(expect.arrayContaining(['Random']));
  for (const name of ['drawTieBreaks', 'matchesOf', 'ranked', 'resolveConfig', 'rulesOf', 'gameChances'])
    expect(library).not.toHaveProperty(name);
});
