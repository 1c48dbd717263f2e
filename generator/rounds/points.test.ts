import { expect, it } from 'vitest';
import { pointConfigOf, pointSystemOf, resolvePoints } from './points.js';

/** All values are different, so that a mix-up is noticed. In points. */
const OWN = {
  win: 4,
  draw: 2,
  loss: 0.5,
  pairingAllocatedBye: 3.5,
  fullPointBye: 3,
  halfPointBye: 1.5,
  zeroPointBye: 0.1,
  forfeitWin: 2.5,
  forfeitLoss: 0.2,
};

it('takes each value from the configuration, and gives it back', () => {
  expect(pointSystemOf(resolvePoints(OWN))).toEqual({
    whiteWin: 40,
    blackWin: 40,
    whiteDraw: 20,
    blackDraw: 20,
    whiteLoss: 5,
    blackLoss: 5,
    zeroPointBye: 1,
    halfPointBye: 15,
    fullPointBye: 30,
    pairingAllocatedBye: 35,
    forfeitWin: 25,
    forfeitLoss: 2,
    unknown: 20,
  });
  expect(pointConfigOf(pointSystemOf(resolvePoints(OWN)))).toEqual(OWN);
});

it('fills in what is not said', () => {
  expect(resolvePoints({ win: 3, draw: 1, loss: 0.5 })).toEqual({
    win: 3,
    draw: 1,
    loss: 0.5,
    pairingAllocatedBye: 3,
    fullPointBye: 3,
    halfPointBye: 1,
    zeroPointBye: 0,
    forfeitWin: 3,
    forfeitLoss: 0,
  });
});

it.each([
  [{ win: 1, loss: 1 }, 'a loss (1) is worth as much as a win (1)'],
  [{ win: 3, draw: 0.4, loss: 0.5 }, 'a draw (0.4) is worth less than a loss (0.5)'],
  [{ win: 1, draw: 0.6 }, 'two draws (1.2) are worth more than a win and a loss (1)'],
  [{ fullPointBye: 1.1 }, 'fullPointBye (1.1) is worth more than a win (1)'],
])('rejects %j', (config, message) => {
  expect(() => resolvePoints(config)).toThrow(new RangeError(`points: ${message}`));
});

it.each([
  { win: 3, draw: 0.5, loss: 0.5 },
  { win: 1, draw: 0.5 },
  { fullPointBye: 1, forfeitWin: 1 },
])('takes %j, which is just possible', (config) => {
  expect(resolvePoints(config)).toMatchObject(config);
});
