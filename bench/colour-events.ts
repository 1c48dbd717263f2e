import { writeTrf } from '../corpus/index.js';
import { opposite, Strength } from '../engine/index.js';
import type { Colour, PairingPlayer, ResultCode, RoundState } from '../engine/index.js';
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
    *choices(state) {
      if (state.round === 1) yield idsOf(state.players);
      const usual = dueMost(state);
      yield idsOf(pairable(state, usual));
      yield idsOf(pairable(state, opposite(usual)));
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

function dueMost({ players }: RoundState): Colour {
  const white = players.filter(({ preference }) => preference === 'white').length;
  const black = players.filter(({ preference }) => preference === 'black').length;
  return white >= black ? 'white' : 'black';
}

/** Everybody who is due the colour, but no more absolutely than can be paired with the others. */
function pairable({ players }: RoundState, colour: Colour): PairingPlayer[] {
  const due = players.filter(({ preference }) => preference === colour);
  let room = due.filter(({ strength }) => strength !== Strength.absolute).length;
  return due.filter(({ strength }) => strength !== Strength.absolute || room-- > 0);
}

function idsOf(players: readonly PairingPlayer[]): Set<number> {
  return new Set(players.map(({ id }) => id));
}

function drawn(random: Random, white: number, black: number): readonly [ResultCode, ResultCode] {
  const chances = gameChances(white, black);
  const lot = random.next();
  if (lot < chances.white) return ['1', '0'];
  return lot < chances.white + chances.draw ? ['=', '='] : ['0', '1'];
}
