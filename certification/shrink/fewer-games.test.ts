import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { player } from '../../corpus/trf/testing/lines.js';
import { teamFile } from '../../corpus/trf/testing/team-file.js';
import type { RoundEntry } from '../../engine/index.js';
import { fewerGames, isMixed, plainMatches } from './fewer-games.js';
import { remade } from './trim.js';
import { eventOf } from './testing/small-events.js';

/** Matches of four boards: a narrow and a clear win, a draw, a forfeit, a bye. */
const ROWS = ['2w2.5 3b2 4w3.5 5w4', '1b1.5 4w2.5 5b+ U', '5w0 1w2 U 4b1', '6w+ 2b1.5 1b0.5 3w3'];
const OTHERS = ['3b4 6w0.5 2w- 1b0', '4b- 5b3.5 Z H'];

function teamEvent(code = '192 FIDE_TEAM'): Tournament {
  return parseTrf(teamFile([...ROWS, ...OTHERS], { code }), { teamEvents: 'pair' }).tournament!;
}

/** Game points of the boards of a team in each round. */
function boardsOf({ players }: Tournament, id: number): string[] {
  return players[id - 1].rounds.map(({ boards }) => boards?.join() ?? '');
}

function resultsOf({ players }: Tournament): string[] {
  return players.map(({ rounds }) => rounds.map(({ result }) => result).join(''));
}

describe('matches of fewer boards', () => {
  const event = teamEvent();
  const made = [...fewerGames(event)];

  it('have each smaller number, twice', () => {
    expect(made.map(({ teamScores }) => teamScores?.boards)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(made.map(({ teams }) => teams?.boardColours?.length)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('are won by the same teams', () => {
    for (const one of made) expect(resultsOf(one)).toEqual(resultsOf(event));
  });

  it('end at all boards as the match did', () => {
    expect(made.filter((_, index) => index % 2 === 0).map((one) => boardsOf(one, 1))).toEqual([
      ['10', '5', '10', '10'],
      ['10,10', '5,5', '10,10', '10,10'],
      ['10,10,10', '5,5,5', '10,10,10', '10,10,10'],
    ]);
  });

  it.each([
    // The narrowest win or defeat is one half more or less than a draw.
    [1, 1, ['10', '5', '10', '10']],
    [1, 2, ['10,5', '0,10', '10,10', '10,10']],
    [1, 3, ['10,10,0', '0,5,10', '10,10,5', '10,10,10']],
    [2, 1, ['0', '10', '10', '']],
    [2, 2, ['0,5', '10,5', '10,10', '']],
    [2, 3, ['0,0,10', '10,10,0', '10,10,10', '']],
    [3, 1, ['0', '5', '', '0']],
    [3, 2, ['0,0', '10,0', '', '0,5']],
    [3, 3, ['0,0,0', '10,5,0', '', '0,0,5']],
  ])('end at some boards as before, in proportion: team %d at %d boards', (team, boards, expected) => {
    expect(boardsOf(made[2 * boards - 1], team)).toEqual(expected);
  });

  it.each([
    ['match-points', '192 FIDE_TEAM'],
    ['game-points', '192 FIDE_TEAM_GP'],
  ] as const)('give the bye as many game points in proportion, by %s', (primary, code) => {
    const byeOf = ({ points, teamScores }: Tournament): number =>
      (primary === 'match-points' ? teamScores!.secondary : points).pairingAllocatedBye;
    const winOf = ({ points, teamScores }: Tournament): number =>
      (primary === 'match-points' ? teamScores!.secondary : points).whiteWin;
    const own = teamEvent(code);
    expect(own.teamScores?.primary).toBe(primary);
    expect([byeOf(own), winOf(own)]).toEqual([20, 40]);
    const drawn = [...fewerGames(own)];
    expect(drawn.map(byeOf)).toEqual([5, 5, 10, 10, 15, 15]);
    expect(drawn.map(winOf)).toEqual([10, 10, 20, 20, 30, 30]);
    const worth = { pairingAllocatedBye: 40 };
    const won =
      primary === 'match-points'
        ? {
            ...own,
            teamScores: { ...own.teamScores!, secondary: { ...own.teamScores!.secondary, ...worth } },
          }
        : { ...own, points: { ...own.points, ...worth } };
    const smaller = [...fewerGames(won)];
    expect(smaller.map(byeOf)).toEqual([10, 10, 20, 20, 30, 30]);
    // What matches are worth in the other count stays.
    const otherOf = ({ points, teamScores }: Tournament): unknown =>
      primary === 'match-points' ? points : teamScores!.secondary;
    for (const one of smaller) expect(otherOf(one)).toEqual(otherOf(own));
  });

  it('give the bye nothing where a draw is worth nothing', () => {
    const games = { ...event.teams!.games, whiteDraw: 0, blackDraw: 0 };
    const secondary = { ...event.teamScores!.secondary, pairingAllocatedBye: 0 };
    const without = {
      ...event,
      teams: { ...event.teams!, games },
      teamScores: { ...event.teamScores!, secondary },
    };
    const byes = [...fewerGames(without)].map(({ teamScores }) => teamScores!.secondary.pairingAllocatedBye);
    expect(byes).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('are no fewer than one, and none of players', () => {
    const one = made[0];
    expect(one.teamScores?.boards).toBe(1);
    expect([...fewerGames(one)]).toEqual([]);
    expect([...fewerGames(eventOf(['2w1', '1b0']))]).toEqual([]);
  });
});

describe('a match of teams', () => {
  const event = teamEvent();

  it('is made plain: all matches first, then each whose boards ended differently', () => {
    const before = event.players.map(({ id }) => boardsOf(event, id).join(' '));
    const [all, ...each] = plainMatches(event);
    expect(boardsOf(all, 1)).toEqual(['10,10,10,10', '5,5,5,5', '10,10,10,10', '10,10,10,10']);
    expect(boardsOf(all, 3)).toEqual(['0,0,0,0', '5,5,5,5', '', '0,0,0,0']);
    expect(resultsOf(all)).toEqual(resultsOf(event));
    const changes = each.map((one) =>
      one.players.flatMap(({ id, rounds }) =>
        rounds.flatMap(({ boards }, index) =>
          boards?.join() === event.players[id - 1].rounds[index].boards?.join()
            ? []
            : [`${id} in ${index + 1}: ${boards?.join() ?? ''}`],
        ),
      ),
    );
    expect(changes).toEqual([
      ['1 in 1: 10,10,10,10', '2 in 1: 0,0,0,0'],
      ['1 in 2: 5,5,5,5', '3 in 2: 5,5,5,5'],
      ['1 in 3: 10,10,10,10', '4 in 3: 0,0,0,0'],
      ['2 in 2: 10,10,10,10', '4 in 2: 0,0,0,0'],
      ['3 in 4: 0,0,0,0', '4 in 4: 10,10,10,10'],
      ['5 in 2: 0,0,0,0', '6 in 2: 10,10,10,10'],
    ]);
    expect(event.players.map(({ id }) => boardsOf(event, id).join(' '))).toEqual(before);
  });
});

describe('a match of two games', () => {
  /** Won with a draw; won with both; drawn by a forfeit each; forfeited. */
  const event = parseTrf(
    [
      '192 FIDE_DOUBLESWISS',
      player(1, '3.5', '   2 w 1', '   2 b =', '   3 b 1', '   3 w 1'),
      player(2, '1.5', '   1 b 0', '   1 w =', '   4 w +', '   4 b -'),
      player(3, '2.0', '   4 b +', '   4 w +', '   1 w 0', '   1 b 0'),
      player(4, '1.0', '   3 w -', '   3 b -', '   2 b -', '   2 w +'),
    ].join('\n'),
  ).tournament!;
  const gamesOf = (tournament: Tournament): string[] =>
    tournament.players.map(({ rounds }) =>
      rounds
        .map(
          ({ colour, result, games }) =>
            `${colour?.[0] ?? '-'}${result}${games === undefined ? '' : `(${games.map((game) => game.result).join('')})`}`,
        )
        .join(' '),
    );

  it('is made plain: all matches first, then each whose games ended differently', () => {
    expect(gamesOf(event)).toEqual(['w1(1=) b1(11)', 'b0(0=) -=(+-)', 'b+(++) w0(00)', 'w-(--) -=(-+)']);
    expect([...plainMatches(event)].map(gamesOf)).toEqual([
      // A match with the colour that was scheduled.
      ['w1 b1', 'b0 w=', 'b+ w0', 'w- b='],
      ['w1 b1(11)', 'b0 -=(+-)', 'b+(++) w0(00)', 'w-(--) -=(-+)'],
      ['w1(1=) b1(11)', 'b0(0=) w=', 'b+(++) w0(00)', 'w-(--) b='],
    ]);
  });

  it('is not where players meet once', () => {
    expect([...plainMatches(remade(eventOf(['2w1', '1b0']), {}))]).toEqual([]);
  });
});

it.each<[string, boolean, Partial<RoundEntry>]>([
  ['a plain win', false, { result: '1' }],
  ['a win at all boards', false, { result: '1', boards: [10, 10] }],
  ['a win at one board more', true, { result: '1', boards: [10, 10, 0] }],
  ['a draw at all boards', false, { result: '=', boards: [5, 5] }],
  ['a draw by two wins', true, { result: '=', boards: [10, 0] }],
  ['a forfeit with boards', false, { result: '+', boards: [10, 0] }],
  ['two games that were won', false, { result: '1', games: [game('1'), game('1')] }],
  ['a game that was won, and a draw', true, { result: '1', games: [game('1'), game('=')] }],
  ['a draw, and a game that was won', true, { result: '1', games: [game('='), game('1')] }],
  ['two draws', false, { result: '=', games: [game('='), game('=')] }],
  ['a game won by each', true, { result: '=', games: [game('1'), game('0')] }],
  ['two forfeited games', false, { result: '+', games: [game('+'), game('+')] }],
])('%s: the parts of the match ended differently is %s', (_, expected, entry) => {
  expect(isMixed({ opponent: 2, colour: 'white', result: '1', ...entry })).toBe(expected);
});

function game(result: '1' | '=' | '0' | '+'): { colour: null; result: '1' | '=' | '0' | '+' } {
  return { colour: null, result };
}
