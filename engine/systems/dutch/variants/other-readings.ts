import { colourRules } from '../../../rules/colours.js';
import type { OtherReading } from '../../system.js';
import { asEdition } from '../as-edition.js';
import type { Criterion, QualityCriterion } from '../criteria/criterion.js';
import { dutch2012, JOINING_2012 } from '../dutch-2012.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';
import type { DutchEdition } from '../edition.js';
import { aboutFacts } from './fact-readings.js';

/**
 * The rules with one doubtful place read otherwise than in `corpus/readings.md`: what another program might do. Tests
 * hold the example of a reading against it; discrepancies of a campaign are tried with each.
 */
export const otherReadings2012: readonly OtherReading[] = [
  // A.3 by the letter.
  otherwise('I9', {
    ...dutch2012,
    joining: { ...JOINING_2012, halfIsHomogeneous: 'everywhere' },
  }),
  // Score differences in joined brackets are not looked at.
  otherwise('I17', {
    ...dutch2012,
    criteria: dutch2012.criteria.filter(({ id }) => id !== 'B.3-joined'),
  }),
  // As in round 1.
  otherwise('I19', {
    ...dutch2012,
    colourRules: [
      ...dutch2012.colourRules.slice(0, -1),
      ...colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']).slice(-1),
    ],
  }),
];

export const otherReadings2017: readonly OtherReading[] = [
  ...aboutFacts(dutch2017, asEdition),
  // Only what scored above a loss, as in 2026.
  otherwise('D1', { ...dutch2017, unplayedIsDownfloat: (_result, worth) => worth > 0 }),
  otherwise('D2', { ...dutch2017, barsBye: (_result, worth) => worth >= 10 }),
  // Every bracket keeps the round completable, as in 2026.
  otherwise('D3', { ...dutch2017, completion: 'every-bracket' }),
  // One point below the highest resident.
  otherwise(
    'D4',
    criterion(dutch2017, ['C6'], (own) => ({
      ...own,
      float: (view, member) => member.player.score - (view.score - 10),
    })),
  ),
  otherwise('D6', shorterLookahead(dutch2017)),
  // Only who leaves the bracket floats down.
  otherwise(
    'D8',
    criterion(dutch2017, ['C12', 'C14', 'C16', 'C18'], (own) => ({ ...own, pair: () => null })),
  ),
];

export const otherReadings2026: readonly OtherReading[] = [
  ...aboutFacts(dutch2026, asEdition),
  // No lowest score of the bye.
  otherwise('S1', { ...dutch2026, byeScoreRule: null }),
  // The criterion is never applied.
  otherwise(
    'S2',
    criterion(dutch2026, ['C9'], (own) => ({ ...own, concerns: () => false })),
  ),
  otherwise('S5', shorterLookahead(dutch2026)),
  otherwise(
    'S6',
    criterion(dutch2026, ['C14', 'C16'], (own) => ({
      ...own,
      float: (view, member) => own.float(view, { ...member, mdp: false }),
    })),
  ),
  // Who stays unpaired has no difference.
  otherwise(
    'S7',
    criterion(dutch2026, ['C18', 'C20'], (own) => ({ ...own, float: () => null })),
  ),
  // Every round without a game, as in 2017.
  otherwise('S8', { ...dutch2026, unplayedIsDownfloat: () => true }),
];

function otherwise(id: string, edition: DutchEdition): OtherReading {
  return { id, edition: asEdition(edition), omitsRounds: false };
}

/** The edition with some quality criteria changed. */
function criterion(
  edition: DutchEdition,
  ids: readonly string[],
  change: (own: QualityCriterion) => QualityCriterion,
): DutchEdition {
  return {
    ...edition,
    criteria: edition.criteria.map((own) =>
      own.looksAt === 'bracket' && ids.includes(own.id) ? change(own) : own,
    ),
  };
}

/** The following bracket counts with its number of pairs only. */
function shorterLookahead(edition: DutchEdition): DutchEdition {
  return {
    ...edition,
    criteria: edition.criteria.map((own): Criterion =>
      own.looksAt === 'following bracket' ? { ...own, reads: own.reads.slice(0, 1) } : own,
    ),
  };
}
