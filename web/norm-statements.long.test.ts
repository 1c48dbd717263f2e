import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditFile } from '../checker/audit/index.js';
import type { AuditReport } from '../checker/audit/index.js';
import { alter } from '../checker/testing/alterations.js';
import { writeTrf } from '../corpus/index.js';
import { generate, presets } from '../generator/index.js';
import { auditStatement } from '../reports/html/norm-statement.js';
import { wholeAudit } from '../reports/testing/whole-audit.js';
import { hasChromium, inChromium } from './testing/chromium.js';
import { openedForTests } from './testing/opened.js';
import { sheetsOf } from './testing/sheets.js';

const STYLE = {
  isQuiet: false,
  isColoured: false,
  isAll: true,
  made: { day: '2026-11-30', options: ['--players', 'a list of players.csv', '--host-federation', 'GER'] },
};

const ROBIN = { system: 'round-robin', players: 20, rounds: 19, rates: {} } as const;

/** Events with norms: as generated, with altered rounds, and with nineteen rounds. */
function audits(): AuditReport[] {
  const swisses = [...generate(presets.norm, { seed: 'statements', count: 4 })];
  const altered = swisses.map(({ tournament }, index) => {
    const rounds = [1, 2, 3, 4, 5].reduce(
      (event, round) => alter(event, round, 'swap opponents', index + 3) ?? event,
      tournament,
    );
    return writeTrf(rounds, { format: 'trf26' });
  });
  const robins = [...generate({ ...presets.norm, ...ROBIN }, { seed: 's', count: 1 })];
  const found = new URL('../corpus/norms/', import.meta.url);
  return [
    ...[...swisses, ...robins].map(({ text }) => text),
    ...altered,
    ...readdirSync(found).map((name) => readFileSync(new URL(name, found))),
  ].map((text, index) => auditFile(text, `a folder with a long name/norms ${index}.trf`));
}

describe.skipIf(!hasChromium)(inChromium('statements on norms on paper'), () => {
  const opened = openedForTests();

  it('have one page each: norms made, not made and touched, and up to nineteen rounds', async () => {
    const reports = audits();
    const norms = reports.flatMap(({ players }) => players.flatMap((player) => player.norms));
    expect(norms.filter(({ touches }) => touches.length > 3).length).toBeGreaterThan(0);
    expect(Math.max(...norms.map(({ result }) => result.choice.games.length))).toBe(19);
    const statements = wholeAudit(auditStatement, reports, STYLE);
    const count = statements.match(/<section class="statement/g)?.length ?? 0;
    expect(count).toBeGreaterThan(100);
    expect(await sheetsOf(opened.browser, statements)).toBe(count);
  });
});
