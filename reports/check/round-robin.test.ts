import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { robinFile } from '../../checker/round-robin/testing/robin-file.js';
import { DOUBLE, SINGLE } from '../../engine/round-robin/index.js';
import { PLANTINGS } from '../../engine/round-robin/testing/planted-errors.js';
import { chanceOf, simulatedRobin } from '../../engine/round-robin/testing/simulated-robin.js';
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

/** The report on an event of seven or eight players in the order of their numbers, with one error. */
function reportWith(error: string): TournamentReport {
  for (let seed = 1; ; seed++) {
    const chance = chanceOf(seed);
    const shape = {
      players: 7 + (seed % 2),
      cycles: SINGLE,
      isInOrder: true,
      forfeits: 0,
      hasWithdrawal: false,
    };
    const planted = PLANTINGS[error](simulatedRobin(shape, chance), chance);
    if (planted === null) continue;
    const { event } = planted;
    return checkFile(robinFile(event, { systemCode: 'FIDE_ROUNDROBIN' }), 'event.trf');
  }
}

describe.each([
  ['rounds exchanged', /the two rounds are exchanged \[BT1\.round, C\.05 Annex 1\]\.$/],
  ['a game with turned colours', /^By the table player \d should have White against \d \[BT2\.colour/],
  ['all colours of a round turned', /the colours of all of them are turned \[BT2\.round/],
  ['two players exchanged in some rounds', /stand in each other's place, in rounds \d.* \[BT1\.players/],
  ['a game in another round', /was played in round \d|belongs to round \d/],
  ['a pair that never met', /should meet in this round, and did not; nor do they elsewhere \[BT3\.never/],
  ['a pair that met twice', /meet more often than they should, in rounds \d and \d \[BT3\.twice/],
  ['the rest round of the wrong player', /has a rest round, but it is the turn of player \d \[BT1\.rest/],
])('%s', (error, words) => {
  const report = reportWith(error);
  const [deviations] = report.rounds.map((round) => round.deviations).filter((list) => list.length > 0);

  it('is told in a sentence, and briefly', () => {
    const context = { edition: 'round-robin', deviations };
    expect(explain(deviations[0], context)).toMatch(words);
    expect(explainBriefly(deviations[0], context)).toMatch(/^BT\d\.\w+ \(C\.05 Annex 1\): /);
    expect(checkText.part(report, PLAIN)).toContain('DEVIATES');
    expect(checkCsv.part(report, PLAIN)).toContain('C.05 Annex 1');
  });

  it('is in a document that the schema describes', () => {
    const document = checkDocument([report]);
    validate(document);
    expect(validate.errors).toBeNull();
    expect(Object.keys(document.totals.byRule)).toEqual([deviations[0].rule]);
  });
});

it('what was found out of the event is told before its rounds', () => {
  const shape = { players: 6, cycles: DOUBLE, isInOrder: false, forfeits: 0, hasWithdrawal: false };
  const { event, drawn } = simulatedRobin(shape, chanceOf(2));
  const report = checkFile(robinFile(event, { systemCode: 'FIDE_DOUBLEROUNDROBIN' }), 'event.trf');
  expect(fileLines(report)).toEqual([
    'Everybody meets everybody twice; the last two rounds of the first cycle are exchanged.',
    `The numbers of the table, as the games reveal them, are those of the players ${drawn.join(', ')}.`,
  ]);
  validate(checkDocument([report]));
  expect(validate.errors).toBeNull();
});
