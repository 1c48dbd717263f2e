import type { RoundState, PastRound } from '../../../model/player.js';
import { noProhibitedPair, pairRulesOf } from '../../pair-rules.js';
import type { PairRule } from '../../pair-rules.js';
import type { LiteralForm, LiteralRound } from '../../reading.js';
import { scoregroups } from '../../scoregroups.js';
import { allocateColours, colourRules, grantStrongerKind } from '../colours.js';
import { dutchReading, rulesInForce } from '../form.js';
import type { DutchPlayer, Float } from '../player.js';
import { pairBrackets } from './procedure.js';
import { canBeComplete } from './score-bracket.js';
import type { ColourRule } from '../colours.js';
import { winValue } from '../../../model/results.js';
import { isTopscorer } from '../dutch-2026/definitions.js';
import { rankedPlayers } from '../player.js';
import { otherThan } from '../preferences.js';
import type { Preference } from '../preferences.js';

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

/**
 * E1 to E4, which are those of 2017 but for E2; J17: where neither has a preference, E4 goes by the number of the higher
 * ranked.
 */
const colourRules1992: readonly ColourRule[] = colourRules(['E1', 'E2', 'E3', 'E4', 'E4-number']).map(
  (rule) => {
    if (rule.id === 'E4-number') return { ...rule, article: 'E4' };
    return rule.id === 'E2' ? { ...rule, colourOfHigher: grantStrongerKind } : rule;
  },
);

/** The players of a round in the order of A2, with the floats of A4 and the preferences of A7. */
function players1992(state: RoundState, form: LiteralForm): DutchPlayer[] {
  const { otherwise, without } = form;
  const bars = otherwise.has('J3') // J3
    ? ({ isPlayed, worth }: PastRound) => !isPlayed && worth >= HALF_A_POINT
    : (round: PastRound) => barsFromBye(round, winValue(state.points));
  const isBarred = ({ past }: { past: readonly PastRound[] }): boolean => past.some(bars);
  const isEverybodyBarred = state.players.every(isBarred); // J19
  return rankedPlayers(state, {
    floatOf: (round) => floatOf(round, form),
    barsFromBye: (round) => !without.has('B1b') && !isEverybodyBarred && bars(round),
    isTopscorer: (player) => isTopscorer(player, state, otherwise.has('B3')), // B3
    pairingNumberOf: ({ id, parityNumber }) => (otherwise.has('B4') ? id : parityNumber), // B4
  }).map((player) => (player.isTopscorer ? freed(player, otherwise.has('J4')) : player));
}

const HALF_A_POINT = 5;

/** A4, J2: a pairing with a different score, played or not; A5, J1: the bye. */
function floatOf(
  { result, opponent, isPlayed, worth, scoreDifference }: PastRound,
  { otherwise }: LiteralForm,
): Float | null {
  if (otherwise.has('J1') && !isPlayed && worth > 0) return 'down'; // J1
  if (opponent === null) return result === 'U' ? 'down' : null;
  if (otherwise.has('J2') && !isPlayed) return null; // J2
  if (scoreDifference === 0) return null;
  return scoreDifference > 0 ? 'down' : 'up';
}

/** B1.b, J3: a point without playing. */
function barsFromBye({ isPlayed, result, worth }: PastRound, win: number): boolean {
  return !isPlayed && (result === 'U' || result === '+' || worth >= win);
}

/** A7.a, note on B, J4: in the last round, with more than half of the points. */
function freed(player: DutchPlayer, keepsFloats: boolean): DutchPlayer {
  const ofFloats = keepsFloats ? {} : { floatLastRound: null, floatTwoRoundsBefore: null };
  return { ...player, preference: notAbsolute(player), ...ofFloats };
}

/** A7.b, A7.c */
function notAbsolute({ preference, colours, colourDifference }: DutchPlayer): Preference | null {
  const last = colours.at(-1);
  if (preference?.strength !== 'absolute' || last === undefined) return preference;
  if (colourDifference === 0) return { colour: otherThan(last), strength: 'mild' };
  return { colour: colourDifference > 0 ? 'black' : 'white', strength: 'strong' };
}
