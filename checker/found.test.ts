import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asDeclared, editionById } from '../engine/index.js';
import { checkFile } from './check-file.js';
import type { TournamentReport } from './tournament-report.js';
import { choiceReason } from '../reports/words/edition-words.js';

/** Positions in which an earlier version was wrong, or in which programs differ: what is right stands here. */
function check(name: string, edition?: string): TournamentReport {
  const content = readFileSync(new URL(`../corpus/found/${name}.trf`, import.meta.url));
  return checkFile(content, name, edition === undefined ? {} : { edition: editionById(edition) });
}

function verdictOf({ rounds }: TournamentReport, round: number): string {
  return rounds[round - 1].verdict;
}

describe('topscorers who get a colour difference beyond 2', () => {
  it.each([
    ['c8-2017', 8],
    ['c10-2026', 8],
  ])('are counted by players: %s', (name, round) => {
    expect(verdictOf(check(name), round)).toBe('agrees');
  });

  it('and only where the game makes it larger', () => {
    expect(verdictOf(check('c8-worse-2017', 'dutch-2017'), 7)).toBe('agrees');
  });
});

describe('1992, C12', () => {
  it('another player is moved down who lets the next bracket have its p pairings', () => {
    expect(verdictOf(check('c12-1992'), 4)).toBe('agrees');
    expect(check('c12-1992-wrong').rounds[3].deviations[0]).toMatchObject({ rule: 'C12' });
  });

  it('of a bracket that is treated as homogeneous p pairings are asked, not an opponent for everybody', () => {
    const { reference } = check('c12-1992-homogeneous').rounds[5];
    const pairs = reference.map((board) =>
      'bye' in board ? '' : [board.white, board.black].sort((a, b) => a - b).join('-'),
    );
    expect(pairs).toEqual(expect.arrayContaining(['1-4', '3-10', '5-6', '7-8']));
  });
});

it('Lim 3.8: who is due nothing is not due the alternate colour', () => {
  expect(verdictOf(check('lim-3.8'), 3)).toBe('agrees');
});

describe('Lim 5.3: the due colour of a player who may not have the equalising one', () => {
  it.each([
    ['lim-due-colour-1999', 6],
    ['lim-due-colour-2026', 6],
  ])('is the alternating one: %s', (name, round) => {
    expect(verdictOf(check(name), round)).toBe('agrees');
  });
});

it('the draft of 2015: A.11.d looks at the joined bracket', () => {
  expect(check('dutch-2015-join').rounds.map(({ verdict }) => verdict)).toEqual([
    'agrees',
    'agrees',
    'agrees',
    'agrees',
    'agrees',
  ]);
});

describe('places where a text is open', () => {
  it.each([
    ['lim-floater-due-nothing', 2, 'L39'],
    ['c12-1992-open', 6, 'J22'],
    ['first-round-byes', 1, 'B4'],
  ])('%s, round %i: right by %s', (name, round, reading) => {
    const report = check(name).rounds[round - 1];
    expect(report).toMatchObject({ verdict: 'agrees-otherwise', readings: [reading] });
  });

  it('B4 excuses a colour only beside a player who is absent in the first round', () => {
    const content = readFileSync(new URL('../corpus/found/first-round-byes.trf', import.meta.url), 'latin1');
    const turned = content
      .split('\n')
      .map((line) => turnColour(line, [3, 66]))
      .join('\n');
    expect(turned).not.toBe(content);
    expect(checkFile(turned, 'turned').rounds[0].verdict).toBe('deviates');
  });
});

/** Turns the colour in the first round of some players. */
function turnColour(line: string, ids: readonly number[]): string {
  if (!line.startsWith('001') || !ids.includes(Number(line.slice(4, 8)))) return line;
  return `${line.slice(0, 96)}${line[96] === 'w' ? 'b' : 'w'}${line.slice(97)}`;
}

it('an initial-colour that only a later round shows', () => {
  const report = check('initial-colour-black');
  expect(report.verdict).toBe('agrees');
  expect(report.initialColour).toMatchObject({ colour: 'black', game: { round: 2 } });
});

it('teams: two open readings by the letter, and together where they are read otherwise', () => {
  expect(verdictOf(check('two-readings'), 7)).toBe('agrees');
  const edition = asDeclared(editionById('team-swiss-2026')!, { isMaxi: false, reading: 'M1+M12' });
  const content = readFileSync(new URL('../corpus/found/two-readings.trf', import.meta.url));
  expect(checkFile(content, 'x', { edition }).rounds[6].verdict).toBe('deviates');
});

it.each(['tbr-forfeit', 'tbr-forfeit2'])(
  'teams: a match won by forfeit counts at the boards at which somebody waited: %s',
  (name) => {
    const { standings } = check(name);
    expect(standings?.verdict).toBe('agrees');
    expect(standings?.parted).toEqual([]);
  },
);

describe('a round with two pairing-allocated byes', () => {
  it.each([
    ['dutch-1992', 'C.04.1.c'],
    ['dutch-2012', 'C.04.1.c'],
    ['dutch-2017', 'C.04.1.c'],
    ['dutch-2026', 'C.04.1.3'],
    ['dubov-2026', 'C.04.1.3'],
    ['lim-2026', 'C.04.1.3'],
  ])('breaks C.04.1, and the other rounds and the table are checked: %s', (edition, article) => {
    const report = check('two-pabs', edition);
    expect(report).toMatchObject({ verdict: 'deviates', standings: { verdict: 'agrees' } });
    expect(report.problems).toMatchObject([{ severity: 'warning', code: 'several-byes', line: 9 }]);
    expect(report.rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(verdictOf(report, 1)).toBe('agrees');
    const { verdict, deviations, published, reference } = report.rounds[2];
    expect(verdict).toBe('deviates');
    expect(deviations).toMatchObject([
      { kind: 'absolute', rule: 'C.04.1.3', article, players: [5, 6], violations: [] },
    ]);
    expect(published.filter((board) => 'bye' in board)).toEqual([{ bye: 5 }, { bye: 6 }]);
    expect(reference).toHaveLength(4);
    expect(reference.some((board) => 'bye' in board)).toBe(false);
  });

  it('names what else is forbidden in it', () => {
    const content = readFileSync(new URL('../corpus/found/two-pabs.trf', import.meta.url), 'latin1');
    const again = content
      .replace('3 b 1     2 w 1', '3 b 1     3 w 1')
      .replace('4 w 1     1 b 0', '4 w 1     4 b =')
      .replace('1 w 0     4 b =', '1 w 0     1 b 0')
      .replace('2 b 0     3 w =', '2 b 0     2 w =');
    const { rounds } = checkFile(again, 'x', { edition: editionById('dutch-2026'), standings: null });
    expect(rounds[2].deviations).toMatchObject([
      {
        rule: 'C.04.1.3',
        violations: [
          { rule: 'C1', players: [1, 3] },
          { rule: 'C1', players: [2, 4] },
        ],
      },
    ]);
  });
});

it('a column beyond the announced rounds that holds absences only is a warning', () => {
  const report = check('round-beyond-the-announced');
  expect(report).toMatchObject({
    verdict: 'deviates',
    standings: { verdict: 'not-checked', points: 'agree' },
  });
  expect(report.rounds.map(({ verdict }) => verdict)).toEqual(['agrees', 'deviates']);
  expect(report.problems.map(({ severity }) => severity)).not.toContain('error');
  expect(report.problems).toContainEqual(
    expect.objectContaining({ code: 'absences-after-last-round', line: 9 }),
  );
});

describe('team files', () => {
  it.each(['team-empty-board', 'team-forfeit-convert', 'team-no240'])(
    '%s: read, and every round agrees',
    (name) => {
      const report = check(name);
      expect(report.verdict).toBe('agrees');
      expect(report.standings?.deviations).toEqual([]);
    },
  );

  it('what record 192 chose is not called an option', () => {
    const { edition } = check('team-option-not-given');
    const source = edition === null ? '' : choiceReason(edition);
    expect(source).toContain(
      'start date 2026-07-20, record 192: primary game-points; score: game points (record 192)',
    );
    expect(source).not.toContain('--');
  });
});
