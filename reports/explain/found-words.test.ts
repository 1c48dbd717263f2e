import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decideCase, explainTournament } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';
import { explainText } from './text.js';

/** The explanation of a round of a found file, a line an entry. */
function explained(name: string, edition: string, round: number): string[] {
  const content = readFileSync(new URL(`../../corpus/found/${name}.trf`, import.meta.url));
  const tournament = parseTrf(content).tournament!;
  const decision = decideCase(tournament, editionById(edition));
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  const answer = explainTournament(decision.swissCase, { round, questions: [] });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return explainText(answer.report, name).split('\n');
}

test.each(['dutch-1992', 'dutch-2012', 'dutch-2015-draft', 'dutch-2017', 'dutch-2026'])(
  'a bracket of which no moved-down player can be paired keeps its own score: %s',
  (edition) => {
    const brackets = explained('psd1', edition, 1).filter((line) => line.startsWith('Bracket '));
    expect(brackets.map((line) => /^Bracket ([\d.]+)/.exec(line)?.[1])).toEqual([
      '7.5',
      '6',
      '5.5',
      '4.5',
      '4',
    ]);
  },
);

test('what the following bracket can do is said of both sides', () => {
  const floats = explained('psd2ca', 'dutch-2017', 2).find((line) => line.startsWith('  floats'));
  expect(floats).toBe(
    '  floats      Player 001 (1) floats down, because the number of players is odd. Not Player 003 (3), the lowest ranked: if Player 003 (3) floats down, the best that the following bracket can do for its pairing score differences is 2; if Player 001 (1) floats down, it is 1, 1 [C7, C.7]; with these downfloaters the players who are left cannot all be paired any more.',
  );
});
