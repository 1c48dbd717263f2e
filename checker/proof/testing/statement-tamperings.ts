import type { DutchCertificate } from '../../../engine/systems/dutch/proof/verify/certificate.js';
import { isValued, pick, sideOf } from './draft.js';
import type { Tampering } from './draft.js';

/** Ways to falsify what a certificate says of the deviation: the rule, the values, the candidates, the witnesses. */
export const STATEMENT_TAMPERINGS = {
  // What is said.
  rule: (draft, random) => {
    draft.rule = pick(
      ['C1', 'C2', 'C5', 'C8', 'C10', 'C12', 'transposition'].filter((rule) => rule !== draft.rule),
      random,
    );
    return true;
  },
  edition: (draft) => {
    if (draft.rule === 'prohibited-pair') return false;
    draft.edition = draft.edition === 'dutch-2017' ? 'dutch-2026' : 'dutch-2017';
    return true;
  },
  'bracket score': (draft, random) => {
    const scores = draft.players.map(({ score }) => score);
    const others = scores.filter((score) => score !== draft.bracket.score);
    // Where all below are residents, a moved-down player may as well be called one.
    const isLow = draft.bracket.kind === 'collapsed-last';
    draft.bracket.score = isLow || others.length === 0 ? Math.max(...scores) + 1 : pick(others, random);
    return true;
  },
  'bracket kind': (draft) => {
    const hasBelow = draft.players.some(({ score }) => score < draft.bracket.score);
    if (draft.edition === 'dutch-2026') draft.bracket.kind = 'penultimate';
    else if (draft.bracket.kind === 'scoregroup' && hasBelow) draft.bracket.kind = 'collapsed-last';
    else if (draft.bracket.kind === 'penultimate' && isValued(draft)) draft.bracket.kind = 'scoregroup';
    else return false;
    return true;
  },
  'the sides swapped': (draft) => {
    if (draft.reference === null) return false;
    [draft.published, draft.reference] = [draft.reference, draft.published];
    if (draft.rule === 'C2') draft.published.bye = draft.reference.bye;
    for (const both of [...draft.claims, ...draft.colours, ...(draft.order === null ? [] : [draft.order])])
      [both.published, both.reference] = [both.reference, both.published];
    return draft.rule !== 'C2' || !draft.published.downfloaters.includes(draft.published.bye ?? 0);
  },
  'no reference': (draft) => {
    if (draft.kind === 'absolute') return false;
    draft.reference = null;
    return true;
  },
  // Values.
  'a value': (draft, random) => {
    const values = draft.claims
      .flatMap(({ published, reference }) => [published, reference])
      .filter((value) => value !== null);
    if (values.length === 0) return false;
    const part = pick(pick(values, random), random);
    if (part.length > 0 && random() < 0.7)
      part[Math.floor(random() * part.length)] += random() < 0.5 ? 1 : -1;
    else if (part.length > 0 && random() < 0.5) part.pop();
    else part.push(1);
    return true;
  },
  'equal values': (draft) => {
    const last = draft.claims.at(-1);
    if (last === undefined || draft.order !== null) return false;
    if (last.published === null) last.published = last.reference;
    else last.reference = last.published;
    return true;
  },
  'the place in the sequence': (draft, random) => {
    if (draft.order === null) return false;
    const { down, up, transposition, mdpOpponents } = pick(
      [draft.order.published, draft.order.reference],
      random,
    );
    pick([down, up, transposition, mdpOpponents], random).push(1);
    return true;
  },
  // Candidates.
  'a downfloater left out or too many': (draft, random) => {
    const { downfloaters, pairs } = sideOf(draft, random);
    if (random() < 0.5 && downfloaters.length > 0) downfloaters.pop();
    else if (pairs.length > 0) downfloaters.push(pick(pairs, random)[0]);
    else return false;
    return true;
  },
  'the taker of the bye': (draft) => {
    if (draft.published.bye === null) return false;
    draft.published.bye = draft.published.pairs[0]?.[0] ?? null;
    return true;
  },
  // Witnesses.
  'no barriers': (draft) => {
    const isImpossible = draft.claims.some(({ published }) => published === null);
    const byeScore = draft.claims.some(({ rule }) => draft.edition === 'dutch-2026' && rule === 'C5');
    if (!isImpossible && !byeScore) return false;
    draft.barriers = [];
    return true;
  },
  'useless barriers': (draft) => {
    if (!draft.claims.some(({ published }) => published === null)) return false;
    // Removing everybody leaves nothing.
    draft.barriers = [[0, ...draft.players.map(({ id }) => id)]];
    return true;
  },
} as const satisfies Record<string, Tampering<DutchCertificate>>;
