import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askedTournament } from '../asked-tournament.js';
import { checkFile } from '../check-file.js';
import { fitFile } from '../fit/fit-file.js';
import type { TournamentReport } from '../tournament-report.js';

function content(name: string): string {
  return readFileSync(new URL(`../../corpus/found/${name}.trf`, import.meta.url), 'latin1');
}

function verdicts({ rounds }: TournamentReport): string[] {
  return [...new Set(rounds.map(({ verdict }) => verdict))];
}

describe('an accelerated event whose file does not say so', () => {
  const accelerated = content('baku-without-xxa');

  it('is checked with the Baku acceleration, and the report says so', () => {
    const report = checkFile(accelerated, 'open.trf');
    expect(report.verdict).toBe('agrees');
    expect(verdicts(report)).toEqual(['agrees']);
    expect(report.acceleration).toEqual({
      baku: '2016',
      from: 'rounds',
      without: [1, 2, 3, 4, 5, 6],
      brokenPremises: [],
    });
  });

  it('deviates where the option says that it is not accelerated', () => {
    const report = checkFile(accelerated, 'open.trf', { acceleration: 'none' });
    expect(report.rounds.filter(({ verdict }) => verdict === 'deviates')).toHaveLength(6);
    expect(report.acceleration).toBeUndefined();
  });

  it('is accelerated by the option', () => {
    const report = checkFile(accelerated, 'open.trf', { acceleration: 'baku' });
    expect(report.verdict).toBe('agrees');
    expect(report.acceleration).toMatchObject({ baku: '2016', from: 'option', without: [] });
  });

  it('is found by a check of a single round, of all editions, and before it is paired or explained', () => {
    const rounds = (round: number): boolean => round === 4;
    expect(checkFile(accelerated, 'open.trf', { rounds }).verdict).toBe('agrees');
    const fit = fitFile(accelerated, 'open.trf');
    expect(fit.fit?.fitting).toContain('dutch-2017');
    expect(fit.acceleration?.from).toBe('rounds');
    const asked = askedTournament(accelerated, { edition: null, unrated: null });
    expect(asked.ok && asked.swissCase.acceleration).toEqual({
      kind: 'baku',
      edition: '2016',
      from: 'rounds',
    });
  });

  it('is not accused for one wrong round: the report says that more rounds agree with the acceleration', () => {
    // The colours of a game of round 9 are turned in both lines.
    const lines = accelerated.split(/\r\n|\r|\n/);
    const column = 91 + 10 * 8;
    const turned = [...lines];
    const first = turned.findIndex((line) => line.startsWith('001    1'));
    const opponent = Number(turned[first].slice(column, column + 4));
    const other = turned.findIndex((line) => line.startsWith(`001 ${String(opponent).padStart(4)}`));
    for (const index of [first, other]) {
      const sign = turned[index][column + 5];
      turned[index] =
        `${turned[index].slice(0, column + 5)}${sign === 'w' ? 'b' : 'w'}${turned[index].slice(column + 6)}`;
    }
    const report = checkFile(turned.join('\n'), 'open.trf');
    expect(report.verdict).toBe('deviates');
    expect(report.closer?.baku).toBe('2016');
    expect(report.closer?.agree).toBeGreaterThan(
      report.rounds.filter(({ verdict }) => verdict === 'agrees').length,
    );
  });
});

it('words that say "accelerated" without a method are explained by rounds that all agree with Baku', () => {
  const text = content('baku-without-xxa')
    .replace(/^092 .*$/m, '092 Individual: Swiss-System, accelerated')
    .replace(/^192 .*$/m, '### no code');
  const report = checkFile(text, 'open.trf');
  expect(report.verdict).toBe('agrees');
  expect(report.acceleration).toMatchObject({ baku: '2016', from: 'rounds', without: [] });
  const plain = checkFile(text, 'open.trf', { acceleration: 'none' });
  expect(plain.rounds.filter(({ verdict }) => verdict === 'deviates')).toHaveLength(6);
});

describe('the number of rounds', () => {
  it('of a running event that Baku 2016 accelerates is one that the acceleration allows', () => {
    const report = checkFile(content('baku-running'), 'running.trf');
    expect(verdicts(report)).toEqual(['agrees']);
    expect(report.length).toMatchObject({ rounds: 9, from: 'fit' });
    expect(report.acceleration).toMatchObject({ brokenPremises: [] });
  });
});

it('a named acceleration whose premise does not hold is used, and the report says so', () => {
  const report = checkFile(content('baku7'), 'short.trf');
  expect(verdicts(report)).toEqual(['agrees']);
  expect(report.acceleration).toEqual({
    baku: '2016',
    from: 'file',
    without: [],
    brokenPremises: ['rounds'],
  });
});
