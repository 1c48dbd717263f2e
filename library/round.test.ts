import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { editionById } from '../engine/index.js';
import { pair as pairFile, parseTrf } from './index.js';
import { pair, STANDARD_POINTS } from './round.js';
import type { EventData, RoundEvent } from './round.js';

const EXAMPLE = fileURLToPath(new URL('../corpus/examples/mastering-the-dutch.trf', import.meta.url));
const text = readFileSync(EXAMPLE, 'latin1');
const edition = editionById('dutch-2026')!;
const event = parseTrf(text).tournament as unknown as EventData;

function fresh(
  players: EventData['players'],
  initialColour: EventData['initialColour'] = 'white',
): EventData {
  const nothing = { virtualPoints: new Map(), forbidden: [], adjustments: [] };
  return { players, totalRounds: 5, points: STANDARD_POINTS, initialColour, ...nothing };
}

const four = [1, 2, 3, 4].map((id) => ({ id, rating: 2500 - id, rounds: [] }));

describe('pair of swissproof/round', () => {
  it('pairs every round of a file as the one for files does', () => {
    for (let round = 1; round <= 8; round++) {
      const { boards } = pairFile(text, { round }) as Extract<
        ReturnType<typeof pairFile>,
        { kind: 'paired' }
      >;
      expect(pair(event, { edition, round })).toEqual({ kind: 'paired', round, boards });
    }
  });

  it('pairs the first round of an event without games', () => {
    const boards = [
      { white: 1, black: 3 },
      { white: 4, black: 2 },
    ];
    expect(pair(fresh(four), { edition })).toEqual({ kind: 'paired', round: 1, boards });
  });

  it('leaves out who has a bye for the round', () => {
    const players = four.map((one) =>
      one.id === 2 ? { ...one, rounds: [{ opponent: null, colour: null, result: 'H' as const }] } : one,
    );
    const boards = [{ white: 1, black: 3 }, { bye: 4 }];
    expect(pair(fresh(players), { edition })).toEqual({ kind: 'paired', round: 1, boards });
  });

  it('says that no pairing is legal', () => {
    const two = four.slice(0, 2);
    const forbidden = [{ first: 1, last: 5, ids: [1, 2] }];
    expect(pair({ ...fresh(two), forbidden }, { edition })).toEqual({ kind: 'impossible', round: 1 });
  });

  describe('of an event written by hand', () => {
    const afterOne: RoundEvent = {
      players: [
        { id: 1, rounds: [{ opponent: 3, colour: 'white', result: '1' }] },
        { id: 2, rounds: [{ opponent: 4, colour: 'black', result: '=' }] },
        { id: 3, rounds: [{ opponent: 1, colour: 'black', result: '0' }] },
        { id: 4, rounds: [{ opponent: 2, colour: 'white', result: '=' }] },
        { id: 5, rounds: [{ result: 'U' }] },
      ],
      totalRounds: 5,
    };
    const boardsOf = (given: RoundEvent | EventData): unknown => {
      const found = pair(given, { edition });
      return found.kind === 'paired' ? found.boards : found.kind;
    };
    /** The same in the form of the engine. */
    const inTenths = (parts: Partial<EventData>): EventData => ({
      ...fresh(
        afterOne.players.map(({ id, rounds = [] }) => ({
          id,
          rounds: rounds.map((entry) => ({ opponent: null, colour: null, ...entry })),
        })),
        null,
      ),
      ...parts,
    });

    it('counts points as people write them, and 1, 0.5 and 0 where nothing is said', () => {
      expect(boardsOf(afterOne)).toEqual(boardsOf(inTenths({})));
      expect(boardsOf({ ...afterOne, points: { win: 1, draw: 0.5 } })).toEqual(boardsOf(afterOne));
    });

    it.each<[keyof RoundEvent, Partial<RoundEvent>, Partial<EventData>]>([
      [
        'points',
        { points: { loss: 2, pairingAllocatedBye: 0.5 } },
        { points: { ...STANDARD_POINTS, whiteLoss: 20, blackLoss: 20, pairingAllocatedBye: 5 } },
      ],
      [
        'adjustments',
        { adjustments: [{ value: 1.5, ids: [3] }] },
        { adjustments: [{ value: 15, ids: [3], result: null, round: null }] },
      ],
      [
        'virtualPoints',
        { virtualPoints: new Map([[3, [0, 2]]]) },
        { virtualPoints: new Map([[3, [0, 20]]]) },
      ],
      ['forbidden', { forbidden: [{ ids: [1, 2] }] }, { forbidden: [{ ids: [1, 2], first: 1, last: 5 }] }],
    ])('%s change the pairing as those of the engine do', (_, byHand, parts) => {
      const boards = boardsOf({ ...afterOne, ...byHand });
      expect(boards).toEqual(boardsOf(inTenths(parts)));
      expect(boards).not.toEqual(boardsOf(afterOne));
    });

    const [first, ...others] = afterOne.players;
    it.each<[string, Partial<RoundEvent>]>([
      ['event.players.4.id: found 1 twice', { players: [first, ...others.slice(0, 3), { id: 1 }] }],
      [
        'event.players.0.rounds.0.opponent: found 9, expected the starting number of another player',
        { players: [{ id: 1, rounds: [{ opponent: 9, colour: 'white', result: '1' }] }, ...others] },
      ],
      [
        'event.players.0.rounds.0.opponent: found 2, but player 2 has 4 in round 1, expected 1',
        { players: [{ id: 1, rounds: [{ opponent: 2, colour: 'white', result: '1' }] }, ...others] },
      ],
      [
        'event.players.0.rounds.0.colour: found "black" of player 1 and of opponent 3, expected two colours',
        { players: [{ id: 1, rounds: [{ opponent: 3, colour: 'black', result: '1' }] }, ...others] },
      ],
      ['event.points.win: found 0.25, expected a number of points', { points: { win: 0.25 } }],
    ])('says where it contradicts itself: %s', (words, parts) => {
      const wrong = (): unknown => pair({ ...afterOne, ...parts }, { edition });
      expect(wrong).toThrow(RangeError);
      expect(wrong).toThrow(words);
    });
  });

  it.each([
    ['round', () => pair(fresh(four), { edition, round: 2 })],
    ['round', () => pair(fresh(four), { edition, round: 1.5 })],
    ['initialColour', () => pair(fresh(four, null), { edition })],
    ['players', () => pair(fresh([]), { edition })],
    [
      'players',
      () => pair(fresh(four.map(({ id }) => ({ id, rounds: [] }))), { edition: editionById('dubov-2026')! }),
    ],
  ])('asks for what is missing: %s', (what, wrong) => {
    expect(wrong).toThrow(RangeError);
    expect(wrong).toThrow(new RegExp(`^${what}: `));
  });
});
