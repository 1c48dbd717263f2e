import {
  allocateColour,
  editionWithout,
  pairBracket,
  pairRound,
  RoundWalk,
} from '../../../../engine/index.js';
import type { BracketTask, Candidate, Edition, RoundState } from '../../../../engine/index.js';
import type { Pairing } from '../../answers/answers.js';

/** Ways of pairing a round wrongly that no edition without one of its rules shows. */
export type PlantedPairing = (state: RoundState, edition: Edition) => Pairing | null;

/** In the first bracket that allows it, two players more float down than have to. */
export const floatsMore: PlantedPairing = (state, edition) => {
  const walk = new RoundWalk(state, edition);
  if (!walk.isPossible) return null;
  const chosen: Candidate[] = [];
  let isPlanted = false;
  while (!walk.isDone) {
    const { task, candidate } = walk.pair();
    if (candidate === null) return null;
    const wasteful: Candidate | null = isPlanted ? null : withMoreFloaters(task, candidate);
    isPlanted ||= wasteful !== null;
    chosen.push(wasteful ?? candidate);
    walk.leave((wasteful ?? candidate).floaters);
  }
  return pairingOf(state, edition, chosen);
};

/**
 * Pairs each bracket as if nothing came below it; those who then cannot be paired any more are paired among themselves
 * and repeat games. Where that does not help either, the round is paired as it should be.
 */
export const ignoresCompletion: PlantedPairing = (state, edition) => {
  const walk = new RoundWalk(state, edition);
  const chosen: Candidate[] = [];
  while (walk.isPossible && !walk.isDone) {
    const { task } = walk.pair();
    const careless = pairBracket(alone(task));
    if (careless === null) break;
    chosen.push(careless);
    const below = [...task.next, ...task.rest];
    if (below.length > 0 && !task.board.isCompletable(careless.floaters, below)) {
      const rest = [...careless.floaters, ...below].map((place) => task.board.player(place));
      const [noRematch] = edition.absoluteRules;
      const last = rightly({ ...state, players: rest }, editionWithout(edition, noRematch.id));
      if (last === null) break;
      return { pairs: [...pairingOf(state, edition, chosen).pairs, ...last.pairs], bye: last.bye };
    }
    walk.leave(careless.floaters);
  }
  return rightly(state, edition);
};

/** Where nothing but the pairing number decides, from round 2 on, the higher ranked player gets the initial-colour. */
export const ignoresParity: PlantedPairing = (state, edition) => {
  const outcome = pairRound(state, edition);
  if (outcome.kind === 'impossible') return null;
  const last = edition.colourRules[edition.colourRules.length - 1];
  const rank = new Map(state.players.map(({ id }, place) => [id, place]));
  const pairs = outcome.pairs.map(({ white, black, colourRule }) => {
    if (colourRule !== last || state.round === 1) return { white, black };
    const whiteIsHigher = (rank.get(white) ?? 0) < (rank.get(black) ?? 0);
    const isKept = whiteIsHigher === (state.initialColour === 'white');
    return isKept ? { white, black } : { white: black, black: white };
  });
  return { pairs, bye: outcome.bye };
};

function withMoreFloaters(task: BracketTask, { floaters }: Candidate): Candidate | null {
  const below = [...task.next, ...task.rest];
  if (below.length === 0) return null;
  for (const place of [...task.residents].reverse()) {
    if (floaters.includes(place)) continue;
    const other = pairBracket({ ...task, demand: { float: place } });
    if (other !== null && other.floaters.length > floaters.length)
      if (task.board.isCompletable(other.floaters, below)) return other;
  }
  return null;
}

/** The bracket without care for the completion of the round; the following bracket counts as always. */
function alone(task: BracketTask): BracketTask {
  const below = [...task.next, ...task.rest];
  const score = below.length === 0 ? 0 : task.board.player(below[0]).score;
  const next = below.filter((place) => task.board.player(place).score === score);
  return {
    ...task,
    next,
    rest: below.slice(next.length),
    looksAhead: true,
    keepsCompletable: false,
  };
}

function rightly(state: RoundState, edition: Edition): Pairing | null {
  const outcome = pairRound(state, edition);
  return outcome.kind === 'impossible' ? null : { pairs: outcome.pairs, bye: outcome.bye };
}

function pairingOf(state: RoundState, edition: Edition, chosen: readonly Candidate[]): Pairing {
  const pairs = chosen.flatMap((candidate) =>
    candidate.pairs.map(([higher, lower]) => {
      const [a, b] = [state.players[higher], state.players[lower]];
      const { colour } = allocateColour(edition.colourRules, a, b, state.initialColour);
      return colour === 'white' ? { white: a.id, black: b.id } : { white: b.id, black: a.id };
    }),
  );
  const left = chosen[chosen.length - 1]?.floaters ?? [];
  return { pairs, bye: left.length === 1 ? state.players[left[0]].id : null };
}
