import { expect, test } from 'vitest';
import { countsOf, fits } from '../../checker/index.js';
import type { EditionChoice, EditionSearch, EditionTrial } from '../../checker/index.js';
import { round } from '../testing/deviations.js';
import { calledForId, conclusion, trialReason } from './fit-words.js';

/** An edition that pairs these of three rounds differently. */
function trial(id: string, ...differing: readonly number[]): EditionTrial {
  const rounds = [1, 2, 3].map((number) =>
    round([], { round: number, verdict: differing.includes(number) ? 'deviates' : 'agrees' }),
  );
  return { id, missing: [], rounds };
}

function search(trials: readonly EditionTrial[], calledFor: EditionSearch['calledFor']): EditionSearch {
  const fitting = trials.filter((one) => fits(countsOf(one)));
  return { trials, fitting: fitting.map(({ id }) => id), calledFor };
}

const named = (id: string, text: string): { choice: EditionChoice } => ({
  choice: { id, chosenBy: 'file', source: { kind: 'record', record: '192', text } },
});
const byDefault: { choice: EditionChoice } = {
  choice: { id: 'a-2000', chosenBy: 'default', source: { kind: 'default', isSystemNamed: false } },
};
const byDate: { choice: EditionChoice } = {
  choice: {
    id: 'a-2000',
    chosenBy: 'date',
    source: { kind: 'date', date: { raw: '2000/05/01', iso: '2000-05-01' } },
  },
};
const unknown = { refusal: { kind: 'unknown-rules', what: 'rules', text: 'X' } } as const;
const one = [trial('a-2000', 2), trial('b-2001')];
const none = [trial('a-2000', 2), trial('b-2001', 1, 3)];
const needy: EditionTrial = {
  id: 'c-2002',
  missing: [{ unrated: [1, 2], isAll: true }, 'names'],
  rounds: [],
};

test.each<[string, string | null, EditionSearch]>([
  ['paired by b-2001', null, search(one, byDefault)],
  ['paired by b-2001, as the file has it (record 192: B)', 'b-2001', search(one, named('b-2001', 'B'))],
  [
    'paired by b-2001, although the file calls for a-2000 (start date 2000-05-01): round 2 differs',
    'a-2000',
    search(one, byDate),
  ],
  [
    'paired by b-2001, although the file calls for c-2002 (record 192: C): the file has no ratings and names of players; --unrated N gives the unrated a provisional one',
    'c-2002',
    search([...one, needy], named('c-2002', 'C')),
  ],
  [
    'paired by b-2001, although the file says it was paired by "X", which this version cannot check',
    null,
    search(one, unknown),
  ],
  [
    'paired by none of them; a-2000 is closest: 2 of 3 rounds agree, and the file says it was paired by "X", which this version cannot check',
    null,
    search(none, unknown),
  ],
  [
    'paired by none of them: no round agrees with any',
    null,
    search([trial('a-2000', 1, 2, 3), needy], byDefault),
  ],
])('%s', (words, calledFor, found) => {
  expect(conclusion(found)).toBe(words);
  expect(calledForId(found)).toBe(calledFor);
});

test.each<[EditionTrial['missing'], string]>([
  [
    [{ unrated: [4], isAll: false }],
    'player 4 has no rating: --unrated N gives the unrated a provisional one',
  ],
  [
    ['teams', { unrated: [4, 7], isAll: false }],
    'the file has no teams; players 4 and 7 have no rating: --unrated N gives the unrated a provisional one',
  ],
])('%j', (missing, words) => {
  expect(trialReason({ id: 'c-2002', missing, rounds: [] })).toBe(words);
});
