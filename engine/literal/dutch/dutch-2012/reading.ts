import type { RoundState, PastRound } from '../../../model/player.js';
import type { LiteralForm, LiteralReading, LiteralRound } from '../../reading.js';
import { possibleByes } from '../completion.js';
import { dutchReading } from '../form.js';
import { literalPairing } from '../pairing.js';
import {
  dutchRound,
  noEqualAbsolutePreferences,
  noProhibitedPair,
  noSecondBye,
  noSecondMeeting,
} from '../round.js';
import { pairBrackets } from './procedure.js';
import type { Round2012 } from './score-bracket.js';
import { opposite } from '../../../model/event.js';
import { colourRules, grantStrongerKind } from '../colours.js';
import type { ColourRule } from '../colours.js';
import { floatOf, isTopscorer } from '../dutch-2026/definitions.js';
import type { Definitions } from '../player.js';

/** The Dutch System as agreed in Istanbul in 2012, in force until July 2017. */
export const dutch2012: LiteralReading = dutchReading(
  {
    without: [
      ...['B.1.a', 'B.2', 'prohibited-pair', 'B.1.b'],
      // Without P nothing says how many pairs there are (C.14), without D.3 in what order sets of moved-down players come.
      ...['C.13', 'M1', 'M1-joined', 'B.3', 'B.3-joined', 'C.12', 'B.2-topscorers', 'A.7.d', 'X', 'Z'],
      ...['B.5-down', 'B.6-down', 'B.5-up', 'B.6-up'],
      // Without E.1 there are preferences that can be granted both, of which E.2 says nothing.
      ...['E.2', 'E.3', 'E.4'],
    ],
    otherwise: ['B4', 'I9', 'I10', 'I17', 'I19'],
  },
  pairRound,
);

/** C, then E. */
function pairRound(state: RoundState, form: LiteralForm): LiteralRound {
  const round = round2012(state, form);
  const canBePaired = possibleByes(round.players, round.mayMeet, round.mayReceiveBye).length > 0;
  return canBePaired ? literalPairing(pairBrackets(round), round) : { kind: 'impossible' };
}

function round2012(state: RoundState, form: LiteralForm): Round2012 {
  return {
    ...dutchRound(state, form, {
      definitions: definitions2012(state, form),
      absoluteRules: [
        noSecondMeeting('B.1.a'),
        noSecondBye('B.1.b'),
        noEqualAbsolutePreferences('B.2'), // I18
        noProhibitedPair('prohibited-pair', state),
      ],
      colourRules: colourRules2012(state, form),
    }),
    isOdd: state.round % 2 === 1,
  };
}

/** E.1 to E.5, which are those of 2017 but for E.2 (I19: two absolute preferences are equally strong) and E.5. */
function colourRules2012({ round }: RoundState, { otherwise }: LiteralForm): ColourRule[] {
  // I19: of later rounds the text says nothing; there it is an even number that gets the initial colour.
  const initialForOdd = round === 1 || otherwise.has('I19'); // I19
  return colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']).map((rule) => {
    if (rule.id === 'E.2') return { ...rule, colourOfHigher: grantStrongerKind };
    if (rule.id !== 'E.5') return rule;
    return {
      ...rule,
      colourOfHigher: ([{ pairingNumber }], initialColour) =>
        (pairingNumber % 2 === 1) === initialForOdd ? initialColour : opposite(initialColour),
    };
  });
}

/** A.4, A.10 and B.1.b, as far as the editions differ. */
export function definitions2012(state: RoundState, { otherwise }: LiteralForm): Definitions {
  const isEverybodyBarred = state.players.every(({ past }) => past.some(broughtPointsWithoutPlaying));
  return {
    // I1: the loser of a game that was not played has no float.
    floatOf: (past) => (broughtPointsWithoutPlaying(past) ? 'down' : past.isPlayed ? floatOf(past, 0) : null),
    barsFromBye: (past) => !isEverybodyBarred && broughtPointsWithoutPlaying(past), // I2
    isTopscorer: (player) => isTopscorer(player, state, false),
    // E.5, I19: in round 1 the place among those present, later the number that was given before it (A.2).
    pairingNumberOf: ({ id, parityNumber }) =>
      !otherwise.has('B4') && (state.round === 1 || otherwise.has('I19')) ? parityNumber : id, // B4, I19
  };
}

/** B.1.b: a point or half a point, through a bye or because the opponent did not appear (I1). */
function broughtPointsWithoutPlaying({ isPlayed, worth }: PastRound): boolean {
  return !isPlayed && worth >= HALF_A_POINT;
}

const HALF_A_POINT = 5;
