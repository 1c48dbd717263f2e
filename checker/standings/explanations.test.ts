import { expect, it } from 'vitest';
import { tournamentOf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { parseTieBreakList, standingsRanks } from '../../engine/index.js';
import type { StandingsSettings } from '../../engine/index.js';
import { generateTournament, presets } from '../../generator/index.js';
import { tieBreakEditions } from '../../engine/index.js';
import { explanationsOf } from './explanations.js';
import type { StandingsExplanation } from './explanations.js';
import { DEFAULT_STANDINGS, standingsReport } from './standings-report.js';
import type { StandingsReport } from './standings-report.js';
import { areRanksRight } from './wrong-ranks.js';

/** A mistake of a program: the list that it ranks by in place of the file's, and other settings. */
interface Mistake {
  readonly of: string;
  readonly by: string;
  readonly settings?: (edition: StandingsSettings['edition']) => Partial<StandingsSettings>;
  readonly expected: object;
  readonly isRoundRobin?: boolean;
}

const item = (text: string): object => expect.objectContaining({ text }) as object;

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'the second and the third exchanged': {
    ...{ of: 'PTS,BH/C1,SB', by: 'PTS,SB,BH/C1' },
    expected: { kind: 'exchanged', first: item('BH/C1'), second: item('SB') },
  },
  'the third and the fourth exchanged': {
    ...{ of: 'PTS,WIN,SB,BH', by: 'PTS,WIN,BH,SB' },
    expected: { kind: 'exchanged', first: item('SB'), second: item('BH') },
  },
  'a cut ignored': {
    ...{ of: 'PTS,WIN,BH/C2', by: 'PTS,WIN,BH' },
    expected: { kind: 'modifier-ignored', item: item('BH/C2'), instead: item('BH') },
  },
  'one of two modifiers ignored': {
    ...{ of: 'PTS,BH/C1/P,WON', by: 'PTS,BH/C1,WON' },
    expected: { kind: 'modifier-ignored', item: item('BH/C1/P'), instead: item('BH/C1') },
  },
  'a tie-break left out': {
    ...{ of: 'PTS,BH/C1,SB', by: 'PTS,SB' },
    expected: { kind: 'left-out', item: item('BH/C1') },
  },
  'a first tie-break left out': {
    ...{ of: 'PTS,WIN,BH,SB', by: 'PTS,BH,SB' },
    expected: { kind: 'left-out', item: item('WIN') },
  },
  'forfeits taken for games': {
    ...{ of: 'PTS,WIN,BH', by: 'PTS,WIN,BH/P' },
    expected: { kind: 'forfeits-played' },
  },
  'the exception of a cut ignored': {
    ...{ of: 'PTS,BH/C1', by: 'PTS,BH/C1' },
    settings: (edition) => ({ edition: { ...edition, cutsVoluntaryRounds: false } }),
    expected: { kind: 'plain-cut' },
  },
  'scores not adjusted': {
    ...{ of: 'PTS,BH', by: 'PTS,BH' },
    settings: (edition) => ({ edition: { ...edition, adjustedScore: ({ score }) => score } }),
    expected: { kind: 'no-adjustment' },
  },
  'another edition': {
    ...{ of: 'PTS,BH/C1,SB,FB', by: 'PTS,BH/C1,SB,FB' },
    settings: ({ id }) => ({ edition: tieBreakEditions.find((one) => one.id !== id)! }),
    expected: { kind: 'edition' },
  },
  'who completed less than half kept': {
    ...{ of: 'PTS,SB', by: 'PTS,SB', isRoundRobin: true },
    settings: () => ({ leavesOutBelowHalf: false }),
    expected: { kind: 'below-half-counts' },
  },
};

/** Events whose ranks are printed by a mistake, and are wrong by the rules. */
function* wrongEvents({
  of,
  by,
  settings,
  isRoundRobin = false,
}: Mistake): Generator<{ event: Tournament; report: StandingsReport }> {
  for (let index = 1; index <= 60; index++) {
    const config = isRoundRobin
      ? { system: 'round-robin' as const, players: 8, rates: { withdrawal: 0.15 } }
      : { ...presets.chaos, players: 14, rounds: 5 };
    const plain = generateTournament({ ...config, points: { win: 10, draw: 5, loss: 0 } }, 'mistakes', index);
    const answer = standingsReport(plain, { ...DEFAULT_STANDINGS, tieBreaks: listOf(of), isRoundRobin });
    if (!answer.ok) throw new Error(answer.kind);
    const { edition } = answer.report.edition;
    const settled = { edition, isRoundRobin, leavesOutBelowHalf: true };
    const rightRanks = standingsRanks(plain, listOf(of), plain.pairedRounds, settled);
    const changed = { ...settled, ...settings?.(edition) };
    const ranks = new Map(
      standingsRanks(plain, listOf(by), plain.pairedRounds, changed).rows.map(({ id, rank }) => [id, rank]),
    );
    const players = plain.players.map((player) => ({ ...player, rank: ranks.get(player.id) ?? null }));
    const event = tournamentOf({ ...plain, players });
    if (!areRanksRight(event, rightRanks)) yield { event, report: answer.report };
  }
}

it.each(Object.entries(MISTAKES))('%s: among the first three explanations', (_, mistake) => {
  let named = 0;
  for (const { event, report } of wrongEvents(mistake)) {
    const found = explanationsOf(event, report, null);
    const isNamed = found.some((one) => isLike(one, mistake.expected));
    // Three others can stand before it.
    expect(isNamed || found.length === 3).toBe(true);
    named += isNamed ? 1 : 0;
  }
  expect(named).toBeGreaterThan(2);
});

it('of points nothing is exchanged or left out', () => {
  for (const { event, report } of wrongEvents({ of: 'PTS,BH,SB', by: 'BH,PTS,SB', expected: {} }))
    for (const one of explanationsOf(event, report, null)) {
      expect(one).not.toMatchObject({ first: { code: 'PTS' } });
      expect(one).not.toMatchObject({ kind: 'left-out', item: { code: 'PTS' } });
    }
});

it('nothing explains ranks in a wrong order', () => {
  let wrong = 0;
  for (const { event, report } of wrongEvents(MISTAKES['a cut ignored'])) {
    const last = event.players.length + 1;
    const players = event.players.map((player) => ({ ...player, rank: last - (player.rank ?? 0) }));
    expect(explanationsOf(tournamentOf({ ...event, players }), report, null)).toEqual([]);
    wrong += 1;
  }
  expect(wrong).toBeGreaterThan(2);
});

function isLike(one: StandingsExplanation, expected: object): boolean {
  return Object.entries(expected).every(([name, value]) => {
    const own = (one as unknown as Record<string, unknown>)[name];
    const isMatcher = typeof value === 'object' && 'asymmetricMatch' in value;
    return isMatcher
      ? (value as { asymmetricMatch(other: unknown): boolean }).asymmetricMatch(own)
      : own === value;
  });
}

function listOf(text: string) {
  const result = parseTieBreakList(text);
  if (!result.ok) throw new Error(text);
  return result.list;
}
