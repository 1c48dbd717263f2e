import { describe, expect, test } from 'vitest';
import type { EditionRefusal, ExplainFault, RefusedEdition, RefusedTournament } from '../../checker/index.js';
import {
  editionRefusalWords,
  faultWords,
  misfitWords,
  NO_TOURNAMENT,
  refusedEditionWords,
  refusedTournamentWords,
} from './refusal-words.js';

const GIVEN = { kind: 'given-byes', round: 4, isOfTeams: false } as const;
const ADVICE = 'A round has one at most (C.04.1, article 3); give a requested bye another letter (H, F or Z)';

test.each<[ExplainFault, string]>([
  [{ kind: 'not-next', round: 5, next: 3 }, 'round 5 cannot be paired: round 3 is the next one'],
  [
    { kind: 'no-length' },
    'the file does not say how many rounds the event has, which the rules need: add record 142 (or XXR), or give --total-rounds',
  ],
  [
    { ...GIVEN, ids: [7], left: 1 },
    `round 4 cannot be paired: player 7 already has the pairing-allocated bye, and 1 other is left, an odd number that needs a second one. ${ADVICE}`,
  ],
  [
    { ...GIVEN, ids: [7], left: 5 },
    `round 4 cannot be paired: player 7 already has the pairing-allocated bye, and 5 others are left, an odd number that needs a second one. ${ADVICE}`,
  ],
  [
    { ...GIVEN, ids: [7, 9], left: 4 },
    `round 4 cannot be paired: the players 7 and 9 have the pairing-allocated bye. ${ADVICE}`,
  ],
  [
    { ...GIVEN, ids: [7, 9, 12], left: 3 },
    `round 4 cannot be paired: the players 7, 9 and 12 have the pairing-allocated bye. ${ADVICE}`,
  ],
  [
    { ...GIVEN, isOfTeams: true, ids: [7], left: 5 },
    `round 4 cannot be paired: team 7 already has the pairing-allocated bye, and 5 others are left, an odd number that needs a second one. ${ADVICE}`,
  ],
  [
    { ...GIVEN, isOfTeams: true, ids: [7, 9], left: 4 },
    `round 4 cannot be paired: the teams 7 and 9 have the pairing-allocated bye. ${ADVICE}`,
  ],
  [
    { kind: 'open', open: { isOfTeams: false, round: 3, ids: [2, 5] } },
    'round 3 has games without a result: of 2, 5',
  ],
  [
    { kind: 'open', open: { isOfTeams: true, round: 3, ids: [2, 5] } },
    'round 3 has matches without all results: of 2, 5',
  ],
  [
    { kind: 'unrated', player: 6 },
    'player 6 has no rating, which these rules need: add it, or give unrated players a provisional one with --unrated N',
  ],
  [{ kind: 'all-paired', rounds: 9 }, 'all 9 rounds of the event are paired already'],
  [
    { kind: 'no-colour' },
    'the initial-colour is not known: add record 152 (or XXC white1), or give --initial-color',
  ],
  [{ kind: 'nobody', round: 4 }, 'nobody is there to be paired in round 4'],
  [{ kind: 'no-such-player', isOfTeams: false, player: 40 }, 'there is no player 40'],
  [{ kind: 'no-such-player', isOfTeams: true, player: 40 }, 'there is no team 40'],
])('why a round is not paired or explained: %j', (why, words) => {
  expect(faultWords(why)).toBe(words);
});

test('names stand before the numbers', () => {
  const people = new Map([[7, { name: 'Example, Ivan' }]]);
  expect(faultWords({ ...GIVEN, ids: [7], left: 5 }, people)).toContain(
    'Ivan Example (7) already has the pairing-allocated bye',
  );
});

function refusedEdition(refusal: EditionRefusal, isOfTeams: boolean): RefusedEdition {
  return { ok: false, record: '192', text: 'X', refusal, isOfTeams };
}

const DATE = { raw: 'May', iso: null };

describe('why an edition is refused', () => {
  test.each<[EditionRefusal, string]>([
    [
      { kind: 'unknown-rules', what: 'rules', text: 'X' },
      'the file says it was paired by "X", which this version cannot check',
    ],
    [
      { kind: 'unknown-rules', what: 'round-robin', text: 'X' },
      'the file says "X": a round-robin is not paired by the rules of a Swiss system',
    ],
    [
      { kind: 'unknown-rules', what: 'teams', text: 'X' },
      'the file says "X": where teams are paired, record 192 has to name the rules (a code like FIDE_TEAM)',
    ],
    [
      { kind: 'unknown-rules', what: 'acceleration', text: 'X' },
      'the file says "X", but neither which acceleration it is nor the virtual points (records 250, XXA)',
    ],
    [
      { kind: 'date', date: { date: DATE, system: 'dutch', inForce: [] }, fit: null },
      'the date of start "May" cannot be read; no round shows by which edition it was paired',
    ],
    [
      { kind: 'misfit', misfit: 'players', edition: 'dutch-2026' },
      'teams are paired in the file, but players by dutch-2026',
    ],
    [
      { kind: 'unrated', player: 6, edition: 'dubov-2026' },
      'player 6 has no rating, which these rules need: add it, or give unrated players a provisional one with --unrated N',
    ],
    [
      { kind: 'no-baku', text: null },
      'the Baku Acceleration cannot be used where game points are the score (C.04.7, 1.4)',
    ],
    [
      { kind: 'no-baku', text: 'BAKU' },
      'the file says "BAKU", but the Baku Acceleration cannot be used where game points are the score',
    ],
  ])('%j', (refusal, words) => {
    expect(editionRefusalWords(refusal)).toBe(words);
  });

  test.each([
    ['players', 'teams are paired in the file, but players by E'],
    [
      'single-games',
      'record 192 of the file announces matches of two games, but the rounds of E are single games',
    ],
    [
      'two-games',
      'the rounds of E are matches of two games, which record 192 of the file does not announce (see docs/two-games.md)',
    ],
    ['teams', 'the file has no teams, which E pairs: records 310 are missing'],
  ] as const)('it does not fit: %s', (misfit, words) => {
    expect(misfitWords(misfit, 'E')).toBe(words);
  });

  const refusals: Readonly<Record<EditionRefusal['kind'], EditionRefusal>> = {
    'unknown-rules': { kind: 'unknown-rules', what: 'rules', text: 'X' },
    date: { kind: 'date', date: { date: DATE, system: 'dutch', inForce: [] }, fit: null },
    misfit: { kind: 'misfit', misfit: 'teams', edition: 'team-swiss-2026' },
    unrated: { kind: 'unrated', player: 6, edition: 'dubov-2026' },
    'no-baku': { kind: 'no-baku', text: null },
  };
  /** What is said after the reason. */
  const adviceOn = (refusal: EditionRefusal, isOfTeams: boolean): string => {
    const refused = refusedEdition(refusal, isOfTeams);
    const [why, words] = [editionRefusalWords(refusal), refusedEditionWords(refused)];
    expect(words.startsWith(why)).toBe(true);
    return words.slice(why.length);
  };

  test.each(['unknown-rules', 'date', 'misfit'] as const)(
    'the advice names editions, of teams only those that pair teams: %s',
    (kind) => {
      const [ofPlayers, ofTeams] = [false, true].map((isOfTeams) => adviceOn(refusals[kind], isOfTeams));
      const head = '; to check it by an edition all the same, name one with --rules: ';
      expect(ofPlayers).toMatch(new RegExp(`^${head}.*dutch-2026.*team-swiss-2026`));
      expect(ofTeams).toBe(`${head}team-swiss-2026`);
    },
  );

  test('the advice is the edition that needs ratings, and there is none where acceleration is refused', () => {
    expect(adviceOn(refusals.unrated, false)).toBe(' (dubov-2026)');
    expect(adviceOn(refusals['no-baku'], true)).toBe('');
  });

  test('a file is not valid, is not judged, or has no edition', () => {
    const refused = refusedEdition(refusals.misfit, false);
    const unjudged = { kind: 'match', from: 'words', record: '092', text: 'Match' } as const;
    const wordsOf = (why: RefusedTournament['why']): string =>
      refusedTournamentWords({ ok: false, why, problems: [] });
    expect(wordsOf({ kind: 'invalid' })).toBe(NO_TOURNAMENT);
    expect(wordsOf({ kind: 'unjudged', unjudged })).toBe(
      'no FIDE rule pairs the rounds of this event (record 092: Match)',
    );
    expect(wordsOf({ kind: 'edition', refused })).toBe(refusedEditionWords(refused));
  });
});
