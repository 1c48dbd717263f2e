import type { DubovCertificate } from '../../../../engine/systems/dubov/proof/verify/certificate.js';
import { isValued, pick } from '../draft.js';
import type { Draft, Tampering } from '../draft.js';
import { averageRating, forfeitGames, isGame, playerNamed, sharedGames } from './rounds.js';

/** Ways to falsify the players of a certificate and their rounds, where it matters. */
export const PLAYER_TAMPERINGS = {
  'a resident goes down': (draft, random) => {
    if (draft.bracket.kind === 'bye' || draft.claims.length < 2) return false;
    const residents = draft.players.filter(({ score }) => score === draft.bracket.score);
    pick(residents, random).score -= 1;
    return true;
  },
  'the score of the taker of the bye': (draft) => {
    if (draft.bracket.kind === 'scoregroup' || draft.claims.length < 2) return false;
    const taker = playerNamed(draft.players, draft.published.bye);
    if (taker !== undefined) taker.score -= 1;
    return taker !== undefined;
  },
  'a player left out': (draft, random) => {
    if (draft.bracket.kind === 'bye' && !isValued(draft)) return false;
    draft.players.splice(Math.floor(random() * draft.players.length), 1);
    return true;
  },
  'a player named twice': (draft, random) => {
    draft.players.push(pick(draft.players, random));
    return true;
  },
  'a place taken twice': (draft) => {
    draft.players[0].order = draft.players[1].order;
    return true;
  },
  'a round left out or too many': (draft, random) => {
    const { past } = pick(draft.players, random);
    if (random() < 0.5 || past.length === 0) past.push([0, '-', 'Z', 0, 0]);
    else past.pop();
    return true;
  },
  'a game against oneself': (draft, random) => {
    const { id, past } = pick(draft.players, random);
    if (past.length === 0) return false;
    pick(past, random)[0] = id;
    return true;
  },
  'a game that only one has played': (draft, random) => {
    const games = sharedGames(draft.players);
    if (games.length === 0) return false;
    pick(games, random)[2] = '-';
    return true;
  },
  'a colour that both had': (draft, random) => {
    const games = sharedGames(draft.players);
    if (games.length === 0) return false;
    const game = pick(games, random);
    game[1] = game[1] === 'W' ? 'B' : 'W';
    return true;
  },
  'a score difference that only one had': (draft, random) => {
    const games = sharedGames(draft.players);
    if (games.length === 0) return false;
    pick(games, random)[4] += 5;
    return true;
  },
  'a pair has met before': (draft, random) => {
    if (draft.kind === 'absolute' || draft.reference === null || draft.round === 1) return false;
    const pairs = [...draft.published.pairs, ...draft.reference.pairs];
    if (pairs.length === 0) return false;
    const [a, b] = pick(pairs, random);
    const index = Math.floor(random() * (draft.round - 1));
    const play = (id: number, opponent: number, colour: 'W' | 'B'): void => {
      const player = playerNamed(draft.players, id);
      if (player !== undefined) player.past[index] = [opponent, colour, '=', 5, 0];
    };
    play(a, b, 'W');
    play(b, a, 'B');
    for (const id of [a, b]) if (!draft.ratings.some(([rated]) => rated === id)) draft.ratings.push([id, 1]);
    return true;
  },
  'a pair is forbidden': (draft, random) => {
    if (draft.kind === 'absolute' || draft.reference === null) return false;
    const pairs = [
      ...draft.published.pairs,
      ...draft.reference.pairs,
      ...(draft.reference.continuation ?? []),
    ];
    if (pairs.length === 0) return false;
    const [a, b] = pick(pairs, random);
    playerNamed(draft.players, a)?.forbidden.push(b);
    playerNamed(draft.players, b)?.forbidden.push(a);
    return true;
  },
  'only one is forbidden the other': (draft) => {
    const [a, b] = draft.players;
    if (a.forbidden.includes(b.id)) a.forbidden = a.forbidden.filter((id) => id !== b.id);
    else a.forbidden.push(b.id);
    return true;
  },
  'a forbidden pair is free': (draft) => {
    if (draft.kind !== 'absolute' || draft.bracket.kind === 'bye') return false;
    if (draft.rule === 'prohibited-pair') for (const player of draft.players) player.forbidden = [];
    else
      forfeitGames(
        draft.players,
        draft.players.map(({ id }) => id),
      );
    return true;
  },
  'the bye is open to its taker': (draft) => {
    const taker = playerNamed(draft.players, draft.published.bye);
    if (draft.rule !== 'C2' || taker === undefined) return false;
    for (const round of taker.past) if (!isGame(round)) [round[2], round[3]] = ['-', 0];
    return true;
  },
  'points of a win': (draft) => {
    const taker = playerNamed(draft.players, draft.published.bye);
    if (draft.rule !== 'C2' || draft.edition !== 'dubov-2026' || taker === undefined) return false;
    draft.win = 1000;
    return taker.past.every(([, , result]) => result !== 'U' && result !== '+');
  },
  'the bye is closed to its taker': (draft, random) => {
    if (draft.kind === 'absolute' || draft.round === 1) return false;
    const taker = playerNamed(draft.players, pick([draft.published, draft.reference], random)?.bye ?? null);
    if (taker === undefined) return false;
    pick(taker.past, random).splice(0, 4, 0, '-', 'U', draft.win);
    return true;
  },
  'games of the taker of the bye': (draft) => {
    // By the number of games, or equal on it.
    const taker = playerNamed(draft.players, draft.reference?.bye ?? null);
    if (draft.claims.length < 3 || taker?.past.some(isGame) !== true) return false;
    forfeitGames(draft.players, [taker.id]);
    return true;
  },
  'a rating left out': (draft, random) => {
    if (draft.ratings.length === 0) return false;
    draft.ratings.splice(Math.floor(random() * draft.ratings.length), 1);
    return true;
  },
  'a rating told twice': (draft, random) => {
    if (draft.ratings.length === 0) return false;
    draft.ratings.push([pick(draft.ratings, random)[0], 2000]);
    return true;
  },
  'ratings the other way round': (draft) => {
    // Without shifts S1 is G1 in the order of the average ratings, which is reversed now.
    if (draft.order === null) return false;
    const { published, reference } = draft.order;
    const shifters = [published, reference].flatMap(({ leavers, joiners }) => [...leavers, ...joiners]);
    if (shifters.length > 0 || reference.transposition.length < 2) return false;
    if (!areFarApart(draft)) return false;
    for (const rating of draft.ratings) rating[1] = 4000 - rating[1];
    return true;
  },
  'the last round': (draft) => {
    if (draft.order === null && !['C8', 'C9', 'C10'].includes(draft.rule)) return false;
    if (draft.totalRounds > draft.round) draft.totalRounds = draft.round;
    else draft.totalRounds += 1;
    return true;
  },
  'upfloats of the previous round': (draft) => {
    if (draft.rule !== 'C10') return false;
    for (const { past } of draft.players) for (const round of past.slice(-1)) round[4] = 0;
    return true;
  },
  'the initial-colour': (draft) => {
    if (!FIRST_GAMES.includes(draft.rule)) return false;
    draft.initialColour = draft.initialColour === 'white' ? 'black' : 'white';
    return true;
  },
  'parity of a pairing number': (draft, random) => {
    if (!FIRST_GAMES.includes(draft.rule)) return false;
    const player = playerNamed(draft.players, pick(draft.colours, random).pair[0]);
    if (player !== undefined) player.parityNumber += 1;
    return player !== undefined;
  },
  'colours of all games': (draft) => {
    // Who was to have the other colour is to have this one, unless the ranking order decides, or nobody has played.
    if (!['E.3', '5.2.3'].includes(draft.rule)) return false;
    for (const { past } of draft.players)
      for (const round of past) if (round[1] !== '-') round[1] = round[1] === 'W' ? 'B' : 'W';
    return draft.colours.every(({ pair }) =>
      pair.every((id) => playerNamed(draft.players, id)?.past.some(([, colour]) => colour !== '-')),
    );
  },
} as const satisfies Record<string, Tampering<DubovCertificate>>;

/** On two who have not played. */
const FIRST_GAMES: readonly string[] = ['E.1', '5.2.1'];

/** All who are in the pairs have average ratings of their own, rounded or not. */
function areFarApart(draft: Draft<DubovCertificate>): boolean {
  const { published, reference } = draft;
  const ids = new Set([published, reference].flatMap((side) => side?.pairs.flat() ?? []));
  const averages = draft.players
    .filter(({ id }) => ids.has(id))
    .map((player) => averageRating(draft, player));
  const known = averages.filter((average) => average !== null).sort((a, b) => a - b);
  return (
    known.length === averages.length && known.every((average, i) => i === 0 || average - known[i - 1] >= 2)
  );
}
