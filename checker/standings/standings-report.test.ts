import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf, tournamentOf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { tieBreakEditionById } from '../../engine/index.js';
import { DEFAULT_STANDINGS, standingsReport } from './standings-report.js';
import type { StandingsOptions, StandingsReport } from './standings-report.js';

const EXAMPLES = new URL('../../corpus/standings/', import.meta.url);
const swiss = exampleOf('golden-edges-005');

describe('the list', () => {
  it('is that of the file', () => {
    const { table, tieBreaks } = reportOf(swiss);
    expect(table.columns.map(({ item }) => item.text)).toEqual(['PTS', 'DE', 'BH/C1', 'BH', 'SB']);
    expect(tieBreaks).toMatchObject({ from: 'file', record: '202' });
  });

  it('of record 212 before record 202', () => {
    const header = [...swiss.header, { tag: '212', text: 'PTS,WIN' }];
    expect(reportOf({ ...swiss, header }).tieBreaks).toMatchObject({
      record: '212',
      list: [{}, { text: 'WIN' }],
    });
  });

  it('is the points where the file announces none', () => {
    const { tieBreaks } = reportOf({ ...swiss, header: [] });
    expect(tieBreaks).toMatchObject({ from: 'default', record: null, list: [{ text: 'PTS' }] });
  });

  it('that cannot be read is refused', () => {
    const header = [{ tag: '202', text: 'BH,SB/Q' }];
    expect(standingsReport({ ...swiss, header }, DEFAULT_STANDINGS)).toMatchObject({
      ok: false,
      kind: 'tie-breaks',
      wrong: { record: '202', problem: { position: 7 } },
    });
  });
});

describe('the edition', () => {
  it.each([
    ['2026-04-01', '2026'],
    ['2025-06-01', '2024'],
    ['2019-06-01', 'before-2023'],
  ])('is that of the start date %s', (iso, id) => {
    const { edition } = reportOf({ ...swiss, startDate: { raw: iso, iso } });
    expect(edition).toMatchObject({ edition: { id }, chosenBy: 'date', day: iso });
  });

  it('is the newest without a date, and the one asked for', () => {
    const undated = { ...swiss, startDate: null };
    expect(reportOf(undated).edition).toMatchObject({ edition: { id: '2026' }, chosenBy: 'default' });
    const edition = tieBreakEditionById('2023');
    expect(reportOf(swiss, { edition }).edition).toMatchObject({
      edition: { id: '2023' },
      chosenBy: 'option',
    });
  });
});

describe('a round robin', () => {
  it('is one by record 192, by the words of record 092, or by the option', () => {
    const named = exampleOf('golden-robin-000');
    expect(reportOf(named).isRoundRobin).toBe(true);
    const described = { ...named, systemCode: null, typeText: 'Individual round robin' };
    expect(reportOf(described).isRoundRobin).toBe(true);
    expect(reportOf({ ...described, typeText: null }).isRoundRobin).toBe(false);
    expect(reportOf({ ...described, typeText: null }, { isRoundRobin: true }).isRoundRobin).toBe(true);
    expect(reportOf(swiss).isRoundRobin).toBe(false);
  });

  it('has no story of who is left out', () => {
    const row = (opponent: number, result: '+' | '-') => ({ opponent, colour: null, result });
    const event = tournamentOf({
      totalRounds: 1,
      players: [
        { id: 1, rounds: [row(2, '+')] },
        { id: 2, rounds: [row(1, '-')] },
      ],
    });
    const options = { ...DEFAULT_STANDINGS, isRoundRobin: true };
    expect(standingsReport(event, { ...options, explain: 2 })).toEqual({
      ok: false,
      kind: 'left-out',
      id: 2,
    });
    expect(standingsReport(event, { ...options, explain: 3 })).toEqual({ ok: false, kind: 'player', id: 3 });
    expect(standingsReport(event, { ...options, explain: 1 }).ok).toBe(true);
  });
});

it('is refused after a round that is not finished, and for teams', () => {
  const { totalRounds } = swiss;
  expect(standingsReport(swiss, { ...DEFAULT_STANDINGS, after: totalRounds + 1 })).toEqual({
    ok: false,
    kind: 'round',
    asked: totalRounds + 1,
    finished: totalRounds,
  });
  expect(reportOf(swiss, { after: 2 })).toMatchObject({ isFinal: false, table: { round: 2 } });
  const teams = { ...swiss, typeText: 'Team Swiss', systemCode: null };
  expect(standingsReport(teams, DEFAULT_STANDINGS)).toMatchObject({
    ok: false,
    kind: 'teams',
    text: 'Team Swiss',
  });
});

describe('the report', () => {
  it('has its table where it is copied or written, too', () => {
    const report = reportOf(swiss);
    const copies = [{ ...report }, JSON.parse(JSON.stringify(report)) as StandingsReport];
    expect(report.table.rows.length).toBeGreaterThan(0);
    for (const { table } of copies)
      expect(table.rows.map(({ id }) => id)).toEqual(report.table.rows.map(({ id }) => id));
  });
});

function exampleOf(name: string): Tournament {
  const { tournament } = parseTrf(readFileSync(new URL(`${name}.trf`, EXAMPLES)));
  if (tournament === null) throw new Error(name);
  return tournament;
}

function reportOf(tournament: Tournament, options: Partial<StandingsOptions> = {}): StandingsReport {
  const answer = standingsReport(tournament, { ...DEFAULT_STANDINGS, ...options });
  if (!answer.ok) throw new Error(answer.kind);
  return answer.report;
}
