import { expect } from 'vitest';
import {
  TEAM_EVENT,
  COLOURLESS,
  FOUR,
  IN_UTF_16,
  UNANNOUNCED,
  UNRATED,
} from '../../../tests/testing/option-files.js';
import type { CommandOptions } from './command-row.js';

const TEAMS = ['--format', 'json', '--rules', 'team-swiss-2026', '--round', '2'];
const DOCUMENT = ['--format', 'json'];
const FIRST = [...DOCUMENT, '--round', '1'];

export const EXPLAIN_OPTIONS: CommandOptions = {
  command: 'explain',
  args: ['-'],
  rows: [
    {
      option: '--round',
      words: ['--round', '1'],
      given: DOCUMENT,
      input: FOUR,
      changes: {
        'out.round': [2, 1],
        'out.published': ['deviates', 'agrees'],
        'out.brackets.0.score': [1, 0],
        'out.brackets.0.residents.0.score': [1, 0],
        'out.brackets.0.values.1.id': ['C6', 'C7'],
        'out.brackets.0.values.1.article': ['2.4.1', '2.4.2'],
      },
      below: ['out.brackets'],
    },
    {
      option: '--pair',
      words: ['--pair', '1-2'],
      given: DOCUMENT,
      input: FOUR,
      changes: {
        'out.questions.0': [
          undefined,
          expect.objectContaining({ question: 'pair', players: [1, 2], published: true }),
        ],
      },
    },
    {
      option: '--why-not',
      words: ['--why-not', '1-3'],
      given: DOCUMENT,
      input: FOUR,
      changes: {
        'out.questions.0': [
          undefined,
          expect.objectContaining({ question: 'why-not', players: [1, 3], published: false }),
        ],
      },
    },
    {
      option: '--rules',
      words: ['--rules', 'dutch-2017'],
      given: DOCUMENT,
      input: FOUR,
      changes: {
        'out.edition.id': ['dutch-2026', 'dutch-2017'],
        'out.edition.chosenBy': ['date', 'option'],
        'out.edition.reason': ['start date 2026-05-01', '--rules dutch-2017'],
        'out.brackets.0.values.1.article': ['2.4.1', 'C.6'],
      },
      below: ['out.brackets'],
    },
    {
      option: '--maxi',
      words: ['--maxi'],
      given: [...DOCUMENT, '--rules', 'lim-2026'],
      input: FOUR,
      changes: {
        'out.edition.reason': ['--rules lim-2026', '--rules lim-2026 --maxi'],
        'out.brackets.0.values.1.id': ['5.2', '5.7'],
        'out.brackets.0.values.1.article': ['5.2', '5.7'],
      },
      below: ['out.brackets'],
    },
    {
      option: '--reading',
      words: ['--reading', 'S7'],
      given: [...DOCUMENT, '--rules', 'dutch-2026'],
      input: FOUR,
      changes: { 'out.edition.reason': ['--rules dutch-2026', '--rules dutch-2026 --reading S7'] },
    },
    {
      option: '--encoding',
      words: ['--encoding', 'utf-16le'],
      given: DOCUMENT,
      input: IN_UTF_16,
      changes: {
        code: [3, 0],
        out: [
          [],
          expect.objectContaining({
            file: '-',
            name: 'Four',
            round: 2,
            isFinal: false,
            assumedFinal: false,
            players: 4,
          }),
        ],
        'errors.0': [expect.any(String), undefined],
        'errors.1': ['error: - is not a valid tournament', undefined],
      },
    },
    {
      option: '--initial-color',
      words: ['--initial-color', 'black'],
      given: FIRST,
      input: COLOURLESS,
      changes: {
        'out.published': ['agrees', 'deviates'],
        'out.brackets.0.pairs.0.white': [1, 3],
        'out.brackets.0.pairs.0.black': [3, 1],
        'out.brackets.0.pairs.1.white': [4, 2],
        'out.brackets.0.pairs.1.black': [2, 4],
      },
    },
    {
      option: '--total-rounds',
      words: ['--total-rounds', '3'],
      given: DOCUMENT,
      input: UNANNOUNCED,
      changes: { 'out.isFinal': [true, false], 'out.assumedFinal': [true, false] },
    },
    {
      option: '--acceleration',
      words: ['--acceleration', 'baku'],
      given: FIRST,
      input: FOUR,
      changes: {
        'out.published': ['agrees', 'deviates'],
        'out.brackets.0.score': [0, 1],
        'out.brackets.0.residents.0.score': [0, 1],
        'out.brackets.0.residents.1.score': [0, 1],
        'out.brackets.0.pairs.0.black': [3, 2],
        'out.brackets.0.values.1.id': ['C7', 'C6'],
        'out.brackets.0.values.1.article': ['2.4.2', '2.4.1'],
        'errors.0': [undefined, expect.any(String)],
      },
      below: ['out.brackets'],
    },
    {
      option: '--unrated',
      words: ['--unrated', '1400'],
      given: [...DOCUMENT, '--rules', 'dubov-2026'],
      input: UNRATED,
      changes: {
        code: [3, 0],
        out: [
          [],
          expect.objectContaining({
            file: '-',
            name: 'Four',
            round: 2,
            isFinal: false,
            assumedFinal: false,
            players: 4,
          }),
        ],
        'errors.0': [expect.any(String), undefined],
      },
    },
    {
      option: '--format',
      words: ['--format', 'json'],
      input: FOUR,
      changes: {
        out: [
          expect.any(Array),
          expect.objectContaining({
            file: '-',
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
      option: '--out',
      words: ['--out', '@round.txt'],
      input: FOUR,
      changes: { 'out.0': ['-:  Four', undefined], 'files.round_txt': [undefined, expect.any(Array)] },
      below: ['out'],
    },
    { option: '--open', heldBy: 'cli/output/page.test.ts' },
    {
      option: '--colours',
      words: ['--colours', 'B'],
      given: TEAMS,
      input: TEAM_EVENT,
      changes: {
        'out.edition.reason': [expect.any(String), expect.any(String)],
        'out.published': ['agrees', 'deviates'],
        'out.brackets.0.sequence.tops.1': [2, 3],
        'out.brackets.0.alterations.0': [undefined, { step: 'tops', article: '3.6.3', from: [2], to: [3] }],
        'out.brackets.0.alterations.1': [
          undefined,
          { step: 'bottoms', article: '3.6.3', from: [1, 3], to: [2, 4] },
        ],
        'out.brackets.0.pairs.0.white': [1, 2],
        'out.brackets.0.pairs.0.black': [3, 1],
      },
      below: ['out.brackets'],
    },
    {
      option: '--secondary',
      words: ['--secondary', 'unused'],
      given: TEAMS,
      input: TEAM_EVENT,
      changes: {
        'out.edition.reason': [expect.any(String), expect.any(String)],
        'out.published': ['agrees', 'deviates'],
        'out.brackets.0.pairs.1.white': [4, 2],
        'out.brackets.0.pairs.1.black': [2, 4],
      },
    },
    {
      option: '--primary',
      words: ['--primary', 'game-points'],
      given: TEAMS,
      input: TEAM_EVENT,
      changes: {
        'out.edition.reason': [expect.any(String), expect.any(String)],
        'out.published': ['agrees', 'deviates'],
        'out.brackets.0.residents.0.id': [2, 4],
        'out.brackets.0.sequence.tops.1': [2, undefined],
        'out.brackets.0.pairs.0.white': [1, 4],
        'out.brackets.0.pairs.0.black': [3, 2],
      },
      below: ['out.brackets'],
    },
  ],
};
