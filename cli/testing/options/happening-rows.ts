import type { CommandRow } from './command-row.js';
import { SMALL } from './setting-rows.js';

/** What happens in the tournaments of `generate`. */
export const HAPPENING_ROWS: readonly CommandRow[] = [
  {
    option: '--forfeits',
    words: ['--forfeits', '1'],
    given: SMALL,
    changes: {
      'provenance.config.rates.forfeit.max': [0.03, 0],
      'provenance.config.rates.forfeit.count': [undefined, { min: 1, max: 1 }],
    },
    below: ['out'],
  },
  {
    option: '--forfeit-wins',
    words: ['--forfeit-wins', '1'],
    given: SMALL,
    changes: { 'provenance.config.rates.forfeitWin.count': [undefined, { min: 1, max: 1 }] },
    below: ['out'],
  },
  {
    option: '--forfeit-losses',
    words: ['--forfeit-losses', '1'],
    given: SMALL,
    changes: { 'provenance.config.rates.forfeitLoss.count': [undefined, { min: 1, max: 1 }] },
    below: ['out'],
  },
  {
    option: '--double-forfeits',
    words: ['--double-forfeits', '1'],
    given: SMALL,
    changes: {
      'provenance.config.rates.doubleForfeit.max': [0.003, 0],
      'provenance.config.rates.doubleForfeit.count': [undefined, { min: 1, max: 1 }],
    },
    below: ['out'],
  },
  {
    option: '--draws-against-losses',
    words: ['--draws-against-losses', '1'],
    given: SMALL,
    changes: {
      'provenance.config.rates.drawAgainstLoss.max': [0.001, 0],
      'provenance.config.rates.drawAgainstLoss.count': [undefined, { min: 1, max: 1 }],
    },
    below: ['out'],
  },
  {
    option: '--double-losses',
    words: ['--double-losses', '1'],
    given: SMALL,
    changes: {
      'provenance.config.rates.doubleLoss.max': [0.001, 0],
      'provenance.config.rates.doubleLoss.count': [undefined, { min: 1, max: 1 }],
    },
    below: ['out'],
  },
  {
    option: '--unrated-games',
    words: ['--unrated-games', '1'],
    given: SMALL,
    changes: {
      'provenance.config.rates.unratedGame.max': [0.001, 0],
      'provenance.config.rates.unratedGame.count': [undefined, { min: 1, max: 1 }],
    },
    below: ['out'],
  },
  {
    option: '--half-point-byes',
    words: ['--half-point-byes', '1'],
    given: SMALL,
    changes: {
      'provenance.config.rates.halfPointBye.max': [0.03, 0],
      'provenance.config.rates.halfPointBye.count': [undefined, { min: 1, max: 1 }],
    },
    below: ['out'],
  },
  {
    option: '--zero-point-byes',
    words: ['--zero-point-byes', '1'],
    given: SMALL,
    changes: {
      'provenance.config.rates.zeroPointBye.max': [0.02, 0],
      'provenance.config.rates.zeroPointBye.count': [undefined, { min: 1, max: 1 }],
    },
    below: ['out'],
  },
  {
    option: '--full-point-byes',
    words: ['--full-point-byes', '1'],
    given: SMALL,
    changes: {
      'provenance.config.rates.fullPointBye.max': [0.005, 0],
      'provenance.config.rates.fullPointBye.count': [undefined, { min: 1, max: 1 }],
    },
    below: ['out'],
  },
  {
    option: '--withdrawals',
    words: ['--withdrawals', '1'],
    given: SMALL,
    changes: {
      'provenance.config.rates.withdrawal.max': [0.01, 0],
      'provenance.config.rates.withdrawal.count': [undefined, { min: 1, max: 1 }],
    },
    below: ['out'],
  },
  {
    option: '--late-entries',
    words: ['--late-entries', '1'],
    given: SMALL,
    changes: {
      'provenance.config.rates.lateEntry.max': [0.05, 0],
      'provenance.config.rates.lateEntry.count': [undefined, { min: 1, max: 1 }],
    },
    below: ['out'],
  },
  {
    option: '--comebacks',
    words: ['--comebacks', '1'],
    given: [...SMALL, '--withdrawals', '1'],
    changes: { 'provenance.config.rates.comeback.count': [undefined, { min: 1, max: 1 }] },
    below: ['out'],
  },
];
