import { expect } from 'vitest';
import { ALL_READINGS, NO_DAY_KNOWLEDGE, PAIRS_ONLY } from '../../../tests/testing/check-changes.js';
import { ADJOURNED, FOUR, SIXTEEN } from '../../../tests/testing/option-files.js';
import { JSON_OF_1, WHOLE } from './check-words.js';
import { inOutput } from './command-row.js';
import type { CommandRow, HeldOption } from './command-row.js';

/** What `check` looks for and prints. */
export const CHECK_REPORT_ROWS: readonly (CommandRow | HeldOption)[] = [
  {
    option: '--no-day-knowledge',
    words: ['--no-day-knowledge'],
    given: ['--format', 'json'],
    input: ADJOURNED,
    changes: { code: [0, 1], ...inOutput(NO_DAY_KNOWLEDGE) },
  },
  {
    option: '--all-readings',
    words: ['--all-readings'],
    given: WHOLE,
    input: FOUR,
    changes: inOutput(ALL_READINGS),
  },
  { option: '--explain-limit', heldBy: 'cli/check/explain-limit.test.ts' },
  {
    option: '--pairs-only',
    words: ['--pairs-only'],
    given: [...WHOLE, '--no-standings'],
    input: FOUR,
    changes: inOutput(PAIRS_ONLY),
  },
  {
    option: '--no-standings',
    words: ['--no-standings'],
    given: WHOLE,
    input: FOUR,
    changes: {
      'out.tournaments.0.standings': [
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
      'out.totals.standings.agree': [1, 0],
    },
  },
  {
    option: '--format',
    words: ['--format', 'summary'],
    given: ['--no-day-knowledge'],
    input: FOUR,
    changes: {
      'out.0': ['-:  Four', expect.any(String)],
      'out.1': ['  4 players, rules dutch-2026 (start date 2026-05-01)', expect.any(String)],
    },
    below: ['out'],
  },
  {
    option: '--out',
    words: ['--out', '@report.csv'],
    given: ['--no-day-knowledge', '--format', 'csv'],
    input: FOUR,
    changes: { 'out.0': [expect.any(String), undefined], 'files.report_csv': [undefined, expect.any(Array)] },
    below: ['out'],
  },
  {
    option: '--out',
    words: ['--out', '@report.csv'],
    given: ['--no-day-knowledge'],
    input: FOUR,
    changes: { 'out.0': ['-:  Four', undefined], 'files.report_csv': [undefined, expect.any(Array)] },
    below: ['out'],
  },
  { option: '--open', heldBy: 'cli/output/page.test.ts' },
  { option: '--site', heldBy: 'cli/output/site.test.ts' },
  {
    option: '--proof',
    words: ['--proof', '@proof.json'],
    given: WHOLE,
    input: FOUR,
    changes: { 'files.proof_json': [undefined, expect.objectContaining({})] },
  },
  {
    option: '--literal',
    words: ['--literal'],
    given: JSON_OF_1,
    input: SIXTEEN,
    changes: {
      code: [0, 2],
      'out.tournaments.0.verdict': ['agrees', 'not-checked'],
      'out.tournaments.0.rounds.0.verdict': ['agrees', 'not-checked'],
      'out.tournaments.0.rounds.0.reference.0': [{ white: 1, black: 9 }, undefined],
      'out.tournaments.0.rounds.0.reference.1': [{ white: 10, black: 2 }, undefined],
      'out.tournaments.0.rounds.0.reference.2': [{ white: 3, black: 11 }, undefined],
      'out.tournaments.0.rounds.0.reference.3': [{ white: 12, black: 4 }, undefined],
      'out.tournaments.0.rounds.0.reference.4': [{ white: 5, black: 13 }, undefined],
      'out.tournaments.0.rounds.0.reference.5': [{ white: 14, black: 6 }, undefined],
      'out.tournaments.0.rounds.0.reference.6': [{ white: 7, black: 15 }, undefined],
      'out.tournaments.0.rounds.0.reference.7': [{ white: 16, black: 8 }, undefined],
      'out.tournaments.0.rounds.0.reason': [
        undefined,
        'too large to try everything (16 players, at most 14)',
      ],
      'out.totals.rounds': [1, 0],
      'out.totals.agree': [1, 0],
      'out.totals.notChecked': [0, 1],
      'out.totals.byEdition.dutch-2026': [{}, undefined],
      'errors.0': [undefined, expect.any(String)],
    },
  },
  {
    option: '--only',
    words: ['--only', 'deviations'],
    given: WHOLE,
    input: FOUR,
    changes: {
      'out.tournaments.0.rounds.0.round': [1, 2],
      'out.tournaments.0.rounds.1': [
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
    },
    below: ['out.tournaments.0.rounds'],
  },
  {
    option: '--quiet',
    words: ['--quiet'],
    given: ['--no-day-knowledge'],
    input: FOUR,
    changes: { 'out.2': ['  round  1  agrees', '  round  2  DEVIATES'] },
    below: ['out'],
  },
  {
    option: '--no-color',
    words: ['--no-color'],
    given: ['--no-day-knowledge'],
    input: FOUR,
    isColoured: true,
    changes: {
      'out.2': ['  round  1  [32magrees[39m', '  round  1  agrees'],
      'out.3': ['  round  2  [1m[31mDEVIATES[39m[22m', '  round  2  DEVIATES'],
      'out.7': [expect.any(String), expect.any(String)],
    },
  },
  { option: '--jobs', heldBy: 'cli/check/check-all.test.ts' },
];
