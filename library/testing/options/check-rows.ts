import { expect } from 'vitest';
import { check } from '../../index.js';
import { CHECK_CASE_ROWS } from './check-case-rows.js';
import { CHECK_SEARCH_ROWS } from './check-search-rows.js';
import { FIRST, FOUR, IN_UTF_16 } from '../../../tests/testing/option-files.js';
import type { OptionRow, OptionRows } from './option-row.js';

/** What is read, by which rules, and of which rounds. */
const FILE_ROWS: readonly OptionRow[] = [
  {
    option: 'file',
    value: 'four.trf',
    input: FOUR,
    changes: { 'tournaments.0.file': ['tournament', 'four.trf'] },
  },
  {
    option: 'encoding',
    value: 'utf-16le',
    input: IN_UTF_16,
    given: FIRST,
    changes: {
      'tournaments.0.name': ['', 'Four'],
      'tournaments.0.edition': [
        null,
        { id: 'dutch-2026', chosenBy: 'date', reason: 'start date 2026-05-01' },
      ],
      'tournaments.0.players': [0, 4],
      'tournaments.0.verdict': ['invalid', 'agrees'],
      'tournaments.0.errors.0': [
        expect.objectContaining({
          line: 1,
          column: 1,
          text: '',
          expected: 'a text file in UTF-8 or Latin-1',
        }),
        undefined,
      ],
      'tournaments.0.rounds.0': [
        undefined,
        expect.objectContaining({
          round: 1,
          verdict: 'agrees',
          published: [
            { white: 1, black: 3 },
            { white: 4, black: 2 },
          ],
          reference: [
            { white: 1, black: 3 },
            { white: 4, black: 2 },
          ],
        }),
      ],
      'totals.rounds': [0, 1],
      'totals.agree': [0, 1],
      'totals.invalid': [1, 0],
      'totals.byEdition.dutch-2026': [undefined, {}],
    },
  },
  {
    option: 'rules',
    value: 'dutch-2017',
    input: FOUR,
    given: { dayKnowledge: false },
    changes: {
      'tournaments.0.edition.id': ['dutch-2026', 'dutch-2017'],
      'tournaments.0.edition.chosenBy': ['date', 'option'],
      'tournaments.0.edition.reason': ['start date 2026-05-01', '--rules dutch-2017'],
      'tournaments.0.edition.alternatives': [expect.any(Array), undefined],
      'tournaments.0.rounds.1.deviations.0.rule': ['5.2.1', 'E.1'],
      'tournaments.0.rounds.1.deviations.0.article': ['5.2.1', 'E.1'],
      'tournaments.0.rounds.1.deviations.0.explanation': [expect.any(String), expect.any(String)],
      'totals.byRule.5.2.1': [1, undefined],
      'totals.byRule.E.1': [undefined, 1],
      'totals.byEdition.dutch-2026': [{ '5.2.1': 1 }, undefined],
      'totals.byEdition.dutch-2017': [undefined, { 'E.1': 1 }],
    },
  },
  {
    option: 'rules',
    value: 'round-robin',
    input: FOUR,
    given: FIRST,
    changes: {
      'tournaments.0.edition.id': ['dutch-2026', 'round-robin'],
      'tournaments.0.edition.chosenBy': ['date', 'option'],
      'tournaments.0.edition.reason': ['start date 2026-05-01', '--rules round-robin'],
      'tournaments.0.verdict': ['agrees', 'deviates'],
      'tournaments.0.rounds.0.verdict': ['agrees', 'deviates'],
      'tournaments.0.rounds.0.reference.0.white': [1, 3],
      'tournaments.0.rounds.0.reference.0.black': [3, 1],
      'tournaments.0.rounds.0.deviations.0': [
        undefined,
        expect.objectContaining({
          kind: 'colour',
          rule: 'BT2.colour',
          article: 'C.05 Annex 1',
          players: [3, 1],
          published: { value: [], pairs: [[1, 3]], downfloaters: [] },
          reference: { value: [], pairs: [[3, 1]], downfloaters: [] },
        }),
      ],
      'tournaments.0.roundRobin': [
        undefined,
        expect.objectContaining({
          table: 'berger',
          isComplete: false,
          cycles: 1,
          order: 'cycles',
          numbers: 'games',
          otherNumberings: 1,
        }),
      ],
      'totals.agree': [1, 0],
      'totals.deviate': [0, 1],
      'totals.byRule.BT2.colour': [undefined, 1],
      'totals.byEdition.dutch-2026': [{}, undefined],
      'totals.byEdition.round-robin': [undefined, { 'BT2.colour': 1 }],
    },
  },
  {
    option: 'rules',
    value: 'any',
    input: FOUR,
    given: FIRST,
    changes: {
      'tournaments.0.edition.chosenBy': ['date', 'fit'],
      'tournaments.0.edition.reason': ['start date 2026-05-01', 'every edition was tried'],
      'tournaments.0.fit': [undefined, expect.objectContaining({ calledFor: 'dutch-2026' })],
      'totals.byFit': [undefined, expect.any(Array)],
    },
  },
  {
    option: 'rounds',
    value: [1],
    input: FOUR,
    changes: {
      'tournaments.0.edition.alternatives': [expect.any(Array), undefined],
      'tournaments.0.verdict': ['deviates', 'agrees'],
      'tournaments.0.rounds.1': [
        expect.objectContaining({
          round: 2,
          verdict: 'deviates',
          published: [
            { white: 1, black: 2 },
            { white: 3, black: 4 },
          ],
          reference: [
            { white: 2, black: 1 },
            { white: 3, black: 4 },
          ],
        }),
        undefined,
      ],
      'totals.rounds': [2, 1],
      'totals.deviate': [1, 0],
      'totals.byRule.5.2.1': [1, undefined],
      'totals.byEdition.dutch-2026.5.2.1': [1, undefined],
    },
  },
];

export const CHECK_ROWS: OptionRows = {
  name: 'check',
  call: check,
  rows: [...FILE_ROWS, ...CHECK_CASE_ROWS, ...CHECK_SEARCH_ROWS],
};
