import { expect } from 'vitest';
import type { Differences } from './differences.js';

/*
 * The changes that each option of `check` makes to the document. The library returns this document, and the command writes it with
 * --format json. The files are those of `option-files.ts`.
 */

/** The edition of 2017. */
export const RULES_OF_2017: Differences = {
  'tournaments.0.edition.id': ['dutch-2026', 'dutch-2017'],
  'tournaments.0.edition.chosenBy': ['date', 'option'],
  'tournaments.0.edition.reason': ['start date 2026-05-01', '--rules dutch-2017'],
  'tournaments.0.edition.alternatives': [expect.any(Array), undefined],
  'tournaments.0.rounds.1.deviations.0.rule': ['5.2.1', 'E.1'],
  'tournaments.0.rounds.1.deviations.0.article': ['5.2.1', 'E.1'],
  'tournaments.0.rounds.1.deviations.0.explanation': [expect.any(String), expect.any(String)],
  'totals.byRule.5.2.1': [1, undefined],
  'totals.byRule.E.1': [undefined, 1],
  'totals.byEdition.dutch-2026': [{ '5.2.1': 1 }, undefined],
  'totals.byEdition.dutch-2017': [undefined, { 'E.1': 1 }],
};

/** A table in place of a pairing system. */
export const ROUND_ROBIN: Differences = {
  'tournaments.0.edition.id': ['dutch-2026', 'round-robin'],
  'tournaments.0.edition.chosenBy': ['date', 'option'],
  'tournaments.0.edition.reason': ['start date 2026-05-01', '--rules round-robin'],
  'tournaments.0.verdict': ['agrees', 'deviates'],
  'tournaments.0.rounds.0.verdict': ['agrees', 'deviates'],
  'tournaments.0.rounds.0.reference.0.white': [1, 3],
  'tournaments.0.rounds.0.reference.0.black': [3, 1],
  'tournaments.0.rounds.0.deviations.0': [
    undefined,
    expect.objectContaining({
      kind: 'colour',
      rule: 'BT2.colour',
      article: 'C.05 Annex 1',
      players: [3, 1],
      published: { value: [], pairs: [[1, 3]], downfloaters: [] },
      reference: { value: [], pairs: [[3, 1]], downfloaters: [] },
    }),
  ],
  'tournaments.0.roundRobin': [
    undefined,
    expect.objectContaining({
      table: 'berger',
      isComplete: false,
      cycles: 1,
      order: 'cycles',
      numbers: 'games',
      otherNumberings: 1,
    }),
  ],
  'totals.agree': [1, 0],
  'totals.deviate': [0, 1],
  'totals.byRule.BT2.colour': [undefined, 1],
  'totals.byEdition.dutch-2026': [{}, undefined],
  'totals.byEdition.round-robin': [undefined, { 'BT2.colour': 1 }],
};

/** All editions tried. */
export const ANY_EDITION: Differences = {
  'tournaments.0.edition.chosenBy': ['date', 'fit'],
  'tournaments.0.edition.reason': ['start date 2026-05-01', 'every edition was tried'],
  'tournaments.0.fit': [undefined, expect.objectContaining({ calledFor: 'dutch-2026' })],
  'totals.byFit': [undefined, expect.any(Array)],
};

/** The encoding of a file that cannot be read without it. */
export const UTF_16: Differences = {
  'tournaments.0.name': ['', 'Four'],
  'tournaments.0.event': [undefined, expect.objectContaining({ from: '2026-05-01' })],
  'tournaments.0.edition': [null, { id: 'dutch-2026', chosenBy: 'date', reason: 'start date 2026-05-01' }],
  'tournaments.0.players': [0, 4],
  'tournaments.0.verdict': ['invalid', 'agrees'],
  'tournaments.0.errors.0': [
    expect.objectContaining({
      line: 1,
      column: 1,
      text: '',
      expected: 'a text file in UTF-8 or Latin-1',
    }),
    undefined,
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
  'totals.byEdition.dutch-2026': [undefined, {}],
};

/** Round 1 alone. */
export const ROUND_1: Differences = {
  'tournaments.0.edition.alternatives': [expect.any(Array), undefined],
  'tournaments.0.verdict': ['deviates', 'agrees'],
  'tournaments.0.rounds.1': [
    expect.objectContaining({
      round: 2,
      verdict: 'deviates',
      published: [
        { white: 1, black: 2 },
        { white: 3, black: 4 },
      ],
      reference: [
        { white: 2, black: 1 },
        { white: 3, black: 4 },
      ],
    }),
    undefined,
  ],
  'totals.rounds': [2, 1],
  'totals.deviate': [1, 0],
  'totals.byRule.5.2.1': [1, undefined],
  'totals.byEdition.dutch-2026.5.2.1': [1, undefined],
};

/** No search for what was different when a round was paired. */
export const NO_DAY_KNOWLEDGE: Differences = {
  'tournaments.0.edition.alternatives': [undefined, expect.any(Array)],
  'tournaments.0.verdict': ['agrees', 'deviates'],
  'tournaments.0.rounds.2.verdict': ['agrees-otherwise', 'deviates'],
  'tournaments.0.rounds.2.reason': [expect.any(String), undefined],
  'tournaments.0.rounds.2.knownThen': [expect.objectContaining({ isSure: true, isCut: false }), undefined],
  'totals.deviate': [0, 1],
  'totals.agreeOtherwise': [1, undefined],
  'totals.byRule.C5': [undefined, 1],
  'totals.byRule.C7': [undefined, 1],
  'totals.byEdition.dutch-2017.C5': [undefined, 1],
  'totals.byEdition.dutch-2017.C7': [undefined, 1],
};

/** Every reading tried. */
export const ALL_READINGS: Differences = {
  'tournaments.0.rounds.0.dependsOn': [undefined, []],
  'tournaments.0.rounds.1.dependsOn': [undefined, []],
  'tournaments.0.readingsTried': [
    undefined,
    ['B3', 'B4', 'B12', 'B22', 'B23', 'S1', 'S2', 'S5', 'S6', 'S7', 'S8'],
  ],
  'totals.sameByAllReadings': [undefined, 2],
  'totals.byReading': [undefined, {}],
};

/** Of FOUR without its standings and what was known on the day, where the pairs alone are asked for. */
export const PAIRS_ONLY: Differences = {
  'tournaments.0.pairsOnly': [undefined, true],
  'tournaments.0.edition.alternatives': [expect.any(Array), undefined],
  'tournaments.0.rounds.1.deviations.0': [expect.objectContaining({ rule: '5.2.1' }), undefined],
  'totals.byRule.5.2.1': [1, undefined],
  'totals.byEdition.dutch-2026.5.2.1': [1, undefined],
};
