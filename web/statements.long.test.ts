import { describe, expect, it } from 'vitest';
import { checkFile } from '../checker/index.js';
import type { TournamentReport } from '../checker/index.js';
import { alter } from '../checker/testing/alterations.js';
import { parseTrf, writeTrf } from '../corpus/index.js';
import { editionById, editions } from '../engine/index.js';
import { generate } from '../generator/index.js';
import { checkStatement } from '../reports/html/statement.js';
import { wrongRoundReports } from '../reports/html/testing/checked-files.js';
import { wholeReport } from '../reports/testing/whole-report.js';
import { hasChromium, inChromium } from './testing/chromium.js';
import { openedForTests } from './testing/opened.js';
import { sheetsOf } from './testing/sheets.js';

const MADE = { made: { day: '2026-11-30', options: [] } };

/** Events paired by one edition and checked by another, so that most rounds deviate. */
function foreignReports(): TournamentReport[] {
  return editions
    .filter(({ id }) => !id.startsWith('team') && !id.startsWith('double'))
    .flatMap(({ id }) => {
      const system = id.startsWith('lim') ? 'dubov-2026' : 'lim-2026';
      return [12, 25, 40, 150].map((players) => {
        const [{ text }] = generate({ system, players, rounds: 7 }, { seed: 'statements', count: 1 });
        return checkFile(text, `a folder with a long name/${id} ${players}.trf`, {
          edition: editionById(id),
          unrated: 1400,
          isPictured: true,
        });
      });
    });
}

/** Teams that were paired by match points and are checked by game points, and a Double-Swiss with two boards exchanged. */
function matchReports(): TournamentReport[] {
  const [teams, double] = ['team-swiss-2026', 'double-swiss-2026'].map((system) => {
    const [{ text }] = generate({ system, players: 20, rounds: 6 }, { seed: 'statements', count: 1 });
    return text;
  });
  const { tournament } = parseTrf(double);
  const changed = tournament === null ? null : alter(tournament, 5, 'swap opponents', 13);
  if (changed === null) throw new Error('nothing to exchange');
  const files = [teams.replace(/^192 .*$/m, '192 FIDE_TEAM_GP'), writeTrf(changed, { format: 'trf26' })];
  return files.map((text, index) =>
    checkFile(text, `matches ${index}.trf`, { isPictured: true, triesDay: false }),
  );
}

describe.skipIf(!hasChromium)(inChromium('statements on paper'), () => {
  const opened = openedForTests();

  it('have one page each, for all editions and sizes of events', async () => {
    const reports = [...foreignReports(), ...matchReports(), ...wrongRoundReports()];
    const edition = ({ edition }: TournamentReport): string => edition?.id ?? '';
    expect(new Set(reports.filter(({ verdict }) => verdict === 'deviates').map(edition)).size).toBe(14);
    const statements = wholeReport(checkStatement, reports, MADE);
    const count = statements.match(/<section class="statement/g)?.length ?? 0;
    expect(count).toBeGreaterThan(200);
    expect(await sheetsOf(opened.browser, statements)).toBe(count);
  });
});
