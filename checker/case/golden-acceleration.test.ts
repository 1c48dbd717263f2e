import { describe, expect, it } from 'vitest';
import { checkFile } from '../check-file.js';
import { filesIn, GOLDEN, goldenFiles, hasGolden } from '../testing/golden.js';
import { runs } from '../../tests/suite.js';

const EDITIONS = ['dutch-2017', 'dutch-2026'];
const ACCELERATED = runs(12, 30, 60);
const PLAIN = runs(60, 200, 400);

/** Without virtual points and without a word about acceleration. */
function undeclared(text: string, withHeader: boolean): string {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => !line.startsWith('XXA') && (withHeader || !line.startsWith('192')))
    .map((line) => line.replace(/_BAKU\b/, '').replace(/ - Baku Acceleration/, ''))
    .join('\n');
}

describe.skipIf(!hasGolden).each(EDITIONS)(`${GOLDEN}: %s`, (edition) => {
  it.each([true, false])(
    'accelerated events are recognised without a declaration, record 192: %s',
    (withHeader) => {
      const files = filesIn(`${edition}/baku-xxa`).slice(0, ACCELERATED);
      expect(files.length).toBeGreaterThan(0);
      for (const { name, content } of files) {
        const report = checkFile(undeclared(content.toString('latin1'), withHeader), name, {
          standings: null,
        });
        expect(
          report.rounds.filter(({ verdict }) => verdict !== 'agrees').map(({ round }) => round),
          name,
        ).toEqual([]);
        expect(report.acceleration?.from, name).toBe('rounds');
      }
    },
  );

  it('no event without acceleration is called accelerated', () => {
    const files = goldenFiles(edition).filter(({ name }) => !name.includes('baku'));
    const step = Math.max(1, Math.floor(files.length / PLAIN));
    for (const { name, content } of files.filter((_, index) => index % step === 0)) {
      const { acceleration, closer } = checkFile(content, name, { standings: null });
      expect([acceleration?.from, closer], name).not.toContain('rounds');
    }
  });
});
