import type { DubovCertificate } from '../../../../engine/systems/dubov/proof/verify/certificate.js';
import { isValued, pick, sideOf } from '../draft.js';
import type { Tampering } from '../draft.js';

/** Ways to falsify what a certificate says of the deviation: the rule, the values, the candidates, the witnesses. */
export const STATEMENT_TAMPERINGS = {
  // What is said.
  rule: (draft, random) => {
    draft.rule = pick(
      ['C1', 'C2', 'C4', 'C5', 'C7', 'C9', '3.1.4', '4.3', 'D.3', '5.2.2'].filter(
        (rule) => rule !== draft.rule,
      ),
      random,
    );
    return true;
  },
  edition: (draft) => {
    if (draft.rule === 'prohibited-pair') return false;
    draft.edition = draft.edition === 'dubov-2018' ? 'dubov-2026' : 'dubov-2018';
    return true;
  },
  'an edition without certificates': (draft) => {
    draft.edition = 'dubov-1997';
    return true;
  },
  round: (draft) => {
    draft.round += 1;
    return true;
  },
  'rounds of the event': (draft) => {
    draft.totalRounds = draft.round - 1;
    return true;
  },
  'bracket score': (draft, random) => {
    draft.bracket.score += random() < 0.5 ? 5 : -5;
    return true;
  },
  'bracket kind': (draft) => {
    draft.bracket.kind = draft.bracket.kind === 'bye' ? 'scoregroup' : 'bye';
    return true;
  },
  'the sides swapped': (draft) => {
    if (draft.reference === null) return false;
    [draft.published, draft.reference] = [draft.reference, draft.published];
    for (const both of [...draft.claims, ...draft.colours, ...(draft.order === null ? [] : [draft.order])])
      [both.published, both.reference] = [both.reference, both.published];
    return true;
  },
  'no reference': (draft) => {
    if (draft.reference === null) return false;
    draft.reference = null;
    return true;
  },
  'a reference to what is forbidden': (draft) => {
    if (draft.reference !== null) return false;
    draft.reference = draft.published;
    return true;
  },
  'the reference as published': (draft) => {
    if (!isValued(draft) || draft.reference === null) return false;
    draft.published = draft.reference;
    return true;
  },
  // Values.
  'a value': (draft, random) => {
    const values = draft.claims
      .flatMap(({ published, reference }) => [published, reference])
      .filter((value) => value !== null);
    if (values.length === 0) return false;
    const value = pick(values, random);
    if (value.length > 0 && random() < 0.7) value[Math.floor(random() * value.length)] += 1;
    else if (value.length > 0 && random() < 0.5) value.pop();
    else value.push(1);
    return true;
  },
  'equal values': (draft) => {
    const last = draft.claims.at(-1);
    if (last === undefined || draft.order !== null) return false;
    if (last.published === null) last.published = last.reference;
    else last.reference = last.published;
    return true;
  },
  'nothing left over can be paired': (draft) => {
    const [completion] = draft.claims;
    if (completion === undefined || completion.published === null) return false;
    completion.published = null;
    [draft.claims, draft.order] = [[completion], null];
    [draft.kind, draft.rule] = ['completion', 'C4'];
    draft.article = draft.edition === 'dubov-2018' ? 'C.4' : '2.2.1';
    return true;
  },
  'the place in the order': (draft, random) => {
    if (draft.order === null) return false;
    const { upfloaters, leavers, joiners, transposition } = sideOf(draft.order, random);
    pick([upfloaters, leavers, joiners, transposition], random).push(1);
    return true;
  },
  // Candidates.
  'a pair of players below': (draft, random) => {
    const side = sideOf(draft, random);
    const [first, ...others] = side.continuation ?? [];
    if (draft.bracket.kind === 'bye' || first === undefined) return false;
    side.pairs.push(first);
    side.continuation = others;
    return true;
  },
  'a bye where there is none': (draft, random) => {
    const side = sideOf(draft, random);
    if (draft.bracket.kind === 'bye') side.bye = null;
    else side.bye = draft.players[0].id;
    return true;
  },
  'another taker of the bye': (draft, random) => {
    if (draft.bracket.kind === 'scoregroup' || draft.claims.length < 4) return false;
    const side = sideOf(draft, random);
    const others = draft.players.filter(({ id }) => id !== side.bye);
    side.bye = pick(others, random).id;
    return true;
  },
  // Witnesses.
  'no barriers': (draft) => {
    if (!draft.claims.some(({ published }) => published === null)) return false;
    draft.barriers = [];
    return true;
  },
  'useless barriers': (draft) => {
    if (!draft.claims.some(({ published }) => published === null)) return false;
    // Removing everybody leaves nothing.
    draft.barriers = [draft.players.map(({ id }) => id)];
    return true;
  },
} as const satisfies Record<string, Tampering<DubovCertificate>>;
