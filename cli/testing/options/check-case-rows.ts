import { expect } from 'vitest';
import { BAKU, RATED_1400 } from '../../../tests/testing/check-case-changes.js';
import { FOUR, TEAM_EVENT, UNRATED } from '../../../tests/testing/option-files.js';
import { JSON_OF_1, WHOLE } from './check-words.js';
import { inOutput } from './command-row.js';
import type { CommandRow, HeldOption } from './command-row.js';

const TEAMS = [...JSON_OF_1, '--rules', 'team-swiss-2026', '--rounds', '2'];

/** Options of `check` that describe the event, for files that do not. */
export const CHECK_CASE_ROWS: readonly (CommandRow | HeldOption)[] = [
  {
    option: '--acceleration',
    words: ['--acceleration', 'baku'],
    given: JSON_OF_1,
    input: FOUR,
    changes: { code: [0, 1], ...inOutput(BAKU) },
  },
  {
    option: '--tie-breaks',
    words: ['--tie-breaks', 'PTS,TPN'],
    given: WHOLE,
    input: FOUR,
    changes: {
      'out.tournaments.0.standings.list.1': ['FB', 'TPN'],
      'out.tournaments.0.standings.listFrom': ['file', 'option'],
    },
  },
  {
    option: '--unrated',
    words: ['--unrated', '1400'],
    given: WHOLE,
    input: UNRATED,
    changes: {
      'out.tournaments.0.warnings.0': [
        undefined,
        expect.objectContaining({
          line: 6,
          column: 5,
          text: '1',
          expected: 'numbers in the order of the ratings',
          adjustment: 'the numbers of the file count',
        }),
      ],
      'out.tournaments.0.standings.notes.0': [expect.any(String), undefined],
    },
  },
  {
    option: '--unrated',
    words: ['--unrated', '1400'],
    given: [...JSON_OF_1, '--rules', 'dubov-2026'],
    input: UNRATED,
    changes: { code: [3, 0], ...inOutput(RATED_1400) },
  },
  {
    option: '--colours',
    words: ['--colours', 'B'],
    given: TEAMS,
    input: TEAM_EVENT,
    changes: {
      code: [0, 1],
      'out.tournaments.0.edition.reason': [expect.any(String), expect.any(String)],
      'out.tournaments.0.verdict': ['agrees', 'deviates'],
      'out.tournaments.0.rounds.0.verdict': ['agrees', 'deviates'],
      'out.tournaments.0.rounds.0.reference.0.black': [2, 3],
      'out.tournaments.0.rounds.0.reference.1.white': [1, 2],
      'out.tournaments.0.rounds.0.reference.1.black': [3, 1],
      'out.tournaments.0.rounds.0.deviations.0': [
        undefined,
        expect.objectContaining({
          kind: 'quality',
          rule: 'C8',
          article: '2.3.5',
          bracket: 2,
          players: [2, 4, 3, 1],
        }),
      ],
      'out.totals.agree': [1, 0],
      'out.totals.deviate': [0, 1],
      'out.totals.byRule.C8': [undefined, 1],
      'out.totals.byEdition.team-swiss-2026.C8': [undefined, 1],
    },
  },
  {
    option: '--secondary',
    words: ['--secondary', 'unused'],
    given: TEAMS,
    input: TEAM_EVENT,
    changes: {
      code: [0, 1],
      'out.tournaments.0.edition.reason': [expect.any(String), expect.any(String)],
      'out.tournaments.0.verdict': ['agrees', 'deviates'],
      'out.tournaments.0.rounds.0.verdict': ['agrees', 'deviates'],
      'out.tournaments.0.rounds.0.reference.0.white': [4, 2],
      'out.tournaments.0.rounds.0.reference.0.black': [2, 4],
      'out.tournaments.0.rounds.0.deviations.0': [
        undefined,
        expect.objectContaining({
          kind: 'colour',
          rule: '4.3.8',
          article: '4.3.8',
          bracket: 2,
          players: [2, 4],
        }),
      ],
      'out.totals.agree': [1, 0],
      'out.totals.deviate': [0, 1],
      'out.totals.byRule.4.3.8': [undefined, 1],
      'out.totals.byEdition.team-swiss-2026.4.3.8': [undefined, 1],
    },
  },
  {
    option: '--primary',
    words: ['--primary', 'game-points'],
    given: TEAMS,
    input: TEAM_EVENT,
    changes: {
      code: [0, 1],
      'out.tournaments.0.edition.reason': [expect.any(String), expect.any(String)],
      'out.tournaments.0.verdict': ['agrees', 'deviates'],
      'out.tournaments.0.rounds.0.verdict': ['agrees', 'deviates'],
      'out.tournaments.0.rounds.0.reference.1.white': [1, 5],
      'out.tournaments.0.rounds.0.reference.2.black': [5, 1],
      'out.tournaments.0.rounds.0.deviations.0': [
        undefined,
        expect.objectContaining({
          kind: 'quality',
          rule: 'C5',
          article: '2.3.2',
          bracket: 1.5,
          players: [3, 1],
          published: { value: [1.5], pairs: [[3, 1]], downfloaters: [] },
        }),
      ],
      'out.tournaments.0.rounds.0.deviations.1': [
        undefined,
        expect.objectContaining({
          kind: 'quality',
          rule: 'C5',
          article: '2.3.2',
          bracket: 0.5,
          players: [5, 6],
          published: { value: [], pairs: [[5, 6]], downfloaters: [] },
        }),
      ],
      'out.totals.agree': [1, 0],
      'out.totals.deviate': [0, 1],
      'out.totals.byRule.C5': [undefined, 1],
      'out.totals.byEdition.team-swiss-2026.C5': [undefined, 1],
    },
  },
];
