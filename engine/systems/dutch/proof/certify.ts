import { isForbidden } from '../../../model/player.js';
import { compareRuleValues } from '../../interface/compare-values.js';
import type { Reason } from '../../interface/certificate.js';
import type { Candidate, RuleValue, Step } from '../../interface/system.js';
import { colourClaims } from '../../proof/colour-claims.js';
import { refute } from '../../proof/refute.js';
import { evaluate } from '../evaluation.js';
import type { DutchPlayer, DutchState } from '../player.js';
import type { BracketTask } from '../search/bracket-task.js';
import { placeInSequence } from '../explain/sequence-place.js';
import type { BracketKind } from '../bracket-kind.js';
import type {
  DutchCertificate,
  CertificatePlayer,
  CertificateSide,
  Claim,
  ClaimedValue,
} from './verify/certificate.js';
import { judge } from './verify/verify.js';
import { completionOf, continuationOf } from './continuation.js';

/** The bracket at which a deviation was found. */
export interface CertifiedStep extends Pick<Step, 'chosen' | 'coloursOf'> {
  readonly kind: BracketKind;
  readonly task: BracketTask;
}

/** The certificate of a deviation; null for the kinds that have none. */
export function certify(
  step: CertifiedStep,
  published: Candidate,
  reason: Reason,
  file: string,
): DutchCertificate | null {
  const { kind, id: rule, article } = reason.rule;
  if (kind === 'board-order') return null;
  const { task, chosen } = step;
  const { board } = task;
  const { edition, state } = board;
  const valued = kind !== 'absolute' && kind !== 'colour';
  const claims = valued && chosen !== null ? claimsOf(task, published, chosen) : null;
  const side = (candidate: Candidate, values: readonly RuleValue[]): CertificateSide => ({
    pairs: candidate.pairs.map(([a, b]) => [board.player(a).id, board.player(b).id]),
    downfloaters: candidate.floaters.map((place) => board.player(place).id),
    bye: null,
    continuation: valued ? continuationOf(task, candidate, values) : null,
  });
  const theirs = side(published, claims?.published ?? []);
  const bye = reason.rule === edition.byeRule && reason.bye !== null ? board.player(reason.bye).id : null;
  const listed = [...task.mdps, ...task.residents, ...(valued ? [...task.next, ...task.rest] : [])];
  const barriers: (readonly number[])[] = [];
  const isOrdinary = step.kind === 'scoregroup' && edition.completion === 'collapsed-last-bracket';
  const completion =
    valued && isOrdinary && chosen !== null && task.next.length > 0 ? completionOf(task, chosen) : null;
  const certificate: DutchCertificate = {
    file,
    round: state.round,
    edition: edition.id,
    bracket: { score: board.player(task.residents[0]).score, kind: step.kind },
    kind,
    rule,
    article,
    isFinal: state.isFinal,
    initialColour: state.initialColour,
    players: listed.map((place) => board.player(place)).map((player, _, all) => facts(player, all, state)),
    published: { ...theirs, bye },
    reference: chosen === null ? null : side(chosen, claims?.reference ?? []),
    claims: claims?.claims ?? [],
    order:
      kind === 'order' && chosen !== null
        ? { published: placeInSequence(task, published), reference: placeInSequence(task, chosen) }
        : null,
    colours:
      kind === 'colour'
        ? colourClaims(step, published, reason.places, (place) => board.player(place).id)
        : [],
    ...(completion === null ? {} : { completion }),
    barriers,
  };
  // The verifier itself asks what has to be shown impossible.
  judge(certificate, edition, (graph) => refute(graph, barriers));
  return certificate;
}

/** The values on all rules down to the first that differs. */
function claimsOf(
  task: BracketTask,
  published: Candidate,
  reference: Candidate,
): { claims: Claim[]; published: RuleValue[]; reference: RuleValue[] } {
  const found = { claims: [] as Claim[], published: [] as RuleValue[], reference: [] as RuleValue[] };
  const onTheirs = evaluate(task, published);
  for (const ours of evaluate(task, reference)) {
    const theirs = onTheirs.next().value as RuleValue | undefined;
    if (theirs === undefined) break;
    found.published.push(theirs);
    found.reference.push(ours);
    found.claims.push({ rule: ours.rule.id, published: claimed(theirs), reference: claimed(ours) });
    if (compareRuleValues(theirs, ours) !== 0) break;
  }
  return found;
}

function claimed({ parts }: RuleValue): ClaimedValue {
  const lists = parts.flatMap(({ weighed }) => (weighed === null ? [] : [weighed]));
  return lists.length < parts.length ? null : lists;
}

/** What the rules read of a player, as far as it concerns the others listed. */
function facts(player: DutchPlayer, listed: readonly DutchPlayer[], state: DutchState): CertificatePlayer {
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
    opponents: others.filter((other) => player.opponents.includes(other)),
    forbidden: others.filter((other) => isForbidden(state, id, other)),
    mayTakeBye,
    unplayed,
    topscorer,
  };
}
