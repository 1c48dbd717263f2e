import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { editionById } from '../engine/index.js';
import { pair as pairFile, parseTrf } from './index.js';
import { pair, STANDARD_POINTS } from './round.js';
import type { EventData } from './round.js';

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
