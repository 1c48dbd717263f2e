import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTrf, writeTrf } from '../../index.js';
import type { Tournament } from '../../index.js';

function textOf(name: string): string {
  return readFileSync(new URL(`../../found/${name}.trf`, import.meta.url), 'latin1');
}

function read(text: string): Tournament {
  const { tournament, problems } = parseTrf(text, { teamEvents: 'pair' });
  if (tournament === null) throw new Error(problems.map(({ message }) => message).join('\n'));
  return tournament;
}

function matches({ players }: Tournament): string[] {
  return players.map(({ rounds }) =>
    rounds.map(({ opponent, result, boards }) => `${opponent} ${result} ${boards?.join('-')}`).join(', '),
  );
}

describe('a board that one team left empty', () => {
  test.each(['team-empty-board', 'team-forfeit-convert'])('is won by the other team: %s', (name) => {
    const tournament = read(textOf(name));
    expect(matches(tournament)).toEqual(['3 1 10-10', '4 1 10-10', '1 0 0-0', '2 0 0-0']);
    expect(matches(read(writeTrf(tournament, { format: 'trf26' })))).toEqual(matches(tournament));
  });

  test.each<[string, readonly (readonly [number, string])[], string]>([
    [
      'a player of the other team gives the empty chair a name',
      [[4, '   8 w +']],
      '300   1   4   2    7    0',
    ],
    [
      'both records tell of it',
      [
        [4, '   8 w +'],
        [8, '   4 b -'],
      ],
      '300   1   4   2    7    0',
    ],
    [
      'the first board',
      [
        [3, '0000 - +'],
        [4, '   7 b 1'],
        [7, '   4 w 0'],
      ],
      '300   1   4   2    0    7',
    ],
  ])('is read in other forms: %s', (_, cells, lineUp) => {
    const text = cells
      .reduce((file, [id, cell]) => withCell(file, id, cell), textOf('team-empty-board'))
      .replace('300   1   4   2    7    0', lineUp);
    expect(matches(read(text))).toEqual(['3 1 10-10', '4 1 10-10', '1 0 0-0', '2 0 0-0']);
  });

  test('where nobody of the team came, and record 300 names the match', () => {
    const cells: [number, string][] = [
      [3, '0000 w +'],
      [4, '0000 b +'],
      [7, '0000 - -'],
    ];
    const text = cells
      .reduce((file, [id, cell]) => withCell(file, id, cell), textOf('team-forfeit-convert'))
      .replace('300   1   4   2    7    0', '300   1   4   2    0    0');
    const { tournament, problems } = parseTrf(text, { teamEvents: 'pair' });
    expect(problems.map(({ code }) => code)).toContain('forfeited-match');
    expect(matches(tournament!)).toEqual(['3 1 10-10', '4 + 10-10', '1 0 0-0', '2 - 0-0']);
    // Only one of the teams has a record 300.
    const alone = text.replace('300   1   4   2    0    0\n', '');
    expect(matches(read(alone))).toEqual(matches(tournament!));
    // Both of them wait for each other.
    const both = withCell(withCell(text, 7, '0000 w +'), 8, '0000 b +');
    expect(parseTrf(both, { teamEvents: 'pair' }).problems.map(({ code }) => code)).toContain('match');
  });

  test('without a match `0000 - +` stays a bye of the team, as TRF06 wrote it', () => {
    const cells: [number, string][] = [
      [3, '0000 - +'],
      [7, '0000 - Z'],
    ];
    const text = cells
      .reduce((file, [id, cell]) => withCell(file, id, cell), textOf('team-empty-board'))
      .replace(/^300.*$/gm, '')
      .replace(/^(310 {3}2 .*)2( +)2\.0/m, '$11$21.0');
    const { tournament, problems } = parseTrf(text, { teamEvents: 'pair' });
    expect(problems.map(({ code }) => code)).toContain('bye-of-members');
    expect(tournament?.players[1].rounds[0]).toMatchObject({ opponent: null, result: 'U' });
  });
});

/** With the only round of a player written otherwise. */
function withCell(text: string, id: number, cell: string): string {
  const start = `001 ${String(id).padStart(4)} `;
  return text
    .split('\n')
    .map((line) => (line.startsWith(start) ? `${line.slice(0, 91)}${cell}` : line))
    .join('\n');
}
