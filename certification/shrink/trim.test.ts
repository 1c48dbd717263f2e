import { expect, it } from 'vitest';
import { writeTrf } from '../../corpus/index.js';
import { editions } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { generateTournament, presets } from '../../generator/index.js';
import { checkFile } from '../../checker/check-file.js';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import { declaredCase } from '../../checker/case/swiss-case.js';
import { misfitsOf } from '../../checker/edition/participants.js';
import { trimTo } from './trim.js';

const tournaments = editions.map(({ id }) => generateTournament({ ...presets.tiny, system: id }, 'trim', 1));

/** A code without one names the system, of which there is a single edition. */
const HAS_YEAR = /\d{4}$/;

it.each(editions)('a trimmed tournament says by which edition it is judged: $id', (edition) => {
  const suitable = tournaments.filter((tournament) => misfitsOf(edition, tournament).length === 0);
  expect(suitable.length).toBeGreaterThan(0);
  for (const tournament of suitable) {
    const text = writeTrf(trimTo(tournament, 2, declaredCase(tournament, edition)), { format: 'trf26' });
    expect(readForEdition(text, edition).tournament?.systemCode).toBe(edition.code);
    expect(checkFile(text, 'trimmed').edition).toMatchObject({
      id: edition.id,
      chosenBy: HAS_YEAR.test(edition.code) ? 'file' : 'default',
    });
  }
});

it('also by one that nothing but its own code tells', () => {
  const later: Edition = { ...dutch2026, id: 'later-2040', system: 'later', code: 'FIDE_LATER_2040' };
  for (const tournament of tournaments)
    expect(trimTo(tournament, 2, declaredCase(tournament, later)).systemCode).toBe('FIDE_LATER_2040');
});
