import { describe, expect, it } from 'vitest';
import { eventOfCells, playerOf, stateAfter } from '../../../testing/event-of-cells.js';
import { player, state } from '../../../testing/players.js';
import { Strength } from '../../../rules/colour-preference.js';
import { dutch1992State } from './player-1992.js';

describe('rounds not played', () => {
  it('only the bye is a downfloat (J1)', () => {
    const seen = dutch1992State(stateAfter(eventOfCells(['U', 'H', 'F', 'Z', '6w+', '5b-']), 1));
    expect(seen.players.map(({ id, lastFloat }) => [id, lastFloat]).sort()).toEqual([
      [1, 'down'],
      ...[2, 3, 4, 5, 6].map((id) => [id, null]),
    ]);
  });

  it('a pairing is a float, played or not (J2)', () => {
    const seen = dutch1992State(stateAfter(eventOfCells(['2w1 3b-', '1b0 Z', 'Z 1w+']), 2));
    expect(playerOf(seen, 1)).toMatchObject({ lastFloat: 'down', earlierFloat: null });
    expect(playerOf(seen, 3)).toMatchObject({ lastFloat: 'up' });
  });

  it('a point without playing bars from the bye, half a point does not (J3)', () => {
    const seen = dutch1992State(stateAfter(eventOfCells(['U', 'H', 'F', 'Z', '6w+', '5b-']), 1));
    const barred = seen.players.filter(({ mayTakeBye }) => !mayTakeBye).map(({ id }) => id);
    expect(barred.sort()).toEqual([1, 3, 5]);
  });

  it('bar nobody where they would bar everybody (J19)', () => {
    const seen = dutch1992State(stateAfter(eventOfCells(['U', 'F', '4w+']), 1));
    expect(seen.players.map(({ mayTakeBye }) => mayTakeBye)).toEqual([true, true, true]);
  });
});

describe('who has more than half of the points in the last round (J4)', () => {
  const preferenceAfter = (colours: string, isFinal: boolean): unknown[] => {
    const event = state([player(1, 20, colours)], { isFinal, round: 3 });
    const [{ preference, strength, topscorer }] = dutch1992State(event).players;
    return [preference, strength, topscorer];
  };

  it('has no absolute preference: the difference decides, or the last game', () => {
    expect(preferenceAfter('WW', false)).toEqual(['black', Strength.absolute, false]);
    expect(preferenceAfter('WW', true)).toEqual(['black', Strength.strong, true]);
    expect(preferenceAfter('BBWW', true)).toEqual(['black', Strength.mild, true]);
    expect(preferenceAfter('WWWBB', true)).toEqual(['black', Strength.strong, true]);
    expect(preferenceAfter('', true)).toEqual([null, Strength.none, true]);
  });

  it('has no floats that would have to be respected', () => {
    const cells = ['2w1 3b1 4w=', '1b0 4w1 Z', '4w0 1w0 Z', '3b1 2b0 1b='];
    const before = stateAfter(eventOfCells(cells, { totalRounds: 9 }), 3);
    const last = stateAfter(eventOfCells(cells, { totalRounds: 4 }), 3);
    expect(playerOf(dutch1992State(before), 1)).toMatchObject({ lastFloat: 'down', earlierFloat: 'down' });
    expect(playerOf(dutch1992State(last), 1)).toMatchObject({ lastFloat: null, earlierFloat: null });
    // One of three points is not more than half.
    expect(playerOf(dutch1992State(last), 2)).toEqual(playerOf(dutch1992State(before), 2));
  });
});

it('two games in a row weigh more than a difference of one that asks for the other colour (J21)', () => {
  const [seen] = dutch1992State(state([player(1, 0, 'BBBWW')])).players;
  expect([seen.preference, seen.strength]).toEqual(['black', Strength.absolute]);
});
