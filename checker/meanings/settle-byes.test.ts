import { expect, it } from 'vitest';
import { parseTrf, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { player } from '../../corpus/trf/testing/lines.js';
import { dutch2017 } from '../../engine/testing/editions.js';
import { generate } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import { checkFile } from '../check-file.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { cellAt, linesWithPlayers, withCell } from './testing/cells.js';
import { spokenProblem } from '../../reports/words/found-problem-words.js';

/** Odd numbers of players, many of whom ask for a bye of a point. */
const CONFIG: GeneratorConfig = {
  system: 'dutch-2017',
  players: { min: 7, max: 15 },
  rounds: { min: 4, max: 6 },
  rates: { fullPointBye: 0.1, halfPointBye: 0, zeroPointBye: 0, forfeit: 0 },
};

it('events keep their verdicts where all byes of a point have the sign of TRF06', () => {
  const found = { told: 0, open: 0 };
  for (const { tournament } of generate(CONFIG, { seed: 'old byes', count: 60 })) {
    const text = writeTrf(tournament, { format: 'trf16' });
    const old = withOldByes(text);
    // One bye alone is taken for the pairing-allocated one.
    if (hasLoneFullPointBye(tournament)) continue;
    const several = parseTrf(old).tournament?.openByes ?? [];
    const report = checkFile(old, 'old', { edition: dutch2017 });
    expect(report.rounds.map(({ verdict }) => verdict)).toEqual(report.rounds.map(() => 'agrees'));
    const read = readForEdition(old, dutch2017).tournament;
    for (const { round, ids } of several) {
      const allocated = tournament.players.find(({ rounds }) => rounds[round - 1].result === 'U')?.id ?? null;
      const taken = read?.players.find(({ rounds }) => rounds[round - 1].result === 'U')?.id ?? null;
      const words = report.problems
        .map(spokenProblem)
        .find(({ message }) => message.startsWith(`Round ${round}: the file does not`));
      expect(words?.message).toContain(`players ${ids.join(', ')} was`);
      const isCertain = words?.adjustment?.includes('only so the rounds agree with dutch-2017') === true;
      if (isCertain) expect(taken).toBe(allocated);
      found[isCertain ? 'told' : 'open'] += 1;
    }
  }
  expect(found.told).toBeGreaterThan(10);
  expect(found.open).toBeGreaterThan(10);
});

it('a round that agrees with several choices says which is taken', () => {
  const text = [
    '012 TRF06',
    '042 2018/01/01',
    player(1, '1.0', '   3 w 1'),
    player(2, '1.0', '   4 b 1'),
    player(3, '0.0', '   1 b 0'),
    player(4, '0.0', '   2 w 0'),
    player(5, '1.0', '0000 - +'),
    player(6, '1.0', '0000 - +'),
  ].join('\n');
  const { tournament, problems } = readForEdition(text, null);
  expect(tournament?.players.map(({ rounds }) => rounds[0].result).join('')).toBe('1100FU');
  expect(problems.map(spokenProblem)).toEqual([
    expect.objectContaining({
      severity: 'warning',
      line: 7,
      column: 92,
      text: '0000 - +',
      adjustment: 'that of player 6 is taken for it: by dutch-2017 it may be 6 or 5 or none',
    }),
  ]);
});

function hasLoneFullPointBye({ players, pairedRounds }: Tournament): boolean {
  return Array.from({ length: pairedRounds }, (_, index) =>
    players.map(({ rounds }) => rounds[index]?.result).filter((result) => result === 'U' || result === 'F'),
  ).some((byes) => byes.length === 1 && byes[0] === 'F');
}

it('a bye that was asked for may have the sign of the allocated one: told where only so the round agrees', () => {
  const text = [
    '012 TRF06',
    '042 2018/01/01',
    player(1, '1.0', '   4 w 1'),
    player(2, '1.0', '0000 - +'),
    player(3, '1.0', '   5 b 1'),
    player(4, '0.0', '   1 b 0'),
    player(5, '0.0', '   3 w 0'),
  ].join('\n');
  const report = checkFile(text, 'old');
  expect(report.rounds.map(({ verdict }) => verdict)).toEqual(['deviates']);
  expect(report.otherMeanings).toMatchObject([{ meanings: [{ because: 'old-sign' }], onlySo: [1] }]);
});

function withOldByes(text: string): string {
  let altered = text;
  for (const line of linesWithPlayers(text)) {
    for (let from = 92; from < 160; from += 10) {
      const cell = { from, to: from + 7 };
      if (/^0000 - [UF]$/.test(cellAt(text, line, cell))) altered = withCell(altered, line, cell, '0000 - +');
    }
  }
  return altered;
}
