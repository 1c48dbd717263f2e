import type {
  EventData,
  PointAdjustment,
  PointSystem,
  ResultCode,
  RoundEntry,
  ScoreKind,
  Tenths,
} from '../../model/event.js';
import type { TieBreakEditionId } from '../index.js';

/**
 * The rounds of an event for the second reading of C.07 (plain-values.ts, plain-ranking.ts). It shares nothing with the
 * standings but types.
 */
export interface PlainField {
  readonly players: readonly PlainPlayer[];
  readonly edition: TieBreakEditionId;
  readonly isRobin: boolean;
  /** Rounds that count, and those that are announced. */
  readonly rounds: number;
  readonly announced: number;
  readonly win: Tenths;
  readonly draw: Tenths;
  readonly loss: Tenths;
  /** Rating of an unrated player. */
  readonly unrated: number;
  /** Of teams: which of their scores this is, boards of a match, points of a game won, and the field of the other score. */
  readonly teams: {
    readonly score: ScoreKind;
    readonly boards: number;
    readonly gameWin: Tenths;
    readonly other: () => PlainField;
  } | null;
}

export interface PlainPlayer {
  readonly id: number;
  readonly rating: number | null;
  readonly rounds: readonly PlainRound[];
}

export interface PlainRound {
  readonly round: number;
  readonly result: ResultCode;
  readonly opponent: number | null;
  readonly isBlack: boolean;
  /** For the result, and what record 299 adds. */
  readonly worth: Tenths;
  readonly bonus: Tenths;
  readonly boards: readonly Tenths[] | null;
}

export interface PlainSettings {
  readonly edition: TieBreakEditionId;
  readonly isRobin: boolean;
  readonly unrated: number | null;
}

/** @param rounds how many rounds count. */
export function plainField(event: EventData, rounds: number, settings: PlainSettings): PlainField {
  const primary = event.teamScores?.primary ?? 'match-points';
  return fieldOf(event, rounds, settings, primary);
}

function fieldOf(event: EventData, rounds: number, settings: PlainSettings, score: ScoreKind): PlainField {
  const { teamScores, totalRounds, roundsFrom } = event;
  const isOther = teamScores !== undefined && teamScores.primary !== score;
  const points = isOther ? teamScores.secondary : event.points;
  const adjustments = isOther ? teamScores.secondaryAdjustments : event.adjustments;
  const printedIn = (entry: RoundEntry): Tenths | undefined =>
    isOther ? entry.secondaryPoints : entry.points;
  const players = event.players.map(({ id, rating, rounds: entries }): PlainPlayer => ({
    id,
    rating: rating === undefined || rating === 0 ? null : rating,
    rounds: Array.from({ length: rounds }, (_, index): PlainRound => {
      const entry = entries[index] ?? { opponent: null, colour: null, result: 'Z' };
      const own = adjustments.filter(({ ids }) => ids.length === 0 || ids.includes(id));
      return {
        round: index + 1,
        result: entry.result,
        opponent: entry.opponent,
        isBlack: entry.colour === 'black',
        worth: printedIn(entry) ?? replaced(own, entry, index + 1) ?? pointsFor(points, entry),
        bonus: own
          .filter(({ result, round }) => result === null && (round ?? 1) === index + 1)
          .reduce((sum, { value }) => sum + value, 0),
        boards: entry.boards ?? null,
      };
    }),
  }));
  let other: PlainField | null = null;
  const otherScore: ScoreKind = score === 'match-points' ? 'game-points' : 'match-points';
  return {
    players,
    edition: settings.edition,
    isRobin: settings.isRobin,
    unrated: settings.unrated ?? 0,
    rounds,
    announced: roundsFrom === 'played' ? rounds : Math.max(rounds, totalRounds),
    win: Math.max(points.whiteWin, points.blackWin),
    draw: Math.max(points.whiteDraw, points.blackDraw),
    loss: Math.min(points.whiteLoss, points.blackLoss),
    teams:
      teamScores === undefined
        ? null
        : {
            score,
            boards: teamScores.boards,
            gameWin: teamScores.gameWin,
            other: () => (other ??= fieldOf(event, rounds, settings, otherScore)),
          },
  };
}

/** @throws Error when no player has the starting number, or where a round has no opponent. */
export function playerOf({ players }: PlainField, id: number | null): PlainPlayer {
  const found = players.find((player) => player.id === id);
  if (found === undefined) throw new Error(`there is no player ${id}`);
  return found;
}

/** @throws Error for an event of players. */
export function teamsOf({ teams }: PlainField): NonNullable<PlainField['teams']> {
  if (teams === null) throw new Error('players have no scores of teams');
  return teams;
}

export function scoreOf({ rounds }: PlainPlayer): Tenths {
  return rounds.reduce((sum, { worth, bonus }) => sum + worth + bonus, 0);
}

/** Over the board. */
export function isGame({ result }: PlainRound): boolean {
  return '1=0WDL?'.includes(result);
}

export function isForfeit({ result }: PlainRound): boolean {
  return result === '+' || result === '-';
}

/** A game or a forfeit against somebody. */
export function isPaired(round: PlainRound): boolean {
  return round.opponent !== null && (isGame(round) || isForfeit(round));
}

/** 16.1.1 */
export function isRequestedBye({ result }: PlainRound): boolean {
  return result === 'H' || result === 'Z';
}

/** 16.1.2 */
export function isVoluntary(round: PlainRound): boolean {
  return isRequestedBye(round) || round.result === '-';
}

/** Record 299: the last value that is given for the result, in the round or in all; it names wins, draws and losses W, D, L. */
function replaced(
  adjustments: readonly PointAdjustment[],
  { result }: RoundEntry,
  round: number,
): Tenths | undefined {
  const name = result === '1' ? 'W' : result === '=' ? 'D' : result === '0' ? 'L' : result;
  return adjustments.findLast((one) => one.result === name && (one.round === null || one.round === round))
    ?.value;
}

function pointsFor(points: PointSystem, { result, colour }: RoundEntry): Tenths {
  const isBlack = colour === 'black';
  if (result === '1' || result === 'W') return isBlack ? points.blackWin : points.whiteWin;
  if (result === '=' || result === 'D') return isBlack ? points.blackDraw : points.whiteDraw;
  if (result === '0' || result === 'L') return isBlack ? points.blackLoss : points.whiteLoss;
  const others: Readonly<Partial<Record<ResultCode, Tenths>>> = {
    '+': points.forfeitWin,
    '-': points.forfeitLoss,
    U: points.pairingAllocatedBye,
    F: points.fullPointBye,
    H: points.halfPointBye,
    Z: points.zeroPointBye,
    '?': points.unknown,
  };
  return others[result] ?? 0;
}
