import { entryOf, isPlayed, pointsOf } from '../../engine/index.js';
import type { EventPlayer, ResultCode, Tenths, EventData } from '../../engine/index.js';
import { playersAsThen } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { SwissCase } from '../case/swiss-case.js';
import type { RoundReport } from '../report.js';
import { stateOf } from './change.js';
import type { Change } from './change.js';

type GameChange = Exclude<Change, { kind: 'numbers' }>;

/**
 * The changes of one earlier game that may explain a deviating round, the likeliest first: of games whose players are in the
 * brackets that deviate, those after which the published pairs have the smallest score differences, later rounds first.
 */
export function gameChanges(swissCase: SwissCase, report: RoundReport): GameChange[] {
  const { tournament, event } = swissCase;
  const involved = involvedIn(report);
  const scores = scoresBefore(event, report.round);
  const distance = distanceOf(report, scores);
  const found = gamesBefore(tournament, report.round)
    .filter(({ players }) => players.some((id) => involved.has(id)))
    .flatMap((game) => alternativesOf(game))
    .map((change) => ({ change, distance: distance(gainsOf(change, swissCase)) }));
  return found
    .sort(
      (a, b) => a.distance - b.distance || rank(a.change) - rank(b.change) || b.change.round - a.change.round,
    )
    .map(({ change }) => change);
}

/** Which kind of change is the smallest: an adjourned game, another result, other colours. */
export function rank(change: Change): number {
  if (change.kind === 'colours') return 2;
  if (change.kind === 'numbers') return 3;
  return change.then[0] === '=' ? 0 : 1;
}

interface Game {
  readonly round: number;
  readonly players: readonly [number, number];
  readonly results: readonly [ResultCode, ResultCode];
  readonly hasColours: boolean;
}

/** The games played over the board before a round. White comes first if the file has the colours. */
function gamesBefore({ players }: Tournament, round: number): Game[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  const games: Game[] = [];
  for (let number = 1; number < round; number++)
    for (const player of players) {
      const { opponent, colour, result } = entryOf(player, number);
      const other = opponent === null ? undefined : byId.get(opponent);
      if (other === undefined || !isPlayed(result)) continue;
      const isFirst = colour === null ? player.id < other.id : colour === 'white';
      if (!isFirst) continue;
      games.push({
        round: number,
        players: [player.id, other.id],
        results: [result, entryOf(other, number).result],
        hasColours: colour !== null,
      });
    }
  return games;
}

function alternativesOf({ round, players, results, hasColours }: Game): GameChange[] {
  const common = { kind: 'result', round, players, final: results } as const;
  const outcome = OUTCOMES[results[0]];
  const others = outcome === undefined ? [] : THEN.filter((then) => then[0] !== outcome);
  return [
    ...others.map((then): GameChange => ({ ...common, then })),
    ...(hasColours ? [{ kind: 'colours', round, players } as const] : []),
  ];
}

const OUTCOMES: Partial<Record<ResultCode, ResultCode>> = {
  1: '1',
  W: '1',
  '=': '=',
  D: '=',
  0: '0',
  L: '0',
};
const THEN: readonly (readonly [ResultCode, ResultCode])[] = [
  ['=', '='],
  ['1', '0'],
  ['0', '1'],
];

/** Everybody in the brackets that deviate, as published or by the rules. */
function involvedIn({ deviations }: RoundReport): ReadonlySet<number> {
  const sides = deviations.flatMap(({ published, reference }) =>
    reference === null ? [published] : [published, reference],
  );
  return new Set(sides.flatMap(({ pairs, downfloaters }) => [...pairs.flat(), ...downfloaters]));
}

/** What a change adds to the scores of its players. */
function gainsOf(change: GameChange, { tournament, event }: SwissCase): Map<number, Tenths> {
  if (change.kind === 'colours') return new Map();
  const players = tournament.players.filter(({ id }) => change.players.includes(id));
  const then = playersAsThen(players, [stateOf(change, tournament)]);
  const worth = (player: EventPlayer): Tenths => pointsOf(event, player, change.round);
  return new Map(players.map((player, index) => [player.id, worth(then[index]) - worth(player)]));
}

/** The sum of the score differences in the published pairs, with other scores of some players. */
function distanceOf(
  { published }: RoundReport,
  scores: ReadonlyMap<number, Tenths>,
): (gains: ReadonlyMap<number, Tenths>) => number {
  const pairs = published.flatMap((board) => ('bye' in board ? [] : [[board.white, board.black] as const]));
  const score = (id: number, gains: ReadonlyMap<number, Tenths>): number =>
    (scores.get(id) ?? 0) + (gains.get(id) ?? 0);
  return (gains) => pairs.reduce((sum, [a, b]) => sum + Math.abs(score(a, gains) - score(b, gains)), 0);
}

/** The scores by which a round is paired, virtual points included, by starting number. */
export function scoresBefore(event: EventData, round: number): Map<number, Tenths> {
  const scores = new Map<number, Tenths>();
  for (const player of event.players) {
    let score = event.virtualPoints.get(player.id)?.[round - 1] ?? 0;
    for (let number = 1; number < round; number++) score += pointsOf(event, player, number);
    scores.set(player.id, score);
  }
  return scores;
}
