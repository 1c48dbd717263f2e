import { describe, expect, it } from 'vitest';
import { ENUMERABLE } from '../../engine/systems/dutch/proof/verify/best.js';
import type { DutchCertificate } from '../../engine/systems/dutch/proof/verify/certificate.js';
import { dutch2017, dutch2026 } from '../../engine/testing/editions.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { wrongRounds } from './testing/findings.js';
import type { FoundCertificate } from './testing/findings.js';
import { Tamperer } from './testing/tamperer.js';
import { TAMPERINGS } from './testing/tamperings.js';
import type { TamperingName } from './testing/tamperings.js';
import { verify } from './verify.js';
import { runs } from '../../tests/suite.js';
import { spokenVerification } from '../../reports/verify.js';

/** Wrong rounds tried per edition; `npm run test:long` takes more. */
const RUNS = runs(150, 250);
const TAMPERED = Math.max(1000, RUNS / 3);
const EDITIONS = [dutch2017, dutch2026];

describe.each(EDITIONS)('certificates of wrongly paired rounds, $id', (edition) => {
  it('are all accepted, and the reference of a small bracket is the best', { timeout: 3_600_000 }, () => {
    const table = new Map<string, number>();
    const counts = { proved: 0, consistent: 0 };
    for (const { where, certificate } of certificatesOf(edition, 26, RUNS)) {
      const { verdict, reason, best } = spokenVerification(verify(certificate, true));
      expect(verdict === 'proved' ? '' : reason, where).toBe('');
      // Alone, those of 2017 whose kind of bracket hangs on what is above cannot be proved.
      const alone = verify(certificate);
      expect(alone.verdict, where).not.toBe('rejected');
      expect(alone.best, where).toBe(best);
      counts[alone.verdict === 'proved' ? 'proved' : 'consistent'] += 1;
      const isSmall = certificate.claims.length > 0 && sizeOf(certificate) <= ENUMERABLE;
      expect(best, where).toBe(isSmall ? 'proved' : 'not shown');
      const cell = `${certificate.kind} ${certificate.rule}`;
      table.set(cell, (table.get(cell) ?? 0) + 1);
    }
    expect(counts.consistent > 0).toBe(edition === dutch2017);
    expect(counts.proved).toBeGreaterThan(counts.consistent);
    const kinds = new Set([...table.keys()].map((cell) => cell.split(' ')[0]));
    const possible = ['absolute', 'colour', 'completion', 'order', 'quality'];
    expect([...kinds].sort()).toEqual(
      edition === dutch2026 ? ['absolute', 'bye', ...possible.slice(1)] : possible,
    );
  });
});

describe.each(EDITIONS)('certificates tampered with in a field that matters, $id', (edition) => {
  it('are all rejected', { timeout: 3_600_000 }, () => {
    const tamperer = new Tamperer<DutchCertificate>(TAMPERINGS, randomNumbers(4711));
    let done = 0;
    for (const { where, certificate } of certificatesOf(edition, 27, Infinity)) {
      if (done >= TAMPERED) break;
      const falsified = tamperer.tampered(certificate);
      if (falsified === null) continue;
      const { name, wrong } = falsified;
      expect(`${name}: ${verify(wrong).verdict}`, where).toBe(`${name}: rejected`);
      done += 1;
    }
    expect(tamperer.unused).toEqual(edition === dutch2017 ? ONLY_2026 : []);
  });
});

/** Only this edition has the rules for it. */
const ONLY_2026: readonly TamperingName[] = [
  'a float that is counted',
  'unplayed games of the taker of the bye',
];

function* certificatesOf(
  edition: (typeof EDITIONS)[number],
  seed: number,
  rounds: number,
): Generator<FoundCertificate<DutchCertificate>> {
  let done = 0;
  for (const found of wrongRounds<DutchCertificate>(edition, randomNumbers(seed), 24)) {
    yield* found;
    if (++done >= rounds) return;
  }
}

/** Players of the bracket. */
function sizeOf({ published: { pairs, downfloaters } }: DutchCertificate): number {
  return 2 * pairs.length + downfloaters.length;
}
