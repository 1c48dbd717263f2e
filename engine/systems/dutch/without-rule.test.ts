import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/suite.js';
import { randomState } from '../../testing/random-event.js';
import { pairRound } from '../interface/pair-round.js';
import type { RoundOutcome } from '../interface/pair-round.js';
import { toEdition, editionWithout } from './to-edition.js';
import { dutch2017 } from './dutch-2017.js';
import { dutch2026 } from './dutch-2026.js';

const ROUNDS = runs(300, 300);

describe.each([dutch2017, dutch2026])('an edition without one of its rules, $id', (edition) => {
  it('refuses rules that are not there', () => {
    expect(() => editionWithout(edition, 'C99')).toThrow(RangeError);
    expect(() => editionWithout(edition, edition.completionRule.id)).toThrow(RangeError);
    expect(() => editionWithout(edition, edition.colourRules[4].article)).toThrow(RangeError);
  });

  it.each([edition.byeRule.id, 'C1', 'C6', edition.criteria[6].id, edition.colourRules[1].article])(
    'pairs some rounds otherwise without %s, and many as before',
    (rule) => {
      let [same, other] = [0, 0];
      for (let seed = 0; seed < ROUNDS; seed++) {
        const [players, played] = [4 + (seed % 11), 2 + (seed % 5)];
        const state = randomState({ players, played, edition: toEdition(edition), seed });
        const outcomes = [edition, editionWithout(edition, rule)].map((rules) =>
          pairRound(state, toEdition(rules)),
        );
        if (described(outcomes[0]) === described(outcomes[1])) same += 1;
        else other += 1;
      }
      expect(same).toBeGreaterThan(ROUNDS / 4);
      expect(other).toBeGreaterThan(0);
    },
  );
});

function described(outcome: RoundOutcome): string {
  if (outcome.kind !== 'paired') return outcome.kind;
  return [...outcome.pairs.map(({ white, black }) => `${white}-${black}`), outcome.bye].join(' ');
}
