import { expect, test } from 'vitest';
import { ruleNamed } from '../engine/index.js';
import { dutch2026 } from '../engine/testing/editions.js';
import { pairingJson, pairingText } from './pairing.js';

const colourRule = ruleNamed(dutch2026, '5.2.1');
const pairing = {
  pairs: [
    { white: 1, black: 3, colourRule },
    { white: 4, black: 2, colourRule },
  ],
  bye: 5,
};
const common = { file: 'open.trf', edition: 'dutch-2026', round: 2 };

test('the text counts the bye and puts it last', () => {
  expect(pairingText({ ...common, pairing })).toBe('3\n1 3\n4 2\n5 0\n');
  expect(pairingText({ ...common, pairing: { ...pairing, bye: null } })).toBe('2\n1 3\n4 2\n');
});

test('the JSON document', () => {
  expect(JSON.parse(pairingJson({ ...common, pairing }))).toMatchObject({
    schema: 'swissproof/pairing/1',
    round: 2,
    boards: [{ white: 1, black: 3 }, { white: 4, black: 2 }, { bye: 5 }],
  });
});
