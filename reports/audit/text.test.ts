import { describe, expect, it } from 'vitest';
import { auditFile } from '../../checker/audit/index.js';
import type { AuditedEvent, AuditReport, NormAudit, PlayerAudit } from '../../checker/audit/index.js';
import { alter } from '../../checker/testing/alterations.js';
import { writeTrf } from '../../corpus/index.js';
import { generate, presets } from '../../generator/index.js';
import { wholeAudit } from '../testing/whole-audit.js';
import { auditText, eventLines } from './text.js';

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

describe('the first lines of a tournament', () => {
  const linesOf = (parts: Partial<AuditReport>): string[] =>
    wholeAudit(auditText, [{ ...untouched, ...parts }]).split('\n');

  it.each([
    ['', 'untouched.trf:'],
    ['  ', 'untouched.trf:'],
    ['Open', 'untouched.trf:  Open'],
    [' Open of Port-Lune  ', 'untouched.trf:  Open of Port-Lune'],
  ])('are the file and the name of the event, if it has one: "%s"', (name, head) => {
    expect(linesOf({ name })[0]).toBe(head);
  });

  it.each<[string, Partial<AuditedEvent>, string]>([
    ['no exemption', {}, 'host federation NOR; foreigner requirement by 1.4.3 and 1.4.4'],
    [
      'no host federation',
      { host: null },
      'host federation unknown; foreigner requirement by 1.4.3 and 1.4.4',
    ],
    [
      'a declared exemption',
      { declared: ['1.4.3a'] },
      'host federation NOR; exempt from the foreigner requirement by 1.4.3a',
    ],
    [
      'the exemption of the field',
      { field: 'exempt' },
      'host federation NOR; exempt from the foreigner requirement by 1.4.3d',
    ],
    [
      'both exemptions',
      { declared: ['1.4.3a', '1.4.3c'], field: 'exempt' },
      'host federation NOR; exempt from the foreigner requirement by 1.4.3a, 1.4.3c, 1.4.3d',
    ],
    [
      'an exemption that depends on a reading',
      { field: 'reading' },
      'host federation NOR; foreigner requirement by 1.4.3 and 1.4.4',
    ],
    [
      'an exemption that depends on missing facts',
      { field: 'unknown' },
      'host federation NOR; foreigner requirement by 1.4.3 and 1.4.4',
    ],
  ])('say which foreigner requirement applies: %s', (_, parts, line) => {
    const settings = {
      ...untouched.settings!,
      ...{ host: 'NOR', declared: [], field: 'no' as const },
      ...parts,
    };
    expect(eventLines({ ...untouched, settings, remarks: [] }).at(-1)).toBe(line);
  });

  it.each<[string, readonly number[], string]>([
    ['none', [], 'no round deviates'],
    ['one', [3], 'deviating: round 3'],
    ['two', [3, 5], 'deviating: rounds 3, 5'],
  ])('say which rounds deviate: %s', (_, deviating, words) => {
    const check = untouched.check!;
    const rounds = check.rounds.map((round) => ({
      ...round,
      verdict: deviating.includes(round.round) ? ('deviates' as const) : ('agrees' as const),
    }));
    expect(eventLines({ ...untouched, check: { ...check, rounds } })[0]).toContain(`; ${words}`);
  });

  it('are none without an audited event', () => {
    expect(eventLines({ ...untouched, settings: null })).toEqual([]);
  });
});

describe('a tournament without norms', () => {
  const normsOf = (
    player: PlayerAudit,
    verdict: NormAudit['result']['verdict'],
    isHeld: boolean,
  ): PlayerAudit => ({
    ...player,
    norms: player.norms.slice(0, 1).map((norm) => ({ ...norm, isHeld, result: { ...norm.result, verdict } })),
  });
  const [first, second] = untouched.players.filter(({ norms }) => norms.length > 0);
  const NONE = '  no norms';
  const held = (words: string): string => `  and ${words} for a title that the player holds`;

  it.each<[string, readonly PlayerAudit[], string[]]>([
    ['no player tried one', [], [NONE]],
    ['no player made one', [normsOf(first, 'not-made', false)], [NONE]],
    ['one was made', [normsOf(first, 'made', false)], []],
    ['one may have been made', [normsOf(first, 'unknown', false)], []],
    ['one of two was made', [normsOf(first, 'not-made', false), normsOf(second, 'made', false)], []],
    ['one is of a title that is held', [normsOf(first, 'made', true)], [NONE, held('1 norm')]],
    [
      'two are of titles that are held',
      [normsOf(first, 'made', true), normsOf(second, 'made', true)],
      [NONE, held('2 norms')],
    ],
    ['one that was not made is of a title that is held', [normsOf(first, 'not-made', true)], [NONE]],
  ])('says so, and counts the norms for titles that the players hold: %s', (_, players, lines) => {
    for (const isAll of [false, true]) {
      const text = wholeAudit(auditText, [{ ...untouched, players }], { isAll });
      const found = text.split('\n').filter((line) => line === NONE || line.startsWith('  and '));
      expect(found).toEqual(lines);
    }
  });
});
