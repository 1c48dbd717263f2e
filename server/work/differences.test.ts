import { describe, expect, it } from 'vitest';
import { readEvent, withGames } from '../../checker/protocol/testing/play-matches.js';
import type { RoundEntry } from '../../engine/index.js';
import { given, lifeOf, ofTeams, ofTwoGames } from '../testing/rounds.js';

describe('what comes back otherwise', () => {
  it('is told of teams: a pairing, with the rule that it breaks and the FIDE numbers of the members', async () => {
    const { files, answers } = await lifeOf(ofTeams, 'altered', [8, 5, 3]);
    const [first, second] = answers[2].boards.flatMap((board) => ('white' in board ? [board] : []));
    const event = readEvent(files[3]);
    const membersOf = (team: number): readonly number[] => event.teams!.teams[team - 1].members;
    const seated = (team: number): number[] =>
      membersOf(team).filter((id) => gameOf(files[3], id, 3).opponent !== null);
    // The teams with Black change their places.
    const opposite = new Map<number, number>();
    for (const [white, black] of [
      [first.white, second.black],
      [second.white, first.black],
    ])
      seated(white).forEach((id, board) => {
        opposite.set(id, seated(black)[board]);
        opposite.set(seated(black)[board], id);
      });
    const altered = withGames(
      files[3],
      new Map([
        [
          3,
          (id) =>
            opposite.has(id)
              ? { ...gameOf(files[3], id, 3), opponent: opposite.get(id)!, result: '=' }
              : null,
        ],
      ]),
    );
    const answer = await given(answers[2].answer, altered);
    const pairs = answer.deviations.filter(({ kind, source }) => kind === 'pair' && source === 'difference');
    const teams = [first.white, first.black, second.white, second.black].sort((a, b) => a - b);
    expect(pairs.map(({ players }) => players)).toEqual(teams.map((team) => [team]));
    expect(answer.deviations.filter(({ explanation }) => /player/i.test(explanation))).toEqual([]);
    expect(pairs[0].explanation).toMatch(
      /^Round 3: team \d+ Team \d+: (white|black) against \d+ was given out, .* came back\.$/,
    );
    expect(pairs[0].fideIds).toEqual(membersOf(teams[0]).map((id) => String(70000 + id)));
    expect(answer.breaches).toBeGreaterThan(0);
    expect(answer.deviations.find(({ source }) => source === 'rule')).toMatchObject({
      round: 3,
      edition: ofTeams.id,
      rule: expect.stringMatching(/./) as string,
    });
  });
  it('is told of teams: colours, byes, results of matches, teams, members, settings', async () => {
    const { files, answers } = await lifeOf(ofTeams, 'told', [9, 5, 2]);
    const before = answers[1].answer;
    const kinds = async (file: string): Promise<string[]> =>
      (await given(before, file)).deviations
        .filter(({ source }) => source === 'difference')
        .map(({ kind, round, players, field }) =>
          [kind, round ?? '-', players.join('+'), field ?? ''].join(' ').trim(),
        );
    const [first] = answers[1].boards.flatMap((board) => ('white' in board ? [board] : []));
    const members = readEvent(files[2]).teams!.teams;
    const both = [first.white, first.black].sort((a, b) => a - b);
    const ofBoth = both.flatMap((team) => members[team - 1].members);
    const turned = withGames(
      files[2],
      new Map([[2, (id) => (ofBoth.includes(id) ? turn(gameOf(files[2], id, 2)) : null)]]),
    );
    expect(await kinds(turned)).toEqual(both.map((team) => `colour 2 ${team}`));

    const one = members[0].members.find((id) => gameOf(files[2], id, 1).opponent !== null)!;
    const { opponent, result } = gameOf(files[2], one, 1);
    const other = result === '1' ? '=' : '1';
    const answer = { '1': '0', '=': '=' }[other] as '0' | '=';
    const retold = withGames(
      files[2],
      new Map([[1, (id) => (id === one ? game(id, other) : id === opponent ? game(id, answer) : null)]]),
    );
    function game(id: number, code: RoundEntry['result']): RoundEntry {
      return { ...gameOf(files[2], id, 1), result: code };
    }
    const answered = readEvent(files[2]).players[0].rounds[0].opponent!;
    expect(await kinds(retold)).toEqual(
      [1, answered].sort((a, b) => a - b).map((team) => `result 1 ${team}`),
    );

    const bye = answers[1].boards.flatMap((board) => ('bye' in board ? [board.bye] : []))[0];
    const byes = files[2].split('\n').find((line) => line.startsWith('320'))!;
    const half = [byes.slice(0, 17), `240 H 002 ${String(bye).padStart(4)}`].join('\n');
    expect(await kinds(files[2].replace(byes, half))).toEqual([`bye 2 ${bye}`]);

    const rows = files[2].split('\n');
    const row = rows.find((line) => line.startsWith('310   3'))!;
    expect(await kinds(files[2].replace(row, row.replace('Team 003', 'Team 333')))).toEqual([
      'player - 3 name',
    ]);
    const newcomer = '001  900      Newcomer'.padEnd(80) + ' 0.0';
    expect(await kinds(`${files[2].replace(row, `${row.trimEnd()}  900`)}${newcomer}\n`)).toEqual([
      'player - 3 members',
    ]);
    const late = `310  10 Team 010${row.slice(16, 53)}`.padEnd(73) + ' 900';
    expect(await kinds(`${files[2]}${newcomer}\n${late}\n`)).toEqual(['player-added - 10']);
    const moved = files[2]
      .replace(/^310 {3}9/m, '310  10')
      .replace(/^320.*$/m, (line) => line.replaceAll('009', '010'));
    expect(await kinds(moved)).toEqual(['number - 10']);
    const less = await given(files[0], files[0].replace(/^310 {3}9.*\n/m, ''));
    expect(less.deviations.map(({ kind, players }) => `${kind} ${players.join()}`)).toEqual([
      'player-removed 9',
    ]);
    expect(less.deviations[0].explanation).toBe('Team 9 Team 009 is not there any more.');
    expect(less.deviations[0].fideIds).not.toEqual([]);
    expect(await kinds(files[2].replace(/^142 5$/m, '142 6'))).toEqual(['event -  totalRounds']);
  });

  it('is told of matches of two games: one of their games, too', async () => {
    const { files, answers } = await lifeOf(ofTwoGames, 'games', [8, 4, 2]);
    const { players } = readEvent(files[2]);
    const { id, rounds } = players.find(({ rounds: [first] }) => codesOf(first).sort().join('') === '1=')!;
    const opponent = rounds[0].opponent!;
    const half = codesOf(rounds[0]).indexOf('=');
    const won = (one: number): RoundEntry | null => {
      if (one !== id && one !== opponent) return null;
      const { opponent: other, games } = players[one - 1].rounds[0];
      return { opponent: other, colour: games![half].colour, result: one === id ? '1' : '0' };
    };
    const retold = withGames(files[2], new Map([[half + 1, won]]));
    const { deviations } = await given(answers[1].answer, retold);
    expect(deviations.map(({ kind, players: who }) => `${kind} ${who.join()}`)).toEqual(
      [id, opponent].sort((a, b) => a - b).map((one) => `result ${one}`),
    );
    expect(deviations.find(({ players: who }) => who.includes(id))).toMatchObject({
      before: expect.stringMatching(/1 \((1, =|=, 1)\)$/) as string,
      now: expect.stringMatching(/1 \(1, 1\)$/) as string,
    });
  });
});

function codesOf({ games }: RoundEntry): string[] {
  return games!.map(({ result }) => result);
}

/** The game of a member in a round. */
function gameOf(file: string, id: number, round: number): RoundEntry {
  return readEvent(file).teams!.members.find((member) => member.id === id)!.rounds[round - 1];
}

function turn(entry: RoundEntry): RoundEntry {
  if (entry.opponent === null) return entry;
  return { ...entry, colour: entry.colour === 'white' ? 'black' : 'white' };
}
