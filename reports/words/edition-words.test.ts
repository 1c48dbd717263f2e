import { describe, expect, test } from 'vitest';
import { checkFile } from '../../checker/index.js';
import type { ChoiceSource, EditionChoice } from '../../checker/index.js';
import { editions } from '../../engine/index.js';
import { generate } from '../../generator/index.js';
import { choiceReason, dateWords, roundsFitWords, unclearDateWords } from './edition-words.js';

const UNCERTAIN = 'is not known exactly';

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'that the first day is not known matters only where an edition is taken by a date: %s',
  (id, edition) => {
    const [{ text }] = generate({ system: id, players: 10, rounds: 3 }, { seed: 'reason', count: 1 });
    const asked = checkFile(text, 'a.trf', { edition, standings: null }).edition;
    expect(asked === null ? '' : choiceReason(asked)).not.toContain(UNCERTAIN);
    const dated = asked === null ? null : { ...asked, chosenBy: 'date' as const };
    expect(dated === null ? false : choiceReason(dated).includes(UNCERTAIN)).toBe(
      edition.isFromUncertain === true,
    );
  },
);

const choice = (source: ChoiceSource, parts: Partial<EditionChoice> = {}): EditionChoice => ({
  ...{ id: 'dutch-2017', chosenBy: 'default', source },
  ...parts,
});

describe('what an edition was taken from', () => {
  const dated = (parts: Partial<Extract<ChoiceSource, { kind: 'date' }>['date']>): ChoiceSource => ({
    kind: 'date',
    date: { raw: '01.02.2020', iso: '2020-02-01', ...parts },
  });

  test.each<[ChoiceSource, string]>([
    [{ kind: 'option', options: ['dutch-2017'] }, '--rules dutch-2017'],
    [{ kind: 'option', options: ['dutch-2017', 'maxi'] }, '--rules dutch-2017 maxi'],
    [{ kind: 'record', record: '192', text: 'FIDE_DUTCH_2017' }, 'record 192: FIDE_DUTCH_2017'],
    [dated({}), 'start date 2020-02-01'],
    [dated({ record: '132' }), 'first date of a round 2020-02-01'],
    [dated({ record: '052' }), 'last day 2020-02-01'],
    [
      dated({ iso: null, readings: ['2020-02-01', '2020-01-02'] }),
      'start date 01.02.2020 (2020-02-01 or 2020-01-02)',
    ],
    [{ kind: 'default', isSystemNamed: true }, 'the file names neither an edition nor a date'],
    [{ kind: 'default', isSystemNamed: false }, 'the file names neither a system nor a date'],
    [{ kind: 'every-edition' }, 'every edition was tried'],
    [{ kind: 'games', isByTable: false }, 'everybody met everybody'],
    [{ kind: 'games', isByTable: true }, 'everybody met everybody, by the Berger table'],
  ])('%j', (source, words) => {
    expect(choiceReason(choice(source))).toBe(words);
  });

  test.each<[Partial<EditionChoice>, string]>([
    [{ declared: [{ kind: 'maxi' }] }, ', comment: Maxi-tournament'],
    [
      {
        declared: [
          { kind: 'choices', record: '192', choices: ['primary game-points', 'colours B'] },
          { kind: 'maxi' },
        ],
      },
      ', record 192: primary game-points, colours B, comment: Maxi-tournament',
    ],
    [
      {
        teams: { primary: 'match-points', primaryFrom: 'default', boards: 1, boardsFrom: 'line-ups' },
      },
      '; score: match points (default), 1 board (the longest line-up)',
    ],
    [
      {
        teams: { primary: 'game-points', primaryFrom: 'record', boards: 4, boardsFrom: 'record' },
      },
      '; score: game points (record 192), 4 boards (record 352)',
    ],
  ])('with %j', (parts, end) => {
    expect(choiceReason(choice({ kind: 'every-edition' }, parts))).toBe(`every edition was tried${end}`);
  });
});

test.each<[EditionChoice['chosenBy'], boolean, boolean]>([
  ['fit', false, true],
  ['fit', true, true],
  ['default', false, false],
  ['default', true, true],
  ['date', true, false],
  ['option', true, false],
])('an edition by %s, the file has a date: %s; it is said: %s', (chosenBy, hasDate, isSaid) => {
  const startDate = hasDate ? { raw: '1.2.20', iso: null } : null;
  expect(unclearDateWords(choice({ kind: 'every-edition' }, { chosenBy }), { startDate })).toBe(
    isSaid ? 'rules dutch-2017 (every edition was tried)' : null,
  );
});

describe('why a date decides no edition', () => {
  const words = (iso: string | null, system: string, parts: object = {}): string =>
    dateWords({ date: { raw: '1.2.20', iso, ...parts }, system, inForce: [] });

  test.each<[string, string, string]>([
    [
      '1980-05-01',
      'burstein',
      'the event starts on 1980-05-01, before the oldest rules that are taken by date (burstein-1998, since about ',
    ],
    [
      '2020-05-01',
      'burstein',
      'the event starts on 2020-05-01, when rules were in force that are not here (burstein-1998, until 2018-09-30; burstein-2026, since 2026-02-01)',
    ],
  ])('%s', (day, system, sentence) => {
    expect(words(day, system).slice(0, sentence.length)).toBe(sentence);
    expect(words(day, system, { record: '052' })).toMatch(/^the event ends on /);
  });

  test.each<[readonly string[], readonly (string | null)[], string]>([
    [[], [], 'the date of start "1.2.20" cannot be read'],
    [
      ['2020-02-01', '2020-01-02'],
      ['dutch-2017', null],
      'the date of start "1.2.20" can be read as 2020-02-01 (dutch-2017) and as 2020-01-02 (no edition that is here)',
    ],
  ])('the readings %j', (readings, inForce, sentence) => {
    const date = { raw: '1.2.20', iso: null, readings };
    expect(dateWords({ date, system: 'dutch', inForce })).toBe(sentence);
    expect(dateWords({ date: { ...date, record: '132' }, system: 'dutch', inForce })).toBe(
      sentence.replace(' of start', ''),
    );
  });
});

test.each<[Parameters<typeof roundsFitWords>[0], string]>([
  [null, 'no round shows by which edition it was paired'],
  [{ agree: 0, rounds: 9, editions: [] }, 'no round agrees with any edition'],
  [{ agree: 1, rounds: 1, editions: ['a'] }, 'the only round agrees with a'],
  [{ agree: 9, rounds: 9, editions: ['a', 'b'] }, 'all 9 rounds agree with a and with b'],
  [
    { agree: 1, rounds: 9, editions: ['a'] },
    'none pairs every round as published: 1 of 9 rounds agrees with a',
  ],
  [
    { agree: 8, rounds: 9, editions: ['a', 'b'] },
    'none pairs every round as published: 8 of 9 rounds agree with a and with b',
  ],
])('rounds that agree with editions: %j', (fit, words) => {
  expect(roundsFitWords(fit)).toBe(words);
});
