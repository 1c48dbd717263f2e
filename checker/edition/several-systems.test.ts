import { expect, test, vi } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { four } from '../../corpus/trf/testing/lines.js';
import type * as Engine from '../../engine/index.js';
import { namedRules } from './named-rules.js';

// Two systems beside that of this version: one with one edition, which people also call by the year 2019; one with the
// name of a person.
vi.mock('../../engine/index.js', async (original) => {
  const engine = await original<typeof Engine>();
  const ladder: Engine.SystemNames = {
    system: 'ladder',
    title: 'Ladder',
    code: 'FIDE_LADDER',
    words: /ladder/,
    congresses: [],
    places: [{ place: /reykjavik/, edition: null }],
  };
  const smith: Engine.SystemNames = {
    system: 'smith',
    title: 'Smith',
    code: 'FIDE_SMITH',
    words: /smith/,
    isSurname: true,
    congresses: [],
    places: [],
  };
  const edition: Engine.Edition = {
    ...engine.defaultEdition,
    id: 'ladder-2020',
    system: 'ladder',
    code: 'FIDE_LADDER_2020',
    years: ['2019'],
  };
  return {
    ...engine,
    systems: [...engine.systems, ladder, smith],
    editionByCode: (code: string) => (code === edition.code ? edition : engine.editionByCode(code)),
    editionOfYear: (system: string, year: string) =>
      system !== edition.system
        ? engine.editionOfYear(system, year)
        : ['2019', '2020'].includes(year)
          ? edition
          : null,
  };
});

/** "ladder: ladder-2020", "ladder", or what cannot be checked. */
function saysOf(...records: string[]): string | null {
  const { tournament } = parseTrf(four(...records));
  const says = namedRules(tournament!)?.says;
  if (says === undefined) return null;
  if (says.kind === 'unknown') return `unknown ${says.what}`;
  return says.edition === null ? says.system : `${says.system}: ${says.edition.id}`;
}

test.each([
  ['Swiss, Ladder', 'ladder'],
  ['Ladder System, 2020 rules', 'ladder: ladder-2020'],
  ['Ladder 2019', 'ladder: ladder-2020'],
  ['FIDE_LADDER', 'ladder'],
  ['FIDE_LADDER_2020', 'ladder: ladder-2020'],
  ['Swiss Dutch, 2017 rules', 'dutch: dutch-2017'],
  // Only the usual system is meant without its name.
  ['2017 rules', 'dutch: dutch-2017'],
  ['2020 rules', 'unknown rules'],
  // A year is one of the system that stands with it.
  ['Ladder, 2017 rules', 'unknown rules'],
  ['Ladder (Reykjavik rules)', 'unknown rules'],
  ['Dutch or Ladder', 'unknown rules'],
  ['Smith System', 'smith'],
  ['Smith', 'smith'],
  ['Swiss System, Memorial Smith 2019', null],
])('a system is told from another: %s', (words, says) => {
  expect(saysOf(`092 ${words}`)).toBe(says);
});

test.each([
  ['2020 rules', 'ladder: ladder-2020'],
  ['Ladder, 2020 rules', 'ladder: ladder-2020'],
  ['2017 rules', 'unknown rules'],
  ['Swiss Dutch, 2017 rules', 'unknown rules'],
  ['Swiss', 'ladder'],
  ['Team', 'ladder'],
])('the words are read for the system that the code names: %s', (words, says) => {
  expect(saysOf('192 FIDE_LADDER', `092 ${words}`)).toBe(says);
});
