import { expect } from 'vitest';
import type { Differences } from './differences.js';

/*
 * The same as `check-changes.ts`, for the options of `check` that describe the event.
 */

/** The initial-colour. */
export const BLACK_FIRST: Differences = {
  'tournaments.0.edition.alternatives': [undefined, expect.any(Array)],
  'tournaments.0.verdict': ['agrees', 'deviates'],
  'tournaments.0.initialColour': [{ colour: 'white', round: 1, players: [1, 3] }, undefined],
  'tournaments.0.rounds.0.verdict': ['agrees', 'deviates'],
  'tournaments.0.rounds.0.reference.0.white': [1, 3],
  'tournaments.0.rounds.0.reference.0.black': [3, 1],
  'tournaments.0.rounds.0.reference.1.white': [4, 2],
  'tournaments.0.rounds.0.reference.1.black': [2, 4],
  'tournaments.0.rounds.0.deviations.0': [
    undefined,
    expect.objectContaining({
      kind: 'colour',
      rule: '5.2.5',
      article: '5.2.5',
      bracket: 0,
      players: [1, 3, 2, 4],
    }),
  ],
  'totals.agree': [1, 0],
  'totals.deviate': [0, 1],
  'totals.byRule.5.2.5': [undefined, 1],
  'totals.byEdition.dutch-2026.5.2.5': [undefined, 1],
};

/** The number of rounds. */
export const THREE_ROUNDS: Differences = {
  'tournaments.0.eventLength.rounds': [2, 3],
  'tournaments.0.eventLength.from': ['played', 'option'],
  'tournaments.0.assumptions': [[expect.any(String)], undefined],
  'tournaments.0.rounds.1.note': [expect.any(String), expect.any(String)],
  'tournaments.0.standings.verdict': ['deviates', 'agrees'],
  'tournaments.0.standings.ranks': ['deviate', 'agree'],
  'tournaments.0.standings.deviations.0': [
    expect.objectContaining({
      player: 3,
      field: 'rank',
      published: 3,
      reference: 2,
      rule: 'FB',
      article: '8.3',
    }),
    undefined,
  ],
  'tournaments.0.standings.deviations.1': [
    expect.objectContaining({
      player: 1,
      field: 'rank',
      published: 2,
      reference: 3,
      rule: 'FB',
      article: '8.3',
    }),
    undefined,
  ],
  'totals.standings.agree': [0, 1],
  'totals.standings.deviate': [1, 0],
  'totals.standings.byTieBreak.FB': [2, undefined],
};

/** Baku acceleration. */
export const BAKU: Differences = {
  'tournaments.0.edition.alternatives': [undefined, expect.any(Array)],
  'tournaments.0.verdict': ['agrees', 'deviates'],
  'tournaments.0.rounds.0.verdict': ['agrees', 'deviates'],
  'tournaments.0.rounds.0.reference.0.black': [3, 2],
  'tournaments.0.rounds.0.reference.1.white': [4, 3],
  'tournaments.0.rounds.0.reference.1.black': [2, 4],
  'tournaments.0.rounds.0.deviations.0': [
    undefined,
    expect.objectContaining({
      kind: 'quality',
      rule: 'C6',
      article: '2.4.1',
      bracket: 1,
      players: [1, 2],
      published: { value: [2], pairs: [], downfloaters: [1, 2] },
    }),
  ],
  'tournaments.0.rounds.0.deviations.1': [
    undefined,
    expect.objectContaining({
      kind: 'quality',
      rule: 'C6',
      article: '2.4.1',
      bracket: 0,
      players: [1, 3, 2, 4],
    }),
  ],
  'tournaments.0.acceleration': [
    undefined,
    { baku: '2026', from: 'option', without: [], brokenPremises: [] },
  ],
  'tournaments.0.assumptions': [
    undefined,
    ['Baku acceleration (C.04.7 of 2026), as --acceleration baku requests.'],
  ],
  'totals.agree': [1, 0],
  'totals.deviate': [0, 1],
  'totals.byRule.C6': [undefined, 1],
  'totals.byEdition.dutch-2026.C6': [undefined, 1],
};

/** A rating for unrated players. */
export const RATED_1400: Differences = {
  'tournaments.0.edition': [null, { id: 'dubov-2026', chosenBy: 'option', reason: '--rules dubov-2026' }],
  'tournaments.0.verdict': ['invalid', 'agrees'],
  'tournaments.0.errors.0': [
    expect.objectContaining({
      line: 6,
      column: 5,
      text: '1',
      expected: 'a rating of everybody who was paired',
    }),
    undefined,
  ],
  'tournaments.0.warnings.0': [
    undefined,
    expect.objectContaining({
      line: 6,
      column: 5,
      text: '1',
      expected: 'numbers in the order of the ratings',
      adjustment: 'the numbers of the file count',
    }),
  ],
  'tournaments.0.rounds.0': [
    undefined,
    expect.objectContaining({
      round: 1,
      verdict: 'agrees',
      published: [
        { white: 1, black: 3 },
        { white: 4, black: 2 },
      ],
      reference: [
        { white: 1, black: 3 },
        { white: 4, black: 2 },
      ],
    }),
  ],
  'totals.rounds': [0, 1],
  'totals.agree': [0, 1],
  'totals.invalid': [1, 0],
  'totals.byEdition.dubov-2026': [undefined, {}],
};
