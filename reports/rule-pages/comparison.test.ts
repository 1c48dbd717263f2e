import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import { isClean } from '../../checker/testing/edition-example-search.js';
import { editionById, editions, widestForm } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { wordsOf } from '../words/words-of.js';
import { compareEditions, differencePath, mayPairDifferently, pairName } from './comparison.js';
import type { RuleChange } from './comparison.js';
import { comparableEditions } from './testing/comparable-editions.js';

const FOLDER = new URL('../../corpus/edition-examples/', import.meta.url);
const PAIRS = comparableEditions().map((both) => [pairName(...both), ...both] as const);

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  it('says what every rule is about, and nothing of rules that it does not have', () => {
    const { rules } = edition.declarable === undefined ? edition : widestForm(edition);
    // The order of the boards is the same in all systems.
    const ids = rules.filter(({ level }) => level !== 'board-order').map((rule) => rule.id);
    const own = Object.entries(wordsOf(id).rules[id] ?? {});
    const without = own.flatMap(([rule, words]) => (words?.subject === undefined ? [rule] : []));
    const inMaxi = edition.forMaxi?.rules.map((rule) => rule.id) ?? [];
    expect(
      own
        .map(([rule]) => rule)
        .filter((rule) => !without.includes(rule))
        .sort(),
    ).toEqual([...ids].sort());
    expect(without.filter((rule) => !inMaxi.includes(rule))).toEqual([]);
  });
});

describe.each(PAIRS)('%s', (name, older, newer) => {
  const changes = compareEditions(older, newer);
  const differing = changes.filter(mayPairDifferently);

  it('accounts for every rule of both once, in either direction', () => {
    for (const [from, to] of [
      [older, newer],
      [newer, older],
    ]) {
      const compared = compareEditions(from, to);
      const named = (side: 'from' | 'to'): string[] =>
        compared.flatMap((change) => change[side].map(({ id }) => id)).sort();
      expect(named('from')).toEqual(from.rules.map(({ id }) => id).sort());
      expect(named('to')).toEqual(to.rules.map(({ id }) => id).sort());
    }
    const back = compareEditions(newer, older).map(({ subject, kind }) => `${subject} ${MIRRORED[kind]}`);
    expect(back.sort()).toEqual(changes.map(({ subject, kind }) => `${subject} ${kind}`).sort());
  });

  // Not every two editions have been searched yet: corpus/edition-examples/README.md.
  it.skipIf(!existsSync(new URL(name, FOLDER)))(
    'has an example for every change that pairs differently, or says that none was found',
    () => {
      const none = readFileSync(new URL(`${name}/not-found.txt`, FOLDER), 'utf8')
        .split('\n')
        .filter(Boolean);
      const there = readdirSync(new URL(`${name}/`, FOLDER))
        .filter((file) => file.endsWith('.trf'))
        .map((file) => `${name}/${file}`);
      const wanted = differing.filter(({ subject }) => !none.includes(subject));
      expect(there.sort()).toEqual(wanted.map((change) => differencePath([older, newer], change)).sort());
      expect(none.filter((subject) => !differing.some((change) => change.subject === subject))).toEqual([]);
      expect(wanted.length).toBeGreaterThan(none.length);
    },
  );

  const examples = differing
    .map((change) => ({ change, file: new URL(differencePath([older, newer], change), FOLDER) }))
    .filter(({ file }) => existsSync(file));

  it.each(examples)(
    '$change.subject: the two part by this in the last round, and nowhere else',
    ({ change, file }) => {
      holdExample(readFileSync(file, 'utf8'), [older, newer], change);
    },
  );
});

function holdExample(text: string, both: readonly [Edition, Edition], change: RuleChange): void {
  const by = editionById(checkFile(text, 'example').edition?.id ?? '')!;
  expect(both).toContain(by);
  const against = by === both[0] ? both[1] : both[0];
  expect(isClean(text, by, against)).toBe(true);
  const { rounds, problems } = checkFile(text, 'example', { edition: against });
  expect(problems).toEqual([]);
  const own = (rounds.at(-1)?.deviations ?? []).filter(({ consequenceOf }) => consequenceOf === null);
  expect(own).toHaveLength(1);
  expect(own[0].kind).not.toBe('reference');
  const rules = against === both[0] ? change.from : change.to;
  expect(rules.map(({ id }) => id)).toContain(own[0].rule);
  expect(text).toContain(`${against.id} pairs round ${rounds.length} differently: ${own[0].rule}.`);
}

const MIRRORED: Readonly<Record<RuleChange['kind'], RuleChange['kind']>> = {
  same: 'same',
  renumbered: 'renumbered',
  changed: 'changed',
  new: 'gone',
  gone: 'new',
};

it('from 2017 to 2026', () => {
  const changes = compareEditions(editionById('dutch-2017')!, editionById('dutch-2026')!);
  const listed = changes
    .filter(({ to, from }) => [...from, ...to].some(({ id }) => /^C\d/.test(id)))
    .map(({ kind, from, to }) => [from.map(({ id }) => id).join(), kind, to.map(({ id }) => id).join()]);
  expect(listed.map((parts) => parts.join(' '))).toEqual([
    'C1 renumbered C1',
    'C2 changed C2',
    'C3 renumbered C3',
    'C4 changed C4',
    ' new C5',
    'C5 renumbered C6',
    'C6 changed C7',
    'C7 changed C8',
    ' new C9',
    'C8 renumbered C10',
    'C9 renumbered C11',
    'C10 renumbered C12',
    'C11 renumbered C13',
    'C12 changed C14',
    'C13 changed C15',
    'C14 changed C16',
    'C15 changed C17',
    'C16 changed C18',
    'C17 changed C19',
    'C18 changed C20',
    'C19 changed C21',
  ]);
});
