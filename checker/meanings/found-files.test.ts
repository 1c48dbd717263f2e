import { describe, expect, it } from 'vitest';
import { checkFile } from '../check-file.js';
import { foundFiles, GOLDEN, hasGolden } from '../testing/golden.js';

describe.skipIf(!hasGolden)(`${GOLDEN}: files that an earlier version refused`, () => {
  const reportOn = (name: string) => {
    const file = foundFiles('files').find((one) => one.name.endsWith(`/${name}.trf`));
    return checkFile(file?.content ?? '', name);
  };

  it.each([
    ['bad-pab', 6],
    ['bad-hpb', 3],
    ['bad-win', 1],
  ])('%s: one wrong cell is a deviation of the standings, whatever it hints at', (name, player) => {
    const { verdict, standings } = reportOn(name);
    expect(verdict).toBe('agrees');
    expect(standings?.deviations).toMatchObject([{ field: 'points', player }]);
  });

  it('trf06: two byes of a point in a round are no contradiction', () => {
    const { rounds, problems } = reportOn('trf06');
    expect(rounds.map(({ verdict }) => verdict)).toEqual(['agrees']);
    expect(problems.map(({ code }) => code)).toEqual(['open-byes']);
  });
});
