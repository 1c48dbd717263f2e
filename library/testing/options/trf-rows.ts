import { expect } from 'vitest';
import { convertTrf, parseTrf, readDocument, writeTrf } from '../../index.js';
import type { Tournament, WriteOptions } from '../../index.js';
import { FOUR, IN_CODE_PAGE, TEAMS } from '../../../tests/testing/option-files.js';
import type { OptionRow, OptionRows } from './option-row.js';

const { tournament } = parseTrf(FOUR);

/** White says that the game was won by forfeit, Black that it was played. */
const CONTRADICTING = FOUR.replace('     3 w 1', '     3 w +');

/** Where something is wrong, in which file. */
const NAMED: OptionRow = {
  option: 'file',
  value: 'no.trf',
  input: '',
  changes: { 'problems.0.file': [undefined, 'no.trf'] },
};

export const PARSE_ROWS: OptionRows = {
  name: 'parseTrf',
  call: parseTrf,
  rows: [
    NAMED,
    {
      option: 'encoding',
      value: 'windows-1251',
      input: IN_CODE_PAGE,
      changes: { 'tournament.players.0.name': ['à', 'а'] },
    },
    {
      option: 'teamEvents',
      value: 'read',
      input: TEAMS,
      changes: {
        tournament: [null, expect.objectContaining({ kind: 'team', initialColour: 'white' })],
        'problems.0.severity': ['error', 'warning'],
        'problems.3': [expect.objectContaining({ severity: 'error', code: 'team-tournament' }), undefined],
        salvaged: [expect.objectContaining({ kind: 'individual' }), undefined],
      },
      below: ['problems'],
    },
    {
      option: 'teamEvents',
      value: 'pair',
      input: TEAMS,
      changes: {
        tournament: [
          null,
          expect.objectContaining({ kind: 'team', teamScores: expect.any(Object) as unknown }),
        ],
        'problems.0': [expect.objectContaining({ severity: 'error', code: 'team-tournament' }), undefined],
        salvaged: [expect.objectContaining({ kind: 'individual' }), undefined],
      },
      below: ['problems'],
    },
    {
      option: 'primaryScore',
      value: 'game-points',
      input: TEAMS,
      given: { teamEvents: 'pair' },
      changes: {
        'tournament.players.0.rounds.0.points': [20, 10],
        'tournament.players.0.rounds.0.secondaryPoints': [10, 20],
        'tournament.players.0.points': [20, 10],
        'tournament.players.3.rounds.0.points': [20, 10],
        'tournament.players.3.rounds.0.secondaryPoints': [10, 20],
        'tournament.players.3.points': [20, 10],
        'tournament.teamScores.primary': ['match-points', 'game-points'],
        'tournament.teams.taken.primaryFrom': ['record', 'option'],
      },
    },
    {
      option: 'contradictions',
      value: 'read',
      input: CONTRADICTING,
      changes: {
        tournament: [
          null,
          expect.objectContaining({
            otherMeanings: [expect.objectContaining({ because: 'other-player', round: 1, player: 1 })],
          }),
        ],
        'problems.0.severity': ['error', 'warning'],
        'problems.0.adjustment': [undefined, 'read as +/-, and judged by 1-0 as well'],
        salvaged: [expect.objectContaining({ kind: 'individual' }), undefined],
      },
    },
  ],
};

export const DOCUMENT_ROWS: OptionRows = {
  name: 'readDocument',
  call: readDocument,
  rows: [
    NAMED,
    {
      option: 'encoding',
      value: 'windows-1251',
      input: IN_CODE_PAGE,
      changes: {
        'document.records.5.data.line.text': [expect.stringContaining(' à '), expect.stringContaining(' а ')],
        'document.records.5.data.name': ['à', 'а'],
      },
    },
  ],
};

export const CONVERT_ROWS: OptionRows = {
  name: 'convertTrf',
  call: (input: string, options: object) => {
    const { text, ...rest } = convertTrf(input, '16', options);
    return { ...rest, lines: text?.split('\n') };
  },
  rows: [
    NAMED,
    {
      option: 'encoding',
      value: 'windows-1251',
      input: IN_CODE_PAGE,
      changes: { 'lines.5': [expect.stringContaining(' à '), expect.stringContaining(' а ')] },
    },
  ],
};

export const WRITE_ROWS: OptionRows = {
  name: 'writeTrf',
  call: (input: Tournament, options: WriteOptions) => {
    const text = writeTrf(input, options);
    return { lines: text.split(/\r?\n|\r/), ends: [...new Set(text.match(/\r?\n|\r/g))] };
  },
  rows: [
    {
      option: 'format',
      value: 'trf16',
      input: tournament,
      given: { format: 'trf26' },
      changes: { 'lines.3': ['142 3', 'XXR 3'], 'lines.4': ['152 W', 'XXC white1'] },
    },
    {
      option: 'eol',
      value: '\n',
      input: tournament,
      given: { format: 'trf26' },
      changes: { 'ends.0': ['\r\n', '\n'] },
    },
  ],
};
