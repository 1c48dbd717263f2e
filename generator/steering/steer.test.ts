import { describe, expect, it } from 'vitest';
import { EventHistory, entryOf, pairRound, ruleNamed, tookPart } from '../../engine/index.js';
import type { Edition, EventData, RoundOutcome } from '../../engine/index.js';
import { dutch2017, dutch2026 } from '../../engine/testing/editions.js';
import { decidedRules, generate, presets, rulesOf, steer } from '../index.js';
import type { GeneratorConfig } from '../index.js';
import { isWholeSuite, runs } from '../../tests/suite.js';

function pairingOf(outcome: RoundOutcome): string {
  if (outcome.kind !== 'paired') return '';
  const pairs = outcome.pairs.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-'));
  return [...pairs.sort(), outcome.bye].join(' ');
}

/** Rounds that a rule decides, found in the plain way: history and round by the edition without it. */
function decidedPlainly(event: EventData, edition: Edition, rule: string): number {
  const [whole, weak] = [edition, edition.without(rule)].map((rules) => {
    const history = new EventHistory(event);
    return event.players[0].rounds.map((_, index) => {
      const takesPart = (id: number): boolean => tookPart(entryOf(event.players[id - 1], index + 1));
      const outcome = pairRound(history.stateFor(takesPart, event.initialColour!), rules);
      history.advance();
      return pairingOf(outcome);
    });
  });
  return whole.filter((pairing, index) => pairing !== weak[index]).length;
}

describe.each([dutch2017, dutch2026])('decidedRules, $id', (edition) => {
  const system = edition.id as 'dutch-2017' | 'dutch-2026';

  it('counts what pairing without the rule shows', () => {
    const config: GeneratorConfig = { ...presets.chaos, system, players: { min: 8, max: 16 } };
    for (const { tournament } of generate(config, { seed: 'plain', count: runs(3, 5) })) {
      const counts = decidedRules(tournament, edition);
      expect(Object.keys(counts)).toEqual(expect.arrayContaining(rulesOf(edition)));
      for (const rule of rulesOf(edition)) {
        if (ruleNamed(edition, rule).kind === 'colour') continue;
        expect(counts[rule], rule).toBe(decidedPlainly(tournament, edition, rule));
      }
    }
  });

  it('counts a colour rule where it allocates the colours of a pair', () => {
    const [{ tournament }] = generate({ ...presets.calm, system }, { seed: 'colours', count: 1 });
    const [first] = tournament.players.map(({ rounds }) => rounds.length);
    const articles = edition.rules.filter(({ kind }) => kind === 'colour').map(({ article }) => article);
    const counts = decidedRules(tournament, edition, articles);
    expect(Object.keys(counts).sort()).toEqual([...articles].sort());
    expect(counts[articles[4]]).toBeGreaterThanOrEqual(1);
    expect(counts[articles[0]]).toBe(first - 1);
  });
});

describe('steer', () => {
  const SLOW = [['dutch-2017', 'C14', 'chaos']] as const;
  const QUICK = [
    ['dutch-2026', 'C15', 'tiny'],
    ['dutch-2026', 'C18', 'tiny'],
    ['dutch-2026', 'prohibited-pair', 'tiny'],
    ['dutch-2026', '5.2.3', 'tiny'],
    ['dutch-2017', 'C17', 'tiny'],
  ] as const;
  it.each(isWholeSuite ? [...QUICK, ...SLOW] : QUICK)(
    'finds events of %s in which %s decides',
    (system, rule, preset) => {
      const config = { ...presets[preset], system };
      const edition = system === 'dutch-2017' ? dutch2017 : dutch2026;
      const found = [...steer(config, { seed: 's', rule, count: 1, maxTries: 1000 })];
      expect(found).toHaveLength(1);
      for (const { tournament, index, text } of found) {
        expect(decidedRules(tournament, edition, [rule])[rule]).toBeGreaterThan(0);
        const [again] = generate(config, { seed: 's', count: 1, first: index });
        expect(again.text).toBe(text);
      }
    },
  );

  it('gives up after so many tries, and refuses what is no rule', () => {
    const options = { seed: 's', rule: 'prohibited-pair', count: 2, maxTries: 3 };
    expect([...steer(presets.calm, options)]).toEqual([]);
    expect(() => [...steer({}, { ...options, rule: 'C4' })]).toThrow(RangeError);
  });
});
