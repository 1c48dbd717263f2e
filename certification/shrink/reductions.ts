import type { Tournament } from '../../corpus/index.js';
import { entryOf, tookPart } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { fewerGames, plainMatches } from './fewer-games.js';
import { shakenBoards, shakenRounds } from './shaken-results.js';
import { restoredRounds } from './restored-rounds.js';
import { readjusted, remade } from './trim.js';
import { withoutPlayers } from './without-players.js';
import { withoutRounds } from './without-rounds.js';
import { simplerResults } from './simpler-results.js';
import { hasUsualPoints, usualPoints } from './usual-points.js';

/** Makes tournaments that could be smaller, from the current one; the same ones in the same order every time. */
export type Reduction = (tournament: Tournament, edition: Edition) => Iterable<Tournament>;

/**
 * All ways to make a tournament smaller. Rounds first: with few players left they are needed for the scores. Then those
 * that take much away before those that take little.
 */
export const REDUCTIONS: readonly Reduction[] = [
  fewerRounds,
  restoredRounds,
  shakenRounds,
  fewerBoards,
  fewerAbsent,
  fewerPlayers,
  fewerGames,
  noSpecials,
  fewerAnnounced,
  simplerResults,
  plainMatches,
  shakenBoards,
];

/** Without a half, a quarter, … of the boards of the last round, down to single ones. */
function* fewerBoards(tournament: Tournament): Iterable<Tournament> {
  const { pairs, bye } = publishedRound(tournament, tournament.pairedRounds);
  const boards = [...pairs.map(({ white, black }) => [white, black]), ...(bye === null ? [] : [[bye]])];
  for (const chunk of chunks(boards)) yield withoutPlayers(tournament, new Set(chunk.flat()));
}

/** Without those who do not take part in the last round. */
function* fewerAbsent(tournament: Tournament): Iterable<Tournament> {
  const absent = tournament.players.filter((player) => !tookPart(entryOf(player, tournament.pairedRounds)));
  for (const chunk of chunks(absent)) yield withoutPlayers(tournament, new Set(chunk.map(({ id }) => id)));
}

/** Only the last round, only one or two rounds before it, or without some of them. */
function* fewerRounds(tournament: Tournament): Iterable<Tournament> {
  const earlier = Array.from({ length: tournament.pairedRounds - 1 }, (_, index) => index + 1);
  const keep = (kept: readonly number[]): Tournament =>
    withoutRounds(tournament, new Set(earlier.filter((round) => !kept.includes(round))));
  yield keep([]);
  for (const round of earlier) yield keep([round]);
  if (earlier.length > 2) for (const [a, b] of couples(earlier)) yield keep([a, b]);
  for (const chunk of chunks(earlier)) yield withoutRounds(tournament, new Set(chunk));
}

/** Without single players, or two of different boards: the others of their boards are paired with each other. */
function* fewerPlayers(tournament: Tournament): Iterable<Tournament> {
  const ids = tournament.players.map(({ id }) => id);
  if (ids.length > MANY) return;
  for (const id of ids) yield withoutPlayers(tournament, new Set([id]));
  for (const couple of couples(ids)) yield withoutPlayers(tournament, new Set(couple));
}

/** Without acceleration, forbidden pairs, special points. */
function* noSpecials(tournament: Tournament): Iterable<Tournament> {
  const { virtualPoints, forbidden, teams } = tournament;
  const adjustments: readonly object[] = teams?.adjustments ?? tournament.adjustments;
  if (virtualPoints.size > 0) yield remade(tournament, { virtualPoints: new Map() });
  for (const chunk of chunks(forbidden))
    yield remade(tournament, { forbidden: forbidden.filter((group) => !chunk.includes(group)) });
  for (const chunk of chunks(adjustments))
    yield remade(
      tournament,
      readjusted(tournament, (own) => own.filter((other) => !chunk.includes(other))),
    );
  if (!hasUsualPoints(tournament)) yield remade(tournament, usualPoints(tournament));
}

/** With fewer rounds still to come. */
function* fewerAnnounced(tournament: Tournament): Iterable<Tournament> {
  for (let rounds = tournament.pairedRounds; rounds < tournament.totalRounds; rounds++)
    yield remade(tournament, { totalRounds: rounds });
}

/** Consecutive parts of a list: all of it, its halves, quarters, … single items. */
function* chunks<T>(items: readonly T[]): Iterable<readonly T[]> {
  for (let length = items.length; length >= 1; length = length === 1 ? 0 : Math.ceil(length / 2))
    for (let start = 0; start < items.length; start += length) yield items.slice(start, start + length);
}

function* couples<T>(items: readonly T[]): Iterable<readonly [T, T]> {
  for (const [i, first] of items.entries()) for (const second of items.slice(i + 1)) yield [first, second];
}

/** With more players than this, single ones and couples are too many to try. */
const MANY = 16;
