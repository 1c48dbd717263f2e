import { describe, expect, it } from 'vitest';
import type { DubovCertificate } from '../../engine/systems/dubov/proof/verify/certificate.js';
import { dubov2018, dubov2026 } from '../../engine/testing/editions.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { COMMON_TAMPERINGS } from './testing/common-tamperings.js';
import { PLAYER_TAMPERINGS } from './testing/dubov/player-tamperings.js';
import { STATEMENT_TAMPERINGS } from './testing/dubov/statement-tamperings.js';
import { wrongRounds } from './testing/findings.js';
import { Tamperer } from './testing/tamperer.js';
import { verify } from './verify.js';
import { runs } from '../../tests/suite.js';
import { spokenVerification } from '../../reports/verify.js';

/** Wrong rounds tried per edition; `npm run test:long` takes more. */
const RUNS = runs(300, 300);

const TAMPERINGS = { ...COMMON_TAMPERINGS, ...STATEMENT_TAMPERINGS, ...PLAYER_TAMPERINGS };

/** Of so many players left all candidates are gone through. */
const SMALL = 8;

describe.each([dubov2018, dubov2026])('certificates of wrongly paired rounds, $id', (edition) => {
  it('are all accepted, and none that is tampered with where it matters', { timeout: 3_600_000 }, () => {
    const tamperer = new Tamperer<DubovCertificate>(TAMPERINGS, randomNumbers(4711));
    const kinds = new Set<string>();
    let done = 0;
    for (const found of wrongRounds<DubovCertificate>(edition, randomNumbers(26), 24)) {
      for (const { where, certificate } of found) {
        const { verdict, reason, best } = spokenVerification(verify(certificate, true));
        expect(verdict === 'proved' ? '' : reason, where).toBe('');
        // Alone, scores with virtual points or a bonus are not believed.
        const isPlain = certificate.players.every(
          ({ score, past }) => score === past.reduce((sum, [, , , worth]) => sum + worth, 0),
        );
        const isValued = certificate.claims.length > 0;
        expect(verify(certificate).verdict, where).toBe(isPlain || !isValued ? 'proved' : 'consistent');
        if (certificate.claims.length === 0) expect(best, where).toBe('not shown');
        else if (certificate.players.length <= SMALL) expect(best, where).toBe('proved');
        kinds.add(`${certificate.bracket.kind} ${certificate.kind}`);
        const falsified = tamperer.tampered(certificate);
        if (falsified === null) continue;
        const { name, wrong } = falsified;
        expect(`${name}: ${verify(wrong).verdict}`, where).toBe(`${name}: rejected`);
      }
      if (++done >= RUNS) break;
    }
    expect([...kinds].sort()).toEqual(KINDS);
    expect(tamperer.unused).toEqual(edition === dubov2018 ? ['points of a win'] : []);
  });
});

/** Where they are found, and what they are. */
const KINDS = [
  'bye absolute',
  'bye bye',
  'bye completion',
  'scoregroup absolute',
  'scoregroup colour',
  'scoregroup completion',
  'scoregroup order',
  'scoregroup quality',
];
