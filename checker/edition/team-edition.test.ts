import { describe, expect, it } from 'vitest';
import { teamFile } from '../../corpus/trf/testing/team-file.js';
import { checkFile } from '../check-file.js';
import { GOLDEN, foundFiles, hasGolden } from '../testing/golden.js';
import { spokenProblem } from '../../reports/words/found-problem-words.js';
import { choiceReason } from '../../reports/words/edition-words.js';

/** A found team file without its record 192, and with another date where one is given. */
function withoutCode(name: string, date?: string): string {
  const file = foundFiles('teams').find((one) => one.name.endsWith(`${name}.trf`));
  const text = (file?.content.toString('latin1') ?? '').replace(/^192.*\r?\n/m, '');
  return date === undefined ? text : text.replace(/^042.*$/m, `042 ${date}`);
}

describe.skipIf(!hasGolden)(`team files without record 192, ${GOLDEN}`, () => {
  it.each(['team-no240', 'team-option-not-given', 'tbr-forfeit2'])(
    'are checked by the team edition of their date: %s',
    (name) => {
      const { edition, rounds } = checkFile(withoutCode(name), name, { standings: null });
      expect(edition).toMatchObject({ id: 'team-swiss-2026', chosenBy: 'date' });
      expect(edition === null ? '' : choiceReason(edition)).toMatch(/^start date 202[67]/);
      expect(rounds.length).toBeGreaterThan(0);
    },
  );

  it('are refused with team editions alone where no edition fits', () => {
    const report = checkFile(withoutCode('two-readings-01', '2020/05/01'), 'x', { standings: null });
    const [error] = report.problems.map(spokenProblem).filter(({ code }) => code === 'edition');
    const taken = report.edition === null ? '' : choiceReason(report.edition);
    const said = error === undefined ? taken : error.message;
    expect(said).not.toContain('dutch');
    expect(said).toContain('team-swiss-2026');
  });
});

describe('a team file that names no rules', () => {
  const [win, draw] = ['2w1.5', '1b0.5'];
  it.each([
    ['without a date', '', 'default'],
    ['of a day on which the edition is in force', '042 2027/03/01\n', 'date'],
  ])('is checked by the team edition %s', (_, head, chosenBy) => {
    const text = `${head}${teamFile([win, draw, '4w1', '3b1'], { boards: 2 })}`.replace(/^192.*\n/m, '');
    expect(text).not.toContain('192 ');
    expect(checkFile(text, 'a.trf').edition).toMatchObject({ id: 'team-swiss-2026', chosenBy });
  });
});
