import { describe, expect, it } from 'vitest';
import { editions, missingSystems, systems } from '../engine/index.js';
import { MAY_IMPORT, sourceOf, sourcesIn, withoutComments } from './sources.js';

/** Where a system is at home, or has its words; the last are made from data. Corpus data are no sources, and tests may name what they test. */
const AT_HOME = ['engine/systems/', 'engine/literal/', 'reports/words/', 'corpus/schema/types/'];

const inThisVersion = systems.map(({ system }) => system);

describe('a system', () => {
  it('is named in its own rooms only, and in comments; so are its editions', () => {
    const naming = [...Object.keys(MAY_IMPORT), 'scripts']
      .flatMap(sourcesIn)
      .filter((file) => !AT_HOME.some((folder) => file.startsWith(folder)))
      .flatMap((file) => namesIn(withoutComments(sourceOf(file))).map((name) => `${file}: ${name}`));
    expect(naming).toEqual([]);
  });

  it.each([
    ["edition: 'dutch-2017', dutch1992, asDutch, FIDE_DUTCH_2026, --dutch", ['dutch']],
    ['Double-Swiss', ['double-swiss']],
    ['doubleSwissEdition', ['double-swiss']],
    ['TEAM_SWISS', ['team-swiss']],
    ['const limEdition = 1;', ['lim']],
    ['limit, Limits, slim, Dutchman, a double round, Swiss teams; 2017 C.7, 2026 2.4.1', []],
  ])('would be found in %s', (text, found) => {
    expect(namesIn(text)).toEqual(found);
  });

  it('is not missing where it is in this version', () => {
    const missing = missingSystems.map(({ system }) => system);
    expect(missing.filter((name) => inThisVersion.includes(name))).toEqual([]);
  });

  it('has editions, known by its name and its code', () => {
    expect(new Set(editions.map(({ system }) => system))).toEqual(new Set(inThisVersion));
    for (const { id, system, code } of editions) {
      expect(systemOf(id)).toBe(system);
      const stem = systems.find((one) => one.system === system)!.code;
      expect(code.replace(/_\d{4}$/, '')).toBe(stem);
    }
  });

  it('has the editions that its congresses adopted', () => {
    for (const { system, congresses } of systems)
      for (const { edition } of congresses)
        expect(editions.find(({ id }) => id === edition)?.system).toBe(system);
  });
});

/** "dutch-2015-draft" is one of "dutch". */
function systemOf(edition: string): string {
  return edition.replace(/-\d{4}.*$/, '');
}

/** The systems that a source names: as words, or as parts of identifiers. */
function namesIn(text: string): string[] {
  const words = text
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ');
  return inThisVersion.filter((name) => ` ${words} `.includes(` ${name.replaceAll('-', ' ')} `));
}
