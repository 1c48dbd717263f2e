import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CertificateFile } from '../../checker/index.js';
import { canonicalText } from '../../checker/protocol/canonical.js';
import type { Certificate } from '../../engine/index.js';
import type { VerifyDocument } from '../../reports/verify.js';
import { runs } from '../../tests/suite.js';
import { CERTIFIED, provedEvents } from '../testing/mutants/certificates.js';
import type { ProvedEvent } from '../testing/mutants/certificates.js';
import { mutantOf } from '../testing/mutants/mutant.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const EVENTS = provedEvents('mutants');
const DONORS = EVENTS.flatMap(({ certificates }) => certificates);

it('certificates of all editions that make them are mutated', () => {
  expect(CERTIFIED.length).toBeGreaterThan(3);
  expect(new Set(EVENTS.map(({ edition }) => edition))).toEqual(new Set(CERTIFIED));
});

it(
  'no mutated certificate is proved that says something else, and none ends with an internal error',
  { timeout: 3_600_000 },
  async () => {
    const folder = temporaryFolder();
    const [proof, event] = [join(folder, 'proof.json'), join(folder, 'event.trf')];
    const counts = { refused: 0, rejected: 0, same: 0, otherFacts: 0 };
    await fc.assert(
      fc.asyncProperty(fc.nat(EVENTS.length - 1), fc.nat(), async (index, seed) => {
        const original = EVENTS[index];
        writeFileSync(event, original.text);
        writeFileSync(proof, mutantOf(original.proof, DONORS, seed));
        const held = await judged(proof, event);
        if (held === null) counts.refused += 1;
        for (const { certificate, verdict } of held ?? []) {
          if (verdict === 'rejected') counts.rejected += 1;
          else if (isSame(original, certificate, saidBy)) counts.same += 1;
          else expect(`${verdict}, compared with the event: ${canonicalText(certificate)}`).toBe('rejected');
        }
        // Alone, nothing shows that the facts are those of the event: with other facts it is another certificate.
        for (const { certificate, verdict } of (await judged(proof)) ?? []) {
          if (verdict === 'rejected' || isSame(original, certificate, saidBy)) continue;
          if (isSame(original, certificate, factsIn))
            expect(isSame(original, certificate, valuesIn), canonicalText(certificate)).toBe(true);
          else counts.otherFacts += 1;
        }
      }),
      { numRuns: runs(100, 300, 5000) },
    );
    for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeGreaterThan(0);
  },
);

/** Every certificate of a file with its verdict; null where the file is refused. */
async function judged(proof: string, ...events: readonly string[]): Promise<JudgedCertificate[] | null> {
  const { code, stdout, stderr } = await runCli(['verify', '--format', 'json', proof, ...events]);
  if (code === 3) {
    expect(stderr).toMatch(/^error: .*proof\.json/);
    return null;
  }
  const { certificates } = JSON.parse(readFileSync(proof, 'utf8')) as CertificateFile;
  const { results } = JSON.parse(stdout) as VerifyDocument;
  expect(results).toHaveLength(certificates.length);
  expect(code, stderr).toBe(results.some(({ verdict }) => verdict === 'rejected') ? 1 : 0);
  return results.map(({ verdict }, at) => ({ certificate: certificates[at], verdict }));
}

interface JudgedCertificate {
  readonly certificate: Certificate;
  readonly verdict: VerifyDocument['results'][number]['verdict'];
}

type Part = (certificate: Certificate) => unknown;

function isSame({ certificates }: ProvedEvent, certificate: Certificate, part: Part): boolean {
  return certificates.some((one) => canonicalText(part(one)) === canonicalText(part(certificate)));
}

/** All but what is free: the name of the file, and what shows by example that something is possible or impossible. */
function saidBy(certificate: Certificate): unknown {
  return without(certificate, ['file', 'continuation', 'completion', 'barriers']);
}

/** What the event decides, and which rule is broken. */
function factsIn(certificate: Certificate): unknown {
  return without(saidBy(certificate), ['reference', 'claims', 'order']);
}

/** The facts, and what the published pairing is worth: anything that is better may be the reference. */
function valuesIn(certificate: Certificate): unknown {
  const { claims } = certificate as Certificate & {
    readonly claims: readonly { readonly published: unknown }[];
  };
  return [factsIn(certificate), claims.map(({ published }) => published)];
}

function without(value: unknown, names: readonly string[]): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, member: unknown) => (names.includes(name) ? undefined : member)),
  );
}
