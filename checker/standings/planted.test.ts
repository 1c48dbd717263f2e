import { expect, it } from 'vitest';
import { parseTrf, tournamentOf, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { parseTieBreakList, standingsList, standingsRanks } from '../../engine/index.js';
import type { TieBreakItem } from '../../engine/index.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { generate, presets } from '../../generator/index.js';
import { checkFile } from '../check-file.js';
import { chooseTieBreakEdition } from './standings-report.js';
import { areRanksRight } from './wrong-ranks.js';
import { runs } from '../../tests/suite.js';

/** Files with one planted error each; more of them with this variable. */
const RUNS = runs(15, 60);

const LISTS = [
  'BH/C1,BH,SB',
  'DE,BH/C1,BH,WIN',
  'BH/M1,SB/C1,BPG',
  'SB,PS/C1,WON',
  'WIN,BH/C2,FB,TPN',
  'STD,REP,BH/C1,DE',
];

/** What is altered of the right ranks; null where it makes no difference in this tournament. */
type Planting = (right: Right, random: () => number) => Printed | null;

interface Right {
  readonly tournament: Tournament;
  readonly list: readonly TieBreakItem[];
  readonly ranks: ReadonlyMap<number, number>;
}

interface Printed {
  readonly ranks?: ReadonlyMap<number, number>;
  readonly points?: ReadonlyMap<number, number>;
}

const PLANTINGS: Readonly<Record<string, Planting>> = {
  'rank swapped': ({ ranks }, random) => {
    const ids = [...ranks.keys()];
    const [a, b] = [pick(ids, random), pick(ids, random)];
    if (ranks.get(a) === ranks.get(b)) return null;
    return { ranks: new Map([...ranks, [a, ranks.get(b)!], [b, ranks.get(a)!]]) };
  },
  'points off': ({ tournament }, random) => {
    const { id, points } = pick(tournament.players, random);
    return { points: new Map([[id, Math.max(0, points! + pick([-10, -5, 5, 10], random))]]) };
  },
  'tie-breaks exchanged': ({ tournament, list }, random) => {
    const index = 1 + Math.floor(random() * (list.length - 2));
    const exchanged = list.with(index, list[index + 1]).with(index + 1, list[index]);
    return { ranks: ranksBy(tournament, exchanged) };
  },
  'modifier ignored': ({ tournament, list }) => {
    const plain = list.map((item) => listOf(item.code)[0]);
    const index = list.findIndex(({ text }) => text.includes('/'));
    return index < 0 ? null : { ranks: ranksBy(tournament, list.with(index, plain[index])) };
  },
};

it(`${RUNS} files with one planted error each: all found, and named`, { timeout: Infinity }, () => {
  const planted: Record<string, number> = {};
  const random = randomNumbers(2026);
  const names = Object.keys(PLANTINGS);
  for (let index = 1, count = 0; count < RUNS; index++) {
    const right = rightStandings(index, pick(LISTS, random));
    const name = names[count % names.length];
    const printed = PLANTINGS[name](right, random);
    if (printed === null) continue;
    const text = fileWith(right, printed);
    const ranks = ranksOf(right.tournament, right.list);
    const isVisible =
      name === 'points off' || !areRanksRight(parseTrf(text).tournament ?? right.tournament, ranks);
    if (!isVisible || text === fileWith(right, {})) continue;
    count++;
    planted[name] = (planted[name] ?? 0) + 1;
    expect(checkFile(fileWith(right, {}), 'right').standings?.verdict, `${index}`).toBe('agrees');
    const { standings, verdict } = checkFile(text, name);
    const where = `${name}, event ${index}, ${right.list.map((item) => item.text).join()}`;
    expect(verdict, where).not.toBe('invalid');
    expect(standings?.verdict, where).toBe('deviates');
    const fields = standings!.deviations.map(({ field }) => field);
    expect(fields, where).toContain(name === 'points off' ? 'points' : 'rank');
    for (const deviation of standings!.deviations)
      if (deviation.field === 'rank') expect(deviation.decided, where).not.toBeNull();
    if (name === 'tie-breaks exchanged' || name === 'modifier ignored')
      expect(standings!.explanations.length, where).toBeGreaterThan(0);
  }
  expect(Object.keys(planted)).toHaveLength(names.length);
});

function rightStandings(index: number, text: string): Right {
  const config = { ...(index % 2 === 0 ? presets.chaos : presets.tiny), tieBreaks: text.split(',') };
  const [{ tournament }] = generate(config, { seed: 'planted-standings', count: 1, first: index });
  const list = standingsList(listOf(text));
  return { tournament, list, ranks: ranksBy(tournament, list) };
}

function fileWith(
  { tournament, ranks: right }: Right,
  { ranks = right, points = new Map() }: Printed,
): string {
  const players = tournament.players.map((player) => ({
    ...player,
    rank: ranks.get(player.id) ?? null,
    points: points.get(player.id) ?? player.points,
  }));
  return writeTrf(tournamentOf({ ...tournament, players }), { format: 'trf26' });
}

function ranksOf(tournament: Tournament, list: readonly TieBreakItem[]) {
  const { edition } = chooseTieBreakEdition(tournament, null, () => true);
  return standingsRanks(tournament, list, tournament.pairedRounds, { edition });
}

function ranksBy(tournament: Tournament, list: readonly TieBreakItem[]): Map<number, number> {
  return new Map(ranksOf(tournament, list).rows.map(({ id, rank }) => [id, rank]));
}

function listOf(text: string): readonly TieBreakItem[] {
  const result = parseTieBreakList(text);
  return result.ok ? result.list : [];
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)];
}
