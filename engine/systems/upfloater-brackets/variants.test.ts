import { describe, expect, it } from 'vitest';
import { compareReadings } from '../../testing/compare-readings.js';
import { randomState } from '../../testing/random-event.js';
import { doubleSwiss2026 } from '../double-swiss/double-swiss-2026.js';
import { teamSwiss2026 } from '../team-swiss/team-swiss-2026.js';
import { teamRules } from '../team-swiss/declared.js';
import { asEdition } from './as-edition.js';
import { runs } from '../../../tests/suite.js';

/** Random rounds paired in both readings, of each variant; SWISSPROOF_RUNS takes more. */
const RUNS = runs(120, 500);

const variants = [
  ...(['A', 'B', 'none'] as const).map((colours) => ({
    name: `teams, ${colours}`,
    own: teamSwiss2026({ ...teamRules({}), colours }),
  })),
  { name: 'two games', own: doubleSwiss2026 },
].map(({ name, own }) => ({ name, edition: asEdition(own) }));

describe.each(variants)('the fast reading is the literal one, $name', ({ edition }) => {
  it('for small rounds with hard histories', () => {
    for (let seed = 0; seed < RUNS; seed++) {
      const [players, played] = [4 + (seed % 9), Math.floor(seed / 9) % 10];
      const state = randomState({ players, played, edition, seed });
      const { fast, literal } = compareReadings(state, edition);
      expect(fast, `${players} players, ${played} played, seed ${seed}`).toEqual(literal);
    }
  });
});
