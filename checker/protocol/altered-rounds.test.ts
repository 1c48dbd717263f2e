import { describe, expect, it } from 'vitest';
import { writeTrf } from '../../corpus/index.js';
import type { RoundEntry } from '../../engine/index.js';
import { breachesOf } from '../../reports/protocol/index.js';
import { nextRound } from './index.js';
import type { GivenRound } from './index.js';
import { altered, freshEvent, played, read } from './testing/play.js';
import { refusedRoundWords } from '../../reports/protocol/index.js';

describe('a round with altered pairings', () => {
  const files = [freshEvent('causes', 20)];
  const answers: string[] = [];
  for (let round = 1; round <= 3; round++) {
    answers.push(given(answers.at(-1) ?? files[0], files[round - 1]).answer);
    files.push(played(answers[round - 1]));
  }

  /** Another result of a game that White has won, as if it had been told wrongly. */
  function corrected(file: string, round: number): string {
    const winner = read(file).players.find(({ rounds }) => {
      const { colour, result } = rounds[round - 1];
      return colour === 'white' && result === '1';
    })!;
    const loser = winner.rounds[round - 1].opponent;
    const turned = new Map<number | null, '1' | '0'>([
      [winner.id, '0'],
      [loser, '1'],
    ]);
    return altered(file, (id, entry) => ({ ...entry, result: turned.get(id) ?? entry.result }), round);
  }

  /** The last board of a round with the other colours. */
  function turned(file: string, round: number): string {
    const { boards } = given(answers[round - 2] ?? files[0], files[round - 1]);
    const last = boards.flatMap((board) => ('white' in board ? [board.white, board.black] : [])).slice(-2);
    return altered(file, (id, entry) => (last.includes(id) ? otherColour(entry) : entry), round);
  }

  function breaches(before: string, file: string, known: Record<number, string> = {}): string[] {
    const { check } = given(before, file, known);
    return breachesOf(check).map(
      ({ round, rule, article, players }) => `${round} ${rule} ${article}: ${players.join(' ')}`,
    );
  }

  it('is judged by the results as they were when it was given out', () => {
    const alone = breaches(answers[1], turned(files[2], 2));
    expect(alone).toHaveLength(1);
    expect(alone[0]).toMatch(/^2 /);
    const both = corrected(turned(files[2], 2), 1);
    expect(breaches(answers[1], both)).toEqual(alone);
    expect(breaches(answers[1], corrected(files[2], 1))).toEqual([]);
  });

  it('is judged so also where the results were corrected rounds ago', () => {
    const sent = corrected(files[2], 1);
    const answer = given(answers[1], sent).answer;
    const next = turned(played(answer), 2);
    const alone = breaches(answers[1], turned(files[2], 2));
    const known = { 1: answers[0], 2: answers[1], 3: answer };
    expect(breaches(answer, next, known)).toEqual(alone);
    // The answer declares what was corrected; an answer of an earlier version does not.
    expect(breaches(answer, next)).toEqual(alone);
    expect(breaches(answer.replace(/^###.*\r?\n/gm, ''), next)).not.toEqual(alone);
  });

  it('is judged so also where starting numbers have changed, by the numbers of now', () => {
    const alone = breaches(answers[1], exchanged(turned(files[2], 2)));
    expect(alone).not.toEqual([]);
    expect(breaches(answers[1], exchanged(corrected(turned(files[2], 2), 1)))).toEqual(alone);
  });
});

/** The file with the starting numbers of two players exchanged; they are known by their FIDE numbers. */
function exchanged(text: string): string {
  const event = read(text);
  const to = (id: number): number => (id === 19 ? 20 : id === 20 ? 19 : id);
  const players = event.players.map((player) => ({
    ...player,
    id: to(player.id),
    rounds: player.rounds.map((entry) => ({
      ...entry,
      opponent: entry.opponent === null ? null : to(entry.opponent),
    })),
  }));
  return writeTrf({ ...event, players: players.sort((a, b) => a.id - b.id) }, { format: 'trf26' });
}

describe('a file of another event', () => {
  const file = freshEvent('one', 12, 5);
  const first = given(file, file).answer;
  const other = freshEvent('two', 12, 5);

  it.each([
    ['with other players', first, played(given(other, other).answer.replace(/700(?=\d\d )/g, '800'))],
    ['with other players, before the first round', file, other.replace(/700(?=\d\d )/g, '800')],
    [
      'with the same players, another name and other pairings',
      first,
      altered(played(first).replace(/^012 .*/m, '012 Another'), neighbours, 1),
    ],
  ])('%s is refused', (_, before, sent) => {
    const answer = nextRound({ before, file: sent, edition: null });
    expect(answer).toMatchObject({ ok: false });
    if (!answer.ok)
      expect([answer.why.kind, refusedRoundWords(answer)]).toEqual([
        'another',
        expect.stringContaining('event'),
      ]);
  });

  it('is not one in which the first round was paired anew by hand', () => {
    expect(given(first, altered(played(first), neighbours, 1)).differences).not.toEqual([]);
  });

  it('is not one with another federation, which is a deviation', () => {
    const sent = played(first)
      .replace(/^012 .*\n/m, '$&032 NED\n')
      .replace(/^032 (?!NED).*\n/m, '');
    const { differences } = given(first, sent);
    expect(differences).toMatchObject([{ kind: 'event', field: 'federation', now: 'NED' }]);
  });
});

function given(before: string, file: string, answers: Record<number, string> = {}): GivenRound {
  const answer = nextRound({ before, file, edition: null, answers });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

function neighbours(id: number, entry: RoundEntry): RoundEntry {
  const isFirst = id % 2 === 1;
  const opponent = isFirst ? id + 1 : id - 1;
  return { ...entry, opponent, colour: isFirst ? 'white' : 'black', result: '=' };
}

function otherColour(entry: RoundEntry): RoundEntry {
  return { ...entry, colour: entry.colour === 'white' ? 'black' : 'white' };
}
