import { describe, expect, it } from 'vitest';
import { randomEvent } from '../../testing/random-event.js';
import { EventHistory } from '../../model/history.js';
import { dutch2017 } from './dutch-2017.js';
import { dutch2026 } from './dutch-2026.js';
import { pairRound } from './pair-round.js';
import type { RoundOutcome } from './pair-round.js';
import { editionWithout } from './weakened.js';

describe.each([dutch2017, dutch2026])('an edition without one of its rules, $id', (edition) => {
  it('refuses rules that are not there', () => {
    expect(() => editionWithout(edition, 'C99')).toThrow(RangeError);
    expect(() => editionWithout(edition, edition.completionRule.id)).toThrow(RangeError);
  });

  it.each([edition.byeRule.id, 'C1', 'C6', edition.criteria[6].id, edition.colourRules[1].article])(
    'pairs some rounds otherwise without %s, and many as before',
    (rule) => {
      let [same, other] = [0, 0];
      for (let seed = 0; seed < 400; seed++) {
        const random = randomEvent({ players: 4 + (seed % 11), played: 2 + (seed % 5), edition, seed });
        const outcomes = [edition, editionWithout(edition, rule)].map((rules) => {
          const history = new EventHistory(random.event);
          while (history.round < random.round) history.advance();
          return pairRound(
            history.stateFor((id) => random.present.has(id), random.initialColour),
            rules,
          );
        });
        if (described(outcomes[0]) === described(outcomes[1])) same += 1;
        else other += 1;
      }
      expect(same).toBeGreaterThan(100);
      expect(other).toBeGreaterThan(0);
    },
  );
});

function described(outcome: RoundOutcome): string {
  if (outcome.kind === 'impossible') return outcome.kind;
  return [...outcome.pairs.map(({ white, black }) => `${white}-${black}`), outcome.bye].join(' ');
}
