import { describe, expect, it } from 'vitest';
import { tieBreakEditionById, tieBreakEditions } from '../../engine/index.js';
import { generate, presets } from '../../generator/index.js';
import { duel, read } from '../../corpus/trf/testing/lines.js';
import { tieBreakEditionWords } from '../../reports/standings/list-words.js';
import { checkFile } from '../index.js';
import { chooseTieBreakEdition } from './tie-breaks-of-file.js';

const fitsNone = (): boolean => false;

describe('a date that leaves the edition of C.07 open', () => {
  it.each([
    ['01/02/2020', 'before-2023', 'date'],
    ['02/03/2026', '2026', 'default'],
    ['spring', '2026', 'default'],
  ])('%s, and no rank that tells it', (raw, id, chosenBy) => {
    const { startDate } = read(duel(`042 ${raw}`));
    for (const fits of [fitsNone, () => true])
      expect(chooseTieBreakEdition({ startDate }, null, fits)).toMatchObject({ edition: { id }, chosenBy });
  });

  it('is the newest of those by which the ranks are right', () => {
    const { startDate } = read(duel('042 spring'));
    const choice = chooseTieBreakEdition({ startDate }, null, ({ id }) => !id.startsWith('2026'));
    expect(choice).toMatchObject({ edition: tieBreakEditions[1], chosenBy: 'fit' });
    expect(tieBreakEditionWords(choice)).toBe(
      'C.07 of 2024 (the date "spring" cannot be read; the printed ranks are right by it)',
    );
    const asked = tieBreakEditionById('2023');
    expect(chooseTieBreakEdition({ startDate }, asked, fitsNone)).toMatchObject({ chosenBy: 'option' });
  });

  it('in files: the standings agree as with a date that can be read', () => {
    const config = {
      ...presets.chaos,
      system: 'dutch-2017',
      players: 20,
      rounds: 7,
      tieBreaks: ['BH', 'SB'],
    };
    let fitted = 0;
    for (const { text, name } of generate(config, { seed: 'c07', count: 6 })) {
      for (const date of ['spring', '31.31.2019']) {
        const { standings } = checkFile(
          text
            .replace(/^042 .*$/m, `042 ${date}`)
            .replace(/^132 .*[\r\n]+/m, '')
            .replace(/^052 .*[\r\n]+/m, ''),
          name,
        );
        expect(standings?.verdict, name).toBe('agrees');
        if (standings?.reference?.edition.chosenBy === 'fit') fitted += 1;
      }
    }
    expect(fitted).toBeGreaterThan(0);
  });
});
