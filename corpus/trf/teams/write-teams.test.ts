import { expect, test } from 'vitest';
import { parseTrf, writeTrf } from '../../index.js';
import type { Tournament } from '../../index.js';
import { TEAM_EXERCISE } from '../testing/team-exercise.js';
import { teamFile } from '../testing/team-file.js';

function read(text: string): Tournament {
  const { tournament, problems } = parseTrf(text, { teamEvents: 'pair' });
  expect(problems).toEqual([]);
  return tournament!;
}

/** Without the lines, and what was computed because nothing was printed. */
function facts({ players, teams, ...event }: Tournament): unknown {
  return {
    ...event,
    players: players.map(({ line: _, points: _points, ...player }) => player),
    teams: {
      ...teams,
      teams: teams?.teams.map(({ matchPoints: _m, gamePoints: _g, ...team }) => team),
      members: teams?.members.map(({ line: _, points: _points, rounds, ...member }) => ({
        ...member,
        games: rounds.map(({ opponent, colour, result }) => [opponent, colour, result].join(' ')),
      })),
    },
  };
}

test.each([
  ['the exercise', teamFile(TEAM_EXERCISE)],
  ['by game points', teamFile(TEAM_EXERCISE, { code: '192 FIDE_TEAM_GP_MP' })],
  [
    'with all kinds of records',
    teamFile(['2w1.5 3b1', '1b0.5 U', 'H 1w1'], {
      boards: 2,
      records: [
        ...['142 4', '152 B', '362 TW 3.0   TD 1.0   TL 0.0'],
        ...['299     1.0         002    2', '299 H   2.0   1.5'],
        ...['250 01.0 00.0 001 002 0001 0002', '260 003 004    1    3', '240 H 003    2', '240 Z 004    1'],
      ],
    }),
  ],
])('an event of teams is written as it was read: %s', (_, text) => {
  const event = read(text);
  const again = read(writeTrf(event, { format: 'trf26' }));
  expect(facts(again)).toEqual(facts(event));
  expect(writeTrf(again, { format: 'trf26' })).toBe(writeTrf(event, { format: 'trf26' }));
});

test('line-ups out of order, empty boards and the points of the members are written', () => {
  const text = teamFile(['2w2', '1b0'], { boards: 2, records: ['300 001 001 002    2    1'] })
    .replace('   3 w 1', '   4 b 1')
    .replace('   4 b 1\n001    3', '   3 w 1\n001    3')
    .replace('   1 b 0', '   2 b 0')
    .replace('   2 w 0', '   1 w 0');
  const written = writeTrf(read(text), { format: 'trf26' });
  expect(written).toContain('300 001 001 002    2    1');
  expect(written).toMatch(/^001 {4}1 .{70,} 1\.0 /m);
});

test('a pairing just made has the first members of both teams, without results', () => {
  const event = read(teamFile(['2w1.5 Z', '1b0.5 Z', 'H Z'], { boards: 2, records: ['142 4'] }));
  const paired = {
    ...event,
    pairedRounds: 2,
    players: event.players.map((team) => {
      const opponent = { 1: 3, 2: null, 3: 1 }[team.id] ?? null;
      const colour = team.id === 1 ? ('black' as const) : ('white' as const);
      const round =
        opponent === null
          ? { opponent, colour: null, result: 'U' as const }
          : { opponent, colour, result: '*' as const };
      return { ...team, points: null, rounds: [team.rounds[0], round] };
    }),
  };
  const { tournament, problems } = parseTrf(writeTrf(paired, { format: 'trf26' }), { teamEvents: 'pair' });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(tournament?.players.map(({ rounds }) => rounds[1]?.result)).toEqual(['*', 'U', '*']);
  expect(tournament?.players[0].rounds[1]).toMatchObject({ opponent: 3, colour: 'black' });
});

test('byes of the next round are written where only the rounds of the teams tell them', () => {
  const event = read(teamFile(['2w1.5', '1b0.5', 'U'], { boards: 2, records: ['142 3', '240 H 003    2'] }));
  const away = (result: 'H' | 'Z') => ({ opponent: null, colour: null, result });
  const written = {
    ...event,
    players: event.players.map((team) =>
      team.id === 2 ? team : { ...team, rounds: [...team.rounds, away(team.id === 1 ? 'H' : 'Z')] },
    ),
  };
  const again = read(writeTrf(written, { format: 'trf26' }));
  expect(again.players.map(({ rounds }) => rounds[1]?.result)).toEqual(['H', undefined, 'Z']);
  expect(again.requestedByes).toEqual([
    { round: 2, type: 'H', ids: [1] },
    { round: 2, type: 'Z', ids: [3] },
    { round: 3, type: 'H', ids: [2] },
  ]);
});

test('forty teams and nine rounds are read in no time that matters', () => {
  const rows = Array.from({ length: 40 }, (_, team) =>
    Array.from({ length: 9 }, (_round, round) => {
      // Everybody meets the mirror image of a wheel of twenty.
      const half = team % 20;
      const other = (20 + round - half + 20) % 20;
      return team < 20 ? `${20 + other + 1}w2.5` : `${((round - half + 40) % 20) + 1}b1.5`;
    }).join(' '),
  );
  const event = read(teamFile(rows));
  expect(event.players).toHaveLength(40);
  expect(event.players.every(({ rounds }) => rounds.length === 9)).toBe(true);
});
