import { isForbidden } from '../../model/player.js';
import type { RoundState } from '../../model/player.js';
import type { LiteralForm } from '../reading.js';
import type { MayMeet, Pair } from './bracket.js';
import { allocateColours } from './colours.js';
import type { ColourRule, Colours } from './colours.js';
import { rulesInForce } from './form.js';
import { rankedPlayers } from './player.js';
import type { Definitions, DutchPlayer } from './player.js';

/** What does not change while a round is paired. */
export interface DutchRound {
  readonly form: LiteralForm;
  /** In ranking order. */
  readonly players: readonly DutchPlayer[];
  /** In the order of the articles. */
  readonly absoluteRules: readonly AbsoluteRule[];
  readonly mayMeet: MayMeet;
  readonly mayReceiveBye: (player: DutchPlayer) => boolean;
  readonly coloursOf: (pair: Pair) => Colours;
}

/** A criterion that no pairing shall violate. */
export interface AbsoluteRule {
  readonly id: string;
  readonly forbidsPair: (one: DutchPlayer, other: DutchPlayer) => boolean;
  readonly forbidsBye: (player: DutchPlayer) => boolean;
}

/** What the articles of an edition say of every round. */
export interface Articles {
  readonly definitions: Definitions;
  readonly absoluteRules: readonly AbsoluteRule[];
  readonly colourRules: readonly ColourRule[];
}

/** The round that an edition sees in a state. */
export function dutchRound(state: RoundState, form: LiteralForm, articles: Articles): DutchRound {
  const absoluteRules = rulesInForce(articles.absoluteRules, form);
  const colourRules = rulesInForce(articles.colourRules, form);
  return {
    form,
    players: rankedPlayers(state, articles.definitions),
    absoluteRules,
    mayMeet: rememberedOfPairs(
      (one, other) => !absoluteRules.some(({ forbidsPair }) => forbidsPair(one, other)),
    ),
    mayReceiveBye: (player) => !absoluteRules.some(({ forbidsBye }) => forbidsBye(player)),
    coloursOf: colourMemory((pair) => allocateColours(pair, colourRules, state.initialColour)),
  };
}

/** 2017 C.1, 2026 [C1]: who have played each other do not meet again. */
export function noSecondMeeting(id: string): AbsoluteRule {
  return { id, forbidsPair: (one, other) => one.opponents.has(other.id), forbidsBye: never };
}

/** 2017 C.2, 2026 [C2]: who had something without playing before does not receive the bye. */
export function noSecondBye(id: string): AbsoluteRule {
  return { id, forbidsPair: never, forbidsBye: ({ mayReceiveBye }) => !mayReceiveBye };
}

/** 2017 C.3, 2026 [C3]: non-topscorers with the same absolute colour preference do not meet. */
export function noEqualAbsolutePreferences(id: string): AbsoluteRule {
  return {
    id,
    forbidsPair: (one, other) =>
      !one.isTopscorer &&
      !other.isTopscorer &&
      one.preference?.strength === 'absolute' &&
      other.preference?.strength === 'absolute' &&
      one.preference.colour === other.preference.colour,
    forbidsBye: never,
  };
}

/** Whom the organiser does not let meet. */
export function noProhibitedPair(id: string, state: RoundState): AbsoluteRule {
  return { id, forbidsPair: (one, other) => isForbidden(state, one.id, other.id), forbidsBye: never };
}

function never(): boolean {
  return false;
}

/** Two players are asked about thousands of times a round. */
function rememberedOfPairs(mayMeet: MayMeet): MayMeet {
  const known: (boolean | undefined)[][] = [];
  return (one, other) => ((known[one.rank] ??= [])[other.rank] ??= mayMeet(one, other));
}

function colourMemory(coloursOf: DutchRound['coloursOf']): DutchRound['coloursOf'] {
  const known: (Colours | undefined)[][] = [];
  return (pair) => ((known[pair[0].rank] ??= [])[pair[1].rank] ??= coloursOf(pair));
}
