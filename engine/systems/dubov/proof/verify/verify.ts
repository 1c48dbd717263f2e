import { compareRank } from '../../../../model/player.js';
import type { Verification } from '../../../interface/certificate.js';
import { judgedByBarriers } from '../../../proof/barriers.js';
import { checkColours } from '../../../proof/colours.js';
import type { Impossible } from '../../../proof/graph.js';
import { requireThat, requireRule, unlessRejected } from '../../../proof/rejection.js';
import type { DubovEdition } from '../../edition.js';
import { comparePlaces, ruleOfStep } from '../../explain/sequence-place.js';
import type { SequencePlace } from '../../explain/sequence-place.js';
import { isBest } from './best.js';
import type { CertificateSide, DubovCertificate } from './certificate.js';
import { placeOf } from './place.js';
import { Situation } from './situation.js';
import { checkClaim, compareValues, stageRules } from './values.js';

/**
 * Judges a certificate again, from its own facts, with the criteria of the edition and without any search.
 *
 * What "proved" means: if the facts are right, what was published at the stage is wrong. A pair, the bye or a colour is
 * not allowed; or the others cannot be paired after it, which a barrier shows; or the rules allow another choice after
 * which they can be, which is better on the named rule and equal on every higher one, or equal on all and first in the
 * order of generation.
 *
 * What it takes for granted: the results of the earlier rounds with the points and score differences, the ratings, the
 * scores, and that these players are those who are left. Where a score is not what the rounds bring (virtual points, a
 * bonus) the certificate is consistent only, unless it has been held against the round. What the rules read of a player
 * (preference, ARO, upfloats, maximum upfloater, who may not have the bye) it makes of these.
 *
 * That the reference is the best choice of all is shown only by going through all of them, where they are few, and only
 * up to the deciding rule. Else it is "not shown": what was published is wrong all the same, for something better exists.
 */
export function verify(certificate: DubovCertificate, edition: DubovEdition, isHeld = false): Verification {
  return judgedByBarriers(certificate.barriers, (isImpossible) =>
    judge(certificate, edition, isImpossible, isHeld),
  );
}

/** As `verify`, with another way to know what is impossible. */
export function judge(
  certificate: DubovCertificate,
  edition: DubovEdition,
  isImpossible: Impossible,
  isHeld = false,
): Verification {
  return unlessRejected(() => judged(new Situation(certificate, edition), certificate, isImpossible, isHeld));
}

function judged(
  situation: Situation,
  certificate: DubovCertificate,
  isImpossible: Impossible,
  isHeld: boolean,
): Verification {
  const { kind, published, reference, claims, order, colours } = certificate;
  checkCandidate(situation, certificate, published, kind !== 'absolute');
  if (reference !== null) checkCandidate(situation, certificate, reference, true);
  for (const [side, value] of [
    [published, claims[0]?.published],
    [reference, claims[0]?.reference],
  ] as const)
    requireThat(
      side === null || side.continuation === null || Array.isArray(value),
      'the certificate has a continuation that no claim uses',
    );
  requireThat(kind === 'colour' || colours.length === 0, 'colours are claimed that decide nothing');
  requireThat((kind === 'order') === (order !== null), 'places in the order go with deviations of order');
  if (kind === 'absolute' || kind === 'colour') {
    requireThat(claims.length === 0, 'values are claimed that decide nothing');
    const reason =
      kind === 'absolute'
        ? checkForbidden(situation, certificate)
        : checkColours(certificate, situation.colourFacts);
    return { verdict: 'proved', reason, best: 'not shown' };
  }
  requireThat(reference !== null, 'there is nothing to compare with');
  return judgedByValues(situation, certificate, reference, isImpossible, isHeld);
}

function judgedByValues(
  situation: Situation,
  certificate: DubovCertificate,
  reference: CertificateSide,
  isImpossible: Impossible,
  isHeld: boolean,
): Verification {
  const { bracket, kind, published, claims, order } = certificate;
  const isOdd = situation.state.players.length % 2 === 1;
  requireThat(isOdd === (bracket.kind === 'bye'), 'somebody is left out: the bye goes with an odd number');
  const rules = stageRules(situation, bracket.kind);
  requireThat(claims.length > 0 && claims.length <= rules.length, 'the claims are not those of the rules');
  claims.forEach((claim, i) => {
    const { rule } = rules[i];
    requireThat(claim.rule === rule.id, `${rule.id} is left out`);
    checkClaim(situation, rules[i], claim, { published, reference }, isImpossible);
    const difference = compareValues(claim.published, claim.reference);
    const decides = order === null && i === claims.length - 1;
    requireThat(
      decides ? difference > 0 : difference === 0,
      `${rule.id} ${decides ? 'does not decide' : 'decides already'}`,
    );
  });
  if (order === null) {
    const { rule } = rules[claims.length - 1];
    requireThat(kind === rule.kind, `${rule.id} makes no deviation of the kind ${kind}`);
    requireRule(certificate, rule);
  } else {
    requireThat(claims.length === rules.length, 'not all rules have been looked at');
    checkOrder(situation, certificate, reference, order);
  }
  const { below } = situation;
  const upfloaters = situation.candidate(reference).pairs.filter(([, lower]) => below.includes(lower)).length;
  const isFirst = isBest(situation, certificate, upfloaters, rules, isImpossible);
  const reason =
    order === null ? `the reference is better on ${certificate.rule}` : 'the reference is generated earlier';
  const best = isFirst ? 'proved' : 'not shown';
  const doubt = isHeld ? null : scoreDoubt(certificate);
  return doubt === null
    ? { verdict: 'proved', reason, best }
    : { verdict: 'consistent', reason: doubt, best };
}

/** Scores are the points of the rounds; whatever is added (virtual points, a bonus) the rounds do not show. */
function scoreDoubt({ players }: DubovCertificate): string | null {
  const wrong = players.find(
    ({ score, past }) => score !== past.reduce((sum, [, , , worth]) => sum + worth, 0),
  );
  return wrong === undefined
    ? null
    : `the rounds of player ${wrong.id} do not bring the score that is told: virtual points are not shown`;
}

/** The bye is given to somebody, or every resident is in one pair, with another resident or with somebody below. */
function checkCandidate(
  situation: Situation,
  { bracket }: DubovCertificate,
  side: CertificateSide,
  isLegal: boolean,
): void {
  const { residents, state } = situation;
  const { pairs, floaters } = situation.candidate(side);
  const isBye = bracket.kind === 'bye';
  requireThat(pairs.length === 0 || !isBye, 'there are pairs where the bye is assigned');
  requireThat(floaters.length > 0 === isBye, 'the bye is given where it is assigned, and nowhere else');
  requireThat(
    !isLegal || floaters.every((place) => state.players[place].mayTakeBye),
    'the bye is forbidden to its taker',
  );
  if (isBye) return;
  const held = new Set(pairs.flat());
  requireThat(held.size === 2 * pairs.length, 'a player is in two pairs');
  requireThat(
    residents.every((place) => held.has(place)),
    'a candidate does not hold the residents of the bracket',
  );
  for (const [a, b] of pairs) {
    const [higher, lower] = [state.players[a], state.players[b]];
    requireThat(compareRank(higher, lower) < 0, 'the lower ranked player of a pair is named first');
    requireThat(residents.includes(a), 'a pair has no resident');
    requireThat(!isLegal || situation.mayMeet(a, b), 'a pair is forbidden');
  }
}

/** A pair or the bye that the named absolute rule forbids. */
function checkForbidden(situation: Situation, certificate: DubovCertificate): string {
  const { edition, state } = situation;
  const { pairs, floaters } = situation.candidate(certificate.published);
  requireThat(certificate.reference === null, 'there is nothing to compare');
  if (certificate.rule === edition.byeRule.id) {
    requireRule(certificate, edition.byeRule);
    const isBroken = floaters.some((place) => !state.players[place].mayTakeBye);
    requireThat(isBroken, 'the bye is allowed');
    return `${edition.byeRule.id} forbids the bye`;
  }
  const rule = edition.absoluteRules.find(({ id }) => id === certificate.rule);
  requireThat(rule !== undefined, `${edition.id} has no absolute rule ${certificate.rule}`);
  requireRule(certificate, rule);
  const isBroken = pairs.some(([a, b]) => rule.forbids(state, state.players[a], state.players[b]));
  requireThat(isBroken, 'no pair is forbidden');
  return `${rule.id} forbids a pair`;
}

function checkOrder(
  situation: Situation,
  certificate: DubovCertificate,
  reference: CertificateSide,
  order: NonNullable<DubovCertificate['order']>,
): void {
  const [theirs, ours] = [certificate.published, reference].map((side) =>
    placeOf(situation, situation.candidate(side).pairs),
  );
  requireThat(
    isSamePlace(theirs, order.published) && isSamePlace(ours, order.reference),
    'a place in the order is wrong',
  );
  const parted = comparePlaces(theirs, ours);
  requireThat(parted !== null && parted.order > 0, 'the published candidate is not generated later');
  const { orderRules } = situation.edition;
  const rule = ruleOfStep(orderRules, parted.step);
  // Certificates name a rule by its own article.
  requireRule(certificate, rule === orderRules.recomposition ? orderRules.shifters : rule);
}

function isSamePlace(a: SequencePlace, b: SequencePlace): boolean {
  return comparePlaces(a, b) === null;
}
