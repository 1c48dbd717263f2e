import type { Field } from '../field.js';
import type { Tally } from '../part.js';
import type { RoundRecord } from '../player-record.js';
import { isRequestedBye } from '../player-record.js';
import { ownNumber, sumOf } from '../tally.js';
import type { TieBreak } from '../tie-break.js';

/** 7.1 */
export const winsTieBreak: TieBreak = {
  code: 'WIN',
  hasScores: true,
  name: 'Number of Wins',
  article: '7.1',
  type: 'B',
  modifiers: [],
  tally: (field, place) =>
    count(field, place, '7.1', ({ kind, outcome, worth }) =>
      worth >= field.win || (kind === 'game' && outcome === 'win') ? 1 : 0,
    ),
};

/** 7.2 */
export const gamesWonTieBreak: TieBreak = {
  code: 'WON',
  name: 'Number of Games Won',
  article: '7.2',
  type: 'B',
  modifiers: [],
  tally: (field, place) =>
    count(field, place, '7.2', (round) => (isOverTheBoard(field, round) && round.outcome === 'win' ? 1 : 0)),
};

/** 7.3 */
export const gamesWithBlackTieBreak: TieBreak = {
  code: 'BPG',
  name: 'Number of Games Played with Black',
  article: '7.3',
  type: 'B',
  modifiers: [],
  tally: (field, place) =>
    count(field, place, '7.3', (round) => (isOverTheBoard(field, round) && round.isBlack ? 1 : 0)),
};

/** 7.4 */
export const gamesWonWithBlackTieBreak: TieBreak = {
  code: 'BWG',
  name: 'Number of Games Won with Black',
  article: '7.4',
  type: 'B',
  modifiers: [],
  tally: (field, place) =>
    count(field, place, '7.4', (round) =>
      isOverTheBoard(field, round) && round.isBlack && round.outcome === 'win' ? 1 : 0,
    ),
};

/** 7.6: rounds, without byes that were asked for and forfeit losses. */
export const roundsElectedTieBreak: TieBreak = {
  code: 'REP',
  name: 'Rounds one Elected to Play in',
  article: '7.6',
  type: 'B',
  modifiers: [],
  tally: (field, place) =>
    count(field, place, '7.6', ({ kind }) => (isRequestedBye(kind) || kind === 'forfeit-loss' ? 0 : 1)),
};

/** 7.7 */
export const standardPointsTieBreak: TieBreak = {
  code: 'STD',
  hasScores: true,
  name: 'Standard Points',
  article: '7.7',
  type: 'B',
  modifiers: [],
  tally: (field, place) => count(field, place, '7.7', (round) => standardPoints(field, round), 2),
};

/** 7.8 */
export const pairingNumberTieBreak: TieBreak = {
  code: 'TPN',
  name: 'Tournament Pairing Number',
  article: '7.8',
  type: 'B',
  modifiers: ['R'],
  isSmallerBetter: true,
  tally: (field, place) => ownNumber(field.players[place].id, '7.8'),
};

/** A value for each round, in the given fraction of a unit. */
function count(
  field: Field,
  place: number,
  article: string,
  valueOf: (round: RoundRecord) => number,
  unit = 1,
): Tally {
  const parts = field.players[place].rounds.map((round) => {
    const value = valueOf(round);
    const why = value > 0 ? ('counts' as const) : ('counts-not' as const);
    return { round: round.round, opponent: field.opponentOf(round), value, worth: round.worth, why, article };
  });
  return sumOf(parts, unit);
}

/** 15.2 makes a game of a forfeit win in a round robin, but it was not played over the board. */
function isOverTheBoard({ settings }: Field, { kind }: RoundRecord): boolean {
  if (kind === 'game') return true;
  const { isRoundRobin, otherReadings } = settings;
  return kind === 'forfeit-win' && isRoundRobin && otherReadings.has('rr-forfeit-win-is-game');
}

/** In halves: 2 for more points than the scheduled opponent, 1 for as many; without one a draw is the measure. */
function standardPoints(field: Field, { round, kind, opponent, worth }: RoundRecord): number {
  const theirs = opponent < 0 ? null : field.players[opponent].rounds[round - 1];
  const isDoubleForfeit = kind === 'forfeit-loss' && theirs?.kind === 'forfeit-loss';
  if (isDoubleForfeit && !field.settings.otherReadings.has('std-double-forfeit-half')) return 0;
  const measure = theirs?.worth ?? field.draw;
  return worth > measure ? 2 : worth === measure ? 1 : 0;
}
