import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../corpus/index.js';
import {
  finishedRounds,
  OPEN_STANDINGS_READINGS,
  parseTieBreakList,
  standingsReadingId,
  standingsList,
  standingsRanks,
  STANDINGS_READINGS,
} from '../../engine/index.js';
import type { StandingsReading } from '../../engine/index.js';
import { generate } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import { runs } from '../../tests/suite.js';
import { checkStandings } from './standings-check.js';

const BY_FILE = { tieBreaks: null, unrated: null };
const ROBIN: GeneratorConfig = { system: 'round-robin', players: 8, rates: { forfeit: 0.15 } };
const SWISS: GeneratorConfig = {
  ...{ system: 'dutch-2026', players: 16, rounds: 5 },
  rates: { forfeit: 0.12, halfPointBye: 0.08, fullPointBye: 0.05 },
};
const THREE = { points: '3-1-0' } as const;

/** Events and lists in which a reading decides. */
const CASES: Readonly<Record<StandingsReading, readonly [GeneratorConfig, readonly string[]]>> = {
  'counted-rounds': [SWISS, ['BH', 'BH/C1,SB']],
  'fore-forfeit-stays': [SWISS, ['FB', 'AOB/F']],
  'tpr-points': [{ ...SWISS, ...THREE }, ['TPR', 'PTP']],
  'std-double-forfeit-half': [ROBIN, ['STD', 'STD,WIN']],
  'rr-forfeit-win-is-game': [ROBIN, ['WON', 'BPG', 'BWG']],
  'ks-step-draw': [{ ...ROBIN, ...THREE }, ['KS/L+1', 'KS/L-1']],
  'p-vur': [SWISS, ['BH/C1/P', 'SB/C1/P']],
  'team-forfeit-draws': [
    { system: 'team-swiss-2026', players: 10, rounds: 5, rates: { forfeit: 0.15 } },
    ['BH:GP', 'BH:GP/C1'],
  ],
};

/** The same event with the last round still to come. */
function beforeTheLast(tournament: Tournament): Tournament {
  const players = tournament.players.map((player) => ({ ...player, rounds: player.rounds.slice(0, -1) }));
  return { ...tournament, players, pairedRounds: tournament.pairedRounds - 1 };
}

function withRanks(tournament: Tournament, text: string, reading: StandingsReading): Tournament {
  const parsed = parseTieBreakList(text, tournament.kind === 'team' ? 'teams' : 'players');
  if (!parsed.ok) throw new Error(text);
  const settings = {
    isRoundRobin: tournament.systemCode?.includes('ROUNDROBIN') === true,
    otherReadings: new Set([reading]),
  };
  const { rows } = standingsRanks(
    tournament,
    standingsList(parsed.list),
    finishedRounds(tournament),
    settings,
  );
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank]));
  const players = tournament.players.map((player) => ({
    ...player,
    points: null,
    rank: ranks.get(player.id) ?? null,
  }));
  const header = [{ tag: '202' as const, text }];
  return { ...tournament, players, header, wrongPoints: [], startDate: null };
}

it.each(STANDINGS_READINGS)('%s has a row in the ledger', (reading) => {
  const ledger = readFileSync(new URL('../../corpus/readings.md', import.meta.url), 'utf8');
  const row = ledger.split('\n').find((line) => line.startsWith(`| ${standingsReadingId(reading)} |`));
  expect(row).toContain(`ther reading \`${reading}\``);
});

describe('a table made by another reading', () => {
  it.each(STANDINGS_READINGS)('%s', (reading) => {
    const isOpen = OPEN_STANDINGS_READINGS.includes(reading);
    const [settings, lists] = CASES[reading];
    let otherwise = 0;
    for (const { tournament } of generate(settings, { seed: reading, count: runs(25, 60) }))
      for (const list of lists) {
        const event = reading === 'counted-rounds' ? beforeTheLast(tournament) : tournament;
        const check = checkStandings(withRanks(event, list, reading), BY_FILE);
        if (check.verdict === 'agrees') continue;
        otherwise++;
        expect(check.verdict, list).toBe(isOpen ? 'agrees-otherwise' : 'deviates');
        if (isOpen) expect(check.readings.flat(), list).toContain(reading);
        else expect(check.explanations, list).toContainEqual({ kind: 'reading', reading });
      }
    expect(otherwise).toBeGreaterThan(0);
  });
});
