import type { ScoreKind, Tenths } from '../../model/event.js';
import type { TieBreakItem } from '../index.js';
import { foreField, plainCut, plainEncounters } from './plain-encounters.js';
import { isForfeit, isGame, isPaired, playerOf, scoreOf, teamsOf } from './plain-field.js';
import type { PlainField, PlainRound } from './plain-field.js';
import { plainRatingValue } from './plain-ratings.js';

/** The value of a tie-break by its article; null for none. The direct encounters (6, 13.3) have no value of their own. */
export function plainValue(whole: PlainField, id: number, item: TieBreakItem): number | null {
  const field = item.score === undefined ? whole : byScore(whole, item.score);
  const { rounds } = playerOf(field, id);
  const count = (counts: (round: PlainRound) => boolean): number => rounds.filter(counts).length;
  const isWon = ({ result }: PlainRound): boolean => '1W'.includes(result);
  const { code } = item;
  switch (code) {
    case 'PTS':
      return scoreOf(playerOf(field, id)) / 10;
    case 'WIN':
      return count((round) => round.worth >= field.win || (isGame(round) && isWon(round)));
    case 'WON':
      return count((round) => isGame(round) && isWon(round));
    case 'BPG':
      return count((round) => isGame(round) && round.isBlack);
    case 'BWG':
      return count((round) => isGame(round) && round.isBlack && isWon(round));
    case 'REP':
      return field.rounds - count(({ result }) => 'HZ-'.includes(result));
    case 'STD':
      return sum(rounds.map((round) => standardPoints(field, round)));
    case 'TPN':
      return id;
    case 'PS':
      return progressive(field, id, item) / 10;
    case 'BH':
      return buchholz(field, id, item) / 10;
    case 'FB':
      return buchholz(foreField(field), id, item) / 10;
    case 'AOB':
      return averageBuchholz(field, id, item);
    case 'SB':
      return sonnebornBerger(field, field, id, item) / 100;
    case 'KS':
      return koya(field, id, item) / 10;
    case 'BC':
      return sum(boardTotals(field, id).map((points, board) => (board + 1) * points)) / 10;
    case 'TBR':
      return boardTotals(field, id)[0] / 10;
    case 'BBE':
      return sum(boardTotals(field, id).slice(0, -1)) / 10;
    case 'MPVGP':
      return scoreOf(playerOf(teamsOf(field).other(), id)) / 10;
    case 'EMMSB':
    case 'EMGSB':
    case 'EGMSB':
    case 'EGGSB': {
      const kindOf = (letter: string): ScoreKind => (letter === 'M' ? 'match-points' : 'game-points');
      return (
        sonnebornBerger(byScore(field, kindOf(code[1])), byScore(field, kindOf(code[2])), id, item) / 100
      );
    }
    case 'SSSC': {
      const other = teamsOf(field).other();
      const usual = Math.max(1, Math.trunc((field.announced * field.win) / other.win));
      const strength = buchholz(item.isFore ? foreField(field) : field, id, item);
      return scoreOf(playerOf(other, id)) / 10 + strength / 10 / (item.divisor ?? usual);
    }
    default:
      return plainRatingValue(field, id, item);
  }
}

export function byScore(field: PlainField, score: ScoreKind): PlainField {
  return field.teams === null || field.teams.score === score ? field : field.teams.other();
}

/** 12: game points of each board over all rounds, or over those of some kind. */
export function boardTotals(
  field: PlainField,
  id: number,
  counts: (round: PlainRound) => boolean = () => true,
): Tenths[] {
  const { boards, gameWin } = teamsOf(field);
  const gamePoints = playerOf(byScore(field, 'game-points'), id).rounds;
  const boardsOf = (round: PlainRound, index: number): readonly Tenths[] => {
    if (round.result === 'U' || round.result === 'F') return Array<Tenths>(boards).fill(gameWin);
    return round.boards ?? Array<Tenths>(boards).fill(Math.round(gamePoints[index].worth / boards));
  };
  const rounds = playerOf(field, id).rounds.flatMap((round, index) =>
    counts(round) ? [boardsOf(round, index)] : [],
  );
  return Array.from({ length: boards }, (_, board) => sum(rounds.map((points) => points[board])));
}

/** 7.5, 14.1.1.c */
function progressive(field: PlainField, id: number, item: TieBreakItem): number {
  const { rounds } = playerOf(field, id);
  const parts = rounds.map((round) => ({
    value: sum(rounds.filter((one) => one.round <= round.round).map(({ worth, bonus }) => worth + bonus)),
    significance: round.round,
  }));
  return total(plainCut(field, parts, item));
}

/** 7.7 */
function standardPoints(field: PlainField, round: PlainRound): number {
  const theirs = round.opponent === null ? null : playerOf(field, round.opponent).rounds[round.round - 1];
  if (round.result === '-' && theirs?.result === '-') return 0;
  const measure = theirs === null ? field.draw : theirs.worth;
  return round.worth > measure ? 1 : round.worth === measure ? 0.5 : 0;
}

/** 8.1 */
function buchholz(
  field: PlainField,
  id: number | null,
  item: Pick<TieBreakItem, 'cuts' | 'forfeitsPlayed'>,
): number {
  const parts = plainEncounters(field, id, item.forfeitsPlayed).map(({ score, isVoluntary }) => ({
    value: score,
    significance: score,
    score,
    isVoluntary,
  }));
  return total(plainCut(field, parts, item));
}

/** 8.2 */
function averageBuchholz(
  field: PlainField,
  id: number,
  { forfeitsPlayed, isFore }: TieBreakItem,
): number | null {
  const met = playerOf(field, id).rounds.filter(
    (round) => isPaired(round) && (forfeitsPlayed || !isForfeit(round)),
  );
  const whole = { cuts: { lowest: 0, highest: 0 }, forfeitsPlayed };
  const of = isFore ? foreField(field) : field;
  return met.length === 0
    ? null
    : sum(met.map(({ opponent }) => buchholz(of, opponent, whole))) / met.length / 10;
}

/** 9.1, 13.2: the scores of the opponents in one field, times the points of the other. */
function sonnebornBerger(
  ofOpponents: PlainField,
  scored: PlainField,
  id: number,
  item: TieBreakItem,
): number {
  const { rounds } = playerOf(scored, id);
  const parts = plainEncounters(ofOpponents, id, item.forfeitsPlayed).map(
    ({ round, score, isVoluntary }) => ({
      value: score * rounds[round - 1].worth,
      significance: score,
      score,
      isVoluntary,
    }),
  );
  return total(plainCut(ofOpponents, parts, item));
}

/** 9.2, 14.5 */
function koya(field: PlainField, id: number, { limit }: TieBreakItem): number {
  const games = Math.max(...field.players.map(({ rounds }) => rounds.filter(isPaired).length));
  const least = (games * field.win) / 2 + 5 * limit;
  const counted = playerOf(field, id).rounds.filter(
    (round) => isPaired(round) && scoreOf(playerOf(field, round.opponent)) >= least,
  );
  return sum(counted.map(({ worth }) => worth));
}

function total(parts: readonly { readonly value: number }[]): number {
  return sum(parts.map(({ value }) => value));
}

function sum(list: readonly number[]): number {
  return list.reduce((all, one) => all + one, 0);
}
