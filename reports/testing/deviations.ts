import type { Deviation, RoundReport, TournamentReport } from '../../checker/index.js';
import { deviation as bareDeviation, side } from '../../checker/testing/made-up-deviations.js';

export { side };

/** Two pairs exchange their opponents; a criterion of 2026 that counts. */
export function deviation(parts: Partial<Deviation> = {}): Deviation {
  return bareDeviation({
    title: 'players who do not get their colour preference',
    bracket: 25,
    players: [5, 12, 8, 19],
    published: side({
      parts: [{ measure: 'count', value: [1, 1], players: [5, 12, 8, 19] }],
      pairs: [
        [5, 12],
        [8, 19],
      ],
    }),
    reference: side({
      parts: [{ measure: 'count', value: [], players: [] }],
      pairs: [
        [5, 19],
        [8, 12],
      ],
    }),
    ...parts,
  });
}

export function round(deviations: readonly Deviation[], parts: Partial<RoundReport> = {}): RoundReport {
  return {
    round: 3,
    verdict: deviations.length > 0 ? 'deviates' : 'agrees',
    assumedFinal: false,
    published: [{ white: 5, black: 12 }, { white: 8, black: 19 }, { bye: 7 }],
    reference: [{ white: 5, black: 19 }, { white: 8, black: 12 }, { bye: 7 }],
    deviations,
    ...parts,
  };
}

export function report(
  rounds: readonly RoundReport[],
  parts: Partial<TournamentReport> = {},
): TournamentReport {
  return {
    file: 'open.trf',
    name: 'Open',
    edition: {
      id: 'dutch-2026',
      chosenBy: 'date',
      source: { kind: 'date', date: { raw: '2026-05-01', iso: '2026-05-01' } },
    },
    alternatives: [],
    players: 20,
    verdict: rounds.every(({ verdict }) => verdict === 'agrees') ? 'agrees' : 'deviates',
    problems: [],
    rounds,
    ...parts,
  };
}

export function invalid(parts: Partial<TournamentReport> = {}): TournamentReport {
  return report([], {
    name: '',
    edition: null,
    players: 0,
    verdict: 'invalid',
    problems: [
      {
        severity: 'error',
        code: 'bad-result',
        file: 'open.trf',
        line: 12,
        column: 99,
        text: 'x',
        expected: 'a result',
        message: 'This is no result.',
      },
      {
        severity: 'warning',
        code: 'odd-rank',
        line: 13,
        column: 86,
        text: '3',
        expected: 'ranks in order',
        message: 'The rank is odd.',
        adjustment: 'ranks are not used',
      },
    ],
    ...parts,
  });
}
