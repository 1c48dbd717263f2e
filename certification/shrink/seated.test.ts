import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { teamFile } from '../../corpus/trf/testing/team-file.js';
import { STANDARD_POINTS } from '../../engine/index.js';
import type { Colour, EventPlayer } from '../../engine/index.js';
import { seated } from './seated.js';
import { eventOf, tableOf } from './testing/small-events.js';

const ROWS = ['2w2.5 U 3b0.5', '1b0.5 3w3 F', '4w+ 2b0 1w2.5', '3b- Z H'];

/** An event of teams with three boards, whose bye is worth a draw. */
function teamEvent(code = '192 FIDE_TEAM', rows: readonly string[] = ROWS): Tournament {
  const records = ['299     1.0  -0.5  001 0002'];
  return parseTrf(teamFile(rows, { boards: 3, code, records }), { teamEvents: 'pair' }).tournament!;
}

/** Returns the event without the boards and points of its entries; the results of the matches stay. */
function withoutBoards(event: Tournament): Tournament {
  const players = event.players.map((player) => ({
    ...player,
    rounds: player.rounds.map(({ opponent, colour, result }) => ({ opponent, colour, result })),
  }));
  return { ...event, players };
}

/** Match points and game points of each round, like "20/25". */
function countsOf(players: readonly EventPlayer[], primary: 'match-points' | 'game-points'): string[] {
  return players.map(({ rounds }) =>
    rounds
      .map(({ points = 0, secondaryPoints = 0 }) =>
        primary === 'match-points' ? `${points}/${secondaryPoints}` : `${secondaryPoints}/${points}`,
      )
      .join(' '),
  );
}

/** Each member's rounds, as cells like "4w1". */
function cellsOf(players: readonly EventPlayer[]): string[] {
  return players.map(({ rounds }) =>
    rounds.map(({ opponent, colour, result }) => `${opponent ?? ''}${colour?.[0] ?? ''}${result}`).join(' '),
  );
}

describe('a tournament with new line-ups', () => {
  it.each([
    ['match-points', '192 FIDE_TEAM'],
    ['game-points', '192 FIDE_TEAM_GP'],
  ] as const)('has both counts of its matches and byes, by %s', (primary, code) => {
    const event = teamEvent(code);
    expect(event.teamScores?.primary).toBe(primary);
    const expected = ['20/25 10/15 0/5', '0/5 20/30 20/30', '20/30 0/0 20/25', '0/0 0/0 10/15'];
    expect(countsOf(event.players, primary)).toEqual(expected);
    expect(countsOf(seated(event).players, primary)).toEqual(expected);
    const bonuses = { 'match-points': 10, 'game-points': -5 };
    const { adjustments, teamScores } = seated(event);
    expect(adjustments).toEqual([{ result: null, value: bonuses[primary], round: 1, ids: [2] }]);
    expect(teamScores?.secondaryAdjustments.map(({ value }) => value)).toEqual([
      primary === 'match-points' ? -5 : 10,
    ]);
  });

  it.each([
    ['match-points', '192 FIDE_TEAM'],
    ['game-points', '192 FIDE_TEAM_GP'],
  ] as const)(
    'gives every board the result of the match if the file has no boards, by %s',
    (primary, code) => {
      const { players } = seated(withoutBoards(teamEvent(code)));
      expect(countsOf(players, primary)).toEqual([
        '20/30 10/15 0/0',
        '0/0 20/30 20/30',
        '20/30 0/0 20/30',
        '0/0 0/0 10/15',
      ]);
    },
  );

  it('has a member for each board, who plays all matches of the team', () => {
    const { teams, players } = seated(teamEvent());
    expect(teams?.teams.map(({ id, name, members }) => [id, name, members.join()])).toEqual([
      [1, 'Team 1', '1,2,3'],
      [2, 'Team 2', '4,5,6'],
      [3, 'Team 3', '7,8,9'],
      [4, 'Team 4', '10,11,12'],
    ]);
    expect(teams?.members.map(({ name }) => name).slice(2, 5)).toEqual([
      'Team 1, board 3',
      'Team 2, board 1',
      'Team 2, board 2',
    ]);
    expect(cellsOf(teams!.members)).toEqual([
      ...['4w1 Z 7b0', '5b1 Z 8w0', '6w= Z 9b='],
      ...['1b0 7w1 Z', '2w0 8b1 Z', '3b= 9w1 Z'],
      // Nobody needs to sit at a forfeited match.
      ...['Z 4b0 1w1', 'Z 5w0 2b1', 'Z 6b0 3w='],
      ...['Z Z Z', 'Z Z Z', 'Z Z Z'],
    ]);
    expect(cellsOf(players)).toEqual(['2w1 U 3b0', '1b0 3w1 F', '4w+ 2b0 1w1', '3b- Z H']);
    expect(teams?.lineUps).toEqual([]);
  });

  it('has those who came to some boards of a forfeited match at the first of them', () => {
    const event = teamEvent();
    const players = event.players.map((player) =>
      player.id === 3
        ? {
            ...player,
            rounds: [{ ...player.rounds[0], boards: [0, 10, 10] }, ...player.rounds.slice(1)],
          }
        : player,
    );
    const { teams, players: made } = seated({ ...event, players });
    expect(made.map(({ rounds }) => rounds[0].boards?.join() ?? '')).toEqual([
      '10,10,5',
      '0,0,5',
      '10,10,0',
      '0,0,0',
    ]);
    expect(cellsOf(teams!.members).slice(6)).toEqual([
      ...['w+ 4b0 1w1', 'b+ 5w0 2b1', 'Z 6b0 3w='],
      ...['Z Z Z', 'Z Z Z', 'Z Z Z'],
    ]);
  });

  it('has the ratings of its teams as their strengths', () => {
    const event = teamEvent();
    const players = event.players.map((player) => ({ ...player, rating: player.id === 2 ? 2345 : null }));
    const { teams } = seated({ ...event, players });
    expect(teams?.teams.map(({ strength }) => strength)).toEqual(['', '2345', '', '']);
  });

  it.each<[string, readonly Colour[] | null, string[], string[]]>([
    // A game that is won with Black gives 12, with White 10.
    ['in turn', null, ['10,12,10', '12,10,12'], ['w b w', 'b w b']],
    ['W B B', ['white', 'black', 'black'], ['10,12,12', '12,10,10'], ['w b b', 'b w w']],
    ['W W W', ['white', 'white', 'white'], ['10,10,10', '12,12,12'], ['w w w', 'b b b']],
    // A team has the colour of its first board.
    ['B W B', ['black', 'white', 'black'], ['10,12,10', '12,10,12'], ['w b w', 'b w b']],
    ['B W W', ['black', 'white', 'white'], ['10,12,12', '12,10,10'], ['w b b', 'b w w']],
  ])('gives the games of White and Black at its boards: %s', (_, boardColours, points, colours) => {
    const event = withoutBoards(teamEvent('192 FIDE_TEAM', ['2w3 2b3', '1b0 1w0']));
    const games = { ...STANDARD_POINTS, blackWin: 12 };
    const { players, teams } = seated({ ...event, teams: { ...event.teams!, games, boardColours } });
    expect(players[0].rounds.map(({ boards }) => boards?.join())).toEqual(points);
    expect(players[1].rounds.map(({ boards }) => boards?.join())).toEqual(['0,0,0', '0,0,0']);
    const own = teams!.members.slice(0, 3);
    expect([0, 1].map((at) => own.map(({ rounds }) => rounds[at].colour![0]).join(' '))).toEqual(colours);
  });

  it('has open matches at open boards', () => {
    const event = withoutBoards(teamEvent('192 FIDE_TEAM', ['2w3 2b3', '1b0 1w0']));
    const players = event.players.map((player) => ({
      ...player,
      rounds: [player.rounds[0], { ...player.rounds[1], result: '*' as const }],
    }));
    const { teams, players: made } = seated({ ...event, players });
    expect(countsOf(made, 'match-points')).toEqual(['20/30 0/0', '0/0 0/0']);
    expect(made.map(({ rounds }) => rounds[1].boards)).toEqual([undefined, undefined]);
    expect(cellsOf(teams!.members).slice(0, 3)).toEqual(['4w1 4b*', '5b1 5w*', '6w1 6b*']);
  });

  it('is the same where no teams are paired', () => {
    const event = eventOf(['2w1 2b=', '1b0 1w=']);
    expect(seated(event)).toBe(event);
    expect(tableOf(event)).toEqual(['2w1 2b=', '1b0 1w=']);
  });
});
