import { describe, expect, it } from 'vitest';
import { auditFile } from '../../checker/audit/index.js';
import type { AuditReport, NormAudit } from '../../checker/audit/index.js';
import { alter } from '../../checker/testing/alterations.js';
import { writeTrf } from '../../corpus/index.js';
import { generate, presets } from '../../generator/index.js';
import { wholeAudit } from '../testing/whole-audit.js';
import { auditText } from './text.js';

const open = ({ players }: AuditReport): NormAudit[] =>
  players.flatMap(({ norms }) =>
    norms.filter(({ isHeld, result }) => !isHeld && result.verdict !== 'not-made'),
  );
const isTouched = ({ touches }: NormAudit): boolean => touches.length > 0;

/** An event with norms of which some are touched, and the same before two boards were exchanged. */
function someTouched(): readonly [AuditReport, AuditReport] {
  for (const { text, tournament } of generate(presets.norm, { seed: 'some touched', count: 40 }))
    for (const round of [7, 8, 9]) {
      const altered = alter(tournament, round, 'swap opponents', 25);
      if (altered === null) continue;
      const report = auditFile(writeTrf(altered, { format: 'trf26' }), 'touched.trf');
      const norms = open(report);
      if (norms.some(isTouched) && !norms.every(isTouched)) return [report, auditFile(text, 'untouched.trf')];
    }
  throw new Error('no such event');
}

const [touched, untouched] = someTouched();
const broken = auditFile('012 Open\n001 x\n', 'broken.trf');

describe('the audit as text', () => {
  it('says of a file that cannot be used what is wrong with it, and nothing else', () => {
    const text = wholeAudit(auditText, [broken]);
    const [head, ...lines] = text.split('\n\n')[0].split('\n');
    expect(head).toBe('broken.trf: not audited');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^ {2}broken\.trf:\d+:\d+: error: /);
    expect(text).not.toContain('no norms');
  });

  it('ends with the files whose norms are touched, and names these norms alone', () => {
    const own = open(touched).filter(isTouched);
    expect(own.length).toBeLessThan(open(touched).length);
    const text = wholeAudit(auditText, [touched, untouched]);
    const last = text.trimEnd().split('\n').slice(-2);
    expect(last[0]).toBe('Touched:');
    expect(last[1].match(/ norm of /g)).toHaveLength(own.length);
    expect(last[1]).toMatch(/^ {2}touched\.trf: /);
    expect(wholeAudit(auditText, [touched])).not.toContain('Touched:');
    expect(wholeAudit(auditText, [untouched, untouched])).not.toContain('Touched:');
  });

  it('begins an attempt with the requirements that are not met', () => {
    const text = wholeAudit(auditText, [untouched], { isAll: true });
    const attempts = text.match(/ norm not made\n.*\n.*/g) ?? [];
    expect(attempts.length).toBeGreaterThan(0);
    for (const attempt of attempts) expect(attempt.split('\n')[2]).toMatch(/^ {4}Not met: .*\[1\.4\./);
  });
});
