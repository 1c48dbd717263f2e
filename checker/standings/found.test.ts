import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { finishedRounds, parseTieBreakList, standingsList, standingsRanks } from '../../engine/index.js';
import type { StandingsReading, TieBreakItem } from '../../engine/index.js';
import { generate } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import { checkFile } from '../check-file.js';
import { checkStandings } from './standings-check.js';
import type { StandingsCheck } from './standings-check.js';

function textOf(name: string): string {
  return readFileSync(new URL(`../../corpus/found/${name}.trf`, import.meta.url), 'latin1');
}

function listOf(text: string): readonly TieBreakItem[] {
  const result = parseTieBreakList(text);
  if (!result.ok) throw new Error(text);
  return result.list;
}

const TOGETHER = ['std-double-forfeit-half', 'rr-forfeit-win-is-game'] as const;

const BY_FILE = { tieBreaks: null, unrated: null };

/** With the ranks that other readings give by a list. */
function withRanks(tournament: Tournament, text: string, readings: readonly StandingsReading[]): Tournament {
  const settings = { isRoundRobin: true, otherReadings: new Set(readings) };
  const list = standingsList(listOf(text));
  const { rows } = standingsRanks(tournament, list, finishedRounds(tournament), settings);
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank]));
  const players = tournament.players.map((player) => ({ ...player, rank: ranks.get(player.id) ?? null }));
  return { ...tournament, players, header: [{ tag: '202', text }] };
}

function check(text: string, list: string | null = null): StandingsCheck {
  const { tournament } = parseTrf(text);
  return checkStandings(tournament!, { tieBreaks: list === null ? null : listOf(list), unrated: null });
}

describe('Fore Buchholz before the announced final round (T2)', () => {
  const text = textOf('fb-before-the-last-round');

  it('is Buchholz yet: the printed ranks are right', () => {
    expect(check(text)).toMatchObject({ verdict: 'agrees', points: 'agree', ranks: 'agree' });
  });

  it('after the announced final round games are drawn', () => {
    const { deviations } = check(text.replace('142 3', '142 2'));
    expect(deviations.map(({ field, player }) => [field, player])).toEqual([
      ['rank', 3],
      ['rank', 1],
    ]);
  });

  it('where no number of rounds is announced the last round that counts is the final one', () => {
    const silent = text.replace('142 3\n', '');
    expect(check(silent).verdict).toBe('deviates');
    expect(checkFile(silent, 'silent.trf', { totalRounds: 3 }).standings?.verdict).toBe('agrees');
    expect(checkFile(silent, 'silent.trf', { totalRounds: 2 }).standings?.verdict).toBe('deviates');
  });
});

describe('a table that is right by another reading', () => {
  const text = textOf('won-forfeit-round-robin');

  it('agrees otherwise: a forfeit win of a round robin counts as a game won (T6)', () => {
    expect(check(text)).toMatchObject({
      verdict: 'agrees-otherwise',
      points: 'agree',
      ranks: 'agree-otherwise',
      readings: [['rr-forfeit-win-is-game']],
      explanations: [],
    });
  });

  it('by any open readings, also by two of them together and by neither alone', () => {
    const settings: GeneratorConfig = {
      system: 'round-robin',
      players: 8,
      rates: { forfeit: 0.25 },
    };
    const found = { agrees: 0, alone: 0, together: 0 };
    for (const { tournament } of generate(settings, { seed: 'readings', count: 60 }))
      for (const text of ['STD,WON', 'WON,STD', 'BWG,STD,TPN', 'BPG,STD,TPN/R']) {
        const check = checkStandings(withRanks(tournament, text, TOGETHER), BY_FILE);
        expect(['agrees', 'agrees-otherwise']).toContain(check.verdict);
        if (check.verdict === 'agrees') found.agrees++;
        else if (check.readings[0].length === 1) found.alone++;
        else found.together++;
        if (check.verdict === 'agrees-otherwise') expect(check.explanations).toEqual([]);
      }
    expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
  });

  it('deviates where printed points are wrong, too', () => {
    const wrong = text.replace('1001             3.0', '1001             3.5');
    expect(check(wrong).verdict).toBe('deviates');
  });

  it('deviates where a reading explains some of the ranks only', () => {
    const swapped = text.replace('1.5    6', '1.5    5').replace('1.5    5     3 b -', '1.5    6     3 b -');
    expect(check(swapped)).toMatchObject({ verdict: 'deviates', ranks: 'deviate', readings: [] });
  });
});

describe('a table of which nothing is compared', () => {
  const text = textOf('fb-before-the-last-round').replace('202 FB\n', '');
  const ranks = (...printed: readonly string[]): string =>
    printed.reduce((file, rank, index) => {
      const line = new RegExp(`^(?=001 +${index + 1} )(.{84}).{5}`, 'm');
      return file.replace(line, (_, head: string) => head + rank.padStart(5));
    }, text);

  it('does not agree: the ranks are the starting numbers', () => {
    const numbered = ranks('1', '2', '3', '4');
    expect(check(numbered)).toMatchObject({
      verdict: 'not-checked',
      points: 'agree',
      ranks: 'not-compared',
      ranksNotChecked: 'starting-numbers',
    });
  });

  it('does not agree: there are no ranks', () => {
    const without = ranks('', '', '', '');
    expect(check(without)).toMatchObject({ verdict: 'not-checked', points: 'agree', ranks: 'not-compared' });
  });

  it('deviates where a printed point is wrong', () => {
    const wrong = ranks('', '', '', '').replace(
      'ENG                         1.5',
      'ENG                         2.5',
    );
    expect(check(wrong)).toMatchObject({ verdict: 'deviates', points: 'deviate', ranks: 'not-compared' });
  });

  it('agrees by points where ranks are printed and no list is announced', () => {
    expect(check(text)).toMatchObject({ verdict: 'agrees', points: 'agree', ranks: 'agree' });
  });
});
