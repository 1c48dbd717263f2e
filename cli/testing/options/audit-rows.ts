import { expect } from 'vitest';
import { COLOURLESS, FOUR, IN_UTF_16, TOUCHED, UNANNOUNCED } from '../../../tests/testing/option-files.js';
import type { CommandOptions } from './command-row.js';

const DOCUMENT = ['--format', 'json'];

export const AUDIT_OPTIONS: CommandOptions = {
  command: 'audit',
  args: ['-'],
  rows: [
    {
      option: '--rules',
      words: ['--rules', 'dutch-2017'],
      given: DOCUMENT,
      input: FOUR,
      changes: {
        'out.tournaments.0.edition.id': ['dutch-2026', 'dutch-2017'],
        'out.tournaments.0.edition.chosenBy': ['date', 'option'],
        'out.tournaments.0.edition.reason': ['start date 2026-05-01', '--rules dutch-2017'],
      },
    },
    {
      option: '--encoding',
      words: ['--encoding', 'utf-16le'],
      given: DOCUMENT,
      input: IN_UTF_16,
      changes: {
        code: [3, 0],
        'out.tournaments.0.name': ['', 'Four'],
        'out.tournaments.0.verdict': ['invalid', 'untouched'],
        'out.tournaments.0.errors.0': [
          expect.objectContaining({
            line: 1,
            column: 1,
            text: '',
            expected: 'a text file in UTF-8 or Latin-1',
          }),
          undefined,
        ],
        'out.tournaments.0.edition': [
          null,
          { id: 'dutch-2026', chosenBy: 'date', reason: 'start date 2026-05-01' },
        ],
        'out.tournaments.0.event': [
          null,
          {
            format: 'swiss',
            permission: 'permitted',
            camps: null,
            rounds: 3,
            leastGames: 9,
            declared: [],
            host: null,
            field: 'no',
            largeSwiss: 'no',
          },
        ],
        'out.tournaments.0.facts': [
          null,
          {
            ...{ place: '', federation: '', from: '2026-05-01', until: '', chiefArbiter: '' },
            ...{ deputyArbiters: [], rateOfPlay: '', typeText: '', roundDays: [] },
          },
        ],
        'out.tournaments.0.rounds.checked': [0, 2],
        'out.tournaments.0.rounds.deviating.0': [undefined, 2],
        'out.totals.invalid': [1, 0],
      },
      below: ['out.tournaments.0.players'],
    },
    {
      option: '--players',
      words: ['--players', '@titles.csv'],
      files: { 'titles.csv': 'id,title\n1,IM\n' },
      given: DOCUMENT,
      input: FOUR,
      changes: { 'out.tournaments.0.players.0.title': [null, 'IM'] },
      below: ['out.tournaments.0.players'],
    },
    {
      option: '--exempt',
      words: ['--exempt', '1.4.3a'],
      given: DOCUMENT,
      input: FOUR,
      changes: {
        'out.tournaments.0.event.declared.0': [undefined, '1.4.3a'],
        'out.tournaments.0.players.0.norms.0.exemption': [null, '1.4.3a'],
      },
      below: ['out.tournaments.0.players'],
    },
    {
      option: '--host-federation',
      words: ['--host-federation', 'FRA'],
      given: DOCUMENT,
      input: FOUR,
      changes: { 'out.tournaments.0.event.host': [null, 'FRA'] },
    },
    {
      option: '--least-games',
      words: ['--least-games', '7'],
      given: DOCUMENT,
      input: FOUR,
      changes: {
        'out.tournaments.0.event.leastGames': [9, 7],
        'out.tournaments.0.players.0.norms.0.requirements.0.article': ['1.4.1a', '1.4.1b'],
        'out.tournaments.0.players.0.norms.0.requirements.0.threshold': [9, 7],
      },
      below: ['out.tournaments.0.players'],
    },
    {
      option: '--initial-color',
      words: ['--initial-color', 'black'],
      given: DOCUMENT,
      input: COLOURLESS,
      changes: {
        'out.tournaments.0.rounds.deviating.0': [2, 1],
        'out.tournaments.0.rounds.deviating.1': [undefined, 2],
      },
    },
    {
      option: '--total-rounds',
      words: ['--total-rounds', '3'],
      given: DOCUMENT,
      input: UNANNOUNCED,
      changes: {
        'out.tournaments.0.assumptions': [[expect.any(String)], undefined],
        'out.tournaments.0.event.rounds': [2, 3],
      },
    },
    {
      option: '--acceleration',
      words: ['--acceleration', 'baku'],
      given: DOCUMENT,
      input: FOUR,
      changes: {
        'out.tournaments.0.rounds.deviating.0': [2, 1],
        'out.tournaments.0.rounds.deviating.1': [undefined, 2],
        'out.tournaments.0.assumptions': [
          undefined,
          ['Baku acceleration (C.04.7 of 2026), as --acceleration baku requests.'],
        ],
      },
    },
    {
      option: '--format',
      words: ['--format', 'csv'],
      input: FOUR,
      changes: { 'out.0': ['-:  Four', expect.any(String)], 'out.1': [expect.any(String), undefined] },
      below: ['out'],
    },
    {
      option: '--out',
      words: ['--out', '@norms.txt'],
      input: FOUR,
      changes: { 'out.0': ['-:  Four', undefined], 'files.norms_txt': [undefined, expect.any(Array)] },
      below: ['out'],
    },
    { option: '--open', heldBy: 'cli/output/page.test.ts' },
    { option: '--site', heldBy: 'cli/output/site.test.ts' },
    {
      option: '--claimed',
      words: ['--claimed', '@claims.csv'],
      files: { 'claims.csv': 'event,fide id,title\nFour,123,IM\n' },
      given: DOCUMENT,
      input: FOUR,
      changes: { 'out.season': [undefined, expect.objectContaining({ claims: [expect.any(Object)] })] },
    },
    { option: '--tables', heldBy: 'cli/audit/season.test.ts' },
    {
      option: '--all',
      words: ['--all'],
      given: ['--format', 'csv'],
      input: FOUR,
      changes: { 'out.1': [undefined, expect.any(String)] },
      below: ['out'],
    },
    {
      option: '--quiet',
      words: ['--quiet'],
      input: FOUR,
      changes: {
        'out.0': ['-:  Four', '1 tournament: no norm made, 0 unknown; 0 touched by deviations'],
        'out.1': [expect.any(String), undefined],
      },
      below: ['out'],
    },
    {
      option: '--no-color',
      words: ['--no-color'],
      input: TOUCHED,
      isColoured: true,
      changes: {
        'out.3': [expect.any(String), '  Player 018 (18) (FM, POL, 2297): IM norm made, TOUCHED'],
      },
    },
    { option: '--jobs', heldBy: 'cli/audit/audit.test.ts' },
  ],
};
