import { describe, expect, it } from 'vitest';
import { compareReadings } from '../../testing/compare-readings.js';
import { forms } from '../../testing/forms.js';
import { randomState } from '../../testing/random-event.js';
import { runs } from '../../../tests/suite.js';

/** Random rounds paired in both readings, of each form; SWISSPROOF_RUNS takes more. */
const RUNS = runs(60, 150);

const ofMatches = forms.filter(({ edition: { system } }) => ['team-swiss', 'double-swiss'].includes(system));

describe.each(ofMatches)('the fast reading is the literal one, $name', ({ edition }) => {
  it('for small rounds with hard histories', () => {
    for (let seed = 0; seed < RUNS; seed++) {
      const [players, played] = [4 + (seed % 9), Math.floor(seed / 9) % 10];
      const state = randomState({ players, played, edition, seed });
      const { fast, literal } = compareReadings(state, edition);
      expect(fast, `${players} players, ${played} played, seed ${seed}`).toEqual(literal);
    }
  });
});

it('there are matches of two games, and teams in each of their forms', () => {
  expect(ofMatches.length).toBeGreaterThan(4);
});
