import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf, writeTrf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import { editionById } from '../../../engine/index.js';
import { dutch2026 } from '../../../engine/testing/editions.js';
import type { Edition } from '../../../engine/index.js';
import { otherReadings } from '../../../engine/testing/other-readings.js';
import { presentIn, tournamentBefore, withPairing } from '../../program/index.js';
import { publishedRound } from '../../../checker/judge/published-round.js';
import { eventOf } from '../../shrink/testing/small-events.js';
import { pairByReading } from '../../readings/pair-by-reading.js';
import { discrepanciesOf } from './discrepancies.js';
import type { Discrepancy } from './discrepancies.js';
import { storedTrial } from '../store/stored-trial.js';
import type { TrialResult } from '../trials/trial.js';
import { deviation, fakeResult } from '../testing/fake-trials.js';

function discrepanciesIn(
  file: string,
  round: number,
  parts: Partial<TrialResult> = {},
  edition: Edition = dutch2026,
): Discrepancy[] {
  const result = fakeResult({ index: 7, direction: 'live' });
  const trial = storedTrial({ ...result, ...parts, deviations: [deviation(round)] });
  return discrepanciesOf([trial], edition, () => file);
}

describe('a discrepancy that another reading explains', () => {
  it.each(otherReadings)('$reading.id', ({ edition, reading }) => {
    const { id } = reading;
    const { before, tournament, round } = lastRoundOf(`rule-examples/readings/${id}.trf`);
    const present = presentIn(before);
    const answer = pairByReading(before, round, edition, reading, (player) => present.has(player));
    const answered = answer.kind === 'paired' ? withPairing(before, answer) : before;
    const file = writeTrf(answered, { format: 'trf26' });
    const [found] = discrepanciesIn(file, round, { edition: edition.id }, edition);
    expect(found).toMatchObject({ index: 7, direction: 'live', round });
    expect(found.readings).toContain(id);
    const { pairs, bye } = publishedRound(tournament, round);
    const right = [...pairs.map(({ white, black }) => ({ white, black })), { bye }];
    expect(found.expected?.length).toBeGreaterThan(0);
    for (const board of found.expected ?? []) expect(right).toContainEqual(board);
    for (const board of found.actual ?? []) expect(right).not.toContainEqual(board);
  });
});

describe('a discrepancy that another edition explains', () => {
  // Editions of other systems pair these rounds as the old edition does.
  it.each([
    ['dutch-2017', 'dutch-2017..dutch-2026/bye-bar'],
    ['dutch-2017', 'dutch-2017..dutch-2026/mdp-set'],
    ['dutch-2012', 'dutch-2012..dutch-2026/colours-parity'],
    ['dutch-1992', 'dutch-1992..dutch-2026/transposition'],
  ])('names %s, of its own system only: %s', (old, name) => {
    const { before, round } = lastRoundOf(`edition-examples/${name}.trf`);
    const present = presentIn(before);
    const answer = pairByReading(before, round, editionById(old)!, null, (player) => present.has(player));
    if (answer.kind !== 'paired') throw new Error(`${old} does not pair ${name}`);
    const [found] = discrepanciesIn(writeTrf(withPairing(before, answer), { format: 'trf26' }), round);
    expect(found.readings).toContain(old);
    const named = found.readings.flatMap((id) => editionById(id) ?? []);
    expect(new Set(named.map(({ system }) => system))).toEqual(new Set([dutch2026.system]));
    expect(named).not.toContain(dutch2026);
  });
});

describe('a discrepancy that no other reading explains', () => {
  it('is a pairing where there is no legal one, though other readings have none either', () => {
    const event = eventOf(['2w1 2b1', '1b0 1w0']);
    const [found] = discrepanciesIn(writeTrf(event, { format: 'trf26' }), 2);
    expect(found).toMatchObject({ expected: null, actual: [{ white: 2, black: 1 }], readings: [] });
  });

  it('has both pairings only', () => {
    const { before, tournament, round } = lastRoundOf('positions/generated-14x6.trf');
    const { pairs, bye } = publishedRound(tournament, round);
    const swapped = pairs.map(({ white, black }) => ({ white: black, black: white }));
    const file = writeTrf(withPairing(before, { pairs: swapped, bye }), { format: 'trf26' });
    const [found] = discrepanciesIn(file, round);
    expect(found.readings).toEqual([]);
    expect(found.actual).toHaveLength(7);
    expect(new Set(found.actual)).toEqual(new Set(found.expected?.map(swap)));
  });

  it('of a program that gives no pairing has no actual one', () => {
    const { before, round } = lastRoundOf('positions/generated-14x6.trf');
    const [found] = discrepanciesIn(writeTrf(before, { format: 'trf26' }), round);
    expect(found).toMatchObject({ actual: null, readings: [] });
    expect(found.expected).toHaveLength(7);
  });
});

interface Couples {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

describe("what a candidate's checker has wrong", () => {
  const { before, tournament, round } = lastRoundOf('positions/generated-14x6.trf');
  const { pairs, bye } = publishedRound(tournament, round);
  const [first, second] = pairs.map(({ white, black }) => [white, black] as const);
  const removed = [first, second].map(([white, black]) => ({ white, black }));

  it('a right round without another pairing: no boards, but by which readings it is not right', () => {
    const file = writeTrf(tournament, { format: 'trf26' });
    const found = discrepanciesIn(file, round, { mistakes: [{ round, planted: null, instead: null }] });
    expect(found).toMatchObject([{ expected: [], actual: null }]);
    const present = presentIn(before);
    const changing = dutch2026.otherReadings.filter((reading) => {
      const answer = pairByReading(before, round, dutch2026, reading, (player) => present.has(player));
      const boards = (pairing: Couples): string =>
        [...pairing.pairs.map(({ white, black }) => `${white}-${black}`), `${pairing.bye}`].sort().join(' ');
      return answer.kind === 'paired' && boards(answer) !== boards({ pairs, bye });
    });
    expect(changing.length).toBeGreaterThan(0);
    const own = found[0].readings.filter((id) => dutch2026.otherReadings.some((one) => one.id === id));
    expect(own).toEqual(changing.map(({ id }) => id));
  });

  it.each([
    ['some pairs', [first, second]],
    ['all pairs', null],
  ] as const)('a right round with another pairing, in place of %s: what it would replace', (_, gone) => {
    const file = writeTrf(tournament, { format: 'trf26' });
    const kept = gone === null ? pairs.slice(2).map(({ white, black }) => [white, black] as const) : [];
    const others = bye === null || gone !== null ? [] : [[bye, 0] as const];
    const added = [[first[0], second[1]], [second[0], first[1]], ...kept, ...others] as const;
    const instead = { added, removed: gone };
    const [found] = discrepanciesIn(file, round, { mistakes: [{ round, planted: null, instead }] });
    expect(found.readings).toEqual([]);
    expect(found.expected).toEqual(removed);
    expect(found.actual).toEqual([
      { white: first[0], black: second[1] },
      { white: second[0], black: first[1] },
    ]);
  });

  it('an error that we have planted: the boards are ours, not those of the candidate', () => {
    const wrong = pairs.map(({ white, black }, place) =>
      place === 0 ? { white: black, black: white } : { white, black },
    );
    const file = writeTrf(withPairing(before, { pairs: wrong, bye }), { format: 'trf26' });
    const mistakes = [{ round, planted: 'colours exchanged', instead: null }];
    const [found] = discrepanciesIn(file, round, { mistakes });
    expect(found).toMatchObject({ expected: [removed[0]], actual: null, planted: [swap(removed[0])] });
  });
});

function swap(board: object): object {
  const { white, black } = board as { white: number; black: number };
  return { white: black, black: white };
}

function lastRoundOf(name: string): { before: Tournament; tournament: Tournament; round: number } {
  const content = readFileSync(new URL(`../../../corpus/${name}`, import.meta.url));
  const tournament = parseTrf(content).tournament!;
  const round = tournament.pairedRounds;
  return { before: tournamentBefore(tournament, round), tournament, round };
}
