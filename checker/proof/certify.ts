import { allocateColour, compareRuleValues, evaluate, isForbidden } from '../../engine/index.js';
import type { Candidate, PairingPlayer, RoundState, RuleValue } from '../../engine/index.js';
import type { Finding } from '../judge/judge-round.js';
import type {
  Certificate,
  CertificatePlayer,
  CertificateSide,
  Claim,
  ClaimedValue,
  ColourClaim,
} from './verify/certificate.js';
import type { Graph } from './verify/graph.js';
import { isBarrier } from './verify/graph.js';
import { judge } from './verify/verify.js';
import { continuationOf } from './continuation.js';
import { largestMatching } from './matching.js';

/**
 * The certificate of a deviation; null for the kinds that have none. Has to be made while the walk stands at the
 * bracket.
 */
export function certify(finding: Finding, file: string): Certificate | null {
  const { step, published, deviation } = finding;
  const { kind, rule, article, bracket } = deviation;
  if (kind === 'reference' || kind === 'board-order') return null;
  const { task } = step;
  const { board } = task;
  const { edition, state } = board;
  const valued = kind !== 'absolute' && kind !== 'colour';
  const claims = valued && step.candidate !== null ? claimsOf(finding, step.candidate) : null;
  const side = (candidate: Candidate, values: readonly RuleValue[]): CertificateSide => ({
    pairs: candidate.pairs.map(([a, b]) => [board.player(a).id, board.player(b).id]),
    downfloaters: candidate.floaters.map((place) => board.player(place).id),
    bye: null,
    continuation: valued ? continuationOf(task, candidate, values) : null,
  });
  const theirs = side(published.candidate, claims?.published ?? []);
  const listed = [...task.mdps, ...task.residents, ...(valued ? [...task.next, ...task.rest] : [])];
  const barriers: (readonly number[])[] = [];
  const { published: publishedSide, reference: referenceSide } = deviation;
  const certificate: Certificate = {
    file,
    round: state.round,
    edition: edition.id,
    bracket: { score: bracket, kind: step.kind },
    kind,
    rule,
    article,
    isFinal: state.isFinal,
    initialColour: state.initialColour,
    players: listed.map((place) => board.player(place)).map((player, _, all) => facts(player, all, state)),
    published: rule === edition.byeRule.id ? { ...theirs, bye: published.bye?.player ?? null } : theirs,
    reference: step.candidate === null ? null : side(step.candidate, claims?.reference ?? []),
    claims: claims?.claims ?? [],
    order:
      kind === 'order' && publishedSide.place !== null && referenceSide?.place
        ? { published: publishedSide.place, reference: referenceSide.place }
        : null,
    colours: kind === 'colour' ? colourClaims(finding) : [],
    barriers,
  };
  // The verifier itself asks what has to be shown impossible.
  judge(certificate, (graph) => refute(graph, barriers));
  return certificate;
}

/** The values on all rules down to the first that differs. */
function claimsOf(
  { step: { task }, published }: Finding,
  reference: Candidate,
): { claims: Claim[]; published: RuleValue[]; reference: RuleValue[] } {
  const found = { claims: [] as Claim[], published: [] as RuleValue[], reference: [] as RuleValue[] };
  const onTheirs = evaluate(task, published.candidate);
  for (const ours of evaluate(task, reference)) {
    const theirs = onTheirs.next().value as RuleValue | undefined;
    if (theirs === undefined) break;
    found.published.push(theirs);
    found.reference.push(ours);
    found.claims.push({ rule: ours.id, published: claimed(theirs), reference: claimed(ours) });
    if (compareRuleValues(theirs, ours) !== 0) break;
  }
  return found;
}

function claimed({ parts }: RuleValue): ClaimedValue {
  const lists = parts.flatMap(({ weighed }) => (weighed === null ? [] : [weighed]));
  return lists.length < parts.length ? null : lists;
}

function colourClaims({ step: { task }, published, deviation }: Finding): ColourClaim[] {
  const { board } = task;
  const { state, edition } = board;
  return published.candidate.pairs
    .map(([a, b]) => [board.player(a), board.player(b)] as const)
    .filter(([{ id }]) => deviation.players.includes(id))
    .map(([higher, lower]) => {
      const { colour } = allocateColour(edition.colourRules, higher, lower, state.initialColour);
      const [white, black] = colour === 'white' ? [higher.id, lower.id] : [lower.id, higher.id];
      return { pair: [higher.id, lower.id], published: black, reference: white };
    });
}

function refute(graph: Graph, barriers: (readonly number[])[]): boolean {
  if (barriers.some((barrier) => isBarrier(graph, barrier))) return true;
  const { barrier } = largestMatching(graph);
  if (barrier === null) return false;
  barriers.push(barrier);
  return true;
}

/** What the rules read of a player, as far as it concerns the others listed. */
function facts(
  player: PairingPlayer,
  listed: readonly PairingPlayer[],
  state: RoundState,
): CertificatePlayer {
  const {
    id,
    order,
    parityNumber,
    score,
    standing,
    lastFloat,
    earlierFloat,
    mayTakeBye,
    unplayed,
    topscorer,
  } = player;
  const others = listed.map((other) => other.id).filter((other) => other !== id);
  return {
    id,
    order,
    parityNumber,
    score,
    standing,
    colours: player.colours.map((colour) => (colour === 'white' ? 'W' : 'B')).join(''),
    lastFloat,
    earlierFloat,
    opponents: others.filter((other) => player.opponents.has(other)),
    forbidden: others.filter((other) => isForbidden(state, id, other)),
    mayTakeBye,
    unplayed,
    topscorer,
  };
}
