import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parseTrf } from '../corpus/index.js';
import { editionById } from '../engine/index.js';
import { checkFile } from './check-file.js';
import { declaredCase } from './case/swiss-case.js';
import { explainTournament } from './explain/explain-tournament.js';
import { mistypedByes } from './mistyped-byes.js';
import { pairTournamentRound } from './pair-next.js';
import type { PairAnswer } from './pair-next.js';
import type { RoundReport } from './report.js';
import { spokenProblem } from '../reports/words/found-problem-words.js';

const absolute = readFileSync(new URL('../corpus/found/both-absolute-colours.trf', import.meta.url), 'utf8');

/** A file by the rules of 2026: the rounds of each player, behind the number of rounds of the event. */
function file(announced: number, ...players: readonly (readonly string[])[]): string {
  const lines = players.map((rounds, index) => {
    const points = rounds.filter((cell) => /[1UF]$/.test(cell)).length;
    const draws = rounds.filter((cell) => cell.endsWith('=')).length;
    const start = `001 ${String(index + 1).padStart(4)}      ${`Player ${index + 1}`.padEnd(33)} ${2400 - 10 * index}`;
    const printed = (points + draws / 2).toFixed(1).padStart(4);
    return `${start.padEnd(80)}${printed}     ${rounds.map((cell) => `  ${cell.padStart(8)}`).join('')}`.trimEnd();
  });
  return ['012 Reasons', '042 2026/05/01', `142 ${announced}`, '152 W', ...lines].join('\n');
}

function paired(text: string): Extract<PairAnswer, { ok: true }> {
  const { tournament } = parseTrf(text);
  if (tournament === null) throw new Error('no tournament');
  const answer = pairTournamentRound(declaredCase(tournament, editionById('dutch-2026')!));
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

describe('of two absolute colour preferences the wider difference decides', () => {
  it('and the deviation has both', () => {
    const [deviation] = checkFile(absolute, 'absolute.trf').rounds[4].deviations;
    expect(deviation).toMatchObject({
      rule: '5.2.2',
      differences: [
        { player: 1, difference: 2 },
        { player: 2, difference: 0 },
      ],
    });
  });

  it('and so has the explanation of the pair, with what the colours cost', () => {
    const { tournament } = parseTrf(absolute);
    const swissCase = declaredCase(tournament!, editionById('dutch-2026')!);
    const answer = explainTournament(swissCase, { round: 5, questions: [] });
    const story = answer.ok && answer.report.story.kind === 'paired' ? answer.report.story : null;
    const pair = story?.brackets.flatMap(({ pairs }) => pairs).find(({ white }) => white.id === 2);
    expect(pair?.differences.map(({ difference }) => difference)).toEqual([2, 0]);
    expect(pair?.costs).toEqual([{ player: 2, colour: 'white', kind: 'third-colour', difference: 1 }]);
  });
});

describe('why no pairing is legal', () => {
  test('everybody has met everybody', () => {
    const answer = paired(file(3, ['2 w 1'], ['1 b 0']));
    expect(answer).toMatchObject({ outcome: { kind: 'impossible' }, impossible: { kind: 'all-met' } });
  });

  test('a player has met everybody who is present', () => {
    const text = file(
      5,
      ['2 w 1', '3 b 1', '4 w 1'],
      ['1 b 0', '4 w 1', '0000 - Z'],
      ['4 w 1', '1 w 0', '0000 - Z'],
      ['3 b 0', '2 b 0', '1 b 0'],
    );
    expect(paired(text).impossible).toEqual({ kind: 'no-opponent', players: [1, 4], haveMet: true });
  });

  test('the others can only be paired without players who may not have the bye', () => {
    // Unmet are 1-2, 1-5, 3-4 and 3-5; 2, 4 and 5 had the bye.
    const text = file(
      6,
      ['3 b 1', '4 w 1', '0000 - Z', '0000 - Z'],
      ['5 w 1', '3 w 1', '0000 - U', '4 b 1'],
      ['1 w 0', '2 b 0', '0000 - Z', '0000 - Z'],
      ['0000 - U', '1 b 0', '5 w 1', '2 w 0'],
      ['2 b 0', '0000 - U', '4 b 0', '0000 - Z'],
    );
    const { impossible } = paired(text);
    expect(impossible).toMatchObject({ kind: 'bye-barred', players: [2, 4, 5], rule: { id: 'C2' } });
  });

  test('a round that can be paired has no reason', () => {
    expect(paired(file(3, [], [], [], [])).impossible).toBeNull();
  });
});

describe('before round 1', () => {
  it('announced rounds that cannot all be paired are a warning', () => {
    const codes = (announced: number, players: number): string[] =>
      paired(file(announced, ...Array.from({ length: players }, () => []))).warnings.map(({ code }) => code);
    expect(codes(4, 4)).toEqual(['too-many-rounds']);
    expect(codes(3, 4)).toEqual([]);
    expect(codes(5, 5)).toEqual([]);
    expect(codes(6, 5)).toEqual(['too-many-rounds']);
  });
});

describe('a pairing-allocated bye after a full-point bye', () => {
  const rounds = (verdict: RoundReport['verdict']): RoundReport[] =>
    [1, 2].map((round) => ({ round, verdict }) as RoundReport);
  const warnings = (first: string, verdict: RoundReport['verdict']): string[] => {
    const text = file(
      3,
      ['2 w 1', '3 b 1'],
      ['1 b 0', '4 w 1'],
      ['4 w 1', '1 w 0'],
      ['3 b 0', '2 b 0'],
      [first, '0000 - U'],
    );
    return mistypedByes(parseTrf(text).tournament!, rounds(verdict), 'byes.trf').map(
      (problem) => spokenProblem(problem).message,
    );
  };

  it('is a warning where the round agrees: the F may be a mistyped U', () => {
    expect(warnings('0000 - F', 'agrees')).toEqual([
      'Player 5 has the pairing-allocated bye in round 2 after a full-point bye (F) in round 1. If that F is a mistyped U, the second bye is not allowed.',
    ]);
  });

  it('is none where the round deviates, or the earlier bye is another one', () => {
    expect(warnings('0000 - F', 'deviates')).toEqual([]);
    expect(warnings('0000 - H', 'agrees')).toEqual([]);
  });
});
