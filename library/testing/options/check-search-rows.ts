import { expect } from 'vitest';
import { drawnEvent } from '../../../checker/testing/drawn-event.js';
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
    changes: {
      'tournaments.0.edition.alternatives': [undefined, expect.any(Array)],
      'tournaments.0.verdict': ['agrees', 'deviates'],
      'tournaments.0.rounds.2.verdict': ['agrees-otherwise', 'deviates'],
      'tournaments.0.rounds.2.reason': [expect.any(String), undefined],
      'tournaments.0.rounds.2.knownThen': [
        expect.objectContaining({ isSure: true, isCut: false }),
        undefined,
      ],
      'totals.deviate': [0, 1],
      'totals.agreeOtherwise': [1, undefined],
      'totals.byRule.C5': [undefined, 1],
      'totals.byRule.C7': [undefined, 1],
      'totals.byEdition.dutch-2017.C5': [undefined, 1],
      'totals.byEdition.dutch-2017.C7': [undefined, 1],
    },
  },
  {
    option: 'allReadings',
    value: true,
    input: FOUR,
    changes: {
      'tournaments.0.rounds.0.dependsOn': [undefined, []],
      'tournaments.0.rounds.1.dependsOn': [undefined, []],
      'tournaments.0.readingsTried': [
        undefined,
        ['B3', 'B4', 'B12', 'B22', 'B23', 'S1', 'S2', 'S5', 'S6', 'S7', 'S8'],
      ],
      'totals.sameByAllReadings': [undefined, 2],
      'totals.byReading': [undefined, {}],
    },
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
