import type { RoundState } from '../../../model/player.js';
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
import { colourRules2012 } from './colours.js';
import { definitions2012 } from './definitions.js';
import { pairBrackets } from './procedure.js';
import type { Round2012 } from './score-bracket.js';

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
