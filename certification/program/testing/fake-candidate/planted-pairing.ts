import { pairRound, ruleAbout } from '../../../../engine/index.js';
import type { Candidate, Edition, ExplainedStep, RoundState, Step } from '../../../../engine/index.js';
import type { BracketTask } from '../../../../engine/systems/dutch/search/bracket-task.js';
import { pairBracket } from '../../../../engine/systems/dutch/search/pair-bracket.js';
import { DutchStep } from '../../../../engine/systems/dutch/step.js';
import { Step1992 } from '../../../../engine/systems/dutch/dutch-1992/step-1992.js';
import type { Pairing } from '../../answers/answers.js';

/** Ways of pairing a round wrongly that no edition without one of its rules shows. */
export type PlantedPairing = (state: RoundState, edition: Edition) => Pairing | null;

/** In the first bracket that allows it, two players more float down than have to. */
export const floatsMore: PlantedPairing = (state, edition) => {
  const round = edition.round(state);
  if (!round.isPossible) return null;
  const chosen: Chosen[] = [];
  let isPlanted = false;
  let step = round.first;
  while (step !== null) {
    if (step.chosen === null) return null;
    const wasteful: Candidate | null = isPlanted ? null : withMoreFloaters(step, step.chosen);
    isPlanted ||= wasteful !== null;
    const candidate = wasteful ?? step.chosen;
    chosen.push({ step, candidate });
    step = step.after(candidate);
  }
  return pairingOf(state, chosen);
};

/**
 * Pairs each bracket as if nothing came below it; those who then cannot be paired any more are paired among themselves
 * and repeat games. Where that does not help either, the round is paired as it should be.
 */
export const ignoresCompletion: PlantedPairing = (state, edition) => {
  const round = edition.round(state);
  const chosen: Chosen[] = [];
  let step = round.isPossible ? round.first : null;
  while (step !== null) {
    const candidate = pairedAlone(step);
    if (candidate === null) break;
    chosen.push({ step, candidate });
    if (!step.stage.isLast && step.completability(candidate) !== 'completable') {
      const paired = new Set(chosen.flatMap((own) => own.candidate.pairs.flat()));
      const rest = state.players.filter((_, place) => !paired.has(place));
      const last = rightly({ ...state, players: rest }, edition.without(ruleAbout(edition, 'rematch').id));
      if (last === null) break;
      return { pairs: [...pairingOf(state, chosen).pairs, ...last.pairs], bye: last.bye };
    }
    step = step.after(candidate);
  }
  return rightly(state, edition);
};

function pairedAlone(step: Step): Candidate | null {
  if (step instanceof DutchStep) return pairBracket(alone(step.task));
  if (step instanceof Step1992) return step.pairedAlone();
  throw new Error('brackets of this system cannot be paired alone');
}

/** Where nothing but the pairing number decides, from round 2 on, the higher ranked player gets the initial-colour. */
export const ignoresParity: PlantedPairing = (state, edition) => {
  const outcome = pairRound(state, edition);
  if (outcome.kind !== 'paired') return null;
  const rank = new Map(state.players.map(({ id }, place) => [id, place]));
  const pairs = outcome.pairs.map(({ white, black, colourRule }) => {
    // Of rounds that another edition pairs the rules are not planted.
    const isOwn = edition.rules.includes(colourRule);
    if (!isOwn || colourRule.readsParity === undefined || state.round === 1) return { white, black };
    const whiteIsHigher = (rank.get(white) ?? 0) < (rank.get(black) ?? 0);
    const isKept = whiteIsHigher === (state.initialColour === 'white');
    return isKept ? { white, black } : { white: black, black: white };
  });
  return { pairs, bye: outcome.bye };
};

/** What is made of a bracket, right or wrong. */
interface Chosen {
  readonly step: Step;
  readonly candidate: Candidate;
}

function withMoreFloaters(step: ExplainedStep, { floaters }: Candidate): Candidate | null {
  const { residents, isLast } = step.stage;
  if (isLast) return null;
  for (const place of [...residents].reverse()) {
    if (floaters.includes(place)) continue;
    const other = step.best({ float: place });
    if (
      other !== null &&
      other.floaters.length > floaters.length &&
      step.completability(other) === 'completable'
    )
      return other;
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
  return outcome.kind !== 'paired' ? null : { pairs: outcome.pairs, bye: outcome.bye };
}

function pairingOf({ players }: RoundState, chosen: readonly Chosen[]): Pairing {
  const pairs = chosen.flatMap(({ step, candidate }) =>
    candidate.pairs.map(([higher, lower]) => {
      const [a, b] = [players[higher].id, players[lower].id];
      return step.coloursOf([higher, lower]).white === higher
        ? { white: a, black: b }
        : { white: b, black: a };
    }),
  );
  const left = chosen.at(-1)?.candidate.floaters ?? [];
  return { pairs, bye: left.length === 1 ? players[left[0]].id : null };
}
