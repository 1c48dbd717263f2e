import { compareRank } from '../../../../model/player.js';
import type { Verification } from '../../../interface/certificate.js';
import { judgedByBarriers } from '../../../proof/barriers.js';
import { checkColours } from '../../../proof/colours.js';
import type { Impossible } from '../../../proof/graph.js';
import { requireThat, requireRule, unlessRejected } from '../../../proof/rejection.js';
import type { DutchEdition } from '../../edition.js';
import { comparePlaces, ruleOfStep } from '../../explain/sequence-place.js';
import type { SequencePlace } from '../../explain/sequence-place.js';
import { isBest } from './best.js';
import { completes, kindDoubt } from './kind-doubt.js';
import type { CertificateSide, DutchCertificate } from './certificate.js';
import { compareLists } from './following.js';
import { placeOf } from './place.js';
import { Situation } from './situation.js';
import { ClaimCheck, valueRules } from './values.js';

/**
 * Judges a certificate again, from its own facts, with the criteria of the edition and without any search.
 *
 * What "proved" means: if the facts are right, the published pairing of the bracket is wrong. A pair, a bye or a
 * colour is not allowed; or the rules allow another pairing that is better on the named rule, and equal on every
 * higher one, or equal on all and generated earlier. Where that asks for something to be impossible a barrier shows it.
 *
 * What it takes for granted: the players' histories, and that these players come down into the bracket. That the bracket
 * is an ordinary, the penultimate or the collapsed last one (2017 A.9) it does not believe: where the published pairing
 * might be right in a bracket of another kind the certificate is consistent only, unless it has been held against the
 * round.
 *
 * That the reference is the best candidate of all is shown only by going through all of them, in brackets of up to
 * eight players, and only up to the deciding rule. A larger bracket's result says "not shown": the published pairing
 * is wrong all the same, for something better exists.
 */
export function verify(certificate: DutchCertificate, edition: DutchEdition, isHeld = false): Verification {
  return judgedByBarriers(certificate.barriers, (isImpossible) =>
    judge(certificate, edition, isImpossible, isHeld),
  );
}

/** As `verify`, with another way to know what is impossible. */
export function judge(
  certificate: DutchCertificate,
  edition: DutchEdition,
  isImpossible: Impossible,
  isHeld = false,
): Verification {
  return unlessRejected(() => judged(new Situation(certificate, edition), certificate, isImpossible, isHeld));
}

function judged(
  situation: Situation,
  certificate: DutchCertificate,
  isImpossible: Impossible,
  isHeld: boolean,
): Verification {
  const { kind, published, reference, claims, order, colours, completion } = certificate;
  checkCandidate(situation, published, kind !== 'absolute');
  if (reference !== null) checkCandidate(situation, reference, true);
  // Nothing false may stand in a certificate, also where the verdict does not need it.
  const isTrue =
    completion === undefined || (reference !== null && completes(situation, reference, completion));
  requireThat(isTrue, 'the others cannot be paired so after the reference');
  requireThat(kind === 'colour' || colours.length === 0, 'colours are claimed that decide nothing');
  requireThat((kind === 'order') === (order !== null), 'places in the sequence go with deviations of order');
  if (kind === 'absolute' || kind === 'colour') {
    requireThat(claims.length === 0, 'values are claimed that decide nothing');
    requireRead([published, reference], () => false);
    const reason =
      kind === 'absolute'
        ? checkForbidden(situation, certificate)
        : checkColours(certificate, situation.colourFacts);
    return { verdict: 'proved', reason, best: 'not shown' };
  }
  requireThat(reference !== null, 'there is nothing to compare with');
  const isPenultimate = certificate.bracket.kind === 'penultimate';
  requireThat(!isPenultimate || !situation.isLast, 'nothing is below the penultimate bracket');
  if (situation.isLast) for (const side of [published, reference]) checkLast(situation, side);
  const rules = valueRules(situation, reference.downfloaters.length);
  const byeScore = lowestByeScore(situation, certificate, isImpossible);
  const values = new ClaimCheck(situation, byeScore, isImpossible);
  requireThat(claims.length > 0 && claims.length <= rules.length, 'the claims are not those of the rules');
  claims.forEach((claim, i) => {
    requireThat(claim.rule === rules[i].rule.id, `${rules[i].rule.id} is left out`);
    values.check(rules[i], claim, published, reference);
    const isWorse = claim.published === null || compareLists(claim.published, claim.reference ?? []) > 0;
    const isEqual = claim.published !== null && compareLists(claim.published, claim.reference ?? []) === 0;
    const decides = order === null && i === claims.length - 1;
    requireThat(
      decides ? isWorse : isEqual,
      `${claim.rule} ${decides ? 'does not decide' : 'decides already'}`,
    );
  });
  requireRead([published, reference], (side) => values.hasRead(side));
  if (order === null) {
    const { rule } = rules[claims.length - 1];
    requireThat(kind === rule.kind, `${rule.id} makes no deviation of the kind ${kind}`);
    requireRule(certificate, rule);
  } else {
    requireThat(claims.length === rules.length, 'not all rules have been looked at');
    checkOrder(situation, certificate, reference, order);
  }
  const best = isBest(situation, certificate, rules, byeScore, isImpossible) ? 'proved' : 'not shown';
  const doubt = values.doubt ?? (isHeld ? null : kindDoubt(situation, certificate, rules));
  if (doubt !== null) return { verdict: 'consistent', reason: doubt, best };
  const reason =
    order === null ? `the reference is better on ${certificate.rule}` : 'the reference is generated earlier';
  return { verdict: 'proved', reason, best };
}

/** The candidate holds every player of the bracket once, and its pairs are ones that the bracket may have. */
function checkCandidate(
  situation: Situation,
  { pairs, downfloaters }: CertificateSide,
  legal: boolean,
): void {
  const { mdps, residents } = situation;
  const members = new Set([...mdps, ...residents].map(({ id }) => id));
  const held = [...pairs.flat(), ...downfloaters];
  const isWhole = held.length === members.size && new Set(held).size === held.length;
  requireThat(
    isWhole && held.every((id) => members.has(id)),
    'a candidate does not hold the players of the bracket',
  );
  for (const [a, b] of pairs.map((pair) => situation.members(pair))) {
    requireThat(compareRank(a.player, b.player) < 0, 'the lower ranked player of a pair is named first');
    requireThat(!(a.mdp && b.mdp), 'two moved-down players are paired');
    requireThat(!legal || situation.mayMeet(a.player, b.player), 'a pair is forbidden');
  }
}

/** Rejects a continuation that no value depends on. */
function requireRead(
  sides: readonly (CertificateSide | null)[],
  isRead: (side: CertificateSide) => boolean,
): void {
  for (const side of sides)
    requireThat(
      side === null || side.continuation === null || isRead(side),
      'the certificate has a continuation that no claim uses',
    );
}

/** The last bracket leaves over nobody but the taker of the bye. */
function checkLast(situation: Situation, { downfloaters }: CertificateSide): void {
  const bye = downfloaters.map((id) => situation.player(id));
  requireThat(
    bye.length < 2 && bye.every(({ mayTakeBye }) => mayTakeBye),
    'the last bracket is not complete',
  );
}

/** A pair or the bye that the named absolute rule forbids. */
function checkForbidden(situation: Situation, certificate: DutchCertificate): string {
  const { edition, state } = situation;
  const { pairs, downfloaters, bye } = certificate.published;
  if (certificate.rule === edition.byeRule.id) {
    requireRule(certificate, edition.byeRule);
    requireThat(bye !== null && downfloaters.includes(bye), 'the bye is not given in the bracket');
    requireThat(!situation.player(bye).mayTakeBye, 'the bye is allowed');
    return `${edition.byeRule.id} forbids the bye`;
  }
  const rule = edition.absoluteRules.find(({ id }) => id === certificate.rule);
  requireThat(rule !== undefined, `${edition.id} has no absolute rule ${certificate.rule}`);
  requireRule(certificate, rule);
  const isBroken = pairs.some(([a, b]) => rule.forbids(state, situation.player(a), situation.player(b)));
  requireThat(isBroken, 'no pair is forbidden');
  return `${rule.id} forbids a pair`;
}

/** [C5] of 2026: the bye goes where the reference lets it go, and cannot go lower whatever the bracket does. */
function lowestByeScore(
  situation: Situation,
  { claims }: DutchCertificate,
  isImpossible: Impossible,
): number | null {
  const { edition, odd, mdps, residents, below } = situation;
  if (edition.byeScoreRule === null || !odd || claims[0]?.published === null) return null;
  const score = claims.find(({ rule }) => rule === edition.byeScoreRule?.id)?.reference?.[0]?.[0];
  requireThat(score !== undefined, `${edition.byeScoreRule.id} is left out`);
  const lower = situation.graph(mdps, [...residents, ...below], (own) => own < score);
  requireThat(isImpossible(lower), 'the bye may be possible at a lower score');
  return score;
}

function checkOrder(
  situation: Situation,
  certificate: DutchCertificate,
  reference: CertificateSide,
  order: NonNullable<DutchCertificate['order']>,
): void {
  const theirs = placeOf(situation, certificate.published.pairs);
  const ours = placeOf(situation, reference.pairs);
  requireThat(
    samePlace(theirs, order.published) && samePlace(ours, order.reference),
    'a place in the sequence is wrong',
  );
  const parted = comparePlaces(theirs, ours);
  requireThat(parted !== null && parted.order > 0, 'the published candidate is not generated later');
  requireRule(certificate, ruleOfStep(situation.edition, parted.step));
}

function samePlace(a: SequencePlace, b: SequencePlace): boolean {
  const lists = ({ mdpSet, mdpScores, mdpOpponents, down, up, transposition }: SequencePlace) =>
    JSON.stringify([mdpSet, mdpScores, mdpOpponents, down, up, transposition]);
  return lists(a) === lists(b);
}
