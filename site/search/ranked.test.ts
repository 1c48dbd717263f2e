import { describe, expect, it } from 'vitest';
import { editionById } from '../../engine/index.js';
import { rulesPages } from '../chapters/rules.js';
import { readingsPages } from '../chapters/readings.js';
import { searchEntries, searchGroups } from './entries.js';
import { ranked } from './ranked.js';
import type { RankedGroup } from './ranked.js';
import { ruleFound } from './rule-found.js';
import { keyOf } from './searched-page.js';
import type { Hit } from './searched-page.js';

/** What the site has of rules and readings; their pages are not made. */
const all: readonly Hit[] = searchEntries([...rulesPages(), ...readingsPages()]);
const groups = searchGroups();

function search(query: string, found: readonly Hit[] = []): RankedGroup[] {
  return ranked(query, found, all, groups);
}

describe.each(['C8', 'c8', 'C.8', ' c 8 '])('asked for "%s"', (query) => {
  const results = search(query);

  it('the edition in force comes first, then the earlier ones, then other systems', () => {
    expect(results.map(({ name }) => name).slice(0, 6)).toEqual([
      ...['Dutch 2026', 'Dutch 2017', 'Dutch 2015 draft', 'Dutch 2012', 'Dutch 1992', 'Dubov 2026'],
    ]);
    expect(results[0].results[0].hit.id).toBe('rules/dutch-2026/C8.html');
    expect(results[1].results[0].hit.id).toBe('rules/dutch-2017/C8.html');
  });

  it('a reading and the cases of the rule come after it', () => {
    expect(results[0].results.map(({ hit }) => hit.code)).toEqual(['C8', 'S5', '5 cases']);
  });

  it.each([
    ['dutch-2017', 'C8', 'Another rule with the same name. It is C10 in Dutch 2026.'],
    ['dutch-2017', 'C7', 'The rule that is C8 in Dutch 2026, with differences.'],
    ['dutch-2012', 'C.12', 'The rule that is C8 in Dutch 2026, with differences.'],
    ['dubov-2026', 'C8', 'Another rule with the same name.'],
    ['dubov-2018', 'C8', 'Another rule with the same name. It is C8 in Dubov 2026.'],
  ])('of %s %s it says: %s', (edition, rule, text) => {
    const found = results.flatMap((group) => group.results);
    expect(found.find(({ hit }) => hit.id === `rules/${edition}/${rule}.html`)?.text).toBe(text);
  });
});

describe('a name that several systems have', () => {
  it.each([
    ['C1', 'rules/dutch-2017/C1.html', 'The same rule as C1 in Dutch 2026.'],
    ['C1', 'rules/dubov-2026/C1.html', 'The same rule as C1 in Dutch 2026, in another system.'],
    ['2.4.7', 'rules/dutch-2017/C10.html', 'The rule that is C12 in Dutch 2026.'],
    ['2.1.1', 'rules/team-swiss-2026/C1.html', 'The same rule as C1 in Dutch 2026, in another system.'],
    ['5.2.3', 'rules/dubov-2026/5.2.3.html', 'Another rule with the same name.'],
  ])('%s: %s is %s', (query, id, text) => {
    const found = search(query).flatMap((group) => group.results);
    expect(found.find(({ hit }) => hit.id === id)?.text).toBe(text);
  });

  it('an article of an earlier edition leads to the rule of that edition, with its name today', () => {
    const [first] = search('A.8.a');
    expect(first.name).toBe('Dutch 2012');
    expect(first.results[0].hit).toMatchObject({
      code: 'X',
      twin: { edition: 'Dutch 2026', rules: ['C12'] },
    });
  });
});

it('what is found by words keeps its order within an edition, and its own text', () => {
  const [one, other, reading] = [
    'rules/dutch-2026/C13.html',
    'rules/dutch-2026/C12.html',
    'readings/T1.html',
  ].map((id) => all.find((hit) => hit.id === id)!);
  const results = search('wishes of many', [reading, one, other]);
  expect(results.map(({ name, results: list }) => [name, list.map(({ hit }) => hit.id)])).toEqual([
    ['Dutch 2026', [one.id, other.id]],
    ['Other pages', [reading.id]],
  ]);
  expect(results[0].results[0].text).toBe(one.text);
});

it('a rule of the edition in force needs no other name, and one without a successor says so', () => {
  const [now, before] = ['dutch-2026', 'dutch-2012'].map((id) => editionById(id)!);
  expect(ruleFound(now, now.rules[0])).not.toHaveProperty('twin');
  for (const rule of before.rules) expect(ruleFound(before, rule)).toHaveProperty('twin');
});

it('a name has one form, however it is written', () => {
  expect(['C.8', 'c 8', 'C-8', 'C8'].map(keyOf)).toEqual(['c8', 'c8', 'c8', 'c8']);
  expect(['2.4.7', 'A.8.a', 'transposition'].map(keyOf)).toEqual(['2.4.7', 'a.8.a', 'transposition']);
});
