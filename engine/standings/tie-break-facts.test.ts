import { describe, expect, test } from 'vitest';
import { eventOfCells } from '../testing/event-of-cells.js';
import {
  parseTieBreakList,
  standingsStory,
  standingsTable,
  teamTieBreaks,
  tieBreakEditionById,
  tieBreaks,
} from './index.js';
import type { StandingsSettings } from './index.js';

/** What C.07 says of a tie-break: its article, type and modifiers (MTB26), and the articles that its elements cite. */
type Facts = readonly [article: string, type: string, modifiers: string, elements: string, dropped: string];

const PLAYERS: Readonly<Record<string, Facts>> = {
  PTS: ['', 'B', '', '', ' '],
  DE: ['6', 'A', 'P', '', ' '],
  WIN: ['7.1', 'B', '', '7.1', ' '],
  WON: ['7.2', 'B', '', '7.2', ' '],
  BPG: ['7.3', 'B', '', '7.3', ' '],
  BWG: ['7.4', 'B', '', '7.4', ' '],
  PS: ['7.5', 'B', 'CM', '7.5', ' '],
  REP: ['7.6', 'B', '', '7.6', ' '],
  STD: ['7.7', 'B', '', '7.7', ' '],
  TPN: ['7.8', 'B', 'R', '7.8', ' '],
  BH: ['8.1', 'C', 'CMP', '16.4.2 8.1', ' not-in-round-robins'],
  AOB: ['8.2', 'CC', 'FP', '8.2', ' not-in-round-robins'],
  FB: ['8.3', 'D', 'CMP', '16.4.2 8.3', ' not-in-round-robins'],
  SB: ['9.1', 'BC', 'CMP', '16.4.2 9.1', ' '],
  KS: ['9.2', 'BC', 'L', '', 'only-in-round-robins '],
  ARO: ['10.1', 'D', 'CM', '10.1', ' '],
  TPR: ['10.2', 'DB', '', '10.2', ' '],
  PTP: ['10.3', 'DB', '', '10.3', ' '],
  APRO: ['10.4', 'DC', 'CM', '10.4', ' '],
  APPO: ['10.5', 'DC', 'CM', '10.5', ' '],
  RTNG: ['10.6', 'B', 'R', '10.6', ' '],
};

const TEAMS: Readonly<
  Record<string, readonly [article: string, type: string, modifiers: string, elements: string]>
> = {
  BC: ['12.1', 'B', '', '12.1'],
  TBR: ['12.2', 'B', '', '12.2'],
  BBE: ['12.3', 'B', '', '12.3'],
  MPVGP: ['13.1', 'B', '', '13.1'],
  EMMSB: ['13.2.1', 'BC', 'CMP', '13.2.1 16.4.2'],
  EMGSB: ['13.2.2', 'BC', 'CMP', '13.2.2 16.4.2'],
  EGMSB: ['13.2.3', 'BC', 'CMP', '13.2.3 16.4.2'],
  EGGSB: ['13.2.4', 'BC', 'CMP', '13.2.4 16.4.2'],
  EDE: ['13.3', 'A', 'P', ''],
  EDEBT: ['13.3.2', 'A', 'P', ''],
  EDEBB: ['13.3.2', 'A', 'P', ''],
  EDET: ['13.3.2', 'A', 'P', ''],
  EDEB: ['13.3.2', 'A', 'P', ''],
  SSSC: ['13.4', 'BC', 'FPK', '13.4.1 13.4.2 16.4.2'],
};

/** The first won and had the bye. */
const EVENT = eventOfCells(['2w1 U', '1b0 3w1', 'U 2b0'], { totalRounds: 2 });
const RATED = { ...EVENT, players: EVENT.players.map((player) => ({ ...player, rating: 2000 })) };
const { points } = EVENT;
const OF_TEAMS = {
  ...EVENT,
  teamScores: {
    primary: 'match-points',
    secondary: points,
    secondaryAdjustments: [],
    boards: 2,
    gameWin: 10,
  },
} as const;

function elementsOf(code: string, event: typeof EVENT): string {
  const parsed = parseTieBreakList(code, event.teamScores === undefined ? 'players' : 'teams');
  if (!parsed.ok) throw new Error(code);
  const story = standingsStory(event, parsed.list, 2, {}, 1);
  const articles = story?.columns[0].tally?.parts.map(({ article }) => article) ?? [];
  return [...new Set(articles)].sort().join(' ');
}

test.each(Object.entries(PLAYERS))('%s', (code, [article, type, modifiers, elements, dropped]) => {
  const tieBreak = tieBreaks.find((one) => one.code === code);
  expect([tieBreak?.article, tieBreak?.type, tieBreak?.modifiers.join('')]).toEqual([
    article,
    type,
    modifiers,
  ]);
  expect(elementsOf(code, RATED)).toBe(elements);
  const dropIn = (settings: Partial<StandingsSettings>): string => columnOf(code, settings).dropped ?? '';
  expect([dropIn({}), dropIn({ isRoundRobin: true })].join(' ')).toBe(dropped);
  expect(columnOf(code, {}).article).toBe(article);
  expect(columnOf(code, { edition: tieBreakEditionById('before-2023') }).article).toBe('');
});

test.each(Object.entries(TEAMS))('%s, of teams', (code, [article, type, modifiers, elements]) => {
  const tieBreak = teamTieBreaks.find((one) => one.code === code);
  expect([tieBreak?.article, tieBreak?.type, tieBreak?.modifiers.join('')]).toEqual([
    article,
    type,
    modifiers,
  ]);
  expect(elementsOf(code, OF_TEAMS)).toBe(elements);
});

test('every tie-break has a row', () => {
  expect(Object.keys(PLAYERS)).toEqual(tieBreaks.map(({ code }) => code));
  expect(Object.keys(TEAMS).sort()).toEqual(teamTieBreaks.map(({ code }) => code).sort());
});

describe('which of them', () => {
  const codes = (is: (one: (typeof tieBreaks)[number]) => boolean): string =>
    [...tieBreaks, ...teamTieBreaks]
      .filter(is)
      .map(({ code }) => code)
      .join(' ');

  test('are better the smaller they are', () => {
    expect(codes((one) => one.isSmallerBetter === true)).toBe('TPN BC');
  });

  test('teams may have by either of their scores', () => {
    expect(codes((one) => one.hasScores === true)).toBe('DE WIN PS STD BH AOB FB SB KS');
  });

  test('need ratings, and are dropped where somebody is unrated', () => {
    expect(codes((one) => one.isRatingsBased === true)).toBe('ARO TPR PTP APRO APPO RTNG');
    const dropped = tieBreaks.filter(({ code }) => columnOf(code, {}, EVENT).dropped === 'unrated-players');
    expect(dropped.map(({ code }) => code).join(' ')).toBe('ARO TPR PTP APRO APPO RTNG');
  });

  test('are for tied teams of equal game points only', () => {
    expect(codes((one) => one.needsEqualGamePoints === true)).toBe('BC');
  });
});

test.each([
  ['BH/C1', '8.1, 14.1'],
  ['BH/C2', '8.1, 14.2'],
  ['BH/M1', '8.1, 14.3'],
  ['BH/M2', '8.1, 14.4'],
  ['KS/L+1', '9.2, 14.5'],
  ['KS/L-2', '9.2, 14.5'],
  ['SB/C1/P', '9.1, 14.1'],
])('%s cites %s', (list, articles) => {
  expect(columnOf(list, {}).article).toBe(articles);
});

function columnOf(code: string, settings: Partial<StandingsSettings>, event = RATED as typeof EVENT) {
  const parsed = parseTieBreakList(code);
  if (!parsed.ok) throw new Error(code);
  return standingsTable(event, parsed.list, 2, settings).columns[0];
}
