import { expect } from 'vitest';
import { drawnEvent } from '../../../checker/testing/drawn-event.js';
import { ALL_READINGS, NO_DAY_KNOWLEDGE, PAIRS_ONLY } from '../../../tests/testing/check-changes.js';
import { ADJOURNED, FIRST, FOUR, UNRATED } from '../../../tests/testing/option-files.js';
import type { OptionRow } from './option-row.js';

/** Round 2 is one group of all players: a whole search for other readings is long. */
const LARGE = drawnEvent({ players: 160, rounds: 2, code: 'FIDE_LIM_2026' });

/** How `check` looks for reasons, and what it compares of the standings. */
export const CHECK_SEARCH_ROWS: readonly OptionRow[] = [
  {
    option: 'dayKnowledge',
    value: false,
    input: ADJOURNED,
    changes: NO_DAY_KNOWLEDGE,
  },
  {
    option: 'allReadings',
    value: true,
    input: FOUR,
    changes: ALL_READINGS,
  },
  {
    option: 'pairsOnly',
    value: true,
    input: FOUR,
    given: { dayKnowledge: false, standings: false },
    changes: PAIRS_ONLY,
  },
  {
    option: 'explainLimit',
    value: 1,
    input: LARGE,
    given: { ...FIRST, rounds: [2] },
    changes: {
      'tournaments.0.verdict': ['deviates', 'not-checked'],
      'tournaments.0.rounds.0.verdict': ['deviates', 'not-checked'],
      'tournaments.0.rounds.0.reason': [undefined, expect.any(String)],
      'tournaments.0.rounds.0.stopped': [undefined, { explainLimit: 1, searches: ['readings'] }],
      'totals.rounds': [1, 0],
      'totals.deviate': [1, 0],
      'totals.notChecked': [0, 1],
      'totals.byRule.5.2': [1, undefined],
      'totals.byEdition.lim-2026': [{ '5.2': 1 }, undefined],
      'totals.undecided': [undefined, 1],
    },
  },
  {
    option: 'unrated',
    value: 1400,
    input: UNRATED,
    changes: {
      'tournaments.0.warnings.0': [
        undefined,
        expect.objectContaining({
          line: 6,
          column: 5,
          text: '1',
          expected: 'numbers in the order of the ratings',
          adjustment: 'the numbers of the file count',
        }),
      ],
      'tournaments.0.standings.notes.0': [expect.any(String), undefined],
    },
  },
  {
    option: 'standings',
    value: false,
    input: FOUR,
    changes: {
      'tournaments.0.standings': [
        expect.objectContaining({
          verdict: 'agrees',
          points: 'agree',
          ranks: 'agree',
          round: 2,
          list: ['PTS', 'FB'],
          listFrom: 'file',
        }),
        undefined,
      ],
      'totals.standings.agree': [1, 0],
    },
  },
  {
    option: 'tieBreaks',
    value: 'PTS,TPN',
    input: FOUR,
    changes: {
      'tournaments.0.standings.list.1': ['FB', 'TPN'],
      'tournaments.0.standings.listFrom': ['file', 'option'],
    },
  },
];
