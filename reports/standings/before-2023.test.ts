import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFile, DEFAULT_STANDINGS, standingsReport } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import { parseTieBreakList, tieBreaks } from '../../engine/index.js';
import type { TieBreakItem } from '../../engine/index.js';
import { checkText } from '../check/text.js';
import { wholeReport } from '../testing/whole-report.js';
import { standingsJson, standingsText } from '../index.js';

/* The rules before September 2023 had other numbers than C.07 has today: no article of C.07 is cited for them. */

const TEXT = readFileSync(new URL('../../corpus/found/before-2023-articles.trf', import.meta.url), 'latin1');

function listOf(text: string): readonly TieBreakItem[] {
  const result = parseTieBreakList(text);
  if (!result.ok) throw new Error(text);
  return result.list;
}

const ALL = listOf(
  `${tieBreaks.map(({ code }) => code).join(',')},BH/C1,BH/M2,SB/C1,FB/C1,AOB/F,BH/P,KS/L+1`,
);

/** The numbers in brackets after names are those of players: "(16.3)", "8.1, 14.1)", "article 6", "C.07". */
const CITED =
  /C\.07|article \d|\(\d+(\.\d+)+[),;]|(?<!P\d+|Player) \(\d+[),;]|, \d{1,2}\.\d(\.\d)?\)|, note\)/;

it.each([false, true])('the story of a table cites none, in a round robin: %s', (isRoundRobin) => {
  const { tournament } = parseTrf(TEXT);
  for (const { id } of tournament!.players) {
    const answer = standingsReport(tournament!, {
      ...DEFAULT_STANDINGS,
      ...{ tieBreaks: ALL, isRoundRobin, explain: id },
    });
    if (!answer.ok) throw new Error(answer.kind);
    expect(answer.report.edition.edition.id).toBe('before-2023');
    const words = standingsText(answer.report, 'event.trf');
    for (const line of words.split('\n')) expect(line).not.toMatch(CITED);
    const json = standingsJson(answer.report, 'event.trf');
    expect(json.match(/"article": "[^"]+"/g)).toBeNull();
  }
});

it('the virtual opponents have 5 and 6 points', () => {
  const { tournament } = parseTrf(TEXT);
  const answer = standingsReport(tournament!, { ...DEFAULT_STANDINGS, tieBreaks: listOf('BH'), explain: 2 });
  if (!answer.ok) throw new Error(answer.kind);
  const text = standingsText(answer.report, 'event.trf');
  expect(text).toContain('P8 (8) has 5; that is 0.5 more than scored, as unplayed rounds count as draws\n');
  expect(text).toContain('not played: a virtual opponent with 6\n');
  expect(text).toContain('BH (Buchholz): ');
});

it('with the rules of today the same story cites them', () => {
  const { tournament } = parseTrf(TEXT.replace('2016/05/01', '2026/05/01'));
  const answer = standingsReport(tournament!, { ...DEFAULT_STANDINGS, tieBreaks: listOf('BH'), explain: 2 });
  if (!answer.ok) throw new Error(answer.kind);
  const text = standingsText(answer.report, 'event.trf');
  expect(text).toContain('BH (Buchholz, 8.1): ');
  expect(text).toMatch(/\(16\.4(\.2)?\)/);
});

it('a table that is right by another reading', () => {
  const text = readFileSync(
    new URL('../../corpus/found/won-forfeit-round-robin.trf', import.meta.url),
    'latin1',
  );
  const report = checkFile(text.replace('2026/05/01', '2016/05/01'), 'event.trf');
  expect(report.standings).toMatchObject({ verdict: 'agrees-otherwise' });
  const words = wholeReport(checkText, [report]);
  const standings = words.slice(words.indexOf('  standings '));
  expect(standings).toContain(
    'reading T6: a forfeit win of a round robin counts as a game won over the board: after',
  );
  for (const line of standings.split('\n')) expect(line).not.toMatch(CITED);
});

it('a check of wrong ranks names the tie-break and the rules, and no article', () => {
  const swapped = TEXT.replace('4.5    6     4 w 1', '4.5    7     4 w 1').replace(
    '4.5    7     3 b =',
    '4.5    6     3 b =',
  );
  const report = (list: string): TournamentReport =>
    checkFile(swapped, 'event.trf', { standings: { tieBreaks: listOf(list), unrated: null } });
  for (const list of ['BH/C1,SB', 'SB', 'DE,WON', 'TPN']) {
    const one = report(list);
    const text = wholeReport(checkText, [one]);
    const standings = text.slice(text.indexOf('  standings '));
    expect(standings).toContain('the tie-break rules before September 2023');
    for (const line of standings.split('\n')) expect(line).not.toMatch(CITED);
  }
  expect(report('TPN').standings?.verdict).toBe('deviates');
  expect(wholeReport(checkText, [report('TPN')])).toContain('[TPN].');
});
