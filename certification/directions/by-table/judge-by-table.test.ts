import { describe, expect, it } from 'vitest';
import { publishedRound } from '../../../checker/judge/published-round.js';
import type { Tournament } from '../../../corpus/index.js';
import { ROBIN_KINDS } from '../../../engine/round-robin/index.js';
import { generateTournament, Random } from '../../../generator/index.js';
import { runs } from '../../../tests/suite.js';
import { judgeByTable, judgePaired } from './judge-by-table.js';
import { plantInTable } from './plant-in-table.js';
import { withRoundReplaced } from './table-event.js';

const RUNS = runs(25, 50);

const roundsOf = (deviations: readonly { readonly round: number }[]): number[] => [
  ...new Set(deviations.map(({ round }) => round)),
];

/** With all colours turned from a round on. */
function turnedFrom(event: Tournament, first: number): Tournament {
  return Array.from({ length: event.pairedRounds }, (_, index) => index + 1)
    .filter((round) => round >= first)
    .reduce((grown, round) => {
      const pairs = publishedRound(grown, round).pairs.map(({ white, black }) => ({
        white: black,
        black: white,
      }));
      return withRoundReplaced(grown, round, { pairs, bye: null });
    }, event);
}

describe.each(ROBIN_KINDS.map((kind) => ({ kind, id: kind.id })))('$id', ({ kind }) => {
  const event = (index: number, draw: 'numbers' | 'lot', least = 5): Tournament =>
    generateTournament(
      { system: kind.id, players: { min: least, max: 10 }, table: { draw }, rates: { forfeit: 0.05 } },
      'judged',
      index,
    );

  it('a right event agrees, by its starting numbers or by any others', () => {
    for (let index = 1; index <= RUNS; index++)
      for (const draw of ['numbers', 'lot'] as const) {
        const right = event(index, draw, 3);
        expect(judgePaired(right, kind), `${index} ${draw}`).toEqual([]);
        expect(judgeByTable(right, kind)).toMatchObject({ id: kind.id, deviations: [] });
      }
  });

  it('colours that are turned from a round on are found in these rounds and in no others', () => {
    for (let index = 1; index <= RUNS; index++) {
      const right = event(index, 'numbers');
      const first = 3 + (index % (right.pairedRounds - 2));
      const deviations = judgePaired(turnedFrom(right, first), kind);
      const wrong = Array.from({ length: right.pairedRounds - first + 1 }, (_, place) => first + place);
      expect(roundsOf(deviations), `${index}`).toEqual(wrong);
      // In two cycles the round with all colours turned is that of the other cycle.
      const possible = kind.cycles.cycles === 1 ? ['BT2'] : ['BT2', 'BT1'];
      expect(possible).toEqual(expect.arrayContaining(deviations.map(({ rule }) => rule.slice(0, 3))));
    }
  });

  it('what is planted in it is found where it was planted, by numbers that are drawn, too', () => {
    const errors = new Set<string>();
    for (let index = 1; index <= RUNS; index++)
      for (const draw of ['numbers', 'lot'] as const) {
        const planted = plantInTable(event(index, draw), new Random(`${index}`), kind);
        if (planted === null) throw new Error(`nothing was planted in ${index}`);
        errors.add(planted.error);
        expect(roundsOf(planted.deviations)).toEqual(planted.rounds);
        if (draw === 'numbers')
          expect(roundsOf(judgePaired(planted.tournament, kind)), `${index}`).toEqual(planted.rounds);
      }
    expect([...errors].sort()).toEqual([
      'colours exchanged',
      'colours of a round exchanged',
      'opponents exchanged',
      'rest round of another player',
      'rounds exchanged',
    ]);
  });
});
