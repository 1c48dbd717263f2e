import { expect } from 'vitest';
import { explain } from '../../index.js';
import { COLOURLESS, FOUR, IN_UTF_16, UNANNOUNCED, UNRATED } from '../../../tests/testing/option-files.js';
import type { OptionRows } from './option-row.js';

const FIRST = { round: 1 };

export const EXPLAIN_ROWS: OptionRows = {
  name: 'explain',
  call: explain,
  rows: [
    {
      option: 'file',
      value: 'four.trf',
      input: FOUR,
      changes: { 'document.file': ['tournament', 'four.trf'] },
    },
    {
      option: 'encoding',
      value: 'utf-16le',
      input: IN_UTF_16,
      changes: {
        kind: ['invalid', 'explained'],
        message: ['the file is not a valid tournament', undefined],
        problems: [expect.any(Array), undefined],
        document: [
          undefined,
          expect.objectContaining({
            file: 'tournament',
            name: 'Four',
            round: 2,
            isFinal: false,
            assumedFinal: false,
            players: 4,
          }),
        ],
      },
    },
    {
      option: 'rules',
      value: 'burstein-2026',
      input: FOUR,
      changes: {
        'document.edition.id': ['dutch-2026', 'burstein-2026'],
        'document.edition.chosenBy': ['date', 'option'],
        'document.edition.reason': ['start date 2026-05-01', '--rules burstein-2026'],
        'document.brackets.0.residents.0.figures': [undefined, { buchholz: 0, sonnebornBerger: 0 }],
        'document.brackets.1.residents.0.figures': [undefined, { buchholz: 0.5, sonnebornBerger: 0.25 }],
        'document.brackets.2.residents.0.figures': [undefined, { buchholz: 1, sonnebornBerger: 0 }],
      },
      below: ['document.brackets'],
    },
    {
      option: 'rules',
      value: 'double-round-robin',
      input: FOUR,
      changes: {
        kind: ['explained', 'by-table'],
        'document.schema': ['swissproof/explain-report/1', 'swissproof/table-explanation/1'],
        'document.edition.id': ['dutch-2026', 'double-round-robin'],
        'document.edition.chosenBy': ['date', 'option'],
        'document.edition.reason': ['start date 2026-05-01', '--rules double-round-robin'],
        'document.isFinal': [false, undefined],
        'document.assumedFinal': [false, undefined],
        'document.players': [4, undefined],
        'document.verdict': ['paired', undefined],
        'document.published': ['deviates', 'agrees'],
        'document.bye': [null, undefined],
        'document.byeScore': [null, undefined],
        'document.brackets': [expect.any(Array), undefined],
        'document.rounds': [undefined, 6],
        'document.table': [undefined, { numbers: 4, round: 3, coloursTurned: false }],
        'document.boards': [
          undefined,
          [
            { white: 1, black: 2 },
            { white: 3, black: 4 },
          ],
        ],
        'document.rests': [undefined, []],
        'document.numbers': [
          undefined,
          [
            { player: 4, number: 1 },
            { player: 1, number: 2 },
            { player: 3, number: 3 },
            { player: 2, number: 4 },
          ],
        ],
      },
    },
    {
      option: 'round',
      value: 1,
      input: FOUR,
      changes: {
        'document.round': [2, 1],
        'document.published': ['deviates', 'agrees'],
        'document.brackets.0.score': [1, 0],
      },
      below: ['document.brackets'],
    },
    {
      option: 'initialColour',
      value: 'black',
      input: COLOURLESS,
      given: FIRST,
      changes: {
        'document.published': ['agrees', 'deviates'],
        'document.brackets.0.pairs.0.white': [1, 3],
        'document.brackets.0.pairs.0.black': [3, 1],
        'document.brackets.0.pairs.1.white': [4, 2],
        'document.brackets.0.pairs.1.black': [2, 4],
      },
    },
    {
      option: 'unrated',
      value: 1400,
      input: UNRATED,
      given: { rules: 'dubov-2026' },
      changes: {
        kind: ['invalid', 'explained'],
        message: [expect.any(String), undefined],
        problems: [[], undefined],
        document: [
          undefined,
          expect.objectContaining({
            file: 'tournament',
            name: 'Four',
            round: 2,
            isFinal: false,
            assumedFinal: false,
            players: 4,
          }),
        ],
      },
    },
    {
      option: 'totalRounds',
      value: 3,
      input: UNANNOUNCED,
      changes: { 'document.isFinal': [true, false], 'document.assumedFinal': [true, false] },
    },
    {
      option: 'acceleration',
      value: 'baku',
      input: FOUR,
      given: FIRST,
      changes: {
        'document.published': ['agrees', 'deviates'],
        'document.brackets.0.score': [0, 1],
        'document.brackets.0.s2.0': [3, 2],
        'document.brackets.0.s2.1': [4, undefined],
        'document.brackets.0.pairs.0.black': [3, 2],
      },
      below: ['document.brackets'],
    },
    {
      option: 'pairs',
      value: [[1, 2]],
      input: FOUR,
      changes: {
        'document.questions.0': [
          undefined,
          expect.objectContaining({ question: 'pair', players: [1, 2], published: true }),
        ],
      },
    },
    {
      option: 'whyNot',
      value: [[1, 3]],
      input: FOUR,
      changes: {
        'document.questions.0': [
          undefined,
          expect.objectContaining({ question: 'why-not', players: [1, 3], published: false }),
        ],
      },
    },
  ],
};
