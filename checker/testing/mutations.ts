import type { Edition, ExplainedRound, Player, RoundState } from '../../engine/index.js';
import type { PublishedPair, PublishedRound } from '../judge/published-round.js';

/** Ways to pair one round wrongly, each aimed at a rule that many editions have. */
export const MUTATIONS = {
  'swap opponents in a bracket': swapOpponents((a, b) => a.score === b.score),
  'swap opponents across brackets': swapOpponents((a, b) => a.score !== b.score),
  'exchange a downfloater': exchangeDownfloater,
  'bye to another': moveBye(true),
  'bye to someone not entitled': moveBye(false),
  'repeat a game': bringTogether((_round, { players }, a, b) => players[a].opponents.includes(players[b].id)),
  'pair equal absolute colours': bringTogether((round, _state, ...places) => {
    const [a, b] = places.map((place) => round.preferenceOf(place));
    return a.strength === 'absolute' && b.strength === 'absolute' && a.preference === b.preference;
  }),
  'flip colours': flipColours,
  'pair at random': pairAtRandom,
} as const satisfies Record<string, Mutation>;

/** A mutated copy of a round, or null when it holds nothing of the kind. */
export type Mutation = (
  state: RoundState,
  round: PublishedRound,
  random: () => number,
  edition: Edition,
) => PublishedRound | null;

function swapOpponents(wanted: (a: Player, b: Player) => boolean): Mutation {
  return (state, round, random) => {
    const player = playersOf(state);
    const couples = round.pairs.flatMap((first, i) =>
      round.pairs
        .slice(i + 1)
        .flatMap((second) => (wanted(player(first.white), player(second.white)) ? [[first, second]] : [])),
    );
    if (couples.length === 0) return null;
    const [first, second] = pick(couples, random);
    const [x, y] = random() < 0.5 ? (['white', 'black'] as const) : (['black', 'white'] as const);
    return replace(round, [first, second], [pair(first[x], second[y]), pair(second[x], first[y])], round.bye);
  };
}

function exchangeDownfloater(
  state: RoundState,
  round: PublishedRound,
  random: () => number,
): PublishedRound | null {
  const player = playersOf(state);
  const options = round.pairs.flatMap((floating) => {
    const [high, low] = [player(floating.white), player(floating.black)].sort((a, b) => b.score - a.score);
    if (high.score === low.score) return [];
    return round.pairs
      .filter(
        (other) =>
          other !== floating && [other.white, other.black].some((id) => player(id).score === high.score),
      )
      .map((other) => ({ floating, other, high, low }));
  });
  if (options.length === 0) return null;
  const { floating, other, high, low } = pick(options, random);
  const stays = player(other.white).score === high.score ? other.white : other.black;
  const partner = stays === other.white ? other.black : other.white;
  return replace(round, [floating, other], [pair(stays, low.id), pair(high.id, partner)], round.bye);
}

function moveBye(isEntitled: boolean): Mutation {
  return (state, round, random, edition) => {
    const { bye } = round;
    if (bye === null) return null;
    const rules = edition.round(state);
    const takers = state.players.filter(
      ({ id }, place) => id !== bye && (rules.forbids(place, null) === null) === isEntitled,
    );
    if (takers.length === 0) return null;
    const taker = pick(takers, random).id;
    const old = round.pairs.find(({ white, black }) => white === taker || black === taker);
    if (old === undefined) return null;
    return replace(round, [old], [pair(bye, old.white === taker ? old.black : old.white)], taker);
  };
}

function bringTogether(
  wanted: (round: ExplainedRound, state: RoundState, a: number, b: number) => boolean,
): Mutation {
  return (state, round, random, edition) => {
    const rules = edition.round(state);
    const partner = new Map(
      round.pairs.flatMap(
        ({ white, black }) =>
          [
            [white, black],
            [black, white],
          ] as const,
      ),
    );
    const paired = state.players.map(({ id }, place) => ({ id, place })).filter(({ id }) => partner.has(id));
    const couples = paired.flatMap((a, i) =>
      paired
        .slice(i + 1)
        .filter((b) => wanted(rules, state, a.place, b.place) && partner.get(a.id) !== b.id)
        .map((b) => [a.id, b.id] as const),
    );
    if (couples.length === 0) return null;
    const [a, b] = pick(couples, random);
    const old = round.pairs.filter(({ white, black }) => [a, b].some((id) => id === white || id === black));
    return replace(round, old, [pair(a, b), pair(partner.get(a) ?? 0, partner.get(b) ?? 0)], round.bye);
  };
}

function flipColours(_state: RoundState, round: PublishedRound, random: () => number): PublishedRound | null {
  if (round.pairs.length === 0) return null;
  const old = pick(round.pairs, random);
  return replace(round, [old], [pair(old.black, old.white)], round.bye);
}

function pairAtRandom(state: RoundState, round: PublishedRound, random: () => number): PublishedRound | null {
  const open = state.players.map(({ id }) => id);
  const pairs: PublishedPair[] = [];
  while (open.length > 1) {
    const a = open.splice(Math.floor(random() * open.length), 1)[0];
    pairs.push(pair(a, open.splice(Math.floor(random() * open.length), 1)[0]));
  }
  return { ...round, pairs, bye: open.length === 1 ? open[0] : null };
}

function replace(
  round: PublishedRound,
  old: readonly PublishedPair[],
  fresh: readonly PublishedPair[],
  bye: number | null,
): PublishedRound {
  return { ...round, pairs: [...round.pairs.filter((other) => !old.includes(other)), ...fresh], bye };
}

function pair(white: number, black: number): PublishedPair {
  return { white, black, coloursKnown: true };
}

function playersOf(state: RoundState): (id: number) => Player {
  const byId = new Map(state.players.map((player) => [player.id, player]));
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`no player ${id}`);
    return found;
  };
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)];
}
