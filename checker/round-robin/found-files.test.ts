import { describe, expect, it } from 'vitest';
import { checkFile } from '../check-file.js';
import { fitFile } from '../fit/fit-file.js';
import { filesIn, hasGolden } from '../testing/golden.js';

describe.skipIf(!hasGolden)('found files of closed events', () => {
  const found = (folder: string, name: string): Uint8Array | string => {
    const file = filesIn(`found/${folder}`).find((one) => one.name.includes(name));
    if (file === undefined) throw new Error(`${name} is not among the found files`);
    return file.content;
  };

  it('by the circle, of which the file says nothing: agrees, also among all editions', () => {
    const content = found('all-play-all', 'rr-other-table-no-words');
    const expected = { verdict: 'agrees', edition: { id: 'round-robin' }, roundRobin: { table: 'other' } };
    expect(checkFile(content, 'event.trf')).toMatchObject(expected);
    expect(fitFile(content, 'event.trf')).toMatchObject({ ...expected, fit: { fitting: ['round-robin'] } });
  });

  it('with two rounds exchanged: these deviate', () => {
    const { rounds, roundRobin } = checkFile(found('round-robin', 'two-rounds-exchanged-6'), 'event.trf');
    const wrong = rounds.filter(({ verdict }) => verdict === 'deviates').map(({ round }) => round);
    expect([wrong, roundRobin?.table]).toEqual([[1, 3], 'berger']);
  });

  it.each([
    ['rr-round-repeated', [[2, 'BT3.round']]],
    ['rr-second-cycle-colours', [[6, 'BT2.cycle']]],
    ['rr-three-players-cycle', [[13, 'BT1.ring']]],
    ['rr-players-exchanged', [[1, 'BT1.players']]],
  ])('%s: one finding, with its cause', (name, expected) => {
    const { rounds } = checkFile(found('round-robin', name), 'event.trf');
    expect(rounds.flatMap(({ round, deviations }) => deviations.map(({ rule }) => [round, rule]))).toEqual(
      expected,
    );
  });

  it.each(['two-camps-called-round-robin', 'two-camps-no-words'])('%s: is not judged', (name) => {
    const report = checkFile(found('all-play-all', name), 'event.trf');
    expect(report).toMatchObject({ verdict: 'not-checked', unjudged: { kind: 'two-camps', from: 'games' } });
  });
});
