import { readdirSync, readFileSync } from 'node:fs';
import { tournamentBefore } from '../../../certification/program/tournament-before.js';
import { decideCase, readForEdition } from '../../../checker/index.js';
import { playedEvent } from '../../../checker/testing/rule-example-search.js';
import type { Profile } from '../../../checker/testing/rule-example-search.js';
import type { Tournament } from '../../../corpus/index.js';
import { EventHistory, pairRound, tookPart } from '../../../engine/index.js';
import type { Edition, ResultCode, RoundEntry } from '../../../engine/index.js';
import { randomNumbers } from '../../../engine/testing/random-event.js';
import { momentFile, momentOf, teamMomentFile } from './moment.js';
import type { Moment, PlayedEvent } from './moment.js';

const CORPUS = new URL('../../../corpus/', import.meta.url);

/** The files of a folder of the corpus, by their names. */
export function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(new URL(folder, CORPUS)).filter((name) => name.endsWith('.trf'));
  return new Map(
    names
      .sort()
      .map((name) => [name.replace('.trf', ''), readFileSync(new URL(folder + name, CORPUS), 'latin1')]),
  );
}

/**
 * The moment before a round of a file.
 * @param round null: the last one that is paired; 0: the next one.
 */
export function momentIn(text: string, edition: Edition, round: number | null, name: string): Moment | null {
  const { tournament } = readForEdition(text, edition);
  if (tournament === null) throw new Error(`${name} cannot be read`);
  const { pairedRounds } = tournament;
  return momentBefore(tournament, round === 0 ? pairedRounds + 1 : (round ?? pairedRounds), edition, name);
}

/** The moment before a round (1-based) of a tournament; null where the rules have no pairing for it. */
export function momentBefore(
  given: Tournament,
  round: number,
  edition: Edition,
  name: string,
): Moment | null {
  const decision = decideCase(given, edition);
  if (!decision.ok) throw new Error(JSON.stringify(decision));
  const { virtualPoints } = decision.swissCase.event;
  const tournament = tournamentBefore({ ...given, virtualPoints }, round);
  if (round > tournament.totalRounds || tournament.adjustments.length > 0) return null;
  if (tournament.teams !== undefined)
    return momentOf(teamMomentFile(tournament, decision.swissCase.edition, name), null);
  const event = { ...tournament, initialColour: tournament.initialColour ?? 'white' };
  return momentOf(momentFile(event, round - 1, decision.swissCase.edition, name), null);
}

/** A random event of few players, paired by the rules, before a round; null where there is none. */
export function randomMoment(edition: Edition, seed: number, name: string): Moment | null {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const players = 4 + Math.floor(random() * 7);
  const rounds = 1 + Math.floor(random() * Math.min(players - 1, 7));
  const profile = pick<Profile>(['plain', 'plain', 'prohibited pairs', 'absences', 'absences']);
  const event = playedEvent({ edition, profile, players, rounds, attempts: 1 }, random);
  return event === null ? null : momentOf(momentFile(event, rounds - 1, edition, name), null);
}

/**
 * Nearly the same event: sometimes with all colours turned or another number of rounds, with other results from some round
 * on, and paired by the rules from there; null where that cannot be.
 */
export function shaken({ tournament: model, edition }: Moment, seed: number, name: string): Moment | null {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const played = model.pairedRounds;
  if (played === 0 || model.teams !== undefined) return null;
  const tournament = pick([false, false, true]) ? coloursTurned(model) : model;
  const from = Math.max(1, played - pick([0, 0, 1, 2]));
  const change = pick([0.15, 0.3, 0.6, 1]);
  const players = tournament.players.map((player) => ({
    ...player,
    rounds: player.rounds.slice(0, from - 1),
  }));
  const initialColour = tournament.initialColour ?? 'white';
  const { points, virtualPoints, forbidden, twoGames } = tournament;
  const event: PlayedEvent = {
    ...{ players, points, initialColour, virtualPoints, forbidden, adjustments: [] },
    totalRounds: Math.max(played + 1, tournament.totalRounds + pick([0, 0, 0, 1, -1])),
    ...(twoGames === undefined ? {} : { twoGames }),
  };
  const history = new EventHistory(event);
  while (history.round < from) history.advance();
  for (let round = from; round <= played; round++) {
    const before = new Map(tournament.players.map(({ id, rounds }) => [id, rounds[round - 1]]));
    const state = history.stateFor((id) => tookPart(before.get(id)), initialColour);
    const outcome = pairRound(state, edition);
    if (outcome.kind !== 'paired') return null;
    const entries = new Map<number, RoundEntry>();
    for (const { white, black } of outcome.pairs) {
      const [was, theirs] = [before.get(white), before.get(black)];
      const isSame = was?.opponent === black && was.colour === 'white' && random() > change;
      const [w, b] = isSame && theirs !== undefined ? [was.result, theirs.result] : pick(RESULTS);
      entries.set(white, { opponent: black, colour: 'white', result: w });
      entries.set(black, { opponent: white, colour: 'black', result: b });
    }
    if (outcome.bye !== null) entries.set(outcome.bye, { opponent: null, colour: null, result: 'U' });
    for (const player of players) {
      const entry = entries.get(player.id) ?? before.get(player.id);
      if (entry !== undefined) player.rounds.push(entry);
    }
    history.advance();
  }
  for (const [index, { rounds }] of tournament.players.entries())
    if (rounds.length > played) players[index].rounds.push(...rounds.slice(played));
  return momentOf(momentFile(event, played, edition, name), null);
}

function coloursTurned(tournament: Tournament): Tournament {
  const turned = { white: 'black', black: 'white' } as const;
  return {
    ...tournament,
    initialColour: turned[tournament.initialColour ?? 'white'],
    players: tournament.players.map((player) => ({
      ...player,
      rounds: player.rounds.map((entry) => ({
        ...entry,
        colour: entry.colour === null ? null : turned[entry.colour],
      })),
    })),
  };
}

const RESULTS: readonly (readonly [ResultCode, ResultCode])[] = [
  ['1', '0'],
  ['0', '1'],
  ['=', '='],
];
