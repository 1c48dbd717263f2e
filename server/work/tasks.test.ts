import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import { nextEntry, verifyProtocol } from '../../checker/protocol/index.js';
import type { ProtocolEntry, ProtocolEvent } from '../../checker/protocol/index.js';
import { freshEventBy, readEvent } from '../../checker/protocol/testing/play-matches.js';
import { editions, pairsTeams } from '../../engine/index.js';
import { done, lifeOf, ofTeams, ofTwoGames, pairedFrom } from '../testing/rounds.js';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

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
      const second = readEvent(answer);
      expect([second.pairedRounds, second.wrongPoints]).toEqual([index + 1, []]);
    });
    const { verdict, rounds: checked } = checkFile(files[rounds], 'life');
    expect([verdict, checked.length]).toEqual(['agrees', rounds]);
    const late = await done<'round'>({
      kind: 'round',
      before: answers[rounds - 1].answer,
      file: files[rounds],
      edition: null,
    });
    expect(late).toMatchObject({
      ok: true,
      isClosed: true,
      boards: [],
      answer: files.at(-1),
      deviations: [],
    });
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
