import { expect, test } from 'vitest';
import { player } from '../../corpus/trf/testing/lines.js';
import { checkFile } from '../../checker/index.js';
import { dutch2012 } from '../../engine/testing/editions.js';
import { explainText } from '../explain/text.js';
import { parityWords } from './colour-words.js';
import { PLAYERS } from './participants.js';
import { withNames } from './person.js';
import { explanation } from '../testing/explanations.js';
import { explain } from './deviation/wording.js';

/** Seven players, the first away: 2 counts as number 1, 3 as number 2. The colours of 3 and 6 are exchanged. */
const FILE = [
  player(1, '0.0', '0000 - Z'),
  player(2, '0.5', '   5 w ='),
  player(3, '0.5', '   6 w ='),
  player(4, '0.5', '   7 w ='),
  player(5, '0.5', '   2 b ='),
  player(6, '0.5', '   3 b ='),
  player(7, '0.5', '   4 b ='),
  '152 W',
  '142 5',
].join('\n');

test('a wrong colour by the parity of a number that is not the starting number says why', () => {
  const [{ deviations }] = checkFile(FILE, 'late.trf').rounds;
  expect(deviations).toMatchObject([
    { kind: 'colour', rule: '5.2.5', parity: [{ player: 3, countsAs: 2, notYet: [1] }] },
  ]);
  expect(explain(deviations[0], { edition: 'dutch-2026', deviations })).toBe(
    'Bracket 0: player 6 should have White against 3 (odd pairing number of the higher ranked player: initial-colour, else the other); player 3 counts as number 2, for player 1 has not taken part yet [5.2.5].',
  );
});

test('where the numbers are the same nothing is said of them', () => {
  const all = [1, 2, 3, 4].map((id) => player(id, '0.5', `   ${((id + 1) % 4) + 1} ${id < 3 ? 'w' : 'b'} =`));
  const [{ deviations }] = checkFile([...all, '152 W', '142 5'].join('\n'), 'whole.trf').rounds;
  expect(deviations).toMatchObject([{ kind: 'colour', rule: '5.2.5', players: [2, 4] }]);
  expect(deviations[0]).not.toHaveProperty('parity');
});

test('an edition that goes by the starting number after round 1 says nothing of it then', () => {
  const [first] = checkFile(FILE, 'late.trf', { edition: dutch2012 }).rounds;
  expect(first.deviations).toMatchObject([
    { rule: 'E.5', parity: [{ player: 3, countsAs: 2, notYet: [1] }] },
  ]);
  // The same after a round in which nobody was there.
  const [, second] = checkFile(FILE.replace(/^(001.{86})/gm, '$1  0000 - Z'), 'late.trf', {
    edition: dutch2012,
  }).rounds;
  expect(second.deviations).toMatchObject([{ kind: 'colour', rule: 'E.5', players: [3, 6] }]);
  expect(second.deviations[0]).not.toHaveProperty('parity');
});

test('gaps in the starting numbers are another reason', () => {
  const shifted = FILE.replace(/^001 {4}1.*\n/, '');
  const [{ deviations }] = checkFile(shifted, 'gap.trf').rounds;
  expect(explain(deviations[0], { edition: 'dutch-2026', deviations })).toContain(
    'player 3 counts as number 2, for the starting numbers do not count on without gaps [5.2.5]',
  );
});

test('several who are missing', () => {
  expect(withNames(parityWords({ player: 5, countsAs: 3, notYet: [1, 4] }, PLAYERS), null)).toBe(
    'player 5 counts as number 3, for players 1 and 4 have not taken part yet',
  );
});

test('an answer about the colours of a pair says it too', () => {
  const report = explanation(FILE, { round: 1, questions: [{ kind: 'pair', players: [3, 6] }] });
  expect(explainText(report, 'late.trf')).toContain(
    'Player 6 (6) has White against Player 3 (3): odd pairing number of the higher ranked player: initial-colour, else the other [5.2.5]; Player 3 (3) counts as number 2, for Player 1 (1) has not taken part yet; ',
  );
});
