import { describe, expect, it } from 'vitest';
import type { LiteralPairing } from '../../engine/literal/index.js';
import type { DubovCertificate } from '../../engine/systems/dubov/proof/verify/certificate.js';
import { Situation } from '../../engine/systems/dubov/proof/verify/situation.js';
import { dubov2018 as rules2018 } from '../../engine/systems/dubov/dubov-2018.js';
import { dubov2026 as rules2026 } from '../../engine/systems/dubov/dubov-2026.js';
import { dubov2018, dubov2026 } from '../../engine/testing/editions.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { runs } from '../../tests/suite.js';
import { changes, isProved } from './testing/changes.js';
import { wrongRounds } from './testing/findings.js';

/** Certificates of each edition, of each of which every value is changed in turn. */
const CERTIFICATES = runs(25, 60, 1000);

describe.each([
  [dubov2018, rules2018],
  [dubov2026, rules2026],
])('certificates with one value changed, $id', (edition, rules) => {
  it(
    'prove nothing wrong that is right by the letter for the players they tell of',
    { timeout: 3_600_000 },
    () => {
      const random = randomNumbers(2026);
      const counts = { changed: 0, pairs: 0, byes: 0, colours: 0 };
      let done = 0;
      for (const found of wrongRounds<DubovCertificate>(edition, randomNumbers(31), 9)) {
        for (const { where, certificate } of found) {
          for (const wrong of changes(certificate, random)) {
            counts.changed += 1;
            if (!isProved(wrong)) continue;
            const { state } = new Situation(wrong, rules);
            const isOdd = state.players.length % 2 === 1;
            // Where a pair or a colour is wrong in itself only the players of such pairs are told of.
            if (wrong.claims.length === 0 && wrong.colours.length === 0) continue;
            if (isOdd !== (wrong.bracket.kind === 'bye')) continue;
            const paired = edition.byLetter(state);
            if (paired.kind !== 'paired') continue;
            const description = `${where}: ${JSON.stringify(wrong)}`;
            if (wrong.colours.length > 0) {
              counts.colours += 1;
              expect(hasColours(paired, wrong), description).toBe(false);
            } else if (isOdd) {
              counts.byes += 1;
              expect(paired.bye, description).not.toBe(wrong.published.bye);
            } else {
              counts.pairs += 1;
              expect(hasPairs(paired, wrong), description).toBe(false);
            }
          }
          done += 1;
        }
        if (done >= CERTIFICATES) break;
      }
      expect(counts.changed).toBeGreaterThan(CERTIFICATES * 50);
      for (const kind of ['pairs', 'byes', 'colours'] as const)
        expect(counts[kind], kind).toBeGreaterThan(CERTIFICATES);
    },
  );
});

/** All published pairs of the bracket are made by the letter, too. */
function hasPairs({ pairs }: LiteralPairing, { published }: DubovCertificate): boolean {
  return published.pairs.every(([one, other]) =>
    pairs.some(
      ({ white, black }) => (white === one && black === other) || (white === other && black === one),
    ),
  );
}

/** A pair with the colours that are called wrong is made by the letter with just these. */
function hasColours({ pairs }: LiteralPairing, { colours }: DubovCertificate): boolean {
  return colours.some(({ pair, published }) =>
    pairs.some(({ white, black }) => pair.includes(white) && pair.includes(black) && white === published),
  );
}
