import { describe, expect, it } from 'vitest';
import { checkFile } from '../index.js';
import { compareFiles, nextRound } from './index.js';
import { altered, freshEvent, played, read } from './testing/play.js';

const ROUNDS = 5;

interface Life {
  /** The differences reported for each file, in order. */
  readonly differences: readonly string[];
  /** What the last file declares. */
  readonly comments: readonly string[];
  readonly verdicts: readonly string[];
}

/**
 * An event in which the game of a round is adjourned (`?`) when the next round is paired, and won by its first player when
 * the one after that is.
 * @param printed what the players of an adjourned game get in the points of the file, in points.
 */
function lifeOf(adjourned: number, printed: number): Life {
  const differences: string[] = [];
  let file = freshEvent('adjourned', 16, ROUNDS);
  let before = file;
  let ids: readonly number[] = [];
  for (let sent = 1; ; sent++) {
    const answer = nextRound({ before, file, edition: null });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    differences.push(...answer.differences.map(({ kind, field }) => `${sent} ${kind} ${field}`));
    before = answer.answer;
    if (answer.isClosed) break;
    file = played(answer.answer);
    if (sent === adjourned) {
      const { id, rounds } = read(file).players.find((player) => player.rounds[sent - 1].result === '1')!;
      ids = [id, rounds[sent - 1].opponent!];
      file = withResults(file, adjourned, ids, ['?', '?']);
      file = withLess(file, ids, 0.5 - printed);
      // More than a draw must be declared.
      if (printed > 0.5) file = `162  X ${printed.toFixed(1)}\n${file}`;
    } else if (sent > adjourned)
      // The program writes what it knows, and no record that came of the points that were printed.
      file = withResults(file, adjourned, ids, ['1', '0']).replace(/^162.*\n/m, '');
  }
  const { rounds } = checkFile(before, 'adjourned');
  return {
    differences,
    comments: before.split('\n').filter((line) => line.startsWith('###')),
    verdicts: rounds.map(({ verdict }) => verdict),
  };
}

function withResults(
  file: string,
  round: number,
  ids: readonly number[],
  results: readonly ['?', '?'] | readonly ['1', '0'],
): string {
  return altered(
    file,
    (id, entry) => (ids.includes(id) ? { ...entry, result: results[ids.indexOf(id)] } : entry),
    round,
  );
}

/** The file with less printed points of two players. */
function withLess(file: string, ids: readonly number[], less: number): string {
  return file.replace(/^001.*$/gm, (line) => {
    if (!ids.includes(Number(line.slice(4, 8)))) return line;
    const points = (Number(line.slice(80, 84)) - less).toFixed(1);
    return `${line.slice(0, 80)}${points.padStart(4)}${line.slice(84)}`;
  });
}

describe('a game that is adjourned and finished after the next round was paired', () => {
  it.each([
    [1, 0.5, '='],
    [2, 0.5, '='],
    [3, 0.5, '='],
    [1, 0, '0/0'],
    [2, 0, '0/0'],
    [3, 0, '0/0'],
    [2, 1, '1/1'],
  ] as const)(
    'in round %i, printed as %f: no difference is reported, and the game is declared as %s',
    (round, printed, as) => {
      const { differences, comments, verdicts } = lifeOf(round, printed);
      expect(differences).toEqual([]);
      expect(comments.map((text) => text.split(' ').slice(-4).join(' '))).toEqual([
        `${as} until Round ${round + 1}`,
      ]);
      expect(verdicts).toEqual(Array(ROUNDS).fill('agrees'));
    },
  );

  it('the points of an unknown result are compared only if both files have one', () => {
    const first = nextRound({
      before: freshEvent('worth', 8, 5),
      file: freshEvent('worth', 8, 5),
      edition: null,
    });
    if (!first.ok) throw new Error(JSON.stringify(first));
    const file = played(first.answer);
    const [one] = read(file).players;
    const open = read(withResults(file, 1, [one.id, one.rounds[0].opponent!], ['?', '?']));
    const worth = (unknown: number): typeof open => ({ ...open, points: { ...open.points, unknown } });
    expect(compareFiles(worth(5), worth(0)).map(({ field }) => field)).toEqual(['points']);
    expect(compareFiles(worth(0), worth(0))).toEqual([]);
  });
});
