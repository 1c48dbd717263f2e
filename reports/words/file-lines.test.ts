import { expect, it } from 'vitest';
import { fileLines } from './file-lines.js';

const initialColour = { colour: 'black', from: 'game', game: { round: 2, white: 1, black: 3 } } as const;

it('says from which game the initial-colour was inferred, where that is not the usual one', () => {
  expect(fileLines({ initialColour, rounds: [{ round: 1, verdict: 'agrees' }] })).toEqual([
    'The file does not state the initial-colour: Black, by the game 1-3 of round 2; --initial-color says otherwise.',
  ]);
  const usual = { ...initialColour, game: { ...initialColour.game, round: 1 } };
  expect(fileLines({ initialColour: usual, rounds: [{ round: 1, verdict: 'agrees' }] })).toEqual([]);
  expect(fileLines({ initialColour: usual, rounds: [{ round: 1, verdict: 'deviates' }] })).toHaveLength(1);
  expect(fileLines({ rounds: [{ round: 1, verdict: 'deviates' }] })).toEqual([]);
});
