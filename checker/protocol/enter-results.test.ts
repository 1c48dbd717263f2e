import { describe, expect, it } from 'vitest';
import { editions, entryOf, pairsTeams } from '../../engine/index.js';
import { enterResults } from './enter-results.js';
import type { EnteredResults } from './enter-results.js';
import { nextRound } from './next-round.js';
import { roundSheet } from './round-sheet.js';
import type { BoardResult, RoundSheet } from './round-sheet.js';
import { freshEventBy } from './testing/play-matches.js';
import { freshEvent, read } from './testing/play.js';

/** The answer of the server to a file. */
function given(before: string, file: string): string {
  const answer = nextRound({ before, file, edition: null });
  if (!answer.ok) throw new Error(JSON.stringify(answer.why));
  expect(answer.differences).toEqual([]);
  return answer.answer;
}

function sheetOf(file: string): RoundSheet {
  const sheet = roundSheet(file, null);
  if (sheet === null) throw new Error('no sheet');
  return sheet;
}

/** All boards of the round with results from a list, in turn. */
function entered(file: string, results: readonly BoardResult[], more: Partial<EnteredResults> = {}): string {
  const { boards, round } = sheetOf(file);
  const list = boards.map(({ white, black }, index) => ({
    white,
    black,
    result: results[index % results.length],
  }));
  return enterResults(file, null, { round, results: list, absences: [], ...more });
}

const ALL: readonly BoardResult[] = ['1 0', '= =', '0 1', '+ -', '- +', '- -'];

describe('results that are entered board by board', () => {
  it('are written into the file for both players, and nothing else in it changes', () => {
    const first = given(freshEvent('enter', 13, 5), freshEvent('enter', 13, 5));
    const file = entered(first, ALL);
    const { boards } = sheetOf(first);
    expect(boards).toHaveLength(6);
    const before = read(first);
    const after = read(file);
    const byId = new Map(after.players.map((player) => [player.id, player]));
    boards.forEach(({ white, black }, index) => {
      const [own, other] = ALL[index].split(' ');
      expect(entryOf(byId.get(white)!, 1)).toEqual({ opponent: black, colour: 'white', result: own });
      expect(entryOf(byId.get(black)!, 1)).toEqual({ opponent: white, colour: 'black', result: other });
    });
    const byes = after.players.filter(({ rounds }) => rounds[0].result === 'U');
    expect(byes).toHaveLength(1);
    const rest = ({ rounds: _, points: __, ...player }: (typeof after.players)[number]): object => player;
    expect(after.players.map(rest)).toEqual(before.players.map(rest));
    expect(file.split('\n').filter((line) => !line.startsWith('001'))).toEqual(
      first.split('\n').filter((line) => !line.startsWith('001')),
    );
    expect(sheetOf(file).boards.map(({ result }) => result)).toEqual(ALL);
  });

  it('count: the points of the file follow from them, byes and forfeits included', () => {
    const start = freshEvent('enter', 13, 5);
    const first = given(start, start);
    const after = read(entered(first, ALL));
    expect(after.wrongPoints).toEqual([]);
    const points = after.players.map(({ points: sum }) => sum).filter((sum) => sum === 10);
    // Two wins, two wins by forfeit and the bye.
    expect(points).toHaveLength(5);
    expect(after.players.filter(({ points: sum }) => sum === 5)).toHaveLength(2);
  });

  it('can be entered in parts: the other boards stay open', () => {
    const start = freshEvent('enter', 8, 3);
    const first = given(start, start);
    const { boards } = sheetOf(first);
    const results = [{ white: boards[1].white, black: boards[1].black, result: '0 1' as const }];
    const file = enterResults(first, null, { round: 1, results, absences: [] });
    expect(sheetOf(file).boards.map(({ result }) => result)).toEqual([null, '0 1', null, null]);
  });

  it('make the server give out every round of an event, and close it', () => {
    const start = freshEvent('enter', 11, 4);
    let file = given(start, start);
    for (let round = 2; round <= 4; round++) {
      const back = entered(file, ALL);
      const next = nextRound({ before: file, file: back, edition: null });
      expect(next).toMatchObject({ ok: true, round, differences: [] });
      file = given(file, back);
    }
    expect(nextRound({ before: file, file: entered(file, ALL), edition: null })).toMatchObject({
      ok: true,
      isClosed: true,
    });
  });

  it('are refused for two players who do not meet, and for another round', () => {
    const start = freshEvent('enter', 8, 3);
    const first = given(start, start);
    const { white } = sheetOf(first).boards[0];
    const { black } = sheetOf(first).boards[1];
    const wrong = { round: 1, results: [{ white, black, result: '1 0' as const }], absences: [] };
    expect(() => enterResults(first, null, wrong)).toThrow(`${white} and ${black} do not meet in round 1`);
    expect(() => enterResults(first, null, { round: 2, results: [], absences: [] })).toThrow(
      'the results are of round 2, and the file is in round 1',
    );
  });

  it('are not entered where a round is a match', () => {
    const file = freshEventBy(editions.find(pairsTeams)!, 'enter', 6, 3);
    expect(roundSheet(file, null)).toMatchObject({ isOfTeams: true, isEnterable: false });
    expect(() => enterResults(file, null, { round: 0, results: [], absences: [] })).toThrow(
      'results of matches are sent in a file',
    );
  });
});

describe('absences that are entered', () => {
  it('concern the next round, or all rounds to come', () => {
    const start = freshEvent('enter', 12, 4);
    const first = given(start, start);
    const back = entered(first, ['1 0'], {
      absences: [
        { player: 3, kind: 'half-point-bye' },
        { player: 5, kind: 'absent' },
        { player: 7, kind: 'withdrawn' },
      ],
    });
    const byes = sheetOf(back).players.flatMap(({ id, nextBye }) =>
      nextBye === null ? [] : [[id, nextBye]],
    );
    expect(byes).toEqual([
      [3, 'H'],
      [5, 'Z'],
      [7, 'Z'],
    ]);
    const second = given(first, back);
    const third = given(second, entered(second, ['0 1']));
    const resultsOf = (id: number): string[] =>
      read(third)
        .players.find((player) => player.id === id)!
        .rounds.slice(1, 3)
        .map(({ result }) => result);
    expect(resultsOf(3)).toEqual(['H', '*']);
    expect(resultsOf(5)).toEqual(['Z', '*']);
    expect(resultsOf(7)).toEqual(['Z', 'Z']);
  });

  it('can be entered before the first round, and keep the absences that a record XXZ has', () => {
    const start = `${freshEvent('enter', 12, 4)}XXZ    4\n`;
    const file = enterResults(start, null, {
      round: 0,
      results: [],
      absences: [{ player: 2, kind: 'absent' }],
    });
    const away = sheetOf(file).players.flatMap(({ id, nextBye }) => (nextBye === null ? [] : [id]));
    expect(away).toEqual([2, 4]);
    expect(sheetOf(given(start, file)).players.flatMap(({ id, bye }) => (bye === null ? [] : [id]))).toEqual([
      2, 4,
    ]);
  });
});
