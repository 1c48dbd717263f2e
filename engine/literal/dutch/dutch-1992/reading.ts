import type { RoundState } from '../../../model/player.js';
import { noProhibitedPair, pairRulesOf } from '../../pair-rules.js';
import type { PairRule } from '../../pair-rules.js';
import type { LiteralForm, LiteralRound } from '../../reading.js';
import { scoregroups } from '../../scoregroups.js';
import { allocateColours } from '../colours.js';
import { dutchReading, rulesInForce } from '../form.js';
import type { DutchPlayer } from '../player.js';
import { colourRules1992 } from './colours.js';
import { players1992 } from './definitions.js';
import { pairBrackets } from './procedure.js';
import { canBeComplete } from './score-bracket.js';

/** The Dutch System as approved in 1992. */
export const dutch1992 = dutchReading(
  {
    without: [
      ...['B1a', 'B1b', 'B2', 'prohibited-pair', 'C12', 'B4', 'B5-up', 'B6-up', 'B5-down', 'B6-down'],
      ...['E2', 'E3', 'E4'],
    ],
    otherwise: ['B3', 'B4', 'B9', 'B12', 'J1', 'J2', 'J3', 'J4', 'J9', 'J10', 'J22'],
  },
  pairRound,
);

/** C, then E. */
function pairRound(state: RoundState, form: LiteralForm): LiteralRound {
  const players = players1992(state, form);
  const round = { form, mayMeet: pairRulesOf(pairRules(state), players, form).mayMeet };
  if (!canBeComplete(players, round)) return { kind: 'impossible' };
  const colours = rulesInForce(colourRules1992, form);
  const { pairs, bye } = pairBrackets(scoregroups(players), round);
  return {
    kind: 'paired',
    pairs: pairs.map((pair) => {
      const { white, black, article } = allocateColours(pair, colours, state.initialColour);
      return { white: white.id, black: black.id, article };
    }),
    bye: bye?.id ?? null,
    brackets: null,
  };
}

/** B1.a, B2. J4: two are barred only where both have an absolute preference. */
function pairRules(state: RoundState): PairRule<DutchPlayer>[] {
  return [
    noProhibitedPair('prohibited-pair', state),
    { id: 'B1a', isBrokenBy: ({ opponents }, other) => opponents.has(other.id) },
    { id: 'B2', isBrokenBy: (one, other) => isAbsolute(one) && isAbsolute(other) && wantTheSame(one, other) },
  ];
}

function isAbsolute({ preference }: DutchPlayer): boolean {
  return preference?.strength === 'absolute';
}

function wantTheSame(one: DutchPlayer, other: DutchPlayer): boolean {
  return one.preference?.colour === other.preference?.colour;
}
