import { describe, expect, it } from 'vitest';
import { peopleOf } from '../words/person.js';
import { alteredRound, alteredWords } from './altered-boards.js';

const PEOPLE = peopleOf([
  { id: 3, name: 'Verbova, Olha' },
  { id: 4, name: 'Longmead, Harriet' },
  { id: 5, name: 'Polivka, Tomas' },
  { id: 8, name: 'Montelli, Chiara' },
]);

const pair = (player: number, before: string, now: string, kind = 'pair') => ({
  kind,
  players: [player],
  before,
  now,
});

describe('a round that came back otherwise', () => {
  it('has each board once, with White first', () => {
    const deviations = [
      pair(3, '4 b', '5 b 1'),
      pair(4, '3 w', '8 w 0'),
      pair(5, '8 b', '3 w 0'),
      pair(8, '5 w', '4 b 1'),
    ];
    const round = alteredRound(deviations);
    expect(round).toEqual({
      given: [
        { white: 4, black: 3 },
        { white: 8, black: 5 },
      ],
      played: [
        { white: 5, black: 3 },
        { white: 4, black: 8 },
      ],
    });
    expect(alteredWords(round, PEOPLE)).toBe(
      'Tomas Polivka (5) had White against Olha Verbova (3) and Harriet Longmead (4) had White against Chiara Montelli (8). The server had given out Harriet Longmead (4) against Olha Verbova (3) and Chiara Montelli (8) against Tomas Polivka (5).',
    );
  });

  it('shows byes and colours, and leaves changed results out', () => {
    const round = alteredRound([
      pair(3, '4 b', '4 w', 'colour'),
      pair(4, '3 w', '3 b', 'colour'),
      pair(8, '- U', '- Z', 'bye'),
      pair(5, '1 w 1', '1 w 0', 'result'),
    ]);
    expect(round).toEqual({
      given: [
        { white: 4, black: 3 },
        { white: 8, black: null },
      ],
      played: [
        { white: 3, black: 4 },
        { white: 8, black: null },
      ],
    });
  });

  it('says nothing where no pairing was altered', () => {
    expect(alteredWords(alteredRound([pair(5, '1 w 1', '1 w 0', 'result')]), PEOPLE)).toBe('');
  });
});
