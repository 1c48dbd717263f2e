import { expect, it } from 'vitest';
import { parseTrf, writeTrf } from '../../corpus/index.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { generate, presets } from '../../generator/index.js';
import { checkFile } from '../check-file.js';
import type { TournamentReport } from '../tournament-report.js';
import { isRight } from '../tournament-report.js';
import { cellAt, linesWithPlayers, withCell } from './testing/cells.js';
import { runs } from '../../tests/suite.js';
import { spokenProblem } from '../../reports/words/found-problem-words.js';

/** Files with one wrong cell each; more of them with this variable. */
const RUNS = runs(20, 60);

const POINTS = { from: 81, to: 84 };
const RANK = { from: 86, to: 89 };
const RESULT = (round: number) => ({ from: 99 + 10 * (round - 1), to: 99 + 10 * (round - 1) });

const opponentIn = (round: number) => ({ from: 92 + 10 * (round - 1), to: 95 + 10 * (round - 1) });

/** One wrong cell: the text, and the rounds whose verdict may hang on it. */
interface Planted {
  readonly text: string;
  readonly what: string;
  readonly line: number;
}

type Planting = (text: string, random: () => number) => Planted | null;

const PLANTINGS: Readonly<Record<string, Planting>> = {
  points: (text, random) => {
    const line = pick(linesWithPlayers(text), random);
    const points = Math.max(0, Number(cellAt(text, line, POINTS)) + pick([-1, -0.5, 0.5, 1], random));
    return planted(text, line, POINTS, points.toFixed(1));
  },
  rank: (text, random) => {
    const lines = linesWithPlayers(text);
    return planted(text, pick(lines, random), RANK, String(1 + Math.floor(random() * lines.length)));
  },
  'result of one player': (text, random) => {
    const line = pick(linesWithPlayers(text), random);
    const round = 1 + Math.floor(random() * 5);
    const code = cellAt(text, line, RESULT(round));
    const opponent = cellAt(text, line, opponentIn(round));
    const answer =
      opponent === '' || opponent === '0000'
        ? ''
        : cellAt(text, lineOf(text, Number(opponent)), RESULT(round));
    // Of a double loss, or a draw against a loss, nothing in the file shows that it was not meant.
    if (!['10', '01', '==', '+-', '-+'].includes(code + answer)) return null;
    return planted(text, line, RESULT(round), pick(['1', '0', '=', '+', '-', ' '], random));
  },
  'game the wrong way round': (text, random) => {
    const line = pick(linesWithPlayers(text), random);
    const round = 1 + Math.floor(random() * 5);
    const opponent = lineOf(text, Number(cellAt(text, line, opponentIn(round))));
    const code = cellAt(text, line, RESULT(round));
    if (opponent === 0 || code + cellAt(text, opponent, RESULT(round)) !== '10') return null;
    return planted(withCell(text, opponent, RESULT(round), '1'), line, RESULT(round), '0');
  },
};

/** Null where nothing changes. */
function planted(
  text: string,
  line: number,
  columns: { readonly from: number; readonly to: number },
  value: string,
): Planted | null {
  const before = cellAt(text, line, columns);
  if (before === value.trim()) return null;
  return { text: withCell(text, line, columns, value), what: `"${before}" to "${value}"`, line };
}

it(`${RUNS} files with one wrong cell: found, none refused, nobody accused`, { timeout: Infinity }, () => {
  const random = randomNumbers(2029);
  const names = Object.keys(PLANTINGS);
  const counts = new Map<string, number>();
  for (let index = 1, count = 0; count < RUNS; index++) {
    const preset = pick(['tiny', 'weekend', 'chaos'] as const, random);
    const [{ tournament }] = generate(presets[preset], { seed: 'one-cell', count: 1, first: index });
    const text = writeTrf(tournament, { format: 'trf26' });
    const name = names[count % names.length];
    const wrong = PLANTINGS[name](text, random);
    if (wrong === null) continue;
    count++;
    const where = `${name}, ${preset} ${index}, line ${wrong.line}: ${wrong.what}`;
    const report = checkFile(wrong.text, 'planted');
    expect(report.verdict, `${where}\n${wrong.text}`).not.toBe('invalid');
    for (const round of report.rounds)
      expect([round.round, isRight(round)], where).toEqual([round.round, true]);
    expect(isReported(report, wrong, name), where).toBe(true);
    if (name === 'game the wrong way round')
      expect(
        report.problems.map(({ code }) => code),
        where,
      ).toContain('other-result');
    readBack(report, wrong.text, where);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(names.sort());
});

/** Told as a wrong place of the standings, or as a game that is told in two ways. */
function isReported(
  { standings, problems }: TournamentReport,
  { text, line }: Planted,
  name: string,
): boolean {
  const isGame = problems.some(({ code }) => ['results', 'result-of-one', 'missing-result'].includes(code));
  if (name === 'result of one player' && isGame) return true;
  if (name === 'rank') return standings?.verdict === 'deviates' || (standings?.parted ?? []).length > 0;
  const player = Number(cellAt(text, line, { from: 5, to: 8 }));
  return standings?.deviations.some((one) => one.field === 'points' && one.player === player) ?? false;
}

/** What is said of other results is true: with them in the file, the points are right and the rounds are as told. */
function readBack(report: TournamentReport, text: string, where: string): void {
  for (const { message } of report.problems.map(spokenProblem)) {
    const points = /^Player (\d+) has ([\d.]+) points in the file, but the results give ([\d.]+)/.exec(
      message,
    );
    if (points !== null) {
      const line = lineOf(text, Number(points[1]));
      expect(cellAt(text, line, POINTS), where).toBe(points[2]);
      const mended = parseTrf(withCell(text, line, POINTS, points[3])).problems;
      expect(
        mended.filter((one) => one.code === 'points' && one.line === line),
        where,
      ).toEqual([]);
    }
  }
  for (const { meanings, onlySo, onlyAsRead } of report.otherMeanings ?? []) {
    let altered = text;
    for (const meaning of meanings) {
      if (meaning.kind === 'worth') return;
      const { round, player, opponent, instead } = meaning;
      [player, opponent].forEach((id, index) => {
        if (id !== null)
          altered = withCell(altered, lineOf(altered, id), RESULT(round), instead[index] ?? '');
      });
    }
    const so = checkFile(altered, 'altered');
    const wrongOf = (one: TournamentReport): number[] =>
      one.rounds.filter(({ verdict }) => verdict !== 'agrees').map(({ round }) => round);
    const asRead = wrongOf(report);
    expect(
      asRead.filter((round) => !wrongOf(so).includes(round)),
      where,
    ).toEqual(expect.arrayContaining([...onlySo]));
    for (const round of onlyAsRead) expect(wrongOf(so), where).toContain(round);
    for (const meaning of meanings)
      if (meaning.kind === 'result' && meaning.because === 'points')
        expect(
          so.problems.filter((one) => one.code === 'points' && one.line === lineOf(text, meaning.player)),
        ).toEqual([]);
  }
}

function lineOf(text: string, id: number): number {
  return linesWithPlayers(text).find((line) => Number(cellAt(text, line, { from: 5, to: 8 })) === id) ?? 0;
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)];
}
