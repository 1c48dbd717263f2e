import { isForbidden } from '../../../model/player.js';
import { winValue } from '../../../model/results.js';
import type { Reason } from '../../interface/certificate.js';
import { compareRuleValues } from '../../interface/compare-values.js';
import { colourClaims } from '../../proof/colour-claims.js';
import { largestMatching } from '../../proof/matching.js';
import { refute } from '../../proof/refute.js';
import type { Candidate, Place, RuleValue, Step } from '../../interface/system.js';
import type { DubovPlayer, DubovState } from '../player.js';
import type { RoundBoard } from '../search/board.js';
import { placeInSequence } from '../explain/sequence-place.js';
import { leftAfter } from '../../bye-first/stages.js';
import type { StageKind } from '../../bye-first/scoregroup-stage.js';
import type {
  CertificatePlayer,
  CertificateRound,
  CertificateSide,
  Claim,
  DubovCertificate,
} from './verify/certificate.js';
import { judge } from './verify/verify.js';

/** The stage at which a deviation was found. */
export type CertifiedStep = Pick<Step, 'stage' | 'chosen' | 'values' | 'coloursOf'>;

/** The certificate of a deviation; null for the kinds that have none. */
export function certify(
  step: CertifiedStep,
  board: RoundBoard,
  published: Candidate,
  reason: Reason,
  file: string,
): DubovCertificate | null {
  const { kind, id: rule, article } = reason.rule;
  if (kind === 'board-order') return null;
  const { stage } = step;
  const { state, edition } = board;
  const isValued = kind !== 'absolute' && kind !== 'colour';
  const chosen = kind === 'absolute' ? null : step.chosen;
  const id = (place: Place): number => state.players[place].id;
  const below = isValued
    ? stage.below
    : stage.below.filter((place) => published.pairs.flat().includes(place));
  const listed = [...stage.residents, ...below];
  const players = listed.map((place) => state.players[place]);
  const side = (candidate: Candidate): CertificateSide => ({
    pairs: candidate.pairs.map(([a, b]) => [id(a), id(b)]),
    bye: candidate.floaters.length > 0 ? id(candidate.floaters[0]) : null,
    continuation: isValued ? continuationOf(board, leftAfter(listed, candidate)) : null,
  });
  const barriers: (readonly number[])[] = [];
  const certificate: DubovCertificate = {
    file,
    round: state.round,
    edition: edition.id,
    bracket: { score: stage.score, kind: stage.kind as StageKind },
    kind,
    rule,
    article,
    totalRounds: state.totalRounds,
    initialColour: state.initialColour,
    win: winValue(state.points),
    players: players.map((player) => facts(player, players, state)),
    ratings: ratingsFor(players, state),
    published: side(published),
    reference: chosen === null ? null : side(chosen),
    claims: isValued && chosen !== null ? claimsOf(step, published, chosen) : [],
    order:
      kind === 'order' && chosen !== null
        ? {
            published: placeInSequence(stage, published, state),
            reference: placeInSequence(stage, chosen, state),
          }
        : null,
    colours: kind === 'colour' ? colourClaims(step, published, reason.places, id) : [],
    barriers,
  };
  // The verifier itself asks what has to be shown impossible.
  judge(certificate, edition, (graph) => refute(graph, barriers));
  return certificate;
}

/** The values on all rules down to the first that differs. */
function claimsOf(step: CertifiedStep, published: Candidate, reference: Candidate): Claim[] {
  const claims: Claim[] = [];
  const onTheirs = step.values(published)[Symbol.iterator]();
  for (const ours of step.values(reference)) {
    const theirs = onTheirs.next().value as RuleValue | undefined;
    if (theirs === undefined) break;
    claims.push({
      rule: ours.rule.id,
      published: theirs.parts[0].weighed,
      reference: ours.parts[0].weighed,
    });
    if (compareRuleValues(theirs, ours) !== 0) break;
  }
  return claims;
}

/** How these players can be paired with each other; null when that is impossible. */
function continuationOf(board: RoundBoard, places: readonly Place[]): CertificateSide['continuation'] {
  const { pairs, barrier } = largestMatching({ vertices: places, joined: (a, b) => board.mayMeet(a, b) });
  return barrier === null ? pairs.map(([a, b]) => [board.players[a].id, board.players[b].id]) : null;
}

/** What happened to a player so far. */
function facts(
  { id, order, parityNumber, score, past }: DubovPlayer,
  listed: readonly DubovPlayer[],
  state: DubovState,
): CertificatePlayer {
  const forbidden = listed.flatMap((other) =>
    other.id !== id && isForbidden(state, id, other.id) ? [other.id] : [],
  );
  const rounds = past.map(({ opponent, colour, result, worth, scoreDifference }): CertificateRound => {
    const letter = colour === null ? '-' : colour === 'white' ? 'W' : 'B';
    return [opponent ?? 0, letter, result, worth, scoreDifference];
  });
  return { id, order, parityNumber, score, forbidden, past: rounds };
}

function ratingsFor(players: readonly DubovPlayer[], { ratings }: DubovState): DubovCertificate['ratings'] {
  const met = new Set(players.flatMap(({ opponents }) => opponents));
  return [...met].sort((a, b) => a - b).map((id) => [id, ratings.get(id) ?? 0]);
}
