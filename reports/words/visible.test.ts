import { expect, it } from 'vitest';
import { visible } from './visible.js';

it.each([
  ['\u202A', '\\u{202A}'],
  ['\u202B', '\\u{202B}'],
  ['\u202C', '\\u{202C}'],
  ['\u202D', '\\u{202D}'],
  ['\u202E', '\\u{202E}'],
  ['\u2066', '\\u{2066}'],
  ['\u2067', '\\u{2067}'],
  ['\u2068', '\\u{2068}'],
  ['\u2069', '\\u{2069}'],
  ['\u200E', '\\u{200E}'],
  ['\u200F', '\\u{200F}'],
  ['\u061C', '\\u{061C}'],
  ['\u200B', '\\u{200B}'],
  ['\u00AD', '\\u{00AD}'],
  ['\u2060', '\\u{2060}'],
  ['\uFEFF', '\\u{FEFF}'],
  ['\u2028', '\\u{2028}'],
  ['\u200D', '\\u{200D}'],
  ['\uFE0F', '\\u{FE0F}'],
  ['\u3164', '\\u{3164}'],
  ['\u{E0041}', '\\u{E0041}'],
])('%j in a name is shown as %s', (character, shown) => {
  expect(visible(`Test, Pla${character}yer`)).toBe(`Test, Pla${shown}yer`);
});

it('every other name stays as it is', () => {
  const names = [
    'Test, Player\n\tround 1',
    '\u001B[32magrees\u001B[39m',
    'Ångström, Zoë Đorđević',
    'Иванов Иван',
    'כהן, דוד',
    'محمد علي',
    // Persian with a zero-width non-joiner, Sinhala with a joiner, an emoji of several characters
    'علی\u200Cرضا',
    'ශ්\u200Dරී',
    'Team ❤️ 👩\u200D💻',
    '王, 伟',
  ];
  for (const name of names) expect(visible(name)).toBe(name);
});
