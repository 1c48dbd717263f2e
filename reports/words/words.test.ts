import { describe, expect, it } from 'vitest';
import { editions, widestForm, withChoices } from '../../engine/index.js';
import { paragraphOf, rulesOf } from '../rule-pages/index.js';
import { deviation, side } from '../testing/deviations.js';
import { missingWords } from '../testing/missing-words.js';
import { samples } from '../testing/rule-samples.js';
import { namesOf } from '../testing/system-names.js';
import { explainBriefly } from './deviation/short-wording.js';
import { explain } from './deviation/wording.js';
import { readingWords } from './reading-words.js';
import { NO_WORDS } from './system-words.js';
import { ruleWords, wordsOf } from './words-of.js';

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  const rules = rulesOf(edition);
  const names = namesOf(edition);
  const words = wordsOf(id);

  it('says everything in the words of its system', () => {
    expect(words).not.toBe(NO_WORDS);
    expect(missingWords(edition, names, words)).toEqual([]);
  });

  it('says everything of Maxi-tournaments, too', () => {
    const { forMaxi } = edition;
    if (forMaxi === undefined) return;
    const ids = rulesOf(forMaxi)
      .map((rule) => rule.id)
      .filter((rule) => !rules.some((own) => own.id === rule));
    expect(ids.length).toBeGreaterThan(0);
    for (const rule of ids) {
      expect(ruleWords(id, rule)?.sentence, rule).toBeDefined();
      expect(paragraphOf(id, rule)).toMatch(/^In a Maxi-tournament [^\n]{200,}\.$/);
    }
    for (const reading of forMaxi.otherReadings) expect(words.readings).toHaveProperty([reading.id]);
  });

  it('says everything of what can be declared, too', () => {
    for (const { name, values } of edition.declarable?.options ?? [])
      for (const value of values) {
        const form = withChoices(edition, { [name]: value });
        for (const rule of rulesOf(form)) {
          const page = paragraphOf(id, rule.id) ?? '';
          expect(page.length, rule.id).toBeGreaterThan(200);
          expect(page.length, rule.id).toBeLessThan(900);
          if (rule.kind === 'quality') expect(ruleWords(id, rule.id)?.sentence, rule.id).toBeDefined();
        }
        for (const reading of form.otherReadings) expect(words.readings).toHaveProperty([reading.id]);
      }
  });

  it('is missed where it says nothing', () => {
    const ids = rules.map((rule) => rule.id);
    const missing = missingWords(edition, names, NO_WORDS);
    expect(missing).toEqual(expect.arrayContaining(ids.map((rule) => `page ${rule}`)));
    expect(missing).toEqual(
      expect.arrayContaining(edition.otherReadings.map((reading) => `reading ${reading.id}`)),
    );
    const criteria = ids.filter((rule) => ruleWords(id, rule)?.sentence !== undefined);
    for (const rule of criteria) expect(missing).toContain(`criterion ${rule}`);
    const named = {
      'step of the order': names.orderSteps,
      alteration: names.alterations,
      'kind of bracket': names.brackets,
      group: names.groups,
      seat: names.seats,
    };
    for (const [what, list] of Object.entries(named)) {
      expect(list.size, what).toBeGreaterThan(0);
      for (const name of list) expect(missing).toContain(`${what} ${name}`);
    }
  });

  it('was looked at in every rule of the order', () => {
    const wanted = rules.filter(({ level }) => level === 'order').map((rule) => rule.id);
    expect([...names.orderRules].sort()).toEqual(wanted.sort());
  });

  it('has no words for rules that do not exist', () => {
    const ids = [...rules, ...widestForm(edition).rules].map((rule) => rule.id);
    expect(Object.keys(words.rules[id] ?? {}).filter((rule) => !ids.includes(rule))).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s: a page of one paragraph of plain text',
    (rule) => {
      const text = paragraphOf(id, rule) ?? '';
      expect(text.length).toBeGreaterThan(200);
      expect(text.length).toBeLessThan(900);
      expect(text).toMatch(/^[A-Z][^\n]*\.$/);
      expect(text).not.toMatch(/ {2}|`|undefined/);
    },
  );

  it.each(edition.otherReadings.map((reading) => [reading.id, reading] as const))('reading %s', (reading) => {
    expect(readingWords(reading)).toMatch(new RegExp(`^reading ${reading}: \\w`));
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s is told by its title where the system has no words',
    (_id, rule) => {
      for (const found of samples(rule, edition)) {
        const context = { edition: 'toy-2030', deviations: [found] };
        for (const text of [explain(found, context), explainBriefly(found, context)]) {
          expect(text).toContain(rule.article);
          expect(text).not.toMatch(/undefined|null|NaN| {2}|\(\)|: ,/);
        }
      }
    },
  );
});

it('an edition that is not known has no words', () => {
  expect(wordsOf('toy-2030')).toBe(NO_WORDS);
  expect(paragraphOf('toy-2030', 'T1')).toBeNull();
  expect(readingWords('toy-2030')).toBe('the rules of toy-2030');
});

it('a system without words speaks in titles, articles and numbers', () => {
  const context = { edition: 'toy-2030', deviations: [] };
  const wording = (parts: Parameters<typeof deviation>[0]): string => explain(deviation(parts), context);
  const own = { rule: 'T2', article: '3.1', title: 'neighbours in rank', bracketKind: 'all' };
  expect(wording(own)).toBe(
    'Bracket 2.5: neighbours in rank: 2 (5, 12, 8, 19); the rules allow none [T2, 3.1].',
  );
  expect(wording({ ...own, kind: 'absolute' })).toBe(
    'Bracket 2.5: neighbours in rank (5, 12, 8, 19) [T2, 3.1].',
  );
  const [theirs, ours] = [25, 20].map((score) =>
    side({ parts: [{ measure: 'score', value: [score], players: [] }] }),
  );
  const scores = deviation({ ...own, published: theirs, reference: ours });
  expect(explain(scores, context)).toBe('Bracket 2.5: neighbours in rank: 2.5; the rules allow 2 [T2, 3.1].');
  expect(explainBriefly(scores, context)).toBe(
    'T2 (3.1): neighbours in rank: 2.5, 2 is possible (bracket 2.5)',
  );
  const order = side({ place: { ranks: [2] }, step: 'ranks' });
  expect(wording({ ...own, kind: 'order', published: order, reference: order })).toBe(
    'Bracket 2.5: all criteria are equal, but the rules come to another pairing first (neighbours in rank) [T2, 3.1].',
  );
});
