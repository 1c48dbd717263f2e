import { expect, it } from 'vitest';
import type { PlayedEvent, PlayedGame } from '../played-event.js';
import { anotherTable } from './another-table.js';
import { TABLE_RULE_LIST, TABLE_RULES } from './finding.js';
import type { RoundJudgement, TableFinding } from './finding.js';

const ROUNDS = 9;

function game(white: number, black: number): PlayedGame {
  return { white, black, coloursKnown: true };
}

/** An event of so many players without games, in which nobody meets anybody too often. */
function eventOf(players: number): PlayedEvent {
  return {
    players: Array.from({ length: players }, (_, index) => index + 1),
    rounds: Array.from({ length: ROUNDS }, () => ({ games: [], given: new Set<number>() })),
    totalRounds: ROUNDS,
    cycles: 1,
  };
}

/** The rounds of the event with findings, by round. */
function judged(findings: Readonly<Record<number, readonly TableFinding[]>>): RoundJudgement[] {
  return Array.from({ length: ROUNDS }, (_, index) => ({
    round: index + 1,
    games: [],
    rests: [],
    findings: (findings[index + 1] ?? []).map((finding) => ({ finding, consequenceOf: null })),
  }));
}

const colour = (white: number, black: number): TableFinding => ({ kind: 'colour', game: game(white, black) });
const moved = (round: number, isExchanged: boolean): TableFinding => ({ kind: 'round', round, isExchanged });
const never = (white: number, black: number): TableFinding => ({ kind: 'never', game: game(white, black) });
const repeated: TableFinding = { kind: 'round-repeated', round: 1, never: 2 };

it.each<[string, number, Readonly<Record<number, readonly TableFinding[]>>, string | null]>([
  ['nothing differs', 4, {}, null],
  ['one game', 6, { 1: [never(1, 2)] }, null],
  ['one game of few players', 5, { 1: [never(1, 2)] }, 'many-differences'],
  ['two rounds exchanged', 6, { 1: [moved(2, true)], 2: [moved(1, true)] }, null],
  ['two rounds moved, not exchanged', 6, { 1: [moved(2, false)], 2: [moved(3, false)] }, 'many-differences'],
  ['one of the two is not exchanged', 6, { 1: [moved(2, true)], 2: [moved(3, false)] }, 'many-differences'],
  ['one round moved, one played twice', 6, { 1: [moved(2, true)], 2: [repeated] }, 'many-differences'],
  ['one round moved', 6, { 1: [moved(2, false)] }, null],
  ['one round moved, and a game', 7, { 1: [moved(2, false)], 3: [never(1, 2)] }, 'many-differences'],
  ['the same of more players', 8, { 1: [moved(2, false)], 3: [never(1, 2)] }, null],
  ['colours of one player in two games', 8, { 1: [colour(1, 2)], 2: [colour(3, 1)] }, 'many-differences'],
  ['colours of one game', 8, { 1: [colour(1, 2)] }, null],
  ['colours of players who are not the same', 8, { 1: [colour(1, 2)], 2: [colour(3, 4)] }, null],
  ['colours of one player, and a game', 8, { 1: [colour(1, 2), never(5, 6)], 2: [colour(3, 1)] }, null],
  [
    'colours of one player, and those of a cycle',
    8,
    { 1: [colour(1, 2), { kind: 'cycle-colours', cycle: 2, like: 1, rounds: [1] }], 2: [colour(3, 1)] },
    'many-differences',
  ],
  ['two causes in two rounds', 8, { 1: [never(1, 2)], 2: [never(3, 4)] }, null],
  ['two causes of fewer players', 7, { 1: [never(1, 2)], 2: [never(3, 4)] }, 'many-differences'],
  [
    'causes in three rounds of nine',
    8,
    { 1: [never(1, 2)], 2: [never(3, 4)], 3: [never(5, 6)] },
    'many-differences',
  ],
  [
    'one cause in four rounds',
    6,
    { 1: [never(1, 2)], 2: [never(1, 2)], 3: [never(2, 1)], 4: [never(1, 2)] },
    null,
  ],
  [
    'most rounds differ',
    6,
    { 1: [never(1, 2)], 2: [never(1, 2)], 3: [never(1, 2)], 4: [never(1, 2)], 5: [never(1, 2)] },
    'few-rounds',
  ],
])('another table or not: %s, %i players', (_, players, findings, found) => {
  expect(anotherTable(eventOf(players), judged(findings), 1)).toBe(found);
});

it('is none where two meet too often', () => {
  const event = eventOf(4);
  const games = [game(1, 2)];
  const rounds = event.rounds.with(0, { ...event.rounds[0], games }).with(1, { ...event.rounds[1], games });
  const judgements = judged({ 1: [never(3, 4)] });
  expect(anotherTable({ ...event, rounds }, judgements, 1)).toBeNull();
  expect(anotherTable({ ...event, rounds }, judgements, 2)).toBe('many-differences');
});

it('the list of rules has the rule of each kind of finding once', () => {
  const names = TABLE_RULE_LIST.map(({ rule }) => rule);
  expect(new Set(names).size).toBe(names.length);
  expect([...new Set(Object.values(TABLE_RULES).map(({ rule }) => rule))].sort()).toEqual([...names].sort());
});
