import { expect, test } from 'vitest';
import { plainPlayer, plainState } from '../../testing/plain-player.js';
import { editionByCode, systemByCode, widestForm, withChoices } from '../interface/registry.js';
import { choicesInCode, teamCode, teamRules } from './declared.js';
import { teamSwissEditions } from './index.js';

const [edition] = teamSwissEditions;

test.each([
  ['', {}],
  ['_TYPEB', { colours: 'B' }],
  ['_TYPEA_MP_GP', { colours: 'A', primary: 'match-points', secondary: 'used' }],
  ['_TYPEA_MP', { colours: 'A', primary: 'match-points', secondary: 'unused' }],
  ['_GP_MP', { colours: 'none', primary: 'game-points', secondary: 'used' }],
  ['_MP', { colours: 'none', primary: 'match-points', secondary: 'unused' }],
  ['_TYPEC', null],
  ['_MP_MP', null],
  ['_MP_GP_MP', null],
  ['_2026', null],
])('behind the beginning of a code: %j', (rest, expected) => {
  expect(choicesInCode(rest)).toEqual(expected);
});

test.each(['A', 'B', 'none'].flatMap((colours) => [{ colours }, { colours, secondary: 'unused' }]))(
  'the code of a form tells it: %j',
  (choices) => {
    for (const primary of ['match-points', 'game-points']) {
      const rules = teamRules({ ...choices, primary });
      const code = teamCode(rules);
      const found = systemByCode(`${code}_BAKU`);
      expect(found?.system, code).toBe('team-swiss');
      expect(teamRules(found?.choices ?? {}), code).toEqual(rules);
      const form = withChoices(edition, { ...choices, primary });
      expect(form).toMatchObject({ code, primaryScore: primary });
    }
  },
);

test('the usual rules have the bare code, which names no edition', () => {
  expect(edition.code).toBe('FIDE_TEAM');
  expect(editionByCode('FIDE_TEAM')).toBeNull();
  expect(systemByCode('fide_team')).toEqual({ system: 'team-swiss', choices: {} });
  expect(systemByCode('FIDE_TEAMS')).toBeNull();
  expect(withChoices(edition, { colours: 'A' }).declared).toBeUndefined();
  expect(withChoices(edition, { colours: 'B', secondary: 'unused' }).declared).toEqual([
    '--colours B',
    '--secondary unused',
  ]);
});

test('a form lacks the rules on what it does not have', () => {
  const idsOf = (colours: string): string[] => withChoices(edition, { colours }).rules.map(({ id }) => id);
  expect(idsOf('none')).not.toContain('C8');
  expect(idsOf('A')).toContain('C8');
  expect(idsOf('A')).not.toContain('C9');
  expect(idsOf('B')).toEqual(expect.arrayContaining([...idsOf('A'), 'C9', '4.3.4']));
  expect(widestForm(edition).rules.map(({ id }) => id)).toEqual(idsOf('B'));
});

test('what cannot be chosen is refused', () => {
  expect(() => withChoices(edition, { colours: 'C' })).toThrow(RangeError);
  expect(() => withChoices(edition, { hats: 'red' })).toThrow(/nothing to declare by --hats/);
});

test.each([
  ['A', 'WW', 'simple'],
  ['A', 'WBW', 'none'],
  ['B', 'WW', 'strong'],
  ['B', 'WBW', 'mild'],
  ['none', 'WW', 'none'],
])('preferences of type %s after %s are told as %s', (colours, played, strength) => {
  const state = plainState([plainPlayer(1, 20, played), plainPlayer(2, 20)]);
  const preferred = withChoices(edition, { colours }).round(state).preferenceOf(0);
  expect(preferred).toEqual({ preference: strength === 'none' ? null : 'black', strength });
});
