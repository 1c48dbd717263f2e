import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf, writeTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { editionById } from '../engine/index.js';
import { checkFile } from './check-file.js';
import { declaredCase } from './case/swiss-case.js';
import { pairTournamentRound } from './pair-next.js';
import type { PairAnswer } from './pair-next.js';

const FILE = readFileSync(new URL('../corpus/found/preselected-bye.trf', import.meta.url), 'latin1');

function read(text: string): Tournament {
  const { tournament, problems } = parseTrf(text);
  if (tournament === null) throw new Error(JSON.stringify(problems));
  return tournament;
}

function pair(text: string): PairAnswer {
  const edition = editionById('dutch-2026')!;
  return pairTournamentRound(declaredCase(read(text), edition));
}

/** The file with another cell of round 2 for some players, by starting number. */
function withCells(cells: Readonly<Record<number, string>>): string {
  return FILE.split('\n')
    .map((line) => {
      const cell = line.startsWith('001') ? cells[Number(line.slice(4, 8))] : undefined;
      return cell === undefined ? line : line.slice(0, 99).padEnd(101) + cell;
    })
    .join('\n');
}

describe('a column with a bye given beforehand and no game', () => {
  it('is no round', () => {
    const tournament = read(FILE);
    expect(tournament.pairedRounds).toBe(1);
    expect(tournament.requestedByes).toEqual([
      { round: 2, type: 'H', ids: [6] },
      { round: 2, type: 'U', ids: [3] },
    ]);
    const report = checkFile(FILE, 'x');
    expect(report.verdict).toBe('agrees');
    expect(report.rounds.map(({ round }) => round)).toEqual([1]);
    expect(report.standings?.reference?.table.round).toBe(1);
  });

  it('is paired without that player, with a warning where the rules give the bye to another', () => {
    const answer = pair(FILE);
    expect(answer).toMatchObject({
      ok: true,
      round: 2,
      outcome: {
        kind: 'paired',
        bye: null,
        pairs: [
          { white: 2, black: 1 },
          { white: 4, black: 5 },
        ],
      },
      warnings: [{ code: 'bye-given-beforehand', line: 7, column: 102, found: { id: 3, byRules: 5 } }],
    });
  });

  it('has no warning where the rules give the bye to the same player', () => {
    expect(pair(withCells({ 3: '', 5: '0000 - U' }))).toMatchObject({ ok: true, round: 2, warnings: [] });
  });

  it('cannot be paired where the others are an odd number: a second bye would be needed', () => {
    expect(pair(withCells({ 6: '' }).replace('0.5    6', '0.0    6'))).toMatchObject({
      ok: false,
      missing: 'players',
      why: { kind: 'given-byes', round: 2, ids: [3], left: 5, isOfTeams: false },
    });
  });

  it('two of them cannot be paired', () => {
    expect(pair(withCells({ 5: '0000 - U' }))).toMatchObject({
      ok: false,
      why: { kind: 'given-byes', ids: [3, 5] },
    });
  });

  it('is written as it was read', () => {
    const tournament = read(FILE);
    for (const format of ['trf16', 'trf26'] as const) {
      const again = read(writeTrf(tournament, { format }));
      expect(again.pairedRounds).toBe(1);
      expect(again.requestedByes).toEqual(tournament.requestedByes);
      expect(again.players.map(({ rounds }) => rounds)).toEqual(
        tournament.players.map(({ rounds }) => rounds),
      );
    }
  });

  it('is a round where nobody is left to be paired', () => {
    const absent = Object.fromEntries([1, 2, 4, 5].map((id) => [id, '0000 - Z']));
    expect(read(withCells(absent)).pairedRounds).toBe(2);
  });

  it('is a round where a later column has games', () => {
    const middle = withCells({ 1: '             2 w =', 2: '             1 b =' });
    const text = middle.replace('1.0    1', '1.5    1').replace('1.0    2', '1.5    2');
    expect(read(text).pairedRounds).toBe(3);
  });
});

describe('a forfeit loss in the round before', () => {
  const text = readFileSync(new URL('../corpus/found/noshow.trf', import.meta.url), 'latin1');

  it('is a reminder, and the pairing is the same', () => {
    const answer = pair(text);
    expect(answer).toMatchObject({
      ok: true,
      round: 2,
      warnings: [{ code: 'forfeit-before', line: 8, column: 92, found: { round: 1 } }],
    });
    const played = pair(text.replace('4 b +', '4 b 1').replace('2 w -', '2 w 0'));
    expect(played).toMatchObject({ ok: true, warnings: [] });
    expect(answer.ok && answer.outcome.kind === 'paired' && answer.outcome.pairs).toEqual([
      expect.objectContaining({ white: 2, black: 1 }),
      expect.objectContaining({ white: 3, black: 4 }),
    ]);
  });

  it('is none of a player who is not to be paired', () => {
    expect(pair(text.replace('2 w -', '2 w -  0000 - Z'))).toMatchObject({ ok: true, warnings: [] });
  });
});
