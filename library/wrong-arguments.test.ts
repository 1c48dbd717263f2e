import { describe, expect, it } from 'vitest';
import { editionById as edition } from '../engine/index.js';
import * as library from './index.js';
import * as round from './round.js';

const [{ text, tournament }] = [...library.generate({ players: 6, rounds: 2 }, { seed: 'wrong', count: 1 })];
const provenance = library.parseProvenance(text);
const document = library.readDocument(text).document;

/** What callers without types may give. */
const JUNK: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    1.5,
    NaN,
    'nonsense',
    '',
    [],
    [null],
    ['x'],
    [[1]],
    {},
    { a: 1 },
    { min: 'x', max: 'y' },
  ],
  ...[new Date(0), new Map(), Symbol('s'), 5n, (): null => null],
];

interface Call {
  readonly name: string;
  readonly call: (...given: never[]) => unknown;
  /** Arguments with which it does something. */
  readonly right: readonly unknown[];
}

const OF_CHECKS = ['encoding', 'rules', 'initialColour', 'totalRounds', 'acceleration', 'unrated'];
const GENERATING = { seed: 1, count: 1 };
const CONFIG = [
  ...[
    'system',
    'maxi',
    'choices',
    'players',
    'rounds',
    'ratings',
    'strengthSpread',
    'rates',
    'shuffledNumbers',
  ],
  ...['initialColour', 'points', 'acceleration', 'forbiddenPairs', 'handPaired', 'field', 'teams', 'table'],
  ...['tieBreaks', 'fullHeader', 'roster', 'atMost'],
];

/** Every public function; a test sees that none is left out. */
const CALLS: readonly Call[] = [
  { name: 'audit', call: library.audit, right: [text, {}] },
  { name: 'check', call: library.check, right: [text, {}] },
  { name: 'explain', call: library.explain, right: [text, {}] },
  { name: 'pair', call: library.pair, right: [text, { round: 1 }] },
  { name: 'shrink', call: library.shrink, right: [text, { round: 1 }] },
  { name: 'standings', call: library.standings, right: [text, {}] },
  { name: 'convertTrf', call: library.convertTrf, right: [text, '16', {}] },
  { name: 'declaredAlterations', call: library.declaredAlterations, right: [tournament] },
  { name: 'parseTrf', call: library.parseTrf, right: [text, {}] },
  { name: 'readDocument', call: library.readDocument, right: [text, {}] },
  { name: 'tournamentOf', call: library.tournamentOf, right: [{ totalRounds: 1, players: [] }] },
  { name: 'writeDocument', call: library.writeDocument, right: [document] },
  { name: 'writeTrf', call: library.writeTrf, right: [tournament, { format: 'trf26' }] },
  { name: 'editionById', call: library.editionById, right: ['dutch-2026'] },
  { name: 'editionInForce', call: library.editionInForce, right: ['2026-03-01', 'dutch'] },
  { name: 'verifyCertificate', call: library.verifyCertificate, right: [certificate(), false] },
  { name: 'generate', call: made(library.generate), right: [{}, GENERATING] },
  { name: 'generateTournament', call: library.generateTournament, right: [{ players: 6 }, 1, 1] },
  { name: 'modelOf', call: library.modelOf, right: [tournament] },
  { name: 'parseProvenance', call: library.parseProvenance, right: [text] },
  { name: 'regenerate', call: library.regenerate, right: [provenance] },
  {
    name: 'steer',
    call: made(library.steer),
    right: [
      { players: 6, rounds: 2 },
      { seed: 1, rule: 'C6', count: 1, maxTries: 1 },
    ],
  },
];

/** Options by the name of the function and the place of their argument. */
const OPTIONS: readonly (readonly [name: string, place: number, keys: readonly string[]])[] = [
  [
    'audit',
    1,
    [
      'file',
      'rules',
      'initialColour',
      'totalRounds',
      'acceleration',
      'players',
      'exempt',
      'hostFederation',
      'leastGames',
    ],
  ],
  [
    'check',
    1,
    [
      ...OF_CHECKS,
      'file',
      'rounds',
      'dayKnowledge',
      'allReadings',
      'explainLimit',
      'pairsOnly',
      'standings',
      'tieBreaks',
    ],
  ],
  ['explain', 1, [...OF_CHECKS, 'file', 'round', 'pairs', 'whyNot']],
  ['pair', 1, [...OF_CHECKS, 'round']],
  ['shrink', 1, ['round', 'rules', 'initialColour', 'totalRounds', 'unrated', 'trials']],
  [
    'standings',
    1,
    [
      'file',
      'encoding',
      'tieBreaks',
      'primary',
      'after',
      'explain',
      'c07',
      'roundRobin',
      'keepBelowHalf',
      'unrated',
    ],
  ],
  ['convertTrf', 2, ['file', 'encoding']],
  ['parseTrf', 1, ['file', 'encoding', 'teamEvents', 'primaryScore', 'contradictions']],
  ['writeTrf', 1, ['format', 'eol']],
  ['generate', 0, CONFIG],
  ['generate', 1, ['seed', 'count', 'first', 'format']],
  ['steer', 1, ['seed', 'rule', 'count', 'maxTries', 'first', 'format']],
  ['regenerate', 0, ['generation', 'seed', 'index', 'format', 'config']],
];

function certificate(): unknown {
  const file = {
    file: 'a.trf',
    round: 1,
    edition: 'dutch-2026',
    kind: 'quality',
    rule: 'C6',
    article: '2.4.1',
  };
  return { ...file, bracket: { score: 0, kind: 'scoregroup' } };
}

function made<Given extends unknown[]>(call: (...given: Given) => Iterator<unknown>) {
  return (...given: Given): unknown => call(...given).next();
}

/** Everything may be refused, but only in words about what was given. */
async function outcomeOf(call: Call['call'], given: readonly unknown[]): Promise<unknown> {
  try {
    await call(...(given as never[]));
    return null;
  } catch (error) {
    return error;
  }
}

function demandWords(error: unknown, given: unknown): void {
  if (error === null) return;
  expect([given, error instanceof TypeError || error instanceof RangeError]).toEqual([given, true]);
  const { message } = error as Error;
  // A TypeError from inside would name no argument.
  if (error instanceof TypeError) expect(message).toMatch(/^\w[\w.]*: found .+, expected /);
  expect(message).not.toMatch(/undefined|is not a function|not iterable|\[object|BigInt|Symbol/);
}

it('every public function is among those that are looked at', () => {
  const functions = Object.entries(library).filter(
    ([name, value]) => typeof value === 'function' && name !== 'NotPossibleError',
  );
  expect(CALLS.map(({ name }) => name).sort()).toEqual(functions.map(([name]) => name).sort());
});

describe.each(CALLS)('$name', ({ call, right }) => {
  it('refuses what an argument cannot be, in words', async () => {
    for (const [place] of right.entries())
      for (const junk of JUNK) demandWords(await outcomeOf(call, right.with(place, junk)), junk);
  });

  it('says so where nothing is given', async () => {
    const error = await outcomeOf(call, []);
    expect(error).toBeInstanceOf(TypeError);
    expect((error as TypeError).message).toMatch(/^\w+: found nothing, expected /);
  });
});

it.each(OPTIONS)(
  '%s refuses what an option of its argument %i cannot be, in words',
  async (name, place, keys) => {
    const { call, right } = CALLS.find((one) => one.name === name)!;
    for (const key of keys)
      for (const junk of JUNK) {
        const error = await outcomeOf(call, right.with(place, { ...(right[place] as object), [key]: junk }));
        demandWords(error, { [key]: junk });
        if (typeof junk === 'symbol') expect([key, error]).toEqual([key, expect.any(TypeError)]);
      }
  },
);

const DUTCH = { edition: edition('dutch-2026')! };
const byHand: round.RoundEvent = { players: [{ id: 1 }, { id: 2 }], totalRounds: 3, initialColour: 'white' };

const thrown: readonly (readonly [words: string, call: () => unknown])[] = [
  [
    'tieBreaks: found "BH", expected "usual", or a list',
    () => library.generate({ tieBreaks: 'BH' as never }, GENERATING),
  ],
  [
    'rates.forfeit: found "5%", expected a number from 0 to 1, or an object',
    () => library.generate({ rates: { forfeit: '5%' as never } }, GENERATING),
  ],
  [
    'players.max: found "9", expected a whole number from 2 to 9999',
    () => library.generate({ players: { min: 4, max: '9' as never } }, GENERATING),
  ],
  ['options: found nothing, expected an object', () => library.generate({}, undefined as never)],
  [
    'count: found nothing, expected a whole number from 0 on',
    () => library.generate({}, { seed: 1 } as never),
  ],
  [
    'rule: found an unknown name, expected one of file, encoding, rules, rounds, initialColour, totalRounds, acceleration, dayKnowledge, allReadings, explainLimit, pairsOnly, unrated, standings, tieBreaks',
    () => library.check(text, { rule: 'dutch-2017' } as never),
  ],
  [
    'pairsOnly: does not go with the rules "any" or with allReadings',
    () => library.check(text, { pairsOnly: true, rules: 'any' }),
  ],
  [
    'pairsOnly: does not go with the rules "any" or with allReadings',
    () => library.check(text, { pairsOnly: true, allReadings: true }),
  ],
  [
    'content: found an object (ArrayBuffer), expected the file as a text or as bytes (Uint8Array)',
    () => library.check(new ArrayBuffer(3) as never),
  ],
  [
    'initialColour: found "w", expected "white", "black"',
    () => library.check(text, { initialColour: 'w' as never }),
  ],
  [
    'pairs.0: found a list, expected a pair like [12, 31] or [12, "bye"]',
    () => library.explain(text, { pairs: [[1, '2'] as never] }),
  ],
  ['leastGames: found 10, expected 7, 8, 9', () => library.audit(text, { leastGames: 10 as never })],
  ['day: found "today", expected a day like 2026-02-01', () => library.editionInForce('today')],
  [
    'certificate: found other parts, expected those of swissproof/schema/certificate.schema.json',
    () => library.verifyCertificate(certificate() as never),
  ],
  [
    'edition: found "dutch-2026", expected an edition, like that of swissproof/editions/…',
    () => round.pair(event(), { edition: 'dutch-2026' as never }),
  ],
  [
    'event.players.0.rounds.0.result: found "win", expected "1", "=", "0", "W", "D", "L", "+", "-", "H", "F", "U", "Z", "?", "*"',
    () => round.pair(event('win'), { edition: edition('dutch-2026')! }),
  ],
  [
    'event.points.blackWin: found nothing, expected a whole number (tenths of a point)',
    () => round.pair({ ...event(), points: { whiteWin: 10 } as never }, { edition: edition('dutch-2026')! }),
  ],
];

function event(result = '1'): round.EventData {
  const entry = { opponent: 2, colour: 'white', result };
  const players = [
    { id: 1, rounds: [entry] },
    { id: 2, rounds: [{ ...entry, opponent: 1, colour: 'black', result: '0' }] },
  ];
  const nothing = { virtualPoints: new Map(), forbidden: [], adjustments: [] };
  return {
    players,
    totalRounds: 3,
    points: round.STANDARD_POINTS,
    initialColour: 'white',
    ...nothing,
  } as never;
}

it.each(thrown)('%s', (words, call) => {
  expect(call).toThrow(words);
});

describe('the class of the error', () => {
  const checkWith = (options: unknown) => (): unknown => library.check(text, options as never);
  it.each<[string, () => unknown]>([
    ['a file that is a number', () => library.check(1 as never)],
    ['options that are a list', checkWith([])],
    ['a number in place of a text', checkWith({ rules: 2026 })],
    ['a text in place of a number', checkWith({ totalRounds: '9' })],
    ['a text in place of a list', checkWith({ rounds: '1-3' })],
    ['a number in place of a choice', checkWith({ initialColour: 1 })],
    ['a text in a list of numbers', checkWith({ rounds: [1, '2'] })],
    ['a pair that is a text', () => library.explain(text, { pairs: ['1-2'] as never })],
    ['a day that is a number', () => library.editionInForce(2026 as never)],
    ['an object with other members', () => library.verifyCertificate(certificate() as never)],
    ['points that are texts', () => round.pair({ ...byHand, points: { win: '1' } } as never, DUTCH)],
    ['an edition that is a name', () => round.pair(byHand, { edition: 'dutch-2026' } as never)],
  ])('is TypeError for another type: %s', (_, call) => {
    expect(call).toThrow(TypeError);
  });

  it.each<[string, () => unknown]>([
    ['a number out of its range', checkWith({ totalRounds: 0 })],
    ['NaN', checkWith({ unrated: NaN })],
    ['a choice that does not exist', checkWith({ initialColour: 'red' })],
    ['an edition that does not exist', checkWith({ rules: 'dutch-1812' })],
    ['an option that does not exist', checkWith({ rule: 'dutch-2026' })],
    ['a limit that is another word', checkWith({ explainLimit: 'all' })],
    ['a pair of one', () => library.explain(text, { pairs: [[1]] as never })],
    ['a text that is no day', () => library.editionInForce('today')],
    ['a player without a number', () => library.audit(text, { players: [{ title: 'GM' }] })],
    ['points that are no tenths', () => round.pair({ ...byHand, points: { win: 0.25 } }, DUTCH)],
    ['a round that is too late', () => round.pair(byHand, { ...DUTCH, round: 3 })],
  ])('is RangeError for a value that cannot be: %s', (_, call) => {
    expect(call).toThrow(RangeError);
  });
});

describe('members of members are read', () => {
  it.each([
    { system: 'team-swiss-2026', teams: { boards: 4, reserves: { min: 0, max: 2 }, matchPoints: '2-1-0' } },
    {
      system: 'double-round-robin',
      rounds: 18,
      players: 10,
      table: { draw: 'varma', lastTwo: 'exchanged', cycles: 2 },
    },
    { system: 'double-round-robin', rounds: 10, players: 6, table: { lastTwo: 'plain' } },
    { field: { titled: 0.5, women: 0.2, federations: { GER: 2, POL: 1 } } },
    { points: { win: 3, draw: 1, loss: 0 }, acceleration: { rounds: [1, 0.5], share: 0.5 } },
    {
      roster: Array.from({ length: 8 }, (_, place) => ({
        name: `P${place}`,
        rating: 2000 - place,
        sex: 'w',
      })),
      players: 8,
    },
  ])('of a configuration: %j', (config) => {
    const [event] = [
      ...library.generate({ players: 8, rounds: 3, ...config } as never, { seed: 1, count: 1 }),
    ];
    expect(event.tournament.players.length).toBeGreaterThan(3);
  });

  it.each([
    [{ teams: { boards: 'x' } }, 'teams.boards'],
    [{ teams: { board: 4 } }, 'teams'],
    [{ table: { lastTwo: 'x' } }, 'table.lastTwo'],
    [{ table: { cycles: 1 } }, 'table.cycles'],
    [{ field: { federations: { GER: 'many' } } }, 'field.federations'],
    [{ roster: [{ name: 'A' }] }, 'roster'],
  ])('and a wrong one is named: %j', (config, place) => {
    expect(() => [...library.generate(config as never, { seed: 1, count: 1 })]).toThrow(place);
  });

  const nothing = { virtualPoints: new Map(), forbidden: [], adjustments: [] };
  const event = {
    players: [1, 2, 3, 4].map((id) => ({ id, rounds: [] })),
    ...{ totalRounds: 3, points: round.STANDARD_POINTS, initialColour: 'white' as const, ...nothing },
  };
  it.each([
    [{ adjustments: [{ value: 5, ids: [1] }] }, null],
    [{ adjustments: [{ value: 0.5, ids: [1] }] }, 'value'],
    [{ adjustments: [{ value: 5 }] }, 'ids'],
    [{ adjustments: [{ ids: [1] }] }, 'value'],
    [{ forbidden: [{ first: 1, last: 3, ids: [1, 2] }] }, null],
    [{ forbidden: [{ first: 1, ids: [1, 2] }] }, 'last'],
  ])('of an event: %j', (parts, place) => {
    const call = (): unknown =>
      round.pair({ ...event, ...parts } as never, { edition: edition('dutch-2026') } as never);
    if (place === null) expect(call).not.toThrow();
    else expect(call).toThrow(place);
  });

  it('long values are cut where an error shows them', () => {
    const long = 'x'.repeat(500);
    expect(() => library.check(text, { initialColour: long } as never)).toThrow(/"x{20,58}…/);
  });
});

describe('the edition of C.07', () => {
  const items = (c07?: string): unknown => library.standings(text, { ...(c07 === undefined ? {} : { c07 }) });
  it('is chosen from the file by "auto", and unknown ones are named', () => {
    expect(items('auto')).toEqual(items());
    expect(() => items('nonsense')).toThrow('there is no edition "nonsense" of C.07; possible: ');
  });
});

it.each([[[1, 1]], [['x', 2]], [[1, 'x']], [[1]], [[1, 2, 3]], ['1,2'], [[1, 0.5]]])(
  'two players are two numbers, not %j',
  (why) => {
    expect(() => library.standings(text, { why } as never)).toThrow(/why/);
  },
);
