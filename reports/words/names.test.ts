import { describe, expect, test } from 'vitest';
import { WHOLE_ROUND } from '../../checker/judge/bye-count.js';
import { editions } from '../../engine/index.js';
import { bracketBriefly, bracketHeading, bracketName, chipWords, ruleName } from './names.js';
import { wordsOf } from './words-of.js';

describe('the name of a bracket: at the beginning of a sentence, in a heading, in few words', () => {
  const named = (bracketKind: string, edition: string): string[] =>
    [bracketName, bracketHeading, bracketBriefly].map((words) =>
      words({ bracket: 25, bracketKind }, edition),
    );

  test('the whole round', () => {
    expect(named(WHOLE_ROUND, 'dutch-2026')).toEqual(['The round', 'the round', 'the round']);
  });

  test('a scoregroup', () => {
    expect(named('scoregroup', 'dutch-2026')).toEqual([
      'Bracket 2.5',
      'bracket of 2.5 points',
      'bracket 2.5',
    ]);
  });

  const stages = editions.flatMap(({ id }) =>
    Object.entries(wordsOf(id).stages).flatMap(([kind, own]) =>
      own === undefined ? [] : [[id, kind, own] as const],
    ),
  );
  test.each(stages)('%s: a stage of its own, %s', (edition, kind, own) => {
    const [name, heading, briefly] = named(kind, edition);
    expect([heading, briefly]).toEqual([own, own]);
    expect(name).toHaveLength(own.length);
    expect(name[0]).toBe(own[0].toUpperCase());
    expect(name.slice(1)).toBe(own.slice(1));
  });

  const special = editions.flatMap(({ id }) =>
    Object.entries(wordsOf(id).brackets).flatMap(([kind, own]) =>
      own === null || own === undefined ? [] : [[id, kind, own] as const],
    ),
  );
  test.each(special)('%s: a bracket with something special about it, %s', (edition, kind, own) => {
    expect(named(kind, edition)).toEqual([
      `Bracket 2.5 (${own})`,
      `bracket of 2.5 points (${own})`,
      'bracket 2.5',
    ]);
  });

  test('there are editions with a stage of their own, and with special brackets', () => {
    expect(stages.length).toBeGreaterThan(0);
    expect(special.length).toBeGreaterThan(0);
  });
});

test.each([
  ['C12', '2.4.7', 'C12 · article 2.4.7', 'C12 (2.4.7)'],
  ['5.2.2', '5.2.2', 'article 5.2.2', '5.2.2'],
  ['resident-exchange', '4.3', 'article 4.3', 'resident-exchange (4.3)'],
  ['board-order', '', 'board-order', 'board-order'],
])('rule %s with article "%s"', (rule, article, chip, name) => {
  expect([chipWords({ rule, article }, 'dutch-2026'), ruleName({ rule, article })]).toEqual([chip, name]);
});
