import { describe, expect, it } from 'vitest';
import { judgeNorm, NORMS, normSourceOf } from '../../engine/norms/index.js';
import type { NormTitle } from '../../engine/norms/index.js';
import { plainGames, playerIn } from '../../engine/norms/testing/plain-games.js';
import type { PlainEvent } from '../../engine/norms/testing/plain-games.js';
import { plainNorm } from '../../engine/norms/testing/plain-norm.js';
import { randomNormEvent } from '../../engine/norms/testing/random-norm-event.js';
import { Counts } from '../../engine/testing/counts.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import type { ResultCode, RoundEntry } from '../../engine/index.js';
import { runs } from '../../tests/suite.js';
import type { Board, Deviation, RoundReport } from '../report.js';
import type { Opposite, Touch } from './index.js';
import { deviation, side } from '../testing/made-up-deviations.js';
import { randomReport, roundReport } from './testing/made-up-rounds.js';
import { deviatesElsewhere, touchesOf } from './touches.js';
import type { NormCase } from './touches.js';

/*
 * The rounds that touch a norm, against the second reading of B.01: the reports of the rounds are made up, so that every kind
 * of round, of needed and of unneeded ones occurs.
 */

type Outcome = 'win' | 'draw' | 'loss' | 'bye';

interface Touched {
  readonly name: string;
  readonly event: PlainEvent;
  readonly id: number;
  readonly title: NormTitle;
  readonly norm: NormCase;
  readonly rounds: readonly RoundReport[];
  readonly touches: readonly Touch[];
}

const RESULTS: readonly (readonly [Outcome, ResultCode])[] = [
  ['win', '1'],
  ['draw', '='],
  ['loss', '0'],
];

/** Norms that were made or may have been, by players of Swiss events, with a report of every round. */
const TOUCHED: readonly Touched[] = Array.from({ length: runs(150, 600) }, (_, seed) => seed).flatMap(
  (seed) => {
    const event = randomNormEvent(seed);
    if (event.format !== 'swiss') return [];
    const next = randomNumbers(seed);
    const source = normSourceOf(event.players, event);
    // Those who play well, and two others.
    return source.candidates.slice(0, 4).flatMap((candidate) =>
      NORMS.flatMap((norm): Touched[] => {
        const result = judgeNorm(norm, candidate, source.event);
        const { id } = candidate.player;
        if (result.verdict === 'not-made') return [];
        const rounds = playerIn(event, id).rounds.map((_entry, index) =>
          randomReport(event, id, index + 1, next),
        );
        const name = `event ${seed}, player ${id}, ${norm.title}`;
        const normCase = { ...source, norm, candidate, result };
        return [
          {
            name,
            event,
            id,
            title: norm.title,
            norm: normCase,
            rounds,
            touches: touchesOf(normCase, rounds),
          },
        ];
      }),
    );
  },
);

describe('the rounds that touch a norm', () => {
  it('are those that deviate or cannot be paired, where the player has another opponent or colour by the rules', () => {
    const counts = new Counts();
    for (const { name, rounds, id, touches } of TOUCHED) {
      const expected = rounds
        .filter(({ verdict }) => verdict === 'deviates' || verdict === 'impossible')
        .map(({ round, published, reference }) => {
          const [there, due] = [seatOf(published, id), seatOf(reference, id)];
          const isTurned = isWhite(published, id) !== isWhite(reference, id);
          return [round, there, due, there !== due ? 'opponent' : isTurned ? 'colour' : 'none'] as const;
        })
        .filter(([, there, , kind]) => there !== null && kind !== 'none');
      const found = touches.map(({ round, published, reference, kind }) => [
        round,
        published,
        reference,
        kind,
      ]);
      expect([name, found]).toEqual([name, expected]);
      for (const [, there, due, kind] of expected)
        counts.add(
          kind,

          there === 'bye' ? 'published bye' : 'published game',
          due === 'bye' ? 'bye' : due === null ? 'none' : 'game',
        );
    }
    counts.expectAll(['published bye', 'published game', 'bye', 'none', 'game', 'opponent', 'colour'], 5);
  });

  it('are needed where the norm is based on their game, or by 1.4.1c on their forfeit or bye', () => {
    const counts = new Counts();
    for (const { name, event, id, norm, touches } of TOUCHED)
      for (const touch of touches) {
        const { played, free } = plainGames(event, id);
        const chosen = norm.result.choice.games.map(({ round }) => round);
        const isGame = chosen.includes(touch.round);
        const isByFree =
          chosen.length === 8 &&
          played.length === 8 &&
          free.length === 1 &&
          event.rounds === 9 &&
          event.leastGames === 9;
        const isFree = isByFree && free[0] === touch.round;
        expect([name, touch.round, touch.isNeeded]).toEqual([name, touch.round, isGame || isFree]);
        const isWon = playerIn(event, id).rounds[touch.round - 1].result === '+';
        if (isFree) counts.add(isWon ? '1.4.1c, forfeit' : '1.4.1c, bye');
        else counts.add(isGame ? 'game' : free.includes(touch.round) ? 'another free round' : 'not needed');
        if (event.leastGames < 9 && chosen.length < 9 && free.includes(touch.round))
          counts.add('free round, 1.4.1b');
      }
    counts.expectAll(
      ['1.4.1c, forfeit', '1.4.1c, bye', 'another free round', 'free round, 1.4.1b', 'game', 'not needed'],
      2,
    );
  });

  it('have the verdict of every result against the opponent by the rules, and what follows from them', () => {
    const counts = new Counts();
    for (const { name, event, id, title, touches } of TOUCHED)
      for (const touch of touches.filter(({ kind }) => kind === 'opponent').slice(0, 3)) {
        const expected = expectedReplays(event, id, title, touch);
        const verdicts = expected.map(([, verdict]) => verdict);
        const { played } = plainGames(event, id);
        const score = played.find(({ round }) => round === touch.round)?.score;
        const outcome = touch.reference === 'bye' ? 'bye' : score === undefined ? null : outcomeOf(score);
        const same = expected.find(([one]) => one === outcome) ?? null;
        const possible = verdicts.includes('made')
          ? 'still'
          : verdicts.length === 0 || verdicts.includes('unknown')
            ? 'unknown'
            : 'no-longer';
        const helped = same === null || same[1] === 'unknown' ? null : same[1] === 'not-made';
        expect([name, shortOf(touch)]).toEqual([name, { replays: expected, possible, helped, same }]);
        counts.add(possible, `helped ${helped}`, same === null ? 'no same' : `same ${same[0]}`);
      }
    counts.expectAll(
      ['still', 'unknown', 'no-longer', 'helped true', 'helped false', 'helped null', 'no same'],
      2,
    );
    counts.expectAll(['same win', 'same draw', 'same loss', 'same bye'], 2);
  });

  it('of the other colour leave the norm as it is, and have the deviations of this colour', () => {
    const [{ norm, id }] = TOUCHED;
    const other = id + 1000;
    const round = roundReport({
      verdict: 'deviates',
      published: [{ white: id, black: other }],
      reference: [{ white: other, black: id }],
      deviations: [
        deviation({ kind: 'colour', players: [other, id] }),
        deviation({ published: side({ pairs: [[other, id]] }) }),
      ],
    });
    expect(touchesOf(norm, [round])).toMatchObject([
      {
        ...{ kind: 'colour', published: other, reference: other, possible: 'still', replays: [] },
        ...{ same: null, helped: null, deviations: [{ kind: 'colour' }] },
      },
    ]);
    expect(touchesOf(norm, [{ ...round, published: round.reference }])).toEqual([]);
  });

  it('differ from deviations on other boards in rounds on which the norm is based', () => {
    const { norm, id } = TOUCHED.find((one) => one.norm.result.choice.games.length > 1)!;
    const [first, second] = norm.result.choice.games;
    const wrong = { ...roundReport({ verdict: 'deviates' }), published: [], reference: [] };
    const rounds = [first, second].map(({ round }) => ({ ...wrong, round }));
    expect(deviatesElsewhere(norm, [], rounds)).toEqual([first.round, second.round]);
    const published = [{ white: id, black: id + 1000 }];
    const turned = { ...rounds[0], published, reference: [{ white: id + 1000, black: id }] };
    const touching = touchesOf(norm, [turned]);
    expect(deviatesElsewhere(norm, touching, [turned, rounds[1]])).toEqual([second.round]);
    expect(deviatesElsewhere(norm, [], [{ ...wrong, round: 99 }])).toEqual([]);
    expect(deviatesElsewhere(norm, [], [{ ...rounds[0], verdict: 'agrees' }])).toEqual([]);
  });

  it('have the deviations that name the player, with those that they follow from; all where none does', () => {
    const [{ norm, id }] = TOUCHED;
    const other = id + 1000;
    const list = [
      deviation({ players: [other] }),
      deviation({ players: [other] }),
      deviation({ bye: { player: id, score: 0 }, consequenceOf: 1 }),
      deviation({ published: side({ pairs: [[other, id]] }) }),
      deviation({ published: side({ downfloaters: [id] }) }),
      deviation({ reference: side({ pairs: [[id, other]] }) }),
      deviation({ players: [id] }),
    ];
    const boards = { published: [{ bye: id }], reference: [{ white: id, black: other }] };
    const of = (deviations: readonly Deviation[]): readonly Deviation[] =>
      touchesOf(norm, [roundReport({ verdict: 'deviates', ...boards, deviations })])[0].deviations;
    expect(of(list)).toEqual(list.slice(1));
    expect(of(list.slice(0, 2))).toEqual(list.slice(0, 2));
  });
});

function seatOf(boards: readonly Board[], id: number): Opposite | null {
  for (const board of boards) {
    const seats = Object.values(board);
    if (seats.includes(id)) return seats.length === 1 ? 'bye' : seats.find((other) => other !== id)!;
  }
  return null;
}

function isWhite(boards: readonly Board[], id: number): boolean {
  return boards.some((board) => 'white' in board && board.white === id);
}

/** The norm with every result of the round. */
function expectedReplays(
  event: PlainEvent,
  id: number,
  title: NormTitle,
  { round, reference }: Touch,
): (readonly [Outcome, string])[] {
  if (reference === null) return [];
  const entries: (readonly [Outcome, RoundEntry])[] =
    reference === 'bye'
      ? [['bye', { opponent: null, colour: null, result: 'U' }]]
      : RESULTS.map(([outcome, result]) => [outcome, { opponent: reference, colour: 'white', result }]);
  return entries.map(([outcome, entry]) => {
    const players = event.players.map((player) =>
      player.id === id ? { ...player, rounds: player.rounds.with(round - 1, entry) } : player,
    );
    return [outcome, plainNorm({ ...event, players }, id, title, event).verdict];
  });
}

function outcomeOf(score: number): Outcome {
  return score === 1 ? 'win' : score === 0 ? 'loss' : 'draw';
}

function shortOf({ replays, possible, helped, same }: Touch): object {
  const short = ({ outcome, result }: Touch['replays'][number]): unknown => [outcome, result.verdict];
  return { replays: replays.map(short), possible, helped, same: same === null ? null : short(same) };
}
