import { describe, expect, it } from 'vitest';
import type { DutchCertificate } from '../../engine/systems/dutch/proof/verify/certificate.js';
import { Situation } from '../../engine/systems/dutch/proof/verify/situation.js';
import { dutch2017 as rules2017 } from '../../engine/systems/dutch/dutch-2017.js';
import { dutch2026 as rules2026 } from '../../engine/systems/dutch/dutch-2026.js';
import { DutchRound } from '../../engine/systems/dutch/round.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { toEdition } from '../../engine/systems/dutch/to-edition.js';
import { runs } from '../../tests/suite.js';
import { changes, isProved } from './testing/changes.js';
import { wrongRounds } from './testing/findings.js';

/** Certificates of each edition, of each of which every value is changed in turn. */
const CERTIFICATES = runs(15, 40);

describe.each([rules2017, rules2026])('certificates with one value changed, $id', (rules) => {
  it(
    'prove nothing that a full search of the players they tell of does not find',
    { timeout: 3_600_000 },
    () => {
      const random = randomNumbers(2026);
      const counts = { changed: 0, proved: 0, searched: 0 };
      let done = 0;
      for (const found of wrongRounds<DutchCertificate>(toEdition(rules), randomNumbers(31), 11)) {
        for (const { where, certificate } of found) {
          if (certificate.claims.length === 0) continue;
          for (const wrong of changes(certificate, random)) {
            counts.changed += 1;
            if (!isProved(wrong)) continue;
            counts.proved += 1;
            const chosen = chosenOf(wrong, rules);
            if (chosen === null) continue;
            counts.searched += 1;
            expect(chosen, `${where}: ${JSON.stringify(wrong)}`).not.toBe(nameOf(wrong.published.pairs));
          }
          done += 1;
        }
        if (done >= CERTIFICATES) break;
      }
      expect(counts.changed).toBeGreaterThan(CERTIFICATES * 50);
      expect(counts.searched).toBeGreaterThan(CERTIFICATES);
    },
  );
});

/** The pairs of the first bracket of the players that a certificate tells of; null where somebody comes down into it. */
function chosenOf(certificate: DutchCertificate, rules: typeof rules2017): string | null {
  const situation = new Situation(certificate, rules);
  if (situation.mdps.length > 0 || certificate.bracket.kind === 'collapsed-last') return null;
  const { state } = situation;
  const round = new DutchRound(
    { ...EMPTY, ...state, round: certificate.round, totalRounds: certificate.round + 1 },
    rules,
  );
  const { first } = round;
  if (first === null || first.chosen === null) return 'nothing';
  return nameOf(first.chosen.pairs.map(([a, b]) => [state.players[a].id, state.players[b].id]));
}

const EMPTY = { points: null as never, ratings: new Map<number, number>(), unnumbered: [], absent: [] };

function nameOf(pairs: readonly (readonly [number, number])[]): string {
  return pairs
    .map((pair) => [...pair].sort((a, b) => a - b).join('-'))
    .sort()
    .join(' ');
}
