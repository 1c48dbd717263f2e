import { expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import { checkDocument } from '../check/json.js';
import { meaningLines, meaningWords } from './meaning-words.js';

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

type Judged = NonNullable<Parameters<typeof meaningLines>[0]['otherMeanings']>[number];
type Meaning = Judged['meanings'][number];
type Result = Extract<Meaning, { kind: 'result' }>;

const GAME: Result = {
  ...{ kind: 'result', because: 'points', round: 3, player: 4, opponent: 9 },
  ...{ read: ['1', '0'], instead: ['0', '1'] },
};
const BYE: Result = {
  ...{ kind: 'result', because: 'points', round: 3, player: 4, opponent: null },
  ...{ read: ['H', null], instead: ['F', null] },
};

function judged(meanings: readonly Meaning[], parts: Partial<Judged> = {}): Judged {
  return { meanings, onlySo: [2], onlyAsRead: [], standings: null, ...parts };
}

const lines = (...all: readonly Judged[]): string[] => meaningLines({ otherMeanings: all });

it.each<[string, Meaning, string]>([
  [
    'a game, by the points',
    GAME,
    '0-1 between 4 and 9 in round 3 (so the points of both are right; the file says 1-0)',
  ],
  ['a bye, by the points', BYE, 'the bye F of 4 in round 3 (so the points of 4 are right; the file says H)'],
  [
    'a game, as the opponent has it',
    { ...GAME, because: 'other-player' },
    '0-1 between 4 and 9 in round 3 (as player 9 has it)',
  ],
  [
    'a bye, as the player has it',
    { ...BYE, because: 'other-player' },
    'the bye F of 4 in round 3 (as player 4 has it)',
  ],
  [
    'a bye by the sign of TRF06',
    { ...BYE, because: 'old-sign' },
    'the bye F of 4 in round 3 (TRF06 has one sign for it and the pairing-allocated bye)',
  ],
])('what a file may mean, and why: %s', (_, meaning, words) => {
  expect(lines(judged([meaning]))).toEqual([`With ${words}: round 2 agrees, not without it.`]);
  expect(meaningWords(meaning)).toBe(words.slice(0, words.indexOf(' (')));
});

it('another worth of a result, alone and together with another result', () => {
  const worth: Meaning = {
    ...{ kind: 'worth', what: 'a half-point bye is worth 1.0' },
    points: {} as Extract<Meaning, { kind: 'worth' }>['points'],
  };
  const words = 'scoring in which a half-point bye is worth 1.0';
  expect(meaningWords(worth)).toBe(words);
  expect(lines(judged([worth]), judged([worth, GAME]))).toEqual([
    `With ${words} (so all printed points are right): round 2 agrees, not without it.`,
    `With ${words} (so all printed points are right) and 0-1 between 4 and 9 in round 3 (so the points of both are right; the file says 1-0): round 2 agrees, not without it.`,
  ]);
});

const AGREES = { verdict: 'agrees', points: 'agree' } as const;

it.each<[string, Partial<Judged>, string]>([
  ['nothing', { onlySo: [] }, 'no round is judged otherwise'],
  ['one round that is right', { onlySo: [2] }, 'round 2 agrees, not without it'],
  ['two that are right', { onlySo: [2, 4] }, 'rounds 2, 4 agree, not without it'],
  ['one that is wrong', { onlySo: [], onlyAsRead: [5] }, 'round 5 deviates, not without it'],
  ['two that are wrong', { onlySo: [], onlyAsRead: [5, 6] }, 'rounds 5, 6 deviate, not without it'],
  [
    'both',
    { onlySo: [2], onlyAsRead: [5] },
    'round 2 agrees, not without it; round 5 deviates, not without it',
  ],
  ['the standings', { onlySo: [], standings: AGREES }, 'no round is judged otherwise; the standings agree'],
  [
    'standings that agree otherwise',
    { standings: { ...AGREES, verdict: 'agrees-otherwise' } },
    'round 2 agrees, not without it; the standings agree otherwise',
  ],
  [
    'points alone',
    { standings: { ...AGREES, verdict: 'not-checked' } },
    'round 2 agrees, not without it; the points agree',
  ],
  [
    'standings that were not checked, with wrong points',
    { standings: { verdict: 'not-checked', points: 'deviate' } },
    'round 2 agrees, not without it',
  ],
  [
    'standings that deviate',
    { standings: { ...AGREES, verdict: 'deviates' } },
    'round 2 agrees, not without it',
  ],
])('what depends on another result: %s', (_, parts, consequences) => {
  const [line] = lines(judged([GAME], parts));
  expect(line.slice(line.indexOf('): ') + 3)).toBe(`${consequences}.`);
});

it.each<[string, Partial<Judged>, number]>([
  ['no round', { onlySo: [] }, 0],
  ['a round that is right so', { onlySo: [2] }, 1],
  ['a round that is right, and one that is wrong', { onlySo: [2], onlyAsRead: [3] }, 0],
  ['a round that is wrong so', { onlySo: [], onlyAsRead: [3] }, 0],
  ['the standings', { onlySo: [], standings: AGREES }, 1],
  ['no standings', { onlySo: [], standings: { ...AGREES, verdict: 'deviates' } }, 0],
])('another bye has a line only where it explains something: %s', (_, parts, count) => {
  expect(lines(judged([BYE], parts))).toHaveLength(count);
  expect(lines(judged([BYE, GAME], parts))).toHaveLength(1);
});
