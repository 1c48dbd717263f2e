import { describe, expect, it } from 'vitest';
import { four, player } from '../corpus/trf/testing/lines.js';
import { dutch2012, dutch2026 } from '../engine/testing/editions.js';
import { checkFile } from './check-file.js';

/** Only byes in round 1; in round 2 number 3 has more points than 1, whom he meets, and stands above him. */
function firstGameInRound2(colours: readonly [string, string], ...records: string[]): string {
  const [of1, of3] = colours;
  return [
    player(1, '0.5', '0000 - H', `   3 ${of1} 0`),
    player(2, '1.5', '0000 - H', '0000 - U'),
    player(3, '2.0', '0000 - U', `   1 ${of3} 1`),
    '142 9',
    ...records,
  ].join('\n');
}

describe('the initial-colour of an event that does not state it', () => {
  it('is shown by the higher ranked of a pair, who need not have the smaller number', () => {
    const report = checkFile(firstGameInRound2(['w', 'b']), 'late', { edition: dutch2026 });
    expect(report.initialColour).toEqual({
      colour: 'black',
      from: 'game',
      game: { round: 2, white: 1, black: 3 },
    });
    expect(report.rounds.map(({ verdict }) => verdict)).toEqual(['agrees', 'agrees']);
  });

  it('is what the edition makes of the number: in later rounds 2012 gives it to even ones', () => {
    const report = checkFile(firstGameInRound2(['w', 'b']), 'late', { edition: dutch2012 });
    expect(report.initialColour?.colour).toBe('white');
    expect(report.rounds.map(({ verdict }) => verdict)).toEqual(['agrees', 'agrees']);
  });

  it('is not inferred where an option tells it', () => {
    const report = checkFile(firstGameInRound2(['w', 'b']), 'late', {
      edition: dutch2026,
      firstColour: 'white',
    });
    expect(report.initialColour).toBeUndefined();
    expect(report.rounds[1].deviations).toMatchObject([{ kind: 'colour', rule: '5.2.5' }]);
  });

  it('nor where the file states it, whatever an option says', () => {
    const report = checkFile(four('142 9', '152 W'), 'stated', { edition: dutch2026, firstColour: 'black' });
    expect(report.initialColour).toBeUndefined();
  });
});
