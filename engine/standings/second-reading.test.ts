import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/suite.js';
import { Counts } from '../testing/counts.js';
import { parseTieBreakList, standingsTable, tieBreakEditions, tieBreaks, teamTieBreaks } from './index.js';
import type { Fraction, TieBreakEdition, TieBreakItem } from './index.js';
import { isForfeit, plainField } from './testing/plain-field.js';
import type { PlainField } from './testing/plain-field.js';
import { plainRanks } from './testing/plain-ranking.js';
import { plainValue } from './testing/plain-values.js';
import { randomStandingsEvent } from './testing/random-standings-event.js';
import type { RandomEvent } from './testing/random-standings-event.js';

/* Every tie-break and every rank against a second reading of C.07 (testing/plain-values.ts, testing/plain-ranking.ts). */

const PLAYERS =
  'PTS,BH,BH/C1,BH/C2,BH/M1,BH/M2,BH/P,BH/C1/P,BH/M1/P,FB,FB/C1,FB/C2/P,AOB,AOB/F,AOB/P,AOB/F/P,SB,SB/C1,SB/C2,SB/M1,SB/C1/P,SB/P,' +
  'PS,PS/C1,PS/C2,PS/M1,WIN,WON,BPG,BWG,REP,STD,TPN,ARO,ARO/C1,ARO/C2,ARO/M1,TPR,PTP,APRO,APRO/C1,APPO,APPO/M1,RTNG';
const ROBIN =
  'PTS,SB,SB/C1,SB/M1,SB/P,KS,KS/L+1,KS/L-1,KS/L-2,PS,PS/C1,WIN,WON,BPG,BWG,REP,STD,TPN,ARO,ARO/C1,TPR,PTP,APRO,APPO/C1,RTNG';
/** Not barred before 2026 (8, note). */
const OLD_ROBIN = ',BH,BH/C1,BH/M1,BH/P,FB,AOB,AOB/F';
const TEAMS =
  'PTS,MPVGP,BH,BH:GP,BH:MP/C1,BH:GP/M1,BH/P,FB,FB:GP/C1,AOB,AOB:GP,SB,SB:GP/C1,PS:GP,WIN,WIN:GP,STD,STD:GP,REP,WON,TPN,BC,TBR,BBE,' +
  'EMMSB,EMGSB,EGMSB,EGGSB,EMMSB/C1,EMGSB/C2,EGMSB/M1,EGGSB/C1/P,SSSC,SSSC/F,SSSC/K3,SSSC/P';
const TEAM_ROBIN =
  'PTS,MPVGP,SB,SB:GP/C1,KS,KS:GP/L+1,WIN:GP,STD:GP,REP,TPN,BC,TBR,BBE,EMMSB,EMGSB/C1,EGMSB,EGGSB/M1,SSSC';

const RANKED: Readonly<Record<'players' | 'teams', readonly string[]>> = {
  players: [
    'PTS',
    'DE',
    'DE/P',
    'TPN/R',
    'PTS,DE',
    'PTS,DE/P,SB',
    'WIN,DE,BPG',
    'WON,DE/P,RTNG/R',
    'REP,PTS,SB/C1,DE',
    'PTS,PS,TPN',
    'BWG,ARO',
  ],
  teams: [
    'PTS,DE',
    'PTS,DE:GP',
    'PTS,MPVGP,BC',
    'PTS,TBR',
    'PTS,BBE',
    'PTS,EDE',
    'PTS,MPVGP,EDE',
    'PTS,EDEBT',
    'PTS,EDEBB',
    'WIN,EDET',
    'WIN,EDEB',
    'PTS,BC',
    'WIN,EDEBT/P',
    'TBR',
    'BBE',
  ],
};

interface Case extends RandomEvent {
  readonly name: string;
  readonly of: 'players' | 'teams';
  readonly edition: TieBreakEdition;
  readonly field: PlainField;
}

const CASES: readonly Case[] = (['players', 'teams'] as const).flatMap((of) =>
  Array.from({ length: runs(of === 'players' ? 140 : 80, 500) }, (_, seed): Case => {
    const random = randomStandingsEvent(seed, of);
    const edition = tieBreakEditions[seed % tieBreakEditions.length];
    const { event, rounds, isRobin } = random;
    const field = plainField(event, rounds, { edition: edition.id, isRobin, unrated: 1400 });
    return { ...random, of, edition, field, name: `${of} ${seed}, C.07 ${edition.id}, round ${rounds}` };
  }),
);

describe('a second reading of C.07', () => {
  it('has the same value of every tie-break, in every edition', () => {
    const counts = new Counts();
    for (const one of CASES) {
      const list = listOf(valuesOf(one), one.of);
      const table = tableOf(one, list);
      expect([one.name, table.columns.filter(({ dropped }) => dropped !== null)]).toEqual([one.name, []]);
      for (const { id, values } of table.rows)
        for (const [column, item] of list.entries()) {
          const [found, expected] = [numberOf(values[column]), plainValue(one.field, id, item)];
          const isSame = found === expected || Math.abs((found ?? NaN) - (expected ?? NaN)) < 1e-9;
          if (!isSame) expect([one.name, id, item.text, found]).toEqual([one.name, id, item.text, expected]);
          if (expected === null) counts.add('none');
          else if (expected !== 0) counts.add(...namesOf(item));
        }
      countRounds(one, counts);
    }
    const codes = [...tieBreaks, ...teamTieBreaks]
      .filter(({ tally }) => tally !== null)
      .map(({ code }) => code);
    expect(codes).toHaveLength(29);
    counts.expectAll(codes, 10);
    counts.expectAll(
      ['BH/C', 'BH/M', 'BH/P', 'FB/C', 'AOB/F', 'AOB/P', 'SB/C', 'SB/M', 'SB/P', 'PS/C', 'PS/M', 'KS/L'],
      10,
    );
    counts.expectAll(
      ['ARO/C', 'ARO/M', 'APRO/C', 'APPO/M', 'EMMSB/C', 'EGMSB/M', 'EGGSB/P', 'SSSC/F', 'SSSC/K'],
      10,
    );
    counts.expectAll(['none', '1', '=', '0', 'W', 'D', 'L', '?', '+', '-', 'U', 'F', 'H', 'Z'], 10);
    counts.expectAll(
      ['double forfeit', 'bonus', 'before the end', 'withdrawn', 'unrated', 'round robin', 'swiss'],
      10,
    );
    counts.expectAll(['2026', '2024', '2023', 'before-2023'], 10);
  });

  it('has the same ranks, those who remain tied sharing the best', () => {
    const counts = new Counts();
    for (const one of CASES)
      for (const text of RANKED[one.of]) {
        const list = listOf(text, one.of);
        const ranks = plainRanks(one.field, list);
        const found = tableOf(one, list).rows.map(({ id, rank }) => [id, rank]);
        const expected = found.map(([id]) => [id, ranks.get(id)]);
        expect([one.name, text, found]).toEqual([one.name, text, expected]);
        const before = plainRanks(one.field, list.slice(0, -1));
        const isDecided = [...ranks].some(([id, rank]) => rank !== before.get(id));
        if (isDecided) counts.add(text);
        if (new Set(ranks.values()).size < ranks.size) counts.add('shared');
      }
    counts.expectAll(['shared', ...RANKED.players, ...RANKED.teams], 3);
  });

  it('leaves out of a round robin who completed less than half of the games, and keeps who completed exactly half', () => {
    const counts = new Counts();
    for (const one of CASES) {
      const { event, isRobin, rounds, cycles, of, edition } = one;
      if (!isRobin) continue;
      const completed = (id: number): number =>
        one.field.players[id - 1].rounds.filter(({ result, opponent }) => opponent !== null && result !== '-')
          .length;
      // Nobody had to play those who never came.
      const came = one.field.players.filter((player) =>
        player.rounds.some(({ opponent }) => opponent !== null),
      );
      const due = cycles * (came.length - 1);
      // Where a quarter of the games of everybody is not in the file, nobody can tell from it how often all had to meet.
      const there = came.map((player) => player.rounds.filter(({ opponent }) => opponent !== null).length);
      if (Math.max(...there) < 0.75 * due) continue;
      const isFinal = rounds >= event.totalRounds;
      const low = event.players.map(({ id }) => id).filter((id) => 2 * completed(id) < due);
      const list = listOf('PTS', of);
      const { leftOut, rows } = standingsTable(event, list, rounds, { edition, isRoundRobin: true });
      const expected = isFinal ? low : [];
      expect([one.name, leftOut]).toEqual([one.name, expected]);
      // The results against them do not count.
      const players = event.players
        .filter(({ id }) => !expected.includes(id))
        .map((player) => ({
          ...player,
          rounds: player.rounds.map((entry) =>
            entry.opponent !== null && expected.includes(entry.opponent)
              ? { opponent: null, colour: null, result: 'Z' as const }
              : entry,
          ),
        }));
      const field = plainField({ ...event, players }, rounds, {
        edition: edition.id,
        isRobin,
        unrated: 1400,
      });
      for (const { id, values } of rows)
        expect([one.name, id, values[0]!.numerator / values[0]!.denominator]).toEqual([
          one.name,
          id,
          plainValue(field, id, list[0]),
        ]);
      expect(rows).toHaveLength(players.length);
      for (const { id } of event.players)
        counts.add(isFinal ? `completed ${Math.sign(2 * completed(id) - due)}` : 'not final');
    }
    counts.expectAll(['completed -1', 'completed 0', 'completed 1', 'not final'], 3);
  });
});

function valuesOf({ of, isRobin, edition }: Case): string {
  if (of === 'teams') return isRobin ? TEAM_ROBIN : TEAMS;
  if (!isRobin) return PLAYERS;
  return edition.id === '2026' ? ROBIN : ROBIN + OLD_ROBIN;
}

function tableOf(
  { event, edition, isRobin, rounds }: Case,
  list: readonly TieBreakItem[],
): ReturnType<typeof standingsTable> {
  return standingsTable(event, list, rounds, {
    edition,
    isRoundRobin: isRobin,
    unrated: 1400,
    leavesOutBelowHalf: false,
  });
}

function listOf(text: string, of: 'players' | 'teams'): readonly TieBreakItem[] {
  const result = parseTieBreakList(text, of);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.problem)}`);
  return result.list;
}

/** The tie-break, and each of its modifiers with it. */
function namesOf({ code, text }: TieBreakItem): string[] {
  const [, ...modifiers] = text.split('/');
  return [code, ...modifiers.map(([letter]) => `${code}/${letter}`)];
}

function numberOf(value: Fraction | null): number | null {
  return value === null ? null : value.numerator / value.denominator;
}

function countRounds({ event, field, edition, rounds, isRobin }: Case, counts: Counts): void {
  counts.add(
    edition.id,
    isRobin ? 'round robin' : 'swiss',
    rounds < event.totalRounds ? 'before the end' : 'final',
  );
  for (const { rounds: list, rating } of field.players) {
    counts.add(...list.map(({ result }) => result), rating === null ? 'unrated' : 'rated');
    if (list.some(({ bonus }) => bonus !== 0)) counts.add('bonus');
    if (list.length > 2 && list.slice(-2).every(({ result }) => result === 'Z')) counts.add('withdrawn');
    for (const one of list)
      if (
        isForfeit(one) &&
        one.result === '-' &&
        field.players[one.opponent! - 1].rounds[one.round - 1].result === '-'
      )
        counts.add('double forfeit');
  }
}
