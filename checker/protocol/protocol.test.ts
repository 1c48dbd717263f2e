import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fillRound, writeTrf } from '../../corpus/index.js';
import { player } from '../../corpus/trf/testing/lines.js';
import type { RoundEntry } from '../../engine/index.js';
import { breachesOf } from '../../reports/protocol/index.js';
import { checkFile, pairTournamentRound } from '../index.js';
import { decideCase } from '../case/decide-case.js';
import { compareFiles, nextEntry, nextRound, verifyProtocol } from './index.js';
import type {
  GivenRound,
  ProtocolDocument,
  ProtocolEntry,
  ProtocolEvent,
  RecordedDeviation,
  RoundEvent,
} from './index.js';
import { altered, freshEvent, played, read } from './testing/play.js';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

function given(before: string, file: string): GivenRound {
  const answer = nextRound({ before, file, edition: null });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** The files of an event on its way: what was sent, and what was answered. */
function lifeOf(seed: string, rounds: number, players = 20): { files: string[]; answers: GivenRound[] } {
  const files = [freshEvent(seed, players)];
  const answers: GivenRound[] = [];
  for (let round = 1; round <= rounds; round++) {
    const answer = given(answers.at(-1)?.answer ?? files[0], files[round - 1]);
    answers.push(answer);
    files.push(played(answer.answer));
  }
  return { files, answers };
}

describe('a round on its way', () => {
  it('is what pair gives, in its column, and the whole event agrees with the rules', () => {
    const { files, answers } = lifeOf('life', 6, 21);
    answers.forEach((answer, index) => {
      const tournament = read(files[index]);
      const decision = decideCase(tournament, null);
      if (!decision.ok) throw new Error(JSON.stringify(decision));
      const paired = pairTournamentRound(decision.swissCase);
      const outcome = paired.ok && paired.outcome.kind === 'paired' ? paired.outcome : null;
      const pairs = answer.boards.filter((board) => 'white' in board);
      expect(pairs).toEqual(outcome?.pairs.map(({ white, black }) => ({ white, black })));
      expect([answer.round, answer.differences, answer.check]).toEqual([index + 1, [], null]);
      expect(read(answer.answer).pairedRounds).toBe(index + 1);
      expect(read(answer.answer).wrongPoints).toEqual([]);
    });
    expect(checkFile(files[6], 'life').verdict).toBe('agrees');
  });

  it('is refused with a reason', () => {
    const { files, answers } = lifeOf('refused', 6, 12);
    const why = (before: string, file: string): string => {
      const answer = nextRound({ before, file, edition: null });
      return answer.ok ? 'given' : answer.why.kind;
    };
    const fault = (before: string, file: string): unknown => {
      const answer = nextRound({ before, file, edition: null });
      return !answer.ok && answer.why.kind === 'invalid' ? answer.why.fault : null;
    };
    expect(why(answers[1].answer, files[1])).toBe('behind');
    expect(why(answers[0].answer, answers[0].answer)).toBe('results');
    expect(why(answers[0].answer, 'nonsense')).toBe('invalid');
    const games = [player(1, '1.5', '   2 w 1', '   2 b ='), player(2, '0.5', '   1 b 0', '   1 w =')].join(
      '\n',
    );
    expect(fault(`${games}\n142 4`, `192 FIDE_DOUBLESWISS\n142 2\n${games}`)).toEqual({ kind: 'two-games' });
    expect(fault(`192 FIDE_DOUBLESWISS\n142 2\n${games}`, `${games}\n142 4`)).toEqual({ kind: 'two-games' });
    const closed = given(answers[5].answer, files[6]);
    expect([closed.isClosed, closed.round, closed.boards]).toEqual([true, 6, []]);
    expect([closed.answer, closed.differences]).toEqual([files[6], []]);
  });
});

describe('differences', () => {
  const { files, answers } = lifeOf('differences', 3, 12);
  const before = answers[2].answer;
  const now = files[3];
  const kinds = (file: string): string[] =>
    compareFiles(read(before), read(file)).map(
      ({ kind, round, player, field }) =>
        `${kind} ${round ?? '-'} ${player ?? '-'}${field === null ? '' : ` ${field}`}`,
    );

  it('are none where results fill the round given out', () => {
    expect(kinds(now)).toEqual([]);
  });

  it('name the changed result of an earlier round, of both players', () => {
    const one = read(now).players.find(({ rounds }) => rounds[0].result === '1')!;
    const other = one.rounds[0].opponent!;
    const changed = altered(
      now,
      (id, entry) => (id === one.id || id === other ? { ...entry, result: '=' } : entry),
      1,
    );
    expect(kinds(changed).sort()).toEqual([`result 1 ${one.id}`, `result 1 ${other}`].sort());
    expect(compareFiles(read(before), read(changed)).find(({ player }) => player === one.id)).toMatchObject({
      before: `${other} ${one.rounds[0].colour![0]} 1`,
      now: `${other} ${one.rounds[0].colour![0]} =`,
    });
  });

  it('name swapped colours and swapped opponents of the round given out, with the rule', () => {
    const boards = answers[2].boards.flatMap((board) => ('white' in board ? [board] : []));
    const [first, second] = boards;
    const turned = altered(
      now,
      (id, entry) => (id === first.white || id === first.black ? turn(entry) : entry),
      3,
    );
    expect(kinds(turned).sort()).toEqual([`colour 3 ${first.white}`, `colour 3 ${first.black}`].sort());
    const swap = new Map([
      [first.white, second.black],
      [second.black, first.white],
      [second.white, first.black],
      [first.black, second.white],
    ]);
    const swapped = altered(
      now,
      (id, entry) => (swap.has(id) ? { ...entry, opponent: swap.get(id)!, result: '=' } : entry),
      3,
    );
    expect(kinds(swapped).sort()).toEqual([...swap.keys()].map((id) => `pair 3 ${id}`).sort());
    const { check } = given(before, swapped);
    expect(check?.rounds.map(({ round, verdict }) => [round, verdict])).toEqual([[3, 'deviates']]);
    expect(check?.rounds[0].deviations[0].rule).toBeTruthy();
  });

  it('name what is otherwise with players and the event', () => {
    const event = read(now);
    const people = event.players.map((player) =>
      player.id === 2 ? { ...player, rating: 2999, name: 'Somebody else' } : player,
    );
    const text = writeTrf({ ...event, players: people, announcedRounds: 7 }, { format: 'trf26' });
    expect(kinds(text)).toEqual(['event - - totalRounds', 'rating - 2', 'player - 2 name']);
    const moved = now.replace(/^0[14]2 .*\n/gm, '');
    expect(kinds(`012 Another name\n042 2031/12/24\n${moved}`)).toEqual([
      'event - - name',
      'event - - startDate',
    ]);
    const ended = (day: string): string => now.replace(/^012 .*\n/m, `$&052 ${day}\n`);
    expect(compareFiles(read(ended('2031/12/24')), read(ended('2031/12/25')))).toMatchObject([
      { kind: 'event', field: 'endDate', before: '2031/12/24', now: '2031/12/25' },
    ]);
  });

  it('know players by their FIDE numbers when starting numbers change', () => {
    const event = read(now);
    const to = (id: number): number => (id === 1 ? 40 : id);
    const people = event.players.map((player) => ({
      ...player,
      id: to(player.id),
      rounds: player.rounds.map((entry) => ({
        ...entry,
        opponent: entry.opponent === null ? null : to(entry.opponent),
      })),
    }));
    const moved = { ...event, players: people, fileOrder: people.map(({ id }) => id) };
    expect(kinds(writeTrf(moved, { format: 'trf26' }))).toEqual(['number - 40']);
  });

  it('name who came and who left', () => {
    const late = freshEvent('differences', 13)
      .split('\n')
      .find((line) => line.startsWith('001   13'))!;
    expect(kinds(`${now}${late}\n`)).toEqual(['player-added - 13']);
    const registered = read(files[0]);
    const less = read(
      files[0]
        .split('\n')
        .filter((line) => !line.startsWith('001   12'))
        .join('\n'),
    );
    expect(compareFiles(registered, less)).toMatchObject([{ kind: 'player-removed', player: 12 }]);
  });

  it('name a round that was never asked for', () => {
    const found = compareFiles(read(files[1]), read(files[2]));
    expect(found).toEqual([expect.objectContaining({ kind: 'not-given-out', round: 2 })]);
    expect(given(files[1], files[2]).check?.verdict).toBe('agrees');
  });

  it('name another bye than the one given out', () => {
    const odd = lifeOf('odd', 1, 11);
    const bye = odd.answers[0].boards.flatMap((board) => ('bye' in board ? [board.bye] : []))[0];
    const text = fillRound(odd.files[1], 1, (id) =>
      id === bye ? { opponent: null, colour: null, result: 'Z' } : null,
    ).replace(/ 1\.0(?= +\d+ {2}0000 - Z)/, ' 0.0');
    expect(compareFiles(read(odd.answers[0].answer), read(text))).toEqual([
      { kind: 'bye', round: 1, player: bye, field: null, before: '- U', now: '- Z' },
    ]);
  });
});

describe('the protocol', () => {
  const document = protocolOf('protocol', 3);

  it('verifies', () => {
    expect(verdicts(document)).toEqual(['holds', 'holds', 'holds', 'holds']);
  });

  it('shows what was changed, left out or moved', () => {
    const { entries } = document;
    const at = (index: number, entry: Partial<ProtocolEntry>): ProtocolDocument => ({
      ...document,
      entries: entries.map((one, place) => (place === index ? { ...one, ...entry } : one)),
    });
    expect(verdicts(at(1, { by: 'another' }))).toEqual(['holds', 'broken', 'holds', 'holds']);
    expect(verdicts(at(1, { hash: hash('another') }))).toEqual(['holds', 'broken', 'holds', 'holds']);
    expect(verdicts(at(2, { at: '2020-01-01T00:00:00.000Z' }))[2]).toBe('broken');
    const without = { ...document, entries: entries.filter((_, index) => index !== 1) };
    expect(verdicts(without)).toEqual(['holds', 'broken', 'holds']);
    expect(verdicts({ ...document, entries: [entries[0], entries[2], entries[1], entries[3]] })).toContain(
      'broken',
    );
    expect(verdicts({ ...document, event: 'another' })[0]).toBe('broken');
  });

  it('shows an entry that is older than the one before it', () => {
    const times = ['2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z', '2026-11-01T12:00:00.000Z'];
    const events = document.entries.slice(0, 3).map(({ what }) => what);
    const backwards = chained(events, (index) => times[index]);
    expect(verifyProtocol(backwards, hash).map(({ verdict, fault }) => fault ?? verdict)).toEqual([
      'holds',
      'holds',
      'time',
    ]);
    expect(verdicts(backwards)[2]).toBe('broken');
  });

  it('shows a registration that is no tournament, and judges the entries after it', () => {
    const events = document.entries.map(({ what }) =>
      what.kind === 'registered' ? { ...what, file: what.file.replaceAll('001    ', '001 9999') } : what,
    );
    const forged = verifyProtocol(chained(events), hash);
    expect(forged.map(({ fault }) => fault).slice(0, 2)).toEqual(['file', 'not-paired']);
    expect(forged[0].verdict).toBe('broken');
    expect(forged).toHaveLength(4);
  });

  it('shows a number of broken rules that is not the one found again', () => {
    const { entries } = document;
    const forged = chained(
      entries.map(({ what }) =>
        what.kind === 'round' && what.round === 2 ? { ...what, breaches: 7 } : what,
      ),
    );
    expect(verifyProtocol(forged, hash).map(({ verdict, fault }) => fault ?? verdict)).toEqual([
      'holds',
      'holds',
      'breaches',
      'holds',
    ]);
  });

  it.each([
    ['another round', { round: 3 }, 'round'],
    ['the end of the event', { kind: 'closed' }, 'round'],
    ['another edition', { edition: 'dutch-2017' }, 'edition'],
    ['differences', { differences: 1 }, 'differences'],
  ] as const)('shows %s that is not the one answered, though all hashes are right', (_, member, fault) => {
    const forged = chained(
      document.entries.map(({ what }) =>
        what.kind === 'round' && what.round === 2 ? { ...what, ...member } : what,
      ),
    );
    expect(verifyProtocol(forged, hash)[2]).toMatchObject({ verdict: 'differs', fault });
  });

  it('holds the differences and broken rules themselves, and shows where they are not those found again', () => {
    const { files, answers } = lifeOf('recorded', 2, 10);
    const [first, second] = answers[0].boards.flatMap((board) => ('white' in board ? [board] : []));
    const swap = new Map([
      [first.white, second.black],
      [second.black, first.white],
      [second.white, first.black],
      [first.black, second.white],
    ]);
    const file = altered(
      files[1],
      (id, entry) => (swap.has(id) ? { ...entry, opponent: swap.get(id)!, result: '=' } : entry),
      1,
    );
    const answer = given(answers[0].answer, file);
    const found = recorded(answer);
    expect([found.length - answer.differences.length, found.at(-1)?.source]).toEqual([1, 'rule']);
    const withFound = (deviations: RecordedDeviation[]): ProtocolDocument =>
      chained([
        ...protocolOf('recorded', 1).entries.map(({ what }) => what),
        roundEvent(answer, file, { differences: answer.differences.length, breaches: 1, deviations }),
      ]);
    expect(verdicts(withFound(found))).toEqual(['holds', 'holds', 'holds']);
    // Members come in another order where somebody has stored the protocol.
    const turned = JSON.parse(JSON.stringify(withFound(found)), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ) as ProtocolDocument;
    expect(verdicts(turned)).toEqual(['holds', 'holds', 'holds']);
    for (const wrong of [
      found.slice(1),
      found.map((one) => (one.source === 'rule' ? { ...one, rule: 'C1' } : one)),
      found.map((one, index) => (index === 0 ? { ...one, now: '- Z' } : one)),
      found.map((one, index) => (index === 0 ? { ...one, players: [9] } : one)),
    ])
      expect(verifyProtocol(withFound(wrong), hash).map(({ verdict, fault }) => fault ?? verdict)).toEqual([
        'holds',
        'holds',
        'deviations',
      ]);
    const { entries } = withFound(found);
    const changed = structuredClone(entries) as unknown as {
      what: { deviations?: { explanation: string }[] };
    }[];
    changed[2].what.deviations![0].explanation = 'Nothing happened.';
    expect(verdicts({ ...document, entries: changed as unknown as ProtocolEntry[] })[2]).toBe('broken');
  });

  it('goes on from the file before where one was taken back, which must be the last one', () => {
    const [registered, first, second, third] = document.entries.map(({ what }) => what);
    const back = { kind: 'taken-back', round: 2, entry: 3 } as const;
    expect(verdicts(chained([registered, first, second, back, second, third]))).toEqual(
      Array(6).fill('holds'),
    );
    const faults = (events: readonly ProtocolEvent[]): string[] =>
      verifyProtocol(chained(events), hash).map(({ verdict, fault }) => fault ?? verdict);
    expect(faults([registered, first, second, back, third]).at(-1)).toBe('differences');
    expect(faults([registered, first, second, { ...back, entry: 2 }]).at(-1)).toBe('taken-back');
    const twice = { kind: 'taken-back', round: 1, entry: 2 } as const;
    expect(faults([registered, first, second, back, twice]).at(-1)).toBe('taken-back');
    expect(faults([registered, { ...twice, entry: 1 }]).at(-1)).toBe('taken-back');
  });

  it('holds where an earlier version answered a corrected file without declarations', () => {
    const { files, answers } = lifeOf('earlier version', 3, 10);
    const { id, rounds } = read(files[2]).players.find((player) => player.rounds[0].result === '1')!;
    const loser = rounds[0].opponent!;
    const corrected = altered(
      files[2],
      (one, entry) =>
        one === id ? { ...entry, result: '0' } : one === loser ? { ...entry, result: '1' } : entry,
      1,
    );
    const request = { before: answers[1].answer, file: corrected, edition: null };
    const [now, before] = [true, false].map((declares) => {
      const answer = nextRound({ ...request, declares });
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      return answer;
    });
    expect(now.answer).toContain('### Result known later @ Round 1:');
    expect(before.answer).not.toContain('###');
    const start = protocolOf('earlier version', 2).entries.map(({ what }) => what);
    const found = { differences: now.differences.length, breaches: 0 };
    for (const answer of [now, before])
      expect(verdicts(chained([...start, roundEvent(answer, corrected, found)]))).toEqual(
        Array(4).fill('holds'),
      );
    const forged = {
      ...roundEvent(before, corrected, found),
      answer: hash(before.answer.replace(' 1 ', ' 0 ')),
    };
    expect(verifyProtocol(chained([...start, forged]), hash).at(-1)?.fault).toBe('answer');
  });

  it('shows a round that was never the answer, though all hashes are right', () => {
    const { entries } = document;
    const forged = chained(
      entries.map(({ what }) =>
        what.kind === 'round' && what.round === 2 ? { ...what, answer: hash('x') } : what,
      ),
    );
    expect(verifyProtocol(forged, hash).map(({ verdict, fault }) => fault ?? verdict)).toEqual([
      'holds',
      'holds',
      'answer',
      'holds',
    ]);
  });
});

function protocolOf(seed: string, rounds: number): ProtocolDocument {
  const { files, answers } = lifeOf(seed, rounds, 10);
  return chained([
    { kind: 'registered', file: files[0], edition: null },
    ...answers.map((answer, index) => roundEvent(answer, files[index])),
  ]);
}

function roundEvent(
  { round, edition, answer }: GivenRound,
  file: string,
  found: Pick<RoundEvent, 'differences' | 'breaches' | 'deviations'> = { differences: 0, breaches: 0 },
): RoundEvent {
  return { kind: 'round', round, edition, file, answer: hash(answer), ...found, program: 'test' };
}

/** What was found with a file, as a server records it. */
function recorded({ differences, check }: GivenRound): RecordedDeviation[] {
  const none = { rule: null, article: null, edition: null, field: null, before: null, now: null };
  return [
    ...differences.map(({ player, ...difference }) => ({
      ...none,
      ...difference,
      source: 'difference' as const,
      players: player === null ? [] : [player],
      explanation: 'It came back otherwise.',
    })),
    ...breachesOf(check).map((breach) => ({ ...none, ...breach, source: 'rule' as const })),
  ];
}

function chained(
  events: readonly ProtocolEvent[],
  at: (index: number) => string = () => '2026-01-01T00:00:00.000Z',
): ProtocolDocument {
  const entries: ProtocolEntry[] = [];
  for (const [index, what] of events.entries())
    entries.push(nextEntry('event', entries.at(-1) ?? null, { at: at(index), by: 'key', what }, hash));
  return { schema: 'swissproof/protocol/1', event: 'event', entries };
}

function verdicts(document: ProtocolDocument): string[] {
  return verifyProtocol(document, hash).map(({ verdict }) => verdict);
}

function turn(entry: RoundEntry): RoundEntry {
  return { ...entry, colour: entry.colour === 'white' ? 'black' : 'white' };
}
