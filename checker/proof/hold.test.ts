import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Certificate } from '../../engine/index.js';
import { editionById } from '../../engine/index.js';
import { dutch2017 } from '../../engine/testing/editions.js';
import { generate } from '../../generator/index.js';
import type { CertificateFile } from './prove-file.js';
import { verifyAgainst } from './hold.js';
import type { StatedCase } from './hold.js';
import { proveFile } from './prove-file.js';
import { verify } from './verify.js';
import { spokenVerification } from '../../reports/verify.js';

function found(name: string): Certificate {
  const text = readFileSync(new URL(`../../corpus/found/${name}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as CertificateFile).certificates[0];
}

describe('forged certificates', () => {
  it('of a bracket that was not the kind of bracket: nothing false is proved', () => {
    const forged = found('forged-kind');
    expect(verify(forged).verdict).toBe('consistent');
    const event = readFileSync(new URL('../../corpus/found/certificate-right.trf', import.meta.url));
    const held = spokenVerification(verifyAgainst(forged, event, 'right.trf'));
    expect(held.verdict).toBe('rejected');
    expect(held.reason).toMatch(/^round 5 of right.trf agrees by /);
  });

  it('of a score that the rounds do not bring', () => {
    expect(verify(found('forged-score'))).toMatchObject({
      verdict: 'consistent',
      reason: 'the rounds of player 14 do not bring the score that is told: virtual points are not shown',
    });
  });
});

describe('what decides the verdict is the event, not the certificate', () => {
  const certificate = found('certificate-other-edition');
  const event = readFileSync(new URL('../../corpus/found/certificate-other-edition.trf', import.meta.url));
  const name = 'certificate-other-edition.trf';

  it('a certificate by another edition than that of the event is rejected', () => {
    expect(verify(certificate).verdict).not.toBe('rejected');
    expect(spokenVerification(verifyAgainst(certificate, event, name))).toEqual({
      verdict: 'rejected',
      reason: `round 5 of ${name} agrees by dutch-2026, and the certificate names dutch-2017`,
      best: 'not shown',
    });
  });

  it('unless the reader states that edition', () => {
    const edition = editionById('dutch-2017');
    expect(verifyAgainst(certificate, event, name, { edition }).verdict).toBe('proved');
  });

  it('and so is one by another initial-colour, length or acceleration', () => {
    const text = generate(
      { system: 'dutch-2026', players: 14, rounds: 7, handPaired: 0.3, atMost: true },
      { seed: 'stated', count: 1 },
    );
    const [{ text: content }] = [...text];
    const changes: readonly StatedCase[] = [{ edition: editionById('dutch-2012') }, { acceleration: 'baku' }];
    const own = proveFile(content, 'event').certificates;
    expect(own.length).toBeGreaterThan(0);
    for (const stated of changes)
      for (const other of proveFile(content, 'event', { ...stated, standings: null }).certificates) {
        const isOurs = own.some((one) => JSON.stringify(one) === JSON.stringify(other));
        const { verdict } = verifyAgainst(other, content, 'event');
        if (!isOurs && other.edition !== 'dutch-2026') expect(verdict).toBe('rejected');
      }
  });
});

describe('nothing stands in a certificate that nobody has checked', () => {
  const text = readFileSync(new URL('../../corpus/found/certificate-other-edition.trf', import.meta.url));
  const wide = found('certificate-other-edition') as Certificate & {
    readonly published: { readonly continuation: unknown };
    readonly barriers: readonly unknown[];
  };
  const edition = editionById(wide.edition);

  it('neither a barrier that shows nothing', () => {
    const wrong = { ...wide, barriers: [...wide.barriers, [1]] };
    expect(verify(wide).verdict).not.toBe('rejected');
    expect(verify(wrong)).toMatchObject({ verdict: 'rejected', reason: 'a barrier proves nothing' });
  });

  it.each(['dutch-2026', 'dubov-2026'])(
    'nor how the others can be paired, where nothing is claimed of it, %s',
    (system) => {
      const config = { system, players: 14, rounds: 5, handPaired: 0.3, atMost: true };
      let tried = 0;
      for (const { text: event } of generate(config, { seed: 'unclaimed', count: 2 }))
        for (const certificate of proveFile(event, 'event').certificates) {
          const { published } = certificate as typeof wide;
          if (published.continuation !== null) continue;
          const wrong = { ...certificate, published: { ...published, continuation: [[1, 2]] } };
          expect(verifyAgainst(wrong, event, 'event')).toMatchObject({
            verdict: 'rejected',
            reason: 'the certificate has a continuation that no claim uses',
          });
          tried += 1;
        }
      expect(tried).toBeGreaterThan(0);
    },
  );

  it('nor another reference than that of the event', () => {
    const { reference, ...rest } = wide as unknown as { reference: { pairs: unknown[] } };
    const turned = { ...rest, reference: { ...reference, pairs: reference.pairs.toReversed() } };
    expect(reference.pairs.length).toBeGreaterThan(1);
    expect(verifyAgainst(wide, text, 'event', { edition }).verdict).toBe('proved');
    const held = verifyAgainst(turned as unknown as Certificate, text, 'event', { edition });
    expect(spokenVerification(held)).toMatchObject({
      verdict: 'rejected',
      reason: 'reference.pairs.0.0 is not what event has',
    });
  });
});

describe('certificates held against their event', () => {
  const config = { system: dutch2017.id, players: 15, rounds: 7, handPaired: 0.3, atMost: true };
  const events = [...generate(config, { seed: 'held', count: 6 })].map(({ text }) => text);

  it('are proved, also those that are only consistent alone', () => {
    const counts = { all: 0, alone: 0 };
    for (const text of events)
      for (const certificate of proveFile(text, 'event').certificates) {
        expect(verifyAgainst(certificate, text, 'event')).toMatchObject({ verdict: 'proved' });
        if (verify(certificate).verdict === 'proved') counts.alone += 1;
        counts.all += 1;
      }
    expect(counts.all).toBeGreaterThan(20);
    expect(counts.alone).toBeLessThan(counts.all);
  });

  it('are rejected where they tell something else of the players or of the round, and say what', () => {
    let changed = 0;
    for (const text of events)
      for (const certificate of proveFile(text, 'event').certificates) {
        const { players } = certificate as Certificate & {
          readonly players: readonly { readonly id: number }[];
        };
        const other = players.map((player, index) => (index === 0 ? { ...player, unplayed: 99 } : player));
        const wrong = { ...certificate, players: other };
        if (verify(wrong).verdict === 'rejected') continue;
        expect(spokenVerification(verifyAgainst(wrong, text, 'event'))).toMatchObject({
          verdict: 'rejected',
          reason: 'players.0.unplayed is not what event has',
        });
        changed += 1;
      }
    expect(changed).toBeGreaterThan(10);
  });

  it('are rejected where the event cannot be read', () => {
    const [certificate] = proveFile(events[0], 'event').certificates;
    const held = spokenVerification(verifyAgainst(certificate, 'nothing', 'other'));
    expect(held.verdict).toBe('rejected');
    expect(held.reason).toMatch(/^other cannot be checked: /);
  });
});
