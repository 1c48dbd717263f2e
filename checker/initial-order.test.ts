import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../corpus/index.js';
import { auditFile } from './audit/index.js';
import { checkFile } from './check-file.js';
import { initialOrderWarning } from './initial-order.js';
import { GOLDEN, goldenFiles, hasGolden } from './testing/golden.js';
import { spokenProblem } from '../reports/words/found-problem-words.js';

const FILE = readFileSync(new URL('../corpus/found/initial-order.trf', import.meta.url), 'latin1');

/** The message of the warning; null where there is none. */
function messageOf(text: string): string | null {
  const { tournament } = parseTrf(text);
  if (tournament === null) throw new Error('not a tournament');
  const warning = initialOrderWarning(tournament, 'x');
  return warning === null ? null : spokenProblem(warning).message;
}

describe('numbers that do not follow the ratings', () => {
  it('are a warning with the players, and the rounds are judged by the numbers', () => {
    const report = checkFile(FILE, 'x');
    expect(report.verdict).toBe('agrees');
    expect(report.problems).toMatchObject([{ severity: 'warning', code: 'initial-order', line: 5 }]);
    expect(spokenProblem(report.problems[0]).message).toBe(
      'The numbers do not follow the ratings (C.04.2 B.2): Player 001 (1) with 2100 comes before Player 002 (2) with 2400, Player 003 (3) with 2300 and Player 004 (4) with 2200.',
    );
  });

  it('are a warning of an audit too', () => {
    expect(auditFile(FILE, 'x').problems.filter(({ code }) => code === 'initial-order')).toHaveLength(1);
  });

  it('name those who come too late as well, and count the others', () => {
    const late = FILE.replace('2100 FRA', '2500 FRA').replace('2200 FRA', '2600 FRA');
    expect(messageOf(late)).toContain('Player 004 (4) with 2600 comes after Player 001 (1) with 2500.');
    const two = late.replace('2400 FRA', '2250 FRA');
    expect(messageOf(two)).toContain('1 more player is out of place');
  });

  it('are none of equal ratings, without ratings, and of players without one', () => {
    expect(messageOf(FILE.replace('2100 FRA', '2400 FRA'))).toBeNull();
    expect(messageOf(FILE.replace('2100 FRA', '     FRA'))).toBeNull();
    expect(messageOf(FILE.replace(/2\d00 FRA/g, '   0 FRA'))).toBeNull();
  });

  it('are none of a player who was not paired in round 1', () => {
    const late =
      '001    5 m    Late                              2650 FRA                         0.0    5  0000 - Z';
    expect(messageOf(`${FILE.replace('2100 FRA', '2400 FRA').trimEnd()}\n${late}\n`)).toBeNull();
  });
});

describe.skipIf(!hasGolden)(GOLDEN, () => {
  it.each(['dutch-2012', 'dutch-2017', 'dutch-2026'])('have them in their order: %s', (edition) => {
    const files = goldenFiles(edition);
    const warned = files.filter(({ content }) => messageOf(content.toString('latin1')) !== null);
    expect(files.length).toBeGreaterThan(10);
    expect(warned.map(({ name }) => name)).toEqual([]);
  });
});
