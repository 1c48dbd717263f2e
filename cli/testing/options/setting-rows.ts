import { FOUR } from '../../../tests/testing/option-files.js';
import type { CommandRow } from './command-row.js';

/** Nothing of this is drawn. */
const PLAIN = ['--seed', 's', '--points', '1-½-0', '--acceleration', 'none'];
const BARE = [...PLAIN, '--rules', 'dutch-2026'];
export const SMALL = [...BARE, '--players', '8', '--rounds', '3'];
export const TEAMS = [...SMALL, '--rules', 'team-swiss-2026'];
const ROBIN = [...PLAIN, '--players', '6', '--rules', 'round-robin'];
const DOUBLE = [...PLAIN, '--players', '4', '--rules', 'double-round-robin'];

/** What the tournaments of `generate` are like: the configuration in the first line of a file. */
export const SETTING_ROWS: readonly CommandRow[] = [
  {
    option: '--preset',
    words: ['--preset', 'tiny'],
    given: BARE,
    changes: {
      'provenance.config.players.min': [20, 4],
      'provenance.config.players.max': [120, 10],
      'provenance.config.rounds.min': [5, 3],
      'provenance.config.rounds.max': [11, 9],
      'provenance.config.ratings.lowest': [1400, 1600],
      'provenance.config.ratings.highest': [2500, 2400],
      'provenance.config.ratings.distribution': ['normal', 'uniform'],
      'provenance.config.strengthSpread.max': [0, 300],
      'provenance.config.rates.forfeit.max': [0.03, 0.25],
      'provenance.config.rates.doubleForfeit.max': [0.003, 0.03],
      'provenance.config.rates.halfPointBye.max': [0.03, 0.15],
      'provenance.config.rates.zeroPointBye.max': [0.02, 0.15],
      'provenance.config.rates.fullPointBye.max': [0.005, 0.1],
      'provenance.config.rates.withdrawal.max': [0.01, 0.04],
      'provenance.config.rates.comeback.max': [0, 0.5],
      'provenance.config.rates.lateEntry.max': [0.05, 0.25],
      'provenance.config.shuffledNumbers': [0.2, 0.5],
      'provenance.config.forbiddenPairs.max': [2, 3],
    },
    below: ['out'],
  },
  {
    option: '--config',
    words: ['--config', '@config.json'],
    given: SMALL,
    files: { 'config.json': '{"strengthSpread": 50}' },
    changes: {
      'provenance.config.strengthSpread.min': [0, 50],
      'provenance.config.strengthSpread.max': [0, 50],
    },
    below: ['out'],
  },
  {
    option: '--model',
    words: ['--model', '@four.trf'],
    given: BARE,
    files: { 'four.trf': FOUR },
    changes: {
      'provenance.config.players.min': [20, 4],
      'provenance.config.players.max': [120, 4],
      'provenance.config.rounds.min': [5, 3],
      'provenance.config.rounds.max': [11, 3],
      'provenance.config.rates.forfeit.max': [0.03, 0],
      'provenance.config.rates.doubleForfeit.max': [0.003, 0],
      'provenance.config.rates.drawAgainstLoss.max': [0.001, 0],
      'provenance.config.rates.doubleLoss.max': [0.001, 0],
      'provenance.config.rates.unratedGame.max': [0.001, 0],
      'provenance.config.rates.halfPointBye.max': [0.03, 0],
      'provenance.config.rates.zeroPointBye.max': [0.02, 0],
      'provenance.config.rates.fullPointBye.max': [0.005, 0],
      'provenance.config.rates.withdrawal.max': [0.01, 0],
      'provenance.config.rates.lateEntry.max': [0.05, 0],
      'provenance.config.initialColour': ['random', 'white'],
      'provenance.config.forbiddenPairs.max': [2, 0],
      'provenance.config.tieBreaks': ['usual', [['FB']]],
      'provenance.config.roster': [[], 'in this file'],
      'provenance.config.atMost': [undefined, true],
    },
    below: ['out'],
  },
  {
    option: '--rules',
    words: ['--rules', 'dutch-2017'],
    given: SMALL,
    changes: { 'provenance.config.system': ['dutch-2026', 'dutch-2017'] },
    below: ['out'],
  },
  {
    option: '--draw',
    words: ['--draw', 'numbers'],
    given: ROBIN,
    changes: { 'provenance.config.table.draw': ['lot', 'numbers'] },
    below: ['out'],
  },
  {
    option: '--last-two',
    words: ['--last-two', 'plain'],
    given: DOUBLE,
    changes: { 'provenance.config.table.lastTwo': ['either', 'plain'] },
    below: ['out'],
  },
  {
    option: '--cycles',
    words: ['--cycles', '4'],
    given: DOUBLE,
    changes: {
      'provenance.config.rounds.min': [6, 12],
      'provenance.config.rounds.max': [6, 12],
      'provenance.config.table.cycles': [undefined, 4],
    },
    below: ['out'],
  },
  {
    option: '--players',
    words: ['--players', '6..8'],
    given: SMALL,
    changes: { 'provenance.config.players.min': [8, 6] },
  },
  {
    option: '--rounds',
    words: ['--rounds', '2..3'],
    given: SMALL,
    changes: { 'provenance.config.rounds.min': [3, 2] },
    below: ['out'],
  },
  {
    option: '--ratings',
    words: ['--ratings', '1500..1900'],
    given: SMALL,
    changes: {
      'provenance.config.ratings.lowest': [1400, 1500],
      'provenance.config.ratings.highest': [2500, 1900],
    },
    below: ['out'],
  },
  {
    option: '--rating-gaps',
    words: ['--rating-gaps', '5..30'],
    given: SMALL,
    changes: {
      'provenance.config.ratings.distribution': ['normal', 'gaps'],
      'provenance.config.ratings.gap.min': [0, 5],
    },
    below: ['out'],
  },
  {
    option: '--unrated-players',
    words: ['--unrated-players', '3'],
    given: SMALL,
    changes: {
      'provenance.config.ratings.unrated.max': [0.05, 0],
      'provenance.config.ratings.unrated.count': [undefined, { min: 3, max: 3 }],
    },
    below: ['out'],
  },
  {
    option: '--initial-color',
    words: ['--initial-color', 'black'],
    given: SMALL,
    changes: { 'provenance.config.initialColour': ['random', 'black'] },
    below: ['out'],
  },
  {
    option: '--points',
    words: ['--points', '3-1-0'],
    given: SMALL,
    changes: {
      'provenance.config.points.0.win': [1, 3],
      'provenance.config.points.0.draw': [0.5, 1],
      'provenance.config.points.0.pairingAllocatedBye': [1, 3],
      'provenance.config.points.0.fullPointBye': [1, 3],
      'provenance.config.points.0.halfPointBye': [0.5, 1],
      'provenance.config.points.0.forfeitWin': [1, 3],
    },
    below: ['out'],
  },
  {
    option: '--acceleration',
    words: ['--acceleration', '1,0.5:50%'],
    given: SMALL,
    changes: { 'provenance.config.acceleration.0': ['none', { rounds: [1, 0.5], share: 0.5 }] },
    below: ['out'],
  },
  {
    option: '--forbidden-pairs',
    words: ['--forbidden-pairs', '1'],
    given: SMALL,
    changes: {
      'provenance.config.forbiddenPairs.min': [0, 1],
      'provenance.config.forbiddenPairs.max': [2, 1],
    },
  },
];
