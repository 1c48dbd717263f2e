import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from '../checker/index.js';
import type { TournamentReport } from '../checker/index.js';
import { editionById } from '../engine/index.js';
import { generate } from '../generator/index.js';
import { checkHtml } from '../reports/html/check.js';
import { statementDocument } from '../reports/html/statement.js';
import { roundStatements } from '../reports/statement/round-statements.js';
import { wholeReport } from '../reports/testing/whole-report.js';
import { hasChromium, inChromium, openChromium } from './testing/chromium.js';

const PICTURES = new URL('../docs/pictures/', import.meta.url);
/** `npm run pictures` makes the pictures anew. */
const isMade = process.env['SWISSPROOF_PICTURES'] !== undefined;
const MADE = { day: '2026-11-21', options: [] };

const PLACES = [
  'Harbour',
  'Riverside',
  'Lakeside',
  'Castle Hill',
  'Northgate',
  'Elm Park',
  'Seaview',
  'Longmead',
];
const KINDS = ['Open', 'Masters', 'Memorial', 'Spring Open', 'Weekend Open', 'Championship'];
const ARBITERS = [
  'Maria Lindqvist',
  'Tomas Havel',
  'Ana Petrovic',
  'John Abara',
  'Omar Haddad',
  'Carla Ruiz',
];

/** Events of a season; the last ones say that they were paired by the Dutch rules of 2026, and were by those of 2012. */
function season(): TournamentReport[] {
  const config = { preset: 'open', players: 28, rounds: 7, acceleration: 'none' } as const;
  const right = [...generate(config, { seed: 'season', count: 36 })];
  const wrong = [...generate({ ...config, system: 'dutch-2012' }, { seed: 'old rules', count: 8 })];
  return [...right, ...wrong].map(({ text }, index) => {
    const name = `${PLACES[index % 8]} ${KINDS[(index + Math.floor(index / 8)) % 6]} 2026`;
    const file = text
      .replace(/^###.*\r?\n/gm, '')
      .replace(/^012 .*$/m, `012 ${name}`)
      .replace(/^022 .*$/m, `022 ${PLACES[index % 8]}`)
      .replace(/\b20\d\d\/(?=\d\d\/\d\d$)/gm, '2026/')
      .replace(/^102 .*$/m, `102 ${ARBITERS[index % 6]}`)
      .replace(/^2[01]2 .*\r?\n/gm, '')
      .replace(/^192 .*$/m, '192 FIDE_DUTCH_2026');
    return checkFile(file, `season/${name.toLowerCase().replace(/ /g, '-')}.trf`, { isPictured: true });
  });
}

describe.skipIf(!hasChromium)(inChromium('the pictures of reports in the documentation'), () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser.close();
  });

  /** The words of a page, which is also kept as a picture where that is asked for. */
  async function shown(name: string, html: string, width: number, height: number): Promise<string> {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
    await page.setContent(html);
    if (isMade) writeFileSync(new URL(`${name}.png`, PICTURES), await page.screenshot());
    const words = await page.locator('main').innerText();
    await page.close();
    return `${words}\n`;
  }

  it('a report of many files: the ones that need attention, first', async () => {
    const reports = season();
    const words = await shown('index', wholeReport(checkHtml, reports), 1280, 700);
    expect(
      reports.filter(({ rounds }) => rounds.some(({ verdict }) => verdict === 'deviates')).length,
    ).toBeGreaterThan(2);
    const index = `${words.split(/\n#\n|\nRound \d+\n/)[0]}\n`;
    await expect(index).toMatchFileSnapshot(fileURLToPath(new URL('index.txt', PICTURES)));
  });

  it('a statement on a round', async () => {
    const text = readFileSync(new URL('../corpus/examples/mastering-the-dutch.trf', import.meta.url));
    const edition = editionById('dutch-2017');
    const report = checkFile(text, 'mastering-the-dutch.trf', { edition, isPictured: true });
    const [statement] = roundStatements(
      { ...report, digest: createHash('sha256').update(text).digest('hex') },
      MADE,
    );
    const words = await shown('statement', statementDocument(statement), 820, 900);
    await expect(words).toMatchFileSnapshot(fileURLToPath(new URL('statement.txt', PICTURES)));
  });
});
