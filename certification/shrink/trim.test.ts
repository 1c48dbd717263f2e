import { expect, it } from 'vitest';
import { NO_LAST_ROUND, writeTrf } from '../../corpus/index.js';
import { editions } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { generateTournament, presets } from '../../generator/index.js';
import { checkFile } from '../../checker/check-file.js';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import { declaredCase } from '../../checker/case/swiss-case.js';
import { misfitsOf } from '../../checker/edition/participants.js';
import { eventOf } from './testing/small-events.js';
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

it('leaves out what the pairing of the round does not need', () => {
  const event = eventOf(['2w1 2b= 2w1', '1b0 1w= 1b0'], {
    totalRounds: 5,
    header: [
      { tag: '012', text: 'Small' },
      { tag: '022', text: 'Somewhere' },
    ],
    comments: [' a comment'],
    teamRecords: ['013 Team A'],
    nationalRecords: ['NRS    1'],
    unknownRecords: ['777 new'],
    requestedByes: [{ type: 'H', round: 4, ids: [1] }],
    forbidden: [
      { first: 1, last: 1, ids: [1, 2] },
      { first: 1, last: 2, ids: [1, 2] },
      { first: 2, last: 5, ids: [2, 1] },
      { first: 3, last: 5, ids: [1, 2] },
    ],
    adjustments: [null, 1, 2, 3].map((round) => ({ result: null, value: 5, round, ids: [1] })),
  });
  const trimmed = trimTo(event, 2, declaredCase(event, dutch2026));
  expect(trimmed.players.map(({ rounds }) => rounds.length)).toEqual([2, 2]);
  expect(trimmed.totalRounds).toBe(5);
  expect(trimmed.header.map(({ tag }) => tag)).toEqual(['012']);
  const { comments, teamRecords, nationalRecords, unknownRecords, requestedByes } = trimmed;
  for (const list of [comments, teamRecords, nationalRecords, unknownRecords, requestedByes])
    expect(list).toEqual([]);
  // Prohibitions of the round hold for good; points that come with it or later are not there yet.
  expect(trimmed.forbidden).toEqual([
    { first: 1, last: NO_LAST_ROUND, ids: [1, 2] },
    { first: 1, last: NO_LAST_ROUND, ids: [2, 1] },
  ]);
  expect(trimmed.adjustments.map(({ round }) => round)).toEqual([null, 1]);
});
