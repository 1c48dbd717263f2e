import { expect } from 'vitest';
import { audit } from '../../index.js';
import { COLOURLESS, FOUR, UNANNOUNCED } from '../../../tests/testing/option-files.js';
import type { OptionRows } from './option-row.js';

/** What a table of players says of player 1. */
const ROW = { id: 1, title: 'IM' };

export const AUDIT_ROWS: OptionRows = {
  name: 'audit',
  call: audit,
  rows: [
    {
      option: 'file',
      value: 'four.trf',
      input: FOUR,
      changes: { 'tournaments.0.file': ['tournament', 'four.trf'] },
    },
    {
      option: 'rules',
      value: 'dutch-2017',
      input: FOUR,
      changes: {
        'tournaments.0.edition.id': ['dutch-2026', 'dutch-2017'],
        'tournaments.0.edition.chosenBy': ['date', 'option'],
        'tournaments.0.edition.reason': ['start date 2026-05-01', '--rules dutch-2017'],
      },
    },
    {
      option: 'rules',
      value: 'round-robin',
      input: FOUR,
      changes: {
        'tournaments.0.edition.id': ['dutch-2026', 'round-robin'],
        'tournaments.0.edition.chosenBy': ['date', 'option'],
        'tournaments.0.edition.reason': ['start date 2026-05-01', '--rules round-robin'],
        'tournaments.0.event.format': ['swiss', 'round-robin'],
        'tournaments.0.rounds.deviating.0': [2, 1],
        'tournaments.0.players.0.norms.0.requirements.0.name': ['games', 'open-rounds'],
        'tournaments.0.players.0.norms.1.requirements.0.name': ['games', 'open-rounds'],
        'tournaments.0.players.1.norms.0.requirements.0.name': ['games', 'open-rounds'],
        'tournaments.0.players.1.norms.1.requirements.0.name': ['games', 'open-rounds'],
        'tournaments.0.players.2.norms.0.requirements.0.name': ['games', 'open-rounds'],
        'tournaments.0.players.2.norms.1.requirements.0.name': ['games', 'open-rounds'],
        'tournaments.0.players.3.norms.0.requirements.0.name': ['games', 'open-rounds'],
        'tournaments.0.players.3.norms.1.requirements.0.name': ['games', 'open-rounds'],
      },
      below: ['tournaments.0.players', 'tournaments.0.remarks'],
    },
    {
      option: 'initialColour',
      value: 'black',
      input: COLOURLESS,
      changes: {
        'tournaments.0.rounds.deviating.0': [2, 1],
        'tournaments.0.rounds.deviating.1': [undefined, 2],
      },
    },
    {
      option: 'totalRounds',
      value: 3,
      input: UNANNOUNCED,
      changes: {
        'tournaments.0.assumptions': [[expect.any(String)], undefined],
        'tournaments.0.event.rounds': [2, 3],
      },
    },
    {
      option: 'acceleration',
      value: 'baku',
      input: FOUR,
      changes: {
        'tournaments.0.rounds.deviating.0': [2, 1],
        'tournaments.0.rounds.deviating.1': [undefined, 2],
        'tournaments.0.assumptions': [
          undefined,
          ['Baku acceleration (C.04.7 of 2026), as --acceleration baku requests.'],
        ],
      },
    },
    {
      option: 'players',
      value: [ROW],
      input: FOUR,
      changes: { 'tournaments.0.players.0.title': [null, 'IM'] },
      below: ['tournaments.0.players'],
    },
    {
      option: 'exempt',
      value: ['1.4.3a'],
      input: FOUR,
      changes: {
        'tournaments.0.event.declared.0': [undefined, '1.4.3a'],
        'tournaments.0.players.0.norms.0.exemption': [null, '1.4.3a'],
      },
      below: ['tournaments.0.players'],
    },
    {
      option: 'hostFederation',
      value: 'FRA',
      input: FOUR,
      changes: { 'tournaments.0.event.host': [null, 'FRA'] },
    },
    {
      option: 'leastGames',
      value: 7,
      input: FOUR,
      changes: {
        'tournaments.0.event.leastGames': [9, 7],
        'tournaments.0.players.0.norms.0.requirements.0.article': ['1.4.1a', '1.4.1b'],
        'tournaments.0.players.0.norms.0.requirements.0.threshold': [9, 7],
      },
      below: ['tournaments.0.players'],
    },
  ],
};
