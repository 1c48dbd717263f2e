import { expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import { checkDocument } from '../check/json.js';
import { meaningLines } from './meaning-words.js';

/** Two rounds of six players; 1 and 4 have the points of each other's result in round 1. */
const FILE = [
  '012 Turned',
  '042 2026/04/01',
  '142 2',
  '152 W',
  '162  W 1.0    D 0.5    L 0.0',
  row(1, 5, '0.0', '   4 w 1', '   6 b 0'),
  row(2, 1, '2.0', '   5 b 1', '   3 w 1'),
  row(3, 3, '1.0', '   6 w 1', '   2 b 0'),
  row(4, 2, '2.0', '   1 b 0', '   5 w 1'),
  row(5, 6, '0.0', '   2 w 0', '   4 b 0'),
  row(6, 4, '1.0', '   3 b 0', '   1 w 1'),
].join('\n');

function row(id: number, rank: number, points: string, ...cells: string[]): string {
  const start = `001 ${String(id).padStart(4)} m    Player ${id}`.padEnd(48) + String(2100 - 10 * id);
  return `${start.padEnd(80)}${points.padStart(4)} ${String(rank).padStart(4)}${cells.map((cell) => `  ${cell}`).join('')}`;
}

const report = checkFile(FILE, 'turned.trf');

it('a game that was entered the wrong way round: which, why, and what depends on it', () => {
  expect(meaningLines(report)).toEqual([
    'With 0-1 between 1 and 4 in round 1 (so the points of both are right; the file says 1-0): round 2 agrees, not without it; the standings agree.',
  ]);
  expect(report.rounds.map(({ verdict }) => verdict)).toEqual(['agrees', 'agrees-otherwise']);
  expect(report.standings?.verdict).toBe('deviates');
});

it('the document of the contract says the same', () => {
  const [{ otherMeanings, rounds }] = checkDocument([report]).tournaments;
  expect(otherMeanings).toEqual([
    {
      meanings: [
        { words: '0-1 between 1 and 4 in round 1', round: 1, players: [1, 4], read: '1-0', instead: '0-1' },
      ],
      agreeOnlySo: [2],
      agreeOnlyAsRead: [],
      standings: 'agrees',
    },
  ]);
  expect(rounds[1].reason).toBe('right with 0-1 between 1 and 4 in round 1');
});
