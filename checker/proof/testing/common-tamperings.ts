import type { Certificate } from '../../../engine/index.js';
import type { CertificateKind, ColourClaim, IdPair } from '../../../engine/systems/proof/statement.js';
import { pick, shuffled, sideOf } from './draft.js';
import type { Tampering } from './draft.js';

/** What the certificates of the systems have in common. */
interface CommonCertificate extends Certificate {
  readonly kind: CertificateKind;
  readonly claims: readonly { readonly rule: string }[];
  readonly colours: readonly ColourClaim[];
  readonly published: CommonSide;
  readonly reference: CommonSide | null;
}

interface CommonSide {
  readonly pairs: readonly IdPair[];
  readonly continuation: readonly IdPair[] | null;
}

/** Ways to falsify a certificate of whichever system. */
export const COMMON_TAMPERINGS = {
  kind: (draft, random) => {
    draft.kind = pick(
      KINDS.filter((kind) => kind !== draft.kind),
      random,
    );
    return true;
  },
  article: (draft) => {
    draft.article += '.1';
    return true;
  },
  'a claim left out': (draft, random) => {
    if (draft.claims.length === 0) return false;
    draft.claims.splice(Math.floor(random() * draft.claims.length), 1);
    return true;
  },
  'a claim with another name': (draft, random) => {
    if (draft.claims.length === 0) return false;
    pick(draft.claims, random).rule += '0';
    return true;
  },
  'the colours claimed': (draft, random) => {
    if (draft.colours.length === 0) return false;
    const claim = pick(draft.colours, random);
    if (random() < 0.5) [claim.published, claim.reference] = [claim.reference, claim.published];
    else claim.pair = [claim.pair[1], claim.pair[0]];
    return true;
  },
  'a pair swapped': (draft, random) => {
    if (draft.kind !== 'order' && draft.kind !== 'colour') return false;
    const { pairs } = sideOf(draft, random);
    if (pairs.length < 2) return false;
    const [first, second] = shuffled(pairs, random);
    [first[1], second[1]] = [second[1], first[1]];
    return true;
  },
  'a pair turned round': (draft, random) => {
    const { pairs } = sideOf(draft, random);
    if (pairs.length === 0) return false;
    pick(pairs, random).reverse();
    return true;
  },
  'a player twice': (draft, random) => {
    const { pairs } = sideOf(draft, random);
    if (pairs.length < 2) return false;
    const [first, second] = shuffled(pairs, random);
    first[1] = second[1];
    return true;
  },
  'a pair left out': (draft, random) => {
    const { pairs } = sideOf(draft, random);
    return pairs.pop() !== undefined;
  },
  'a pair of a continuation': (draft, random) => {
    const { continuation } = sideOf(draft, random);
    if (continuation === null || continuation.length === 0) return false;
    const [first, second] = shuffled(continuation, random);
    if (random() < 0.5 || second === undefined) first[1] = first[0];
    else first[0] = second[1];
    return true;
  },
  'no continuation': (draft, random) => {
    const side = sideOf(draft, random);
    if (side.continuation === null) return false;
    side.continuation = null;
    return true;
  },
} as const satisfies Record<string, Tampering<CommonCertificate>>;

const KINDS: readonly CertificateKind[] = ['absolute', 'completion', 'bye', 'quality', 'order', 'colour'];
