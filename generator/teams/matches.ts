import { pointsOfResult } from '../../engine/index.js';
import type { Colour, PointSystem, ResultCode, RoundEntry, Tenths } from '../../engine/index.js';
import type { ResolvedAmount, ResolvedConfig } from '../config/resolve-config.js';
import type { Missing } from '../config/missing.js';
import type { Random } from '../random.js';
import { Games } from '../rounds/games.js';
import type { GameResult } from '../rounds/games.js';
import type { Play } from '../rounds/play-rounds.js';
import { boardOf, finish, gameOf, isAbsent, pointsAt, roundOf } from './boards.js';
import type { Board } from './boards.js';
import type { Squads } from './squads.js';
import { present } from '../../engine/present.js';

/** What matches bring to the teams in both counts, in tenths. */
export interface Scores {
  readonly matches: PointSystem;
  readonly games: PointSystem;
  readonly isByMatches: boolean;
}

/** Plays the matches of an event, and keeps what only its file tells: the games of the members and their line-ups. */
export class Matches {
  /** By starting number; entry r-1 is round r, absent where the member did not play. */
  readonly rounds = new Map<number, RoundEntry[]>();
  /** Line-ups that a record 300 must tell; entry r-1 is round r, by team number. */
  readonly lineUps: Map<number, readonly number[]>[] = [];
  private readonly games: Games;
  /** Whether a team comes at all. */
  private readonly appearances: Games;

  constructor(
    private readonly random: Random,
    rates: ResolvedConfig['rates'],
    private readonly squads: Squads,
    totalRounds: number,
    private readonly scores: Scores,
  ) {
    this.games = new Games(random.branch('games'), rates, totalRounds);
    // A number is one of games: it would be wrong if matches were forfeited besides.
    const { forfeit, doubleForfeit } = rates;
    const absences = {
      ...rates,
      forfeit: chanceOf(forfeit),
      doubleForfeit: chanceOf(doubleForfeit),
      ...{
        forfeitWin: NEVER,
        forfeitLoss: NEVER,
        drawAgainstLoss: NEVER,
        doubleLoss: NEVER,
        unratedGame: NEVER,
      },
    };
    this.appearances = new Games(random.branch('appearances'), absences, totalRounds);
  }

  missing(): Missing {
    return this.games.missing();
  }

  readonly play: Play = (round, pairs) => {
    this.lineUps.push(new Map());
    const ratingOf = (team: number): number => this.squads.teams[team - 1].rating;
    const strengths = pairs.map(({ white, black }) => ({ white: ratingOf(white), black: ratingOf(black) }));
    const appearances = this.appearances.play(round, strengths);
    const matches = pairs.map(({ white, black }, index) =>
      this.boardsOf(round, white, black, appearances[index]),
    );
    const played = matches.flat().flatMap((board) => {
      const game = gameOf(board);
      return game === null ? [] : [{ board, game }];
    });
    const results = this.games.play(
      round,
      played.map(({ game }) => game),
    );
    played.forEach(({ board }, index) => {
      finish(board, results[index]);
    });
    return matches.map((boards, index) => {
      this.keep(round, boards);
      return this.entriesOf(boards, pairs[index].white, pairs[index].black);
    });
  };

  /** Where a team does not come, the other waits at its boards for nobody. */
  private boardsOf(round: number, white: number, black: number, appearance: GameResult): Board[] {
    const [one, other] = ([white, black] as const).map((team, side) => {
      const { members } = this.squads.teams[team - 1];
      const { places, isUnusual } = drawLineUp(this.random, members.length, this.squads.boards);
      if (appearance[side] === '-') return places.map(() => null);
      const lineUp = places.map((place) => (place < 0 ? null : members[place]));
      const ids = lineUp.map((member) => member?.id ?? 0);
      if (isUnusual) this.lineUps[round - 1].set(team, ids);
      return lineUp;
    });
    const isMet = one.some((member, number) => member !== null && other[number] !== null);
    if (isMet || appearance.includes('-'))
      return one.map((member, number) => boardOf(number, member, other[number]));
    // Nobody would meet anybody, and the file could not tell whom the teams have met: one of them plays with its first members.
    this.lineUps[round - 1].delete(black);
    const { members } = this.squads.teams[black - 1];
    return one.map((member, number) => boardOf(number, member, members[number]));
  }

  private keep(round: number, boards: readonly Board[]): void {
    for (const board of boards)
      for (const side of [0, 1] as const) {
        const id = board.sides[side]?.id;
        const entry = roundOf(board, side);
        if (id === undefined || entry === null) continue;
        const rounds = this.rounds.get(id) ?? [];
        rounds[round - 1] = entry;
        this.rounds.set(id, rounds);
      }
  }

  private entriesOf(boards: readonly Board[], white: number, black: number): [RoundEntry, RoundEntry] {
    const { games } = this.scores;
    const points = [pointsAt(boards, 0, games), pointsAt(boards, 1, games)];
    const [own, theirs] = points.map((list) => list.reduce((sum, value) => sum + value, 0));
    const codes = codesOf([isAbsent(boards, 0), isAbsent(boards, 1)], own - theirs);
    return [
      this.entry(black, 'white', codes[0], own, points[0]),
      this.entry(white, 'black', codes[1], theirs, points[1]),
    ];
  }

  private entry(
    opponent: number,
    colour: Colour,
    result: ResultCode,
    ofGames: Tenths,
    boards: readonly Tenths[],
  ): RoundEntry {
    const { matches, isByMatches } = this.scores;
    const ofMatch = pointsOfResult(matches, { colour: null, result });
    const [points, secondaryPoints] = isByMatches ? [ofMatch, ofGames] : [ofGames, ofMatch];
    return { opponent, colour, result, points, secondaryPoints, boards };
  }
}

const NEVER = { min: 0, max: 0 };

/** Without the numbers. */
function chanceOf({ min, max, byRound }: ResolvedAmount): ResolvedAmount {
  const chances = byRound?.map((part) => ({ min: part.min, max: part.max }));
  return { min, max, ...present({ byRound: chances }) };
}

/** @param difference of the game points. */
function codesOf([own, theirs]: readonly [boolean, boolean], difference: number): GameResult {
  if (own || theirs) return [own ? '-' : '+', theirs ? '-' : '+'];
  if (difference === 0) return ['=', '='];
  return difference > 0 ? ['1', '0'] : ['0', '1'];
}

/** Who sits at the boards of a team in a round. */
interface DrawnLineUp {
  /** Places of the members from the first board on; -1 is an empty board. */
  readonly places: readonly number[];
  /** Out of the order of the members, or with an empty board: a record 300 must tell it. */
  readonly isUnusual: boolean;
}

/**
 * The line-up of a team with so many members: mostly the first of them, sometimes with others who rest, seldom with two of
 * them exchanged or with an empty board.
 */
function drawLineUp(random: Random, members: number, boards: number): DrawnLineUp {
  const all = Array.from({ length: members }, (_, place) => place);
  const playing = random.chance(RESTS) ? random.shuffle(all).slice(0, boards) : all.slice(0, boards);
  const places = playing.toSorted((a, b) => a - b);
  const isExchanged = boards > 1 && random.chance(EXCHANGES);
  if (isExchanged) {
    const board = random.integer(0, boards - 2);
    [places[board], places[board + 1]] = [places[board + 1], places[board]];
  }
  const isIncomplete = boards > 1 && random.chance(EMPTY_BOARDS);
  if (isIncomplete) places[random.integer(0, boards - 1)] = -1;
  return { places, isUnusual: isExchanged || isIncomplete };
}

const RESTS = 0.4;

const EXCHANGES = 0.05;

const EMPTY_BOARDS = 0.02;
