import fc from 'fast-check';
import { STANDARD_POINTS, opposite, tookPart } from '../../../engine/index.js';
import type { Colour, PointSystem, ResultCode, RoundEntry } from '../../../engine/index.js';
import { tournamentOf, type Tournament, type TournamentPlayer } from '../../index.js';

/** Tournaments in the normal form in which `parseTrf` gives them: any writer output must give them back. */
export const tournaments: fc.Arbitrary<Tournament> = fc
  .uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 2, maxLength: 9 })
  .chain((ids) =>
    fc
      .record({
        rounds: fc.array(roundOf(ids), { maxLength: 4 }),
        extraRounds: fc.option(fc.integer({ min: 1, max: 9 })),
        details: fc.tuple(...ids.map(() => details)),
        absent: fc.tuple(...ids.map(() => fc.option(fc.constantFrom('F', 'H', 'Z')))),
        later: fc.tuple(...ids.map(() => fc.option(fc.constantFrom('F', 'H', 'Z'), { freq: 1 }))),
        points: pointSystem,
        initialColour: fc.constantFrom<Colour | null>('white', 'black', null),
        pairedByFileOrder: fc.boolean(),
        acceleration: fc.array(
          fc.tuple(fc.constantFrom(...ids), fc.array(fc.constantFrom(0, 5, 10, 995), { maxLength: 4 })),
        ),
        forbidden: fc.array(
          fc.record({
            first: fc.integer({ min: 1, max: 3 }),
            last: fc.constantFrom(3, 5, 9999),
            ids: fc.subarray(ids),
          }),
          { maxLength: 3 },
        ),
        adjustments: fc.array(
          fc.record({
            result: fc.constantFrom<ResultCode | null>('W', 'D', 'L', 'F', 'H', 'Z', '+', '-', null),
            value: fc.integer({ min: -999, max: 999 }),
            round: fc.option(fc.integer({ min: 1, max: 9 })),
            ids: fc.subarray(ids),
          }),
          { maxLength: 3 },
        ),
        header: fc.array(
          fc.record({ tag: fc.constantFrom('012', '022', '042', '092', '112', '202'), text: freeText }),
          { maxLength: 4 },
        ),
        systemCode: fc.constantFrom(null, 'FIDE_DUTCH_2026'),
        comments: fc.array(freeText, { maxLength: 2 }),
        teamRecords: fc.constantFrom([], ['013 Team A']),
        nationalRecords: fc.constantFrom([], [`GER ${String(ids[0]).padStart(4)} m`]),
        unknownRecords: fc.constantFrom([], ['777 something', '778']),
      })
      .map((parts) => assemble(ids, parts)),
  );

interface Parts {
  readonly rounds: readonly (readonly RoundEntry[])[];
  readonly extraRounds: number | null;
  readonly details: readonly Partial<TournamentPlayer>[];
  readonly absent: readonly ('F' | 'H' | 'Z' | null)[];
  readonly later: readonly ('F' | 'H' | 'Z' | null)[];
  readonly points: PointSystem;
  readonly initialColour: Colour | null;
  readonly pairedByFileOrder: boolean;
  readonly acceleration: readonly (readonly [number, readonly number[]])[];
  readonly forbidden: Tournament['forbidden'];
  readonly adjustments: Tournament['adjustments'];
  readonly header: Tournament['header'];
  readonly systemCode: string | null;
  readonly comments: readonly string[];
  readonly teamRecords: readonly string[];
  readonly nationalRecords: readonly string[];
  readonly unknownRecords: readonly string[];
}

function assemble(ids: readonly number[], parts: Parts): Tournament {
  const { extraRounds, absent, later, pairedByFileOrder } = parts;
  const rounds = parts.rounds.filter((round) => round.some((entry) => tookPart(entry)));
  const announcedRounds = extraRounds === null ? null : rounds.length + extraRounds;
  const requestedByes: { round: number; type: 'F' | 'H' | 'Z'; ids: number[] }[] = [];
  const types = ['F', 'H', 'Z'] as const;
  for (const [distance, byes] of [absent, later].entries()) {
    const round = rounds.length + distance + 1;
    if (announcedRounds !== null && round > announcedRounds) continue;
    for (const type of types) {
      const group = ids.filter((_, index) => byes[index] === type).sort((a, b) => a - b);
      if (group.length > 0) requestedByes.push({ round, type, ids: group });
    }
  }
  const nextByes = announcedRounds === rounds.length ? ids.map(() => null) : absent;
  const players = ids.map((id, index) => {
    const own = rounds.map((round) => round[index]);
    const type = nextByes[index];
    return {
      ...parts.details[index],
      id,
      rounds: type === null ? own : [...own, { opponent: null, colour: null, result: type }],
    };
  });
  const made = tournamentOf({
    totalRounds: announcedRounds ?? rounds.length,
    announcedRounds,
    roundsFrom: announcedRounds === null ? 'played' : 'record',
    players: pairedByFileOrder ? players : players.sort((a, b) => a.id - b.id),
    points: parts.points,
    initialColour: parts.initialColour,
    pairedByFileOrder,
    fileOrder: ids,
    virtualPoints: new Map(
      parts.acceleration.map(([id, list]) => [id, trimmed(list, announcedRounds ?? rounds.length)]),
    ),
    forbidden: parts.forbidden,
    adjustments: parts.adjustments,
    requestedByes,
    header: parts.header,
    systemCode: parts.systemCode,
    comments: parts.comments,
    teamRecords: parts.teamRecords,
    nationalRecords: parts.nationalRecords,
    unknownRecords: parts.unknownRecords,
  });
  // Negative sums and sums of five digits do not fit the columns of the points: such files leave them blank.
  const fits = made.players.every(({ points }) => points === null || (points > -1000 && points < 10_000));
  return fits ? made : { ...made, players: made.players.map((player) => ({ ...player, points: null })) };
}

/** Record 250 is cut to the rounds of the event, and trailing zeros say nothing. */
function trimmed(list: readonly number[], rounds: number): number[] {
  const kept = list.slice(0, rounds);
  while (kept.at(-1) === 0) kept.pop();
  return kept;
}

const freeText = fc
  .string({ unit: fc.constantFrom(...Array.from('abc ÄŁ012/.-')), maxLength: 12 })
  .map((text) => text.trim());

const amount = fc.integer({ min: 0, max: 99 });

const pointSystem: fc.Arbitrary<PointSystem> = fc.oneof(
  fc.constant(STANDARD_POINTS),
  fc
    .record({ win: amount, draw: amount, loss: amount, bye: amount, absent: amount, unknown: amount })
    .map((value) => ({
      whiteWin: value.win,
      blackWin: value.win,
      forfeitWin: value.win,
      fullPointBye: value.win,
      whiteDraw: value.draw,
      blackDraw: value.draw,
      halfPointBye: value.draw,
      whiteLoss: value.loss,
      blackLoss: value.loss,
      pairingAllocatedBye: value.bye,
      zeroPointBye: value.absent,
      forfeitLoss: value.absent,
      unknown: value.unknown,
    })),
  fc.record({
    whiteWin: amount,
    blackWin: amount,
    forfeitWin: amount,
    fullPointBye: amount,
    whiteDraw: amount,
    blackDraw: amount,
    halfPointBye: amount,
    whiteLoss: amount,
    blackLoss: amount,
    pairingAllocatedBye: amount,
    zeroPointBye: amount,
    forfeitLoss: amount,
    unknown: amount,
  }),
);

const details = fc.record({
  sex: fc.constantFrom('', 'm', 'w'),
  title: fc.constantFrom('', 'GM', 'WIM', 'f'),
  name: freeText,
  rating: fc.option(fc.integer({ min: 0, max: 3000 })),
  federation: fc.constantFrom('', 'NOR'),
  fideId: fc.constantFrom('', '0', '12345678901'),
  birthDate: fc.constantFrom('', '1990/01/31', '1990'),
});

const RESULTS: readonly (readonly [ResultCode, ResultCode])[] = [
  ['1', '0'],
  ['=', '='],
  ['0', '0'],
  ['L', 'W'],
  ['D', 'L'],
  ['+', '-'],
  ['-', '-'],
  ['?', '?'],
];

/** Entries of one round: a random matching with results, at most one allocated bye, other byes for the rest. */
function roundOf(ids: readonly number[]): fc.Arbitrary<RoundEntry[]> {
  return fc
    .record({
      order: fc.shuffledSubarray([...ids.keys()], { minLength: ids.length }),
      games: fc.integer({ min: 0, max: Math.floor(ids.length / 2) }),
      results: fc.tuple(...ids.map(() => fc.constantFrom(...RESULTS))),
      colours: fc.tuple(...ids.map(() => fc.constantFrom<Colour | null>('white', 'black', null))),
      byes: fc.tuple(...ids.map(() => fc.constantFrom<ResultCode>('F', 'H', 'Z'))),
      allocated: fc.boolean(),
    })
    .map(({ order, games, results, colours, byes, allocated }) => {
      const entries = ids.map((_, index): RoundEntry => {
        const result = allocated && index === order[games * 2] ? 'U' : byes[index];
        return { opponent: null, colour: null, result };
      });
      for (let game = 0; game < games; game++) {
        const [first, second] = [order[2 * game], order[2 * game + 1]];
        const [one, other] = results[game];
        const forfeit = one === '+' || one === '-';
        const colour = colours[game] ?? (forfeit ? null : 'white');
        entries[first] = { opponent: ids[second], colour, result: one };
        entries[second] = { opponent: ids[first], colour: colour && opposite(colour), result: other };
      }
      return entries;
    });
}
