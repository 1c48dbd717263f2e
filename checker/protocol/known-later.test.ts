import { expect, test } from 'vitest';
import { knownLater, parseTrf, tournamentOf, writeTrf } from '../../corpus/index.js';
import type { RoundEntry } from '../../engine/index.js';
import { checkFile } from '../index.js';
import type { TournamentReport } from '../index.js';
import { nextRound } from './index.js';
import type { GivenRound } from './index.js';
import { altered, freshEvent, played, read } from './testing/play.js';

const ROUNDS = 6;

/**
 * An event whose rounds the server gives out, to its last file.
 * @param change what the organiser makes of a file before it is sent; `sent` is the number of paired rounds in it.
 */
function lifeOf(
  seed: string,
  change: (file: string, sent: number) => string,
): { closed: GivenRound; files: string[] } {
  const files = [freshEvent(seed, 16, ROUNDS)];
  let before = files[0];
  for (let sent = 0; ; sent++) {
    const answer = nextRound({ before, file: files[sent], edition: null });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    if (answer.isClosed) return { closed: answer, files };
    before = answer.answer;
    files.push(change(played(answer.answer), sent + 1));
  }
}

function withoutComments(file: string): string {
  return file.replace(/^###.*\n/gm, '');
}

function declared(file: string): string[] {
  const { tournament } = parseTrf(file);
  return tournament === null ? [] : knownLater(tournament).map(({ text }) => text.trim());
}

function verdicts({ rounds }: TournamentReport): string[] {
  return rounds.map(({ verdict }) => verdict);
}

const ALL = Array.from({ length: ROUNDS }, () => 'agrees');

/** A game of a round that White has won, White first. */
function decidedIn(file: string, round: number): readonly [number, number] {
  for (const { id, rounds } of read(file).players) {
    const { opponent, result, colour } = rounds[round - 1];
    if (opponent !== null && result === '1' && colour === 'white') return [id, opponent];
  }
  throw new Error('nobody has won with White');
}

const asResult =
  (game: readonly number[], results: readonly [RoundEntry['result'], RoundEntry['result']]) =>
  (id: number, entry: RoundEntry): RoundEntry =>
    game.includes(id) ? { ...entry, result: results[game.indexOf(id)] } : entry;

test.each(['server-1', 'server-2', 'server-3'])(
  'the final file of an event with an adjourned game agrees: %s',
  (seed) => {
    let game: readonly [number, number] | null = null;
    const { closed, files } = lifeOf(seed, (file, sent) => {
      // Another program loses the comments.
      const plain = withoutComments(file);
      if (sent === 2) {
        game = decidedIn(plain, 2);
        return altered(plain, asResult(game, ['?', '?']), 2);
      }
      return sent > 2 && game !== null ? altered(plain, asResult(game, ['1', '0']), 2) : plain;
    });
    const [lower, higher] = (game ?? [0, 0]).toSorted((a, b) => a - b);
    expect(declared(closed.answer)).toEqual([
      `Result known later @ Round 2: ${lower}-${higher} = until Round 3`,
    ]);
    expect(verdicts(checkFile(closed.answer, 'f'))).toEqual(ALL);
    expect(closed.differences).toEqual([]);
    expect(withoutComments(closed.answer)).toBe(files[ROUNDS]);
  },
);

test('a result and the colours of a game that are corrected two rounds later', () => {
  let game: readonly [number, number] | null = null;
  let turned: readonly [number, number] | null = null;
  const { closed } = lifeOf('corrected', (file, sent) => {
    const plain = withoutComments(file);
    if (sent < 4) return plain;
    game ??= decidedIn(plain, 1);
    turned ??= decidedIn(plain, 2);
    const [white, black] = turned;
    const corrected = altered(plain, asResult(game, ['0', '1']), 1);
    return altered(
      corrected,
      (id, entry) =>
        id === white || id === black ? { ...entry, colour: id === white ? 'black' : 'white' } : entry,
      2,
    );
  });
  expect(declared(closed.answer)).toHaveLength(2);
  expect(closed.answer).toMatch(/^### Result known later @ Round 1: \d+-\d+ [10] until Round 4$/m);
  expect(closed.answer).toMatch(/^### Colours corrected later @ Round 2: \d+-\d+ until Round 4$/m);
  expect(verdicts(checkFile(closed.answer, 'f'))).toEqual(ALL);
  expect(verdicts(checkFile(withoutComments(closed.answer), 'f'))).toContain('deviates');
});

/** The players with the numbers exchanged of two, who are the same by their FIDE numbers. */
function exchanged(file: string, one: number, other: number): string {
  const event = read(file);
  const now = (id: number): number => (id === one ? other : id === other ? one : id);
  const players = event.players
    .map((player) => ({
      ...player,
      id: now(player.id),
      rounds: player.rounds.map((entry) =>
        entry.opponent === null ? entry : { ...entry, opponent: now(entry.opponent) },
      ),
    }))
    .sort((a, b) => a.id - b.id);
  return writeTrf(tournamentOf({ ...event, players, fileOrder: players.map(({ id }) => id) }), {
    format: 'trf26',
    eol: '\n',
  });
}

test.each([false, true])('numbers that are given anew; comments lost: %s', (isLost) => {
  let game: readonly [number, number] | null = null;
  const { closed } = lifeOf('numbers', (file, sent) => {
    const plain = isLost ? withoutComments(file) : file;
    if (sent === 2) game = decidedIn(plain, 1);
    const corrected = sent === 2 && game !== null ? altered(plain, asResult(game, ['0', '1']), 1) : plain;
    return sent === 3 ? exchanged(corrected, 2, 7) : corrected;
  });
  expect(declared(closed.answer)).toHaveLength(2);
  expect(closed.answer).toMatch(/^### Numbers as of Round 3: 1 7 3 4 5 6 2 8 9 /m);
  expect(closed.answer).toMatch(/^### Result known later @ Round 1: /m);
  expect(parseTrf(closed.answer).problems).toEqual([]);
  expect(verdicts(checkFile(closed.answer, 'f'))).toEqual(ALL);
});

test('an event in which nothing was corrected gets its file back as it is', () => {
  const { closed, files } = lifeOf('plain', (file) => file);
  expect(closed.answer).toBe(files[ROUNDS]);
});
