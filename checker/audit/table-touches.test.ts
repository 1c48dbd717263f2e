import { expect, it } from 'vitest';
import { judgeNorm, NORMS, normSourceOf } from '../../engine/norms/index.js';
import type { NormTitle } from '../../engine/norms/index.js';
import { plainGames, playerIn } from '../../engine/norms/testing/plain-games.js';
import type { PlainEvent } from '../../engine/norms/testing/plain-games.js';
import { plainNorm } from '../../engine/norms/testing/plain-norm.js';
import { randomNormEvent } from '../../engine/norms/testing/random-norm-event.js';
import { Counts } from '../../engine/testing/counts.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { answerTo } from '../../engine/index.js';
import type { ResultCode, RoundEntry } from '../../engine/index.js';
import { runs } from '../../tests/suite.js';
import type { RoundReport } from '../report.js';
import type { Opposite, TouchKind, Touch } from './index.js';
import { tableTouchesOf } from './table-touches.js';
import { deviation } from '../testing/made-up-deviations.js';
import { boardsWith, roundReport } from './testing/made-up-rounds.js';
import type { NormCase } from './touches.js';

/*
 * The rounds of a round robin that touch a norm, against the second reading of B.01: what was published is the event, and what
 * the table has is made up from it.
 */

const RESULTS: readonly ResultCode[] = ['1', '=', '0'];

it('show how the round differs from the table: opponent, extra game, missing game, other round, colours', () => {
  const counts = new Counts();
  for (let seed = 2; seed < runs(1000, 3000); seed += 5) {
    const event = randomNormEvent(seed);
    const next = randomNumbers(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)];
    const source = normSourceOf(event.players, event);
    for (const candidate of source.candidates.slice(0, 2)) {
      const { id } = candidate.player;
      const there = playerIn(event, id).rounds.map(({ opponent }) => opponent);
      const due = tableOf(
        there,
        event.players.map((player) => player.id).filter((other) => other !== id),
        pick,
      );
      // Of an unrated opponent who is met twice, each game decides whether the other one counts (1.4.2b).
      const unrated = event.players.filter(({ rating }) => (rating ?? 0) === 0).map((player) => player.id);
      const isTwice = (list: readonly (number | null)[], other: number): boolean =>
        list.filter((one) => one === other).length > 1;
      if (unrated.some((other) => isTwice(there, other) || isTwice(due, other))) continue;
      const concern = there.map(() => pick([null, 'round', 'player', 'colour', 'colour'] as const));
      const rounds = there.map((opponent, index) => {
        const verdict = pick(['deviates', 'deviates', 'deviates', 'agrees'] as const);
        return reportOf(id, index + 1, opponent, due[index], concern[index], verdict, pick);
      });
      for (const norm of NORMS) {
        const result = judgeNorm(norm, candidate, source.event);
        if (result.verdict === 'not-made') continue;
        const normCase: NormCase = { ...source, norm, candidate, result };
        const found = tableTouchesOf(normCase, rounds).map(shortOf);
        const expected = rounds.flatMap((round, index) => {
          if (round.verdict !== 'deviates' || concern[index] === null) return [];
          const kind = kindOf(there, due, index, concern[index] === 'colour');
          return kind === null ? [] : [touchOf(event, id, norm.title, round.round, due[index], kind)];
        });
        expect([seed, id, norm.title, found]).toEqual([seed, id, norm.title, expected]);
        for (const { byTable, possible, helped } of expected)
          counts.add(byTable ?? 'none', possible, `helped ${helped}`);
      }
    }
  }
  counts.expectAll(['opponent', 'surplus', 'missing', 'moved', 'colour'], 3);
  counts.expectAll(['still', 'no-longer', 'helped true', 'helped false', 'helped null'], 3);
});

interface ShortTouch {
  readonly round: number;
  readonly byTable: TouchKind | undefined;
  readonly replays: readonly (readonly [string, string])[];
  readonly possible: Touch['possible'];
  readonly helped: boolean | null;
}

function shortOf({ round, byTable, replays, possible, helped }: Touch): ShortTouch {
  const verdicts = replays.map(({ outcome, result }) => [outcome, result.verdict] as const);
  return { round, byTable, replays: verdicts, possible, helped };
}

/** The opponents of the published rounds with two exchanged, one another, one missing or one too many. */
function tableOf(
  there: readonly (number | null)[],
  others: readonly number[],
  pick: <T>(list: readonly T[]) => T,
): (number | null)[] {
  const due = [...there];
  const places = [...due.keys()];
  const [a, b, c] = [pick(places), pick(places), pick(places)];
  [due[a], due[b]] = [due[b], due[a]];
  due[c] = pick([null, pick(others), pick(others)]);
  return due;
}

function reportOf(
  id: number,
  round: number,
  published: number | null,
  reference: number | null,
  concern: 'round' | 'player' | 'colour' | null,
  verdict: RoundReport['verdict'],
  pick: <T>(list: readonly T[]) => T,
): RoundReport {
  const named = deviation({ kind: concern === 'colour' ? 'colour' : 'quality', players: [id] });
  const whole = deviation({ table: { kind: 'round', round: 1, isExchanged: false } });
  return roundReport({
    round,
    verdict,
    published: boardsWith(id, published, pick),
    reference: boardsWith(id, reference, pick),
    deviations:
      concern === null ? [deviation({ players: [id + 1000] })] : concern === 'round' ? [whole] : [named],
  });
}

/** What the round has otherwise than the table; null: nothing that is about the player. */
function kindOf(
  there: readonly (number | null)[],
  due: readonly (number | null)[],
  index: number,
  isTurned: boolean,
): TouchKind | null {
  const times = (list: readonly (number | null)[], other: number): number =>
    list.filter((one) => one === other).length;
  const [published, reference] = [there[index], due[index]];
  if (published === reference) return isTurned ? 'colour' : null;
  const isSurplus = published !== null && times(there, published) > times(due, published);
  const isMissing = reference !== null && times(there, reference) < times(due, reference);
  if (isSurplus && isMissing) return 'opponent';
  return isSurplus ? 'surplus' : isMissing ? 'missing' : 'moved';
}

function touchOf(
  event: PlainEvent,
  id: number,
  title: NormTitle,
  round: number,
  reference: Opposite | null,
  byTable: TouchKind,
): ShortTouch {
  if (byTable === 'moved' || byTable === 'colour')
    return { round, byTable, replays: [], possible: 'still', helped: null };
  const verdictWith = (entry: RoundEntry | null): string => {
    const absent: RoundEntry = { opponent: null, colour: null, result: 'Z' };
    const own = playerIn(event, id).rounds;
    const isPlayed = plainGames(event, id).played.some((game) => game.round === round);
    // The game that stands there is another one, and is played in any case: the missing one is added behind the last round.
    const kept = isPlayed ? own : own.with(round - 1, absent);
    const rounds =
      byTable === 'missing' ? [...kept, absent, entry ?? absent] : own.with(round - 1, entry ?? absent);
    const players = event.players.map((player) => {
      if (player.id === id) return { ...player, rounds };
      // Whether an unrated opponent scored nothing (1.4.2b) can change with the game itself.
      if (entry === null || player.id !== entry.opponent) return player;
      const answer: RoundEntry = { opponent: id, colour: 'black', result: answerTo(entry.result) };
      const others =
        byTable === 'missing' ? [...player.rounds, absent, answer] : player.rounds.with(round - 1, answer);
      return { ...player, rounds: others };
    });
    return plainNorm({ ...event, players }, id, title, event).verdict;
  };
  const replays =
    byTable === 'surplus'
      ? [['without', verdictWith(null)] as const]
      : ['win', 'draw', 'loss'].map(
          (outcome, index) =>
            [
              outcome,
              verdictWith({ opponent: Number(reference), colour: 'white', result: RESULTS[index] }),
            ] as const,
        );
  const verdicts = replays.map(([, verdict]) => verdict);
  const possible = verdicts.includes('made')
    ? 'still'
    : verdicts.includes('unknown')
      ? 'unknown'
      : 'no-longer';
  const score = plainGames(event, id).played.find((game) => game.round === round)?.score;
  const same =
    byTable === 'surplus'
      ? verdicts[0]
      : score === undefined
        ? undefined
        : verdicts[[1, 0.5, 0].indexOf(score)];
  const helped =
    byTable === 'missing' || same === undefined || same === 'unknown' ? null : same === 'not-made';
  return { round, byTable, replays, possible, helped };
}
