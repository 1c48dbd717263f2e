import { writeTrf } from '../corpus/index.js';
import { opposite } from '../engine/index.js';
import type { Colour, Edition, ResultCode, RoundState } from '../engine/index.js';
import { gameChances, Random } from '../generator/index.js';
import type { GeneratedTournament } from '../generator/index.js';
import { playedEvent } from './played-event.js';

/**
 * The players of a generated event in one to whose rounds, from the second on, only players come who are due the same
 * colour: the colour that more of them are due. The others stay away with zero-point byes.
 */
export function sameColourFile(model: GeneratedTournament): string {
  const random = new Random(model.comment);
  const ratings = new Map(model.tournament.players.map(({ id, rating }) => [id, rating ?? UNRATED]));
  const event = playedEvent(model.tournament, {
    *choices(state, edition) {
      if (state.round === 1) yield idsOf(state.players);
      const usual = dueMost(state, edition);
      yield pairable(state, edition, usual);
      yield pairable(state, edition, opposite(usual));
    },
    result: (white, black) => drawn(random, ratings.get(white) ?? UNRATED, ratings.get(black) ?? UNRATED),
  });
  return writeTrf(event, { format: 'trf26' });
}

/**
 * The players of a generated event in one that White wins on every board. The score then tells how often somebody had
 * White: in the even rounds all of a scoregroup are due the same colour, and in the others the best and the last ones.
 */
export function whiteWinsFile(model: GeneratedTournament): string {
  const event = playedEvent(model.tournament, {
    *choices({ players }) {
      yield idsOf(players);
    },
    result: () => ['1', '0'],
  });
  return writeTrf(event, { format: 'trf26' });
}

const UNRATED = 1400;

function dueMost(state: RoundState, edition: Edition): Colour {
  const round = edition.round(state);
  const due = state.players.map((_, place) => round.preferenceOf(place).preference);
  const white = due.filter((preference) => preference === 'white').length;
  const black = due.filter((preference) => preference === 'black').length;
  return white >= black ? 'white' : 'black';
}

/** Everybody who is due the colour, but no more absolutely than can be paired with the others. */
function pairable(state: RoundState, edition: Edition, colour: Colour): Set<number> {
  const round = edition.round(state);
  const due = state.players.flatMap(({ id }, place) => {
    const { preference, strength } = round.preferenceOf(place);
    return preference === colour ? [{ id, isBound: strength === 'absolute' }] : [];
  });
  let room = due.filter(({ isBound }) => !isBound).length;
  return idsOf(due.filter(({ isBound }) => !isBound || room-- > 0));
}

function idsOf(players: readonly { readonly id: number }[]): Set<number> {
  return new Set(players.map(({ id }) => id));
}

function drawn(random: Random, white: number, black: number): readonly [ResultCode, ResultCode] {
  const chances = gameChances(white, black);
  const lot = random.next();
  if (lot < chances.white) return ['1', '0'];
  return lot < chances.white + chances.draw ? ['=', '='] : ['0', '1'];
}
