import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chooseEdition, checkFile, pairTournamentRound } from '../../checker/index.js';
import { nextEntry, verifyProtocol } from '../../checker/protocol/index.js';
import type { ProtocolEntry, ProtocolEvent } from '../../checker/protocol/index.js';
import {
  freshEventBy,
  playedMatches,
  readEvent,
  withGames,
} from '../../checker/protocol/testing/play-matches.js';
import { announcesTwoGames } from '../../corpus/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import type { Edition, RoundEntry } from '../../engine/index.js';
import { work } from './tasks.js';
import type { PairedRound, Task, TaskResults } from './tasks.js';

const ofTeams = editions.find(pairsTeams)!;
const ofTwoGames = editions.find(({ code }) => announcesTwoGames(code))!;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

async function done<Kind extends Task['kind']>(
  task: Extract<Task, { readonly kind: Kind }>,
): Promise<TaskResults[Kind]> {
  return (await work(task)) as TaskResults[Kind];
}

async function given(before: string, file: string): Promise<PairedRound> {
  const answer = await done<'round'>({ kind: 'round', before, file, edition: null });
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** What `pair` gives for a file, as boards. */
function pairedFrom(file: string): readonly object[] {
  const tournament = readEvent(file);
  const decision = chooseEdition(tournament, null);
  if (!decision.ok) throw new Error(decision.message);
  const { edition, baku } = decision;
  const options = { edition, baku, round: null, firstColour: null, totalRounds: null };
  const answer = pairTournamentRound(tournament, options);
  if (!answer.ok || answer.outcome.kind !== 'paired') throw new Error('the round cannot be paired');
  const { pairs, bye } = answer.outcome;
  return [...pairs.map(({ white, black }) => ({ white, black })), ...(bye === null ? [] : [{ bye }])];
}

/** The files of an event on its way: what was sent, and what was answered. */
async function lifeOf(
  edition: Edition,
  seed: string,
  [players, rounds, last = rounds]: readonly [number, number, number?],
  change = (file: string): string => file,
): Promise<{ files: string[]; answers: PairedRound[] }> {
  const files = [change(freshEventBy(edition, seed, players, rounds))];
  const answers: PairedRound[] = [];
  for (let round = 1; round <= last; round++) {
    const answer = await given(answers.at(-1)?.answer ?? files[0], files[round - 1]);
    answers.push(answer);
    files.push(playedMatches(answer.answer));
  }
  return { files, answers };
}

describe.each([
  ['teams', ofTeams, 8, 5],
  ['an odd number of teams', ofTeams, 9, 5],
  ['matches of two games', ofTwoGames, 8, 4],
  ['an odd number of players in matches of two games', ofTwoGames, 9, 4],
])('an event of %s', (_, edition, players, rounds) => {
  it('goes from its registration to its end, each round as it is paired, and nothing is told as altered', async () => {
    const { files, answers } = await lifeOf(edition, 'life', [players, rounds]);
    const registered = await done<'register'>({ kind: 'register', file: files[0], edition: null });
    expect(registered).toMatchObject({ ok: true });
    answers.forEach(({ round, boards, answer, deviations, edition: by }, index) => {
      expect([round, by, deviations]).toEqual([index + 1, edition.id, []]);
      expect(boards).toEqual(pairedFrom(files[index]));
      const told = readEvent(answer);
      expect([told.pairedRounds, told.wrongPoints]).toEqual([index + 1, []]);
    });
    const { verdict, rounds: checked } = checkFile(files[rounds], 'life');
    expect([verdict, checked.length]).toEqual(['agrees', rounds]);
    const late = await done<'round'>({
      kind: 'round',
      before: answers[rounds - 1].answer,
      file: files[rounds],
      edition: null,
    });
    expect(late).toMatchObject({ ok: false, why: 'invalid' });
  });

  it('has a protocol that verifies', async () => {
    const { files, answers } = await lifeOf(edition, 'protocol', [players, rounds, 2]);
    const events: ProtocolEvent[] = [
      { kind: 'registered', file: files[0], edition: null },
      ...answers.map(({ round, answer }, index): ProtocolEvent => {
        const rest = { differences: 0, breaches: 0, program: 'test', edition: edition.id };
        return { kind: 'round', round, file: files[index], answer: hash(answer), ...rest };
      }),
    ];
    const entries: ProtocolEntry[] = [];
    for (const what of events)
      entries.push(nextEntry('event', entries.at(-1) ?? null, { at: '2026-01-01', by: 'key', what }, hash));
    const document = { schema: 'swissproof/protocol/1', event: 'event', entries } as const;
    expect(verifyProtocol(document, hash).map(({ verdict }) => verdict)).toEqual(['holds', 'holds', 'holds']);
  });
});

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
    expect(pairs[0].explanation).toMatch(/^Round 3: team \d+ has \d+ [wb] = .* was given out\.$/);
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
    const told = readEvent(files[2]).players[0].rounds[0].opponent!;
    expect(await kinds(retold)).toEqual([1, told].sort((a, b) => a - b).map((team) => `result 1 ${team}`));

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

describe('a file of teams', () => {
  it('may come before its line-ups, with teams that ask for byes, and with fewer members than boards', async () => {
    const few = (file: string): string =>
      `${file.replace(/^(310 {3}2 .{64}.{10}).*$/m, '$1')}240 H 002    4\n`;
    const { files, answers } = await lifeOf(ofTeams, 'few', [8, 3], few);
    answers.forEach(({ boards }, index) => {
      expect(boards).toEqual(pairedFrom(files[index]));
    });
    expect(readEvent(answers[1].answer).players[3].rounds[1].result).toBe('H');
  });

  it('is refused with a reason', async () => {
    const { files, answers } = await lifeOf(ofTeams, 'refused', [8, 5, 2]);
    const refusal = async (before: string, file: string): Promise<string> => {
      const answer = await done<'round'>({ kind: 'round', before, file, edition: null });
      return answer.ok ? 'given' : `${answer.why}: ${answer.message}`;
    };
    expect(await refusal(answers[1].answer, files[1])).toMatch(/^behind/);
    expect(await refusal(files[0], answers[0].answer)).toMatch(
      /^results: round 1 has matches without all results: of 1, 2/,
    );
    expect(await refusal(files[0], files[0].replace(/^310.*$/gm, ''))).toMatch(/^invalid/);
    const nobody = files[0].replace(/^(310 {3}2 .{64}).*$/m, '$1');
    expect(await refusal(nobody, nobody)).toBe(
      'untold: round 1 is paired, but cannot be told in this file: nobody is named who plays for team 2 (record 310)',
    );
    const [own] = readEvent(files[0]).teams!.teams;
    const lineUp = `${files[0]}300 001 001 002 ${own.members
      .map((id) => String(id).padStart(4))
      .reverse()
      .join(' ')}\n`;
    expect(await refusal(lineUp, lineUp)).toMatch(
      /^untold: round 1 is paired, but cannot be told .*record 300/i,
    );
    const single = freshEventBy(
      editions.find((one) => !pairsTeams(one))!,
      'other',
      8,
      3,
    );
    expect(await refusal(files[0], single)).toMatch(/^invalid: players are paired in the file, and teams/);
    const asked = await done<'register'>({ kind: 'register', file: files[0], edition: ofTwoGames.id });
    expect(asked.ok).toBe(false);
  });

  it('is checked as any other', async () => {
    const { files } = await lifeOf(ofTeams, 'checked', [8, 5, 2]);
    const report = JSON.parse(await done<'check'>({ kind: 'check', file: files[2], rules: null })) as {
      tournaments: readonly { verdict: string }[];
    };
    expect(report.tournaments[0].verdict).toBe('agrees');
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
