import { RoundWalk } from '../../engine/index.js';
import type {
  BracketTask,
  Candidate,
  DutchEdition,
  RoundPairing,
  RoundState,
  WalkStep,
} from '../../engine/index.js';
import { deviationOf, judgeBracket } from './judge-bracket.js';
import type { PublishedBracket } from './published-bracket.js';
import type { PublishedRound } from './published-round.js';
import type { Deviation } from '../report.js';
import { plainSide } from './side.js';

/**
 * Goes down the brackets of a round that differs from the reference, each with the downfloaters that were really
 * published into it, and names the first reason in every bracket that is not what the rules choose.
 * @param observe told of every deviation that follows from no other, while the walk stands at its bracket.
 */
export function judgeRound(
  state: RoundState,
  edition: DutchEdition,
  published: PublishedRound,
  reference: RoundPairing | null,
  observe?: (finding: Finding) => void,
): Deviation[] {
  const walk = new RoundWalk(state, edition);
  const { partner, ...common } = onBoard(state, published);
  const expected = reference === null ? new Set<string>() : pairsOf(reference);
  const deviations: Deviation[] = [];
  /** What made the rest of the round impossible. */
  let dead: number | null = null;
  while (!walk.isDone) {
    const step = walk.pair();
    const bracket: PublishedBracket = { ...common, candidate: candidateOf(step.task, partner) };
    const last = deviations.findLastIndex((deviation) => deviation.consequenceOf === null);
    // An illegal pair may even let the rest be completed again.
    dead = step.candidate === null ? (dead ?? last) : null;
    const cause = dead ?? last;
    const found = judgeBracket(step, bracket);
    const isTouched = step.candidate === null || differs(step.task, bracket.candidate, expected);
    if (found !== null) {
      deviations.push(found);
      observe?.({ step, published: bracket, deviation: found });
    } else if (cause >= 0 && isTouched) deviations.push(consequence(step, bracket, deviations, cause));
    walk.leave(bracket.candidate.floaters);
  }
  return deviations;
}

/** A deviation and the bracket in which it was found. */
export interface Finding {
  readonly step: WalkStep;
  readonly published: PublishedBracket;
  readonly deviation: Deviation;
}

/** A published round by places on the board. */
interface OnBoard extends Omit<PublishedBracket, 'candidate'> {
  /** Opponent of each player; -1 for none. */
  readonly partner: Int32Array;
}

function onBoard({ players }: RoundState, { pairs, bye }: PublishedRound): OnBoard {
  const placeOf = new Int32Array(players.reduce((most, { id }) => Math.max(most, id), 0) + 1);
  players.forEach(({ id }, place) => (placeOf[id] = place));
  const partner = new Int32Array(players.length).fill(-1);
  const white = new Set<number>();
  const coloured = new Set<number>();
  for (const pair of pairs) {
    const [a, b] = [placeOf[pair.white], placeOf[pair.black]];
    partner[a] = b;
    partner[b] = a;
    if (!pair.coloursKnown) continue;
    white.add(a);
    coloured.add(a).add(b);
  }
  const taker = players.find(({ id }) => id === bye);
  return {
    partner,
    white,
    coloured,
    bye: taker === undefined ? null : { player: taker.id, score: taker.score },
  };
}

/** The published pairing of a bracket: a pair belongs to the bracket in which its lower player is resident. */
function candidateOf(task: BracketTask, partner: Int32Array): Candidate {
  const members = [...task.mdps, ...task.residents];
  const here = new Set(members);
  const paired = members.filter((place) => here.has(partner[place]));
  const floaters = members.filter((place) => !here.has(partner[place]));
  const pairs = paired.filter((place) => place < partner[place]);
  return { pairs: pairs.map((place) => [place, partner[place]] as const), floaters };
}

function pairsOf(reference: RoundPairing): Set<string> {
  return new Set(reference.pairs.flatMap(({ white, black }) => [`${white}-${black}`, `${black}-${white}`]));
}

function differs(task: BracketTask, candidate: Candidate, expected: ReadonlySet<string>): boolean {
  const id = (place: number): number => task.board.player(place).id;
  return candidate.pairs.some(([a, b]) => !expected.has(`${id(a)}-${id(b)}`));
}

/**
 * The bracket is right for the players it was given, or nothing can be right for them; but it was given them by an
 * earlier deviation.
 */
function consequence(
  step: WalkStep,
  published: PublishedBracket,
  deviations: readonly Deviation[],
  cause: number,
): Deviation {
  const { kind, rule, article, title } = deviations[cause];
  const side = plainSide(step.task, published.candidate);
  return deviationOf(step, published, {
    kind,
    rule,
    article,
    title,
    players: [...side.pairs.flat(), ...side.downfloaters],
    consequenceOf: cause,
    reference: step.candidate === null ? null : side,
  });
}
