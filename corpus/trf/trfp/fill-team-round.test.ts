import { describe, expect, it } from 'vitest';
import { fillTeamRound, isOfTeams, parseTrf } from '../../index.js';
import type { Problem, TeamTournament } from '../../index.js';
import { teamFile } from '../testing/team-file.js';

function read(text: string): { event: TeamTournament; problems: Problem[] } {
  const { tournament, problems } = parseTrf(text, { teamEvents: 'pair' });
  if (tournament === null || !isOfTeams(tournament)) throw new Error(problems[0]?.message);
  return { event: tournament, problems };
}

/** Five teams of two boards before round 2; the numbers of the members are two to a team. */
const FIVE = (...records: string[]): string =>
  teamFile(['2w1.5', '1b0.5', '4w1', '3b1', 'U'], { boards: 2, records: ['142 4', ...records] });
const PAIRING = { pairs: [{ white: 3, black: 1 }], bye: 2 };

function filled(text: string): string[] {
  return fillTeamRound(text, read(text).event, PAIRING).split('\n');
}

describe('a round of teams', () => {
  it('is given to the first members, with the colours of record 352, and nothing else changes', () => {
    const text = FIVE('240 H 002    4    5');
    const before = text.split('\n');
    const changed = filled(text).filter((line, index) => line !== before[index]);
    expect(changed.map((line) => `${line.slice(0, 8)} ${line.slice(91).trim()}`.trim())).toEqual([
      '001    1 3 w 1     5 b',
      '001    2 4 b =     6 w',
      '001    5 7 w 1     1 w',
      '001    6 8 b 0     2 b',
      '320',
    ]);
    expect(changed.at(-1)).toBe('320           005 002');
  });

  it('is read as it was paired', () => {
    const { event, problems } = read(filled(FIVE('240 H 002    4    5')).join('\n'));
    expect(
      event.players.map(({ rounds: [, entry] }) => [entry.opponent, entry.colour, entry.result]),
    ).toEqual([
      [3, 'black', '*'],
      [null, null, 'U'],
      [1, 'white', '*'],
      [null, null, 'H'],
      [null, null, 'H'],
    ]);
    expect(problems.map(({ code }) => code)).toEqual(['missing-result']);
  });

  it('has its bye in a new record 320 that tells the earlier byes, too', () => {
    const byMembers = FIVE('240 H 002    4    5')
      .replace(/^320.*\n/m, '')
      .split('\n')
      .map((line) => (/^001 {2,4}(9|10) /.test(line) ? `${line.padEnd(91)}0000 - U` : line))
      .join('\n');
    expect(read(byMembers).problems.map(({ code }) => code)).toEqual(['bye-of-members']);
    const text = filled(byMembers).join('\n');
    expect(text).toContain('\n320  1.0  1.0 005 002\n');
    expect(read(text).event.players[4].rounds[0].result).toBe('U');
    const unsized = byMembers.replace(/^352.*\n/m, '');
    expect(filled(unsized).join('\n')).toContain('\n320  1.0      005 002\n');
  });

  it('has as many boards as both teams can man', () => {
    const text = teamFile(['Z', 'Z', 'Z'], { boards: 2, records: ['142 4'] });
    const games = (file: string): string[] => filled(file).filter((line) => /^001 .* [wb]$/.test(line));
    expect(games(text)).toHaveLength(4);
    const fewer = text.replace(/^(310 {3}3 .*) {4}6$/m, '$1');
    expect(fewer).not.toBe(text);
    expect(games(fewer).map((line) => line.slice(4, 8).trim())).toEqual(['1', '5']);
    expect(read(filled(fewer).join('\n')).event.players[2].rounds).toMatchObject([
      { opponent: 1, result: '*' },
    ]);
  });
});

describe('byes of rounds to come', () => {
  const withByes = (code: string, ...ids: number[]): string =>
    FIVE()
      .split('\n')
      .map((line) =>
        ids.some((id) => line.startsWith(`001 ${String(id).padStart(4)} `))
          ? `${line.padEnd(99)}  0000 - ${code}`
          : line,
      )
      .join('\n');

  it.each(['H', 'Z', 'F'])('%s of all members is that of the team, which a warning says', (code) => {
    const { event, problems } = read(withByes(code, 7, 8));
    expect(event.requestedByes).toEqual([{ round: 2, type: code, ids: [4] }]);
    expect(problems.map((problem) => problem.code)).toEqual(['bye-of-members']);
  });

  it('of some members is none', () => {
    const { event, problems } = read(withByes('Z', 7));
    expect([event.requestedByes, problems]).toEqual([[], []]);
  });
});

it('points may be those before a round that is being played, also of who has the bye', () => {
  const printed = filled(FIVE('240 H 002    4    5'))
    .map((line) =>
      line.startsWith('310') ? `${line.slice(0, 54)}${POINTS[Number(line[6]) - 1]}${line.slice(67)}` : line,
    )
    .join('\n');
  expect(read(printed).event.wrongPoints).toEqual([]);
  const more = printed.replace('   2.0    1.5', '   4.0    1.5');
  expect(read(more).event.wrongPoints).toEqual([{ id: 1, printed: 40, expected: 20 }]);
});

/** Match points and game points after round 1, in their columns. */
const POINTS = ['2.0 1.5', '0.0 0.5', '1.0 1.0', '1.0 1.0', '1.0 1.0'].map((both) =>
  both
    .split(' ')
    .map((points) => points.padStart(6))
    .join(' '),
);
