import { describe, expect, test } from 'vitest';
import { entryOf } from '../../../engine/index.js';
import { parseTrf } from '../../index.js';
import type { ParseOptions, ParseResult, Tournament } from '../../index.js';
import { TEAM_EXERCISE } from '../testing/team-exercise.js';
import { teamFile } from '../testing/team-file.js';

function parsed(text: string, options: ParseOptions = {}): ParseResult {
  return parseTrf(text, { teamEvents: 'pair', ...options });
}

function read(text: string, options: ParseOptions = {}): Tournament {
  const { tournament, problems } = parsed(text, options);
  if (tournament === null) throw new Error(problems.map(({ message }) => message).join('\n'));
  return tournament;
}

/** Team, then match points and game points, in points. */
function totals({ players }: Tournament): string[] {
  return players.map(({ id, rounds }) => {
    const sum = (of: 'points' | 'secondaryPoints'): number =>
      rounds.reduce((total, entry) => total + (entry[of] ?? 0), 0) / 10;
    return `${id}: ${sum('points')} ${sum('secondaryPoints')}`;
  });
}

/** Four teams of two boards: 1 beats 3, 2 and 4 draw. */
const FOUR = ['3w1.5', '4b1', '1b0.5', '2w1'];
const four = (...records: string[]): string => teamFile(FOUR, { boards: 2, records });

/** With the game of a player in round 1 written otherwise. */
function withGame(text: string, id: number, game: string): string {
  const start = `001 ${String(id).padStart(4)} `;
  return text
    .split('\n')
    .map((line) =>
      line.startsWith(start)
        ? `${line.slice(0, 91)}${game.trim().padStart(/[wb]$/.test(game) ? 6 : 8)}`.trimEnd()
        : line,
    )
    .join('\n');
}

const team310 = (id: number, matchPoints: string, gamePoints: string, ...members: number[]): string =>
  `310 ${String(id).padStart(3)} Team ${id}`.padEnd(54) +
  `${matchPoints.padStart(6)} ${gamePoints.padStart(6)}`.padEnd(19) +
  members.map((member) => `${String(member).padStart(4)} `).join('');

describe('a team event', () => {
  test('has the points of the published exercise, with its byes and its forfeited match', () => {
    const tournament = read(teamFile(TEAM_EXERCISE));
    expect(parsed(teamFile(TEAM_EXERCISE)).problems).toEqual([]);
    expect(totals(tournament)).toEqual(
      [
        ...['1: 10 17.5', '2: 10 17', '3: 10 16', '4: 10 17', '5: 10 18', '6: 7 12.5', '7: 6 11.5'],
        ...['8: 7 15', '9: 6 14.5', '10: 5 13', '11: 4 11.5', '12: 2 7.5', '13: 6 11.5', '14: 4 11.5'],
      ].map(String),
    );
    expect(tournament).toMatchObject({
      kind: 'team',
      pairedRounds: 7,
      teamScores: { primary: 'match-points', boards: 4, gameWin: 10 },
      teams: { taken: { primaryFrom: 'default', boardsFrom: 'record', numbersFrom: 'record' } },
    });
  });

  test('has matches with the colour of the first board, forfeits and byes as entries', () => {
    const { players } = read(teamFile(TEAM_EXERCISE));
    const ofTeam = (id: number, round: number): object => entryOf(players[id - 1], round);
    expect(ofTeam(11, 3)).toEqual({
      opponent: 14,
      colour: 'white',
      result: '=',
      points: 10,
      secondaryPoints: 20,
      boards: [10, 10, 0, 0],
    });
    expect(ofTeam(1, 6)).toMatchObject({ opponent: 6, colour: 'black', result: '+', points: 20 });
    expect(ofTeam(6, 6)).toMatchObject({ opponent: 1, result: '-', points: 0, secondaryPoints: 0 });
    expect(ofTeam(12, 5)).toEqual({
      opponent: null,
      colour: null,
      result: 'U',
      points: 10,
      secondaryPoints: 20,
    });
    expect(ofTeam(14, 5)).toMatchObject({ result: 'H', points: 10, secondaryPoints: 20 });
    expect(ofTeam(7, 7)).toMatchObject({ result: 'Z', points: 0, secondaryPoints: 0 });
  });

  test('counts game points first where record 192 or an option says so', () => {
    const byCode = read(teamFile(FOUR, { boards: 2, code: '192 FIDE_TEAM_TYPEB_GP_MP' }));
    expect(byCode.teamScores).toMatchObject({ primary: 'game-points' });
    expect(byCode.teams?.taken.primaryFrom).toBe('record');
    expect(byCode.players[0].rounds[0]).toMatchObject({ points: 15, secondaryPoints: 20, result: '1' });
    const asked = read(four(), { primaryScore: 'game-points' });
    expect(asked.teams?.taken.primaryFrom).toBe('option');
    expect(asked.players[2].rounds[0]).toMatchObject({ points: 5, secondaryPoints: 0, result: '0' });
  });

  test.each([
    ['362 TW 3.0   TD 1.0   TL 0.0', { points: 30 }],
    ['162  W 2.0   D 1.0', { points: 20, secondaryPoints: 30 }],
    ['299 W   4.0        001 0001', { points: 40, secondaryPoints: 15 }],
  ])('%s changes what a match is worth', (record, entry) => {
    expect(read(four(record)).players[0].rounds[0]).toMatchObject(entry);
  });

  test('bonuses, fictitious points, prohibited pairs and byes to come speak of teams', () => {
    const tournament = read(
      four(
        '142 5',
        '299    -1.0  -0.5  001 0002',
        '250  2.0      001 002 0001 0002',
        '260 001 003    1    2',
        '240 H 002 0003',
        '240 F 003 0004',
      ),
    );
    expect(tournament.adjustments).toEqual([{ result: null, value: -10, round: 1, ids: [2] }]);
    expect(tournament.teamScores?.secondaryAdjustments).toEqual([
      { result: null, value: -5, round: 1, ids: [2] },
    ]);
    expect(tournament.forbidden).toEqual([{ first: 1, last: 3, ids: [1, 2] }]);
    expect(tournament.players[2].rounds[1]).toMatchObject({ result: 'H', points: 10, secondaryPoints: 10 });
    expect(tournament.requestedByes).toEqual([
      { round: 2, type: 'H', ids: [3] },
      { round: 3, type: 'F', ids: [4] },
    ]);
  });

  test.each([
    ['250  2.0  0.0 001 002 0001 0002', []],
    ['250  0.0  2.0 001 002 0001 0002', ['acceleration-columns']],
    ['250  2.0      001 002 0001 0002', []],
    ['250       2.0 001 002 0001 0002', ['acceleration-columns']],
  ])('fictitious match points, in their columns or as in the official example: %s', (record, codes) => {
    const { tournament, problems } = parsed(four('142 5', record));
    expect([...(tournament?.virtualPoints ?? [])]).toEqual([
      [1, [20, 20]],
      [2, [20, 20]],
    ]);
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});

describe('boards', () => {
  test('a record 300 says at which board somebody sat, and leaves boards empty', () => {
    // Of team 1 player 2 sits at the first board; nobody is at the second, where 6 waits.
    let text = withGame(four('300 001 001 003    2 0000'), 1, '');
    text = withGame(text, 2, '5 w 0');
    text = withGame(withGame(text, 5, '2 b 1'), 6, '0000 w +');
    const { players } = read(text);
    expect(players[0].rounds[0]).toMatchObject({ result: '0', colour: 'white', boards: [0, 0] });
    expect(players[2].rounds[0]).toMatchObject({ secondaryPoints: 20, boards: [10, 10] });
  });

  test('games out of the order of the members need a record 300', () => {
    let text = four();
    text = withGame(withGame(text, 1, '6 w 1'), 2, '5 b 1');
    text = withGame(withGame(text, 6, '1 b 0'), 5, '2 w 0');
    expect(parsed(text).problems).toMatchObject([
      { code: 'line-up', severity: 'error', line: 3, column: 92 },
    ]);
    const withPoints = `${text}\n300 001 003 001    6    5`;
    expect(read(withPoints).players[0].rounds[0]).toMatchObject({ colour: 'white', secondaryPoints: 20 });
  });

  test('their colours must be those of record 352, and need one where the first is empty', () => {
    const wrong = withGame(withGame(four(), 2, '6 w 1'), 6, '2 b 0');
    expect(parsed(wrong).problems).toMatchObject([{ code: 'board-colours', line: 3, column: 92 }]);
    let empty = withGame(withGame(four(), 1, '0000 - Z'), 5, '0000 b +');
    empty = `${empty}\n300 001 001 003 0000    2`;
    expect(read(empty).players[0].rounds[0]).toMatchObject({ colour: 'white', boards: [0, 5] });
    const untold = parsed(empty.replace('352 WB\n', '').replace('0000 b +', '0000 - +'));
    expect(untold.problems).toMatchObject([{ code: 'colour-of-match' }]);
  });

  test('a forfeit that only one record tells is one for both', () => {
    const text = withGame(withGame(four(), 1, '5 w +'), 5, '');
    const { tournament, problems } = parsed(text);
    expect(problems).toMatchObject([{ code: 'one-sided-forfeit', severity: 'warning', line: 3 }]);
    expect(tournament?.players[0].rounds[0]).toMatchObject({ result: '1', boards: [10, 5] });
  });

  test('a match in which nobody came is forfeited, with a warning where no record 330 says so', () => {
    let text = four();
    for (const [id, game] of [
      [1, '5 w +'],
      [2, '6 b +'],
      [5, '1 b -'],
      [6, '2 w -'],
    ] as const)
      text = withGame(text, id, game);
    const { tournament, problems } = parsed(text);
    expect(problems).toMatchObject([{ code: 'forfeited-match', severity: 'warning' }]);
    expect(tournament?.players[0].rounds[0]).toMatchObject({ result: '+', points: 20, secondaryPoints: 20 });
    expect(tournament?.players[2].rounds[0]).toMatchObject({ result: '-', points: 0 });
    expect(parsed(`${text}\n330 +- 001 001 003`).problems).toEqual([]);
    expect(parsed(`${text}\n330 -+ 001 001 003`).problems).toMatchObject([
      { code: 'forfeited-match', severity: 'error' },
    ]);
  });

  test.each([
    ['both boards', ['0000 w +', '0000 b +'], [10, 10]],
    ['the second board by its colour', ['0000 - Z', '0000 b +'], [0, 10]],
    ['the first board by its colour', ['0000 - Z', '0000 w +'], [10, 0]],
    ['the first boards if the colours do not fit', ['0000 w +', '0000 w +'], [10, 10]],
    ['the first board if the file gives no colour', ['0000 - Z', '0000 - +'], [10, 0]],
    ['all boards if no player has a forfeit win', ['', ''], [10, 10]],
  ])('a match won by forfeit is won on %s', (_, [first, second], boards) => {
    let text = `${four()}\n330 +- 001 001 003`;
    text = withGame(withGame(text, 1, first), 2, second);
    text = withGame(withGame(text, 5, ''), 6, '');
    expect(read(text).players[0].rounds[0]).toMatchObject({ result: '+', boards });
  });

  test('a published round without results is one that is being played', () => {
    let text = four();
    for (const [id, game] of [
      [1, '5 w'],
      [5, '1 b'],
    ] as const)
      text = withGame(text, id, game);
    const { tournament } = parsed(text);
    expect(tournament?.players[0].rounds[0]).toMatchObject({ opponent: 3, result: '*', points: 0 });
  });
});

describe('teams of records 013', () => {
  const lists = FOUR.map((_, team) => `013 ${`Team ${team + 1}`.padEnd(33)}`.slice(0, 36) + members(team));
  function members(team: number): string {
    return [2 * team + 1, 2 * team + 2].map((id) => `${String(id).padStart(4)} `).join('');
  }
  const text = [
    ...four()
      .split('\n')
      .filter((line) => !line.startsWith('310')),
    ...lists,
  ].join('\n');

  test('are numbered in the order of their lines, which a warning says', () => {
    const { tournament, problems } = parsed(text);
    expect(problems).toMatchObject([{ code: 'team-numbers', severity: 'warning' }]);
    expect(tournament?.players.map(({ id, name }) => `${id} ${name ?? ''}`)).toEqual([
      '1 Team 1',
      '2 Team 2',
      '3 Team 3',
      '4 Team 4',
    ]);
  });

  test('have the bye that all their members have', () => {
    const withBye = [1, 2, 5, 6].reduce((file, id) => withGame(file, id, '0000 - U'), text);
    expect(parsed(withBye).tournament?.players[0].rounds[0]).toMatchObject({ result: 'U', points: 10 });
    expect(parsed(withBye).problems.map(({ code }) => code)).toContain('bye-of-members');
    expect(parsed(`${withBye}\n320  1.0  1.0 002`).problems).toContainEqual(
      expect.objectContaining({ code: 'contradiction', severity: 'error' }),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    ['a team number twice', '310   4 Again', 'duplicate-number', 5],
    ['an unknown member', team310(5, '', '', 99), 'unknown-player', 74],
    ['a player in two teams', team310(5, '', '', 1), 'two-teams', 74],
    ['a record 310 out of its form', '310 abc Team', 'record-form', 5],
    ['an unknown team', '330 +- 001 001 009', 'unknown-team', 1],
    ['a bye of an unknown team', '240 H 001 0009', 'unknown-team', 1],
    ['a bye in a round that was played', '240 H 001 0001', 'contradiction', 92],
    ['the bye for who played', '320  1.0  1.0 001', 'contradiction', 92],
    ['a forfeited match that was played', '330 +- 001 001 003', 'forfeited-match', 92],
    ['a forfeited match without a winner', '330    001 001 003', 'forfeited-match', 5],
    ['a stranger in a line-up', '300 001 001 003    3    2', 'line-up', 5],
    ['a line-up with somebody twice', '300 001 001 003    1    1', 'line-up', 5],
    ['a line-up without who played', '300 001 001 003    1', 'line-up', 17],
    ['a line-up against others', '300 001 001 002    1    2', 'line-up', 13],
    ['other colours of the boards', '352 W', 'contradiction', 1],
    ['match points that are none', '362 TW two', 'point-system', 8],
    ['a record of players', 'XXP 1 2', 'record-of-players', 1],
    ['a round that does not exist', '142 1\n240 H 003 0001', 'record-round', 5],
  ])('%s', (_, record, code, column) => {
    const { tournament, problems } = parsed(four(record));
    const error = problems.find(({ severity }) => severity === 'error');
    expect(tournament).toBeNull();
    expect(error).toMatchObject({ code, column });
    expect(error?.line).toBeGreaterThan(0);
    expect(error?.expected).not.toBe('');
  });

  test.each([
    ['members who meet two teams', withGame(withGame(four(), 2, '8 b 0'), 8, '2 w 1'), 'match'],
    ['a game of somebody without a team', four().replace(/(310 {3}4.*) {4}8$/m, '$1'), 'player-without-team'],
    ['no teams', `192 FIDE_TEAM\n${four().replace(/^310.*\n?/gm, '')}`, 'teams-missing'],
    ['results that do not fit', withGame(four(), 5, '1 b 1'), 'results'],
    ['a game of one record only', withGame(four(), 1, '0000 - Z'), 'one-sided-game'],
    ['a game of a record that ends before it', withGame(four(), 5, ''), 'one-sided-game'],
    [
      'games against a team with a bye',
      withGame(withGame(four('240 H 001 0003'), 5, ''), 6, ''),
      'contradiction',
    ],
  ])('%s', (_, text, code) => {
    const { tournament, problems } = parsed(text);
    expect(tournament).toBeNull();
    expect(problems.map((problem) => problem.code)).toContain(code);
  });
});

describe('printed points', () => {
  const printed = (...points: (readonly [string, string])[]): string =>
    four()
      .split('\n')
      .map((line) => {
        const id = Number(line.slice(4, 7));
        return line.startsWith('310') ? team310(id, ...points[id - 1], 2 * id - 1, 2 * id) : line;
      })
      .join('\n');

  test('that are right are no problem', () => {
    expect(parsed(printed(['2.0', '1.5'], ['1.0', '1.0'], ['0.0', '0.5'], ['1.0', '1.0'])).problems).toEqual(
      [],
    );
  });

  test('single wrong ones are warnings, and the matches count', () => {
    const { tournament, problems } = parsed(
      printed(['2.0', '1.5'], ['1.0', '2.0'], ['0.0', '0.5'], ['2.0', '1.0']),
    );
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'points', column: 62, text: '   2.0', expected: '1.0' },
      { severity: 'warning', code: 'points', column: 55, expected: '1.0' },
    ]);
    expect(tournament?.wrongPoints).toEqual([{ id: 4, printed: 20, expected: 10 }]);
  });

  test('those of an undeclared point system are errors', () => {
    const { tournament, problems } = parsed(
      printed(['3.0', '1.5'], ['1.0', '1.0'], ['0.0', '0.5'], ['1.0', '1.0']),
    );
    expect(tournament).toBeNull();
    expect(problems[0].message).toContain('all match points are right if scoring is 3-1-0');
  });

  test('a record 802 that says otherwise is a warning', () => {
    const right = '802   1          2.0    1.5    3 w  1.5';
    expect(parsed(four(right)).problems).toEqual([]);
    const { problems } = parsed(four(right.replace('3 w', '2 w').replace('   2.0', '   9.0')));
    expect(problems).toMatchObject([{ severity: 'warning', code: 'crosstable' }]);
  });

  test.each([
    ['the opponent of a round', '802   1          2.0    1.5    4 w  1.5', 'round 1 was against 3'],
    ['an opponent in columns 29 to 31', '802   1          2.0    1.5   4 w   1.5', 'round 1 was against 3'],
    ['a bye', '802   1          2.0    1.5  FPB    1.5', 'round 1 was against 3'],
    ['the match points', '802   1          1.0    1.5    3 w  1.5', 'match points'],
    ['the game points', '802   1          2.0    2.0    3 w  1.5', 'game points'],
    ['an unknown team', '802   9          2.0    1.5    3 w  1.5', 'there is no such team'],
  ])('a record 802 with another value for %s', (_, record, message) => {
    const { problems, tournament } = parsed(four(record));
    expect(tournament).not.toBeNull();
    expect(problems).toMatchObject([{ severity: 'warning', code: 'crosstable' }]);
    expect(problems[0].message).toContain(message);
  });
});

test('individual events are read as ever', () => {
  const { tournament } = parseTrf(`001    1`.padEnd(84), { teamEvents: 'pair' });
  expect(tournament?.kind).toBe('individual');
});
