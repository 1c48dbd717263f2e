import { expect } from 'vitest';
import type { CommandRow } from './command-row.js';
import { SMALL, TEAMS } from './setting-rows.js';

/** What else the tournaments of `generate` are like: how they are paired, ranked and played by teams. */
export const PLAY_ROWS: readonly CommandRow[] = [
  {
    option: '--hand-paired',
    words: ['--hand-paired', '20%'],
    given: SMALL,
    changes: { 'provenance.config.handPaired': [undefined, 0.2] },
    below: ['out'],
  },
  {
    option: '--adjourned',
    words: ['--adjourned', '25%'],
    given: SMALL,
    changes: { 'provenance.config.adjourned': [undefined, 0.25] },
    below: ['out'],
  },
  {
    option: '--corrected',
    words: ['--corrected', '25%'],
    given: SMALL,
    changes: { 'provenance.config.corrected': [undefined, 0.25] },
    below: ['out'],
  },
  {
    option: '--renumbered',
    words: ['--renumbered', '25%'],
    given: SMALL,
    changes: { 'provenance.config.renumbered': [undefined, 0.25] },
    below: ['out'],
  },
  {
    option: '--tie-breaks',
    words: ['--tie-breaks', 'BH/C1,TPN'],
    given: SMALL,
    changes: { 'provenance.config.tieBreaks': ['usual', [['BH/C1', 'TPN']]] },
    below: ['out'],
  },
  {
    option: '--boards',
    words: ['--boards', '2..3'],
    given: TEAMS,
    changes: { 'provenance.config.teams': [undefined, { boards: { min: 2, max: 3 } }] },
    below: ['out'],
  },
  {
    option: '--reserves',
    words: ['--reserves', '1'],
    given: TEAMS,
    changes: { 'provenance.config.teams': [undefined, { reserves: { min: 1, max: 1 } }] },
  },
  {
    option: '--match-points',
    words: ['--match-points', '3-1-0'],
    given: TEAMS,
    changes: { 'provenance.config.teams': [undefined, { matchPoints: '3-1-0' }] },
    below: ['out'],
  },
  {
    option: '--at-most',
    words: ['--at-most'],
    given: [...SMALL, '--half-point-byes', '99'],
    changes: {
      code: [2, 0],
      provenance: [null, expect.objectContaining({ generation: 3, seed: 's', index: 1, format: 'trf26' })],
      'errors.0': [expect.any(String), '0001: halfPointBye: 83 fewer than asked for'],
    },
    below: ['out'],
  },
  {
    option: '--colours',
    words: ['--colours', 'B'],
    given: TEAMS,
    changes: {
      'out.18': ['192 FIDE_TEAM', '192 FIDE_TEAM_TYPEB_MP_GP'],
      'provenance.config.choices': [undefined, { colours: 'B' }],
    },
  },
  {
    option: '--secondary',
    words: ['--secondary', 'unused'],
    given: TEAMS,
    changes: {
      'out.18': ['192 FIDE_TEAM', '192 FIDE_TEAM_TYPEA_MP'],
      'provenance.config.choices': [undefined, { secondary: 'unused' }],
    },
  },
  {
    option: '--primary',
    words: ['--primary', 'game-points'],
    given: TEAMS,
    changes: { 'provenance.config.choices': [undefined, { primary: 'game-points' }] },
    below: ['out'],
  },
  {
    option: '--maxi',
    words: ['--maxi'],
    given: [...SMALL, '--rules', 'lim-2026'],
    changes: { 'provenance.config.maxi': [undefined, true] },
    below: ['out'],
  },
];
