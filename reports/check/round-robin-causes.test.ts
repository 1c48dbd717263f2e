import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import { robinFile } from '../../checker/round-robin/testing/robin-file.js';
import { DOUBLE, SINGLE } from '../../engine/round-robin/index.js';
import type { Cycles } from '../../engine/round-robin/index.js';
import {
  plantedCycle,
  plantedRepetition,
  plantedRing,
} from '../../engine/round-robin/testing/planted-causes.js';
import type { PlantedCause } from '../../engine/round-robin/testing/planted-causes.js';
import { chanceOf, simulatedRobin } from '../../engine/round-robin/testing/simulated-robin.js';
import type { SimulatedRobin } from '../../engine/round-robin/testing/simulated-robin.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { explain } from '../words/deviation/wording.js';
import { fileLines } from '../words/file-lines.js';
import { checkCsv } from './csv.js';
import { checkDocument } from './json.js';
import { checkText } from './text.js';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../corpus/schema/check-report.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema as object);
const PLAIN = { isOneOfSeveral: false, isQuiet: false, isColoured: false };

function robinOf(players: number, cycles: Cycles): SimulatedRobin {
  const shape = { players, cycles, isInOrder: true, forfeits: 0, hasWithdrawal: false };
  return simulatedRobin(shape, chanceOf(1));
}

function planted(plant: (seed: number) => PlantedCause | null): PlantedCause {
  for (let seed = 1; ; seed++) {
    const one = plant(seed);
    if (one !== null) return one;
  }
}

const CASES: readonly (readonly [name: string, PlantedCause, rule: string, words: RegExp, brief: RegExp])[] =
  [
    [
      'a round played twice',
      planted((seed) => plantedRepetition(robinOf(10, SINGLE), chanceOf(seed))),
      'BT3.round',
      /^The games are those of round \d, which is played twice; round \d of the table is not played \[/,
      /: has the games of round \d again, and round \d is not played$/,
    ],
    [
      'the colours of the first cycle',
      plantedCycle(robinOf(6, DOUBLE), DOUBLE, 2),
      'BT2.cycle',
      /^The second cycle \(rounds 6 to 10\) has the colours of the first, but the table turns them; .* \[/,
      /: the second cycle has the colours of the first$/,
    ],
    [
      'a ring of three players',
      planted((seed) => plantedRing(robinOf(11, SINGLE), { size: 3, count: 3 }, chanceOf(seed))),
      'BT1.ring',
      /^Players \d+, \d+ and \d+ stand in each other's place in a ring \(\d+ in the place of \d+, .*\), in rounds .* \[/,
      /: players \d+, \d+ and \d+ in each other's place, in a ring$/,
    ],
  ];

describe.each(CASES)('%s', (_, { event, at, finding }, rule, words, brief) => {
  const report = checkFile(robinFile(event, { systemCode: 'BERGER_ROUNDROBIN' }), 'event.trf');
  const wrong = report.rounds.filter(({ verdict }) => verdict === 'deviates');
  const [{ deviations }] = wrong;

  it('is one deviation, in its rounds', () => {
    expect(wrong.map(({ round, deviations: found }) => [round, found.map((one) => one.table)])).toEqual(
      at.map((round) => [round, [finding]]),
    );
  });

  it('is reported in a sentence, and briefly', () => {
    const context = { edition: 'round-robin', deviations };
    expect(explain(deviations[0], context)).toMatch(words);
    expect(explain(deviations[0], context)).toContain(`[${rule}, C.05 Annex 1].`);
    expect(explainBriefly(deviations[0], context)).toMatch(brief);
    expect(checkText.part(report, PLAIN)).toContain('DEVIATES');
    expect(checkCsv.part(report, PLAIN)).toContain(rule);
  });

  it('is in a document that the schema describes, and counts once', () => {
    const document = checkDocument([report]);
    validate(document);
    expect(validate.errors).toBeNull();
    expect(document.totals.byRule).toEqual({ [rule]: 1 });
    const [round] = at;
    const tables = document.tournaments[0].rounds[round - 1].deviations.map(({ table }) => table);
    expect(tables).toEqual([expect.objectContaining({ kind: finding.kind })]);
  });
});

it('what is found of a cycle is among the facts of the event', () => {
  const { event } = plantedCycle(robinOf(6, DOUBLE), DOUBLE, 2);
  const report = checkFile(robinFile(event, { systemCode: 'FIDE_DOUBLEROUNDROBIN' }), 'event.trf');
  expect(fileLines(report)).toContain('The colours of cycle 2 are turned against the table.');
  expect(checkText.part(report, PLAIN)).not.toContain('by the rules');
});
