import { declaredCase } from '../checker/case/swiss-case.js';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../checker/index.js';
import { momentsOf } from '../checker/moments.js';
import type { Moment } from '../checker/moments.js';
import { parseTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { editionById, editions, pairRound, pairsTeams } from '../engine/index.js';
import type { Edition } from '../engine/index.js';
import { limPlayers } from '../engine/systems/lim/player.js';
import { lim2026 } from '../engine/systems/lim/lim-2026.js';
import { generate } from '../generator/index.js';
import type { GeneratedTournament } from '../generator/index.js';

setFlagsFromString('--allow-natives-syntax');
const haveSameShape = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (a: object, b: object) => boolean;
const hasHoles = runInThisContext('(list) => %HasHoleyElements(list)') as (
  list: readonly unknown[],
) => boolean;

/** Code that reads objects of one shape is fast, and V8 compiles it once. */
describe('objects that are read again and again', () => {
  it.each(editions.map((edition) => [edition.id, edition] as const))('share a shape: %s', (_, edition) => {
    const texts = generatedBy(edition).map(({ text }) => text);
    const options = { teamEvents: pairsTeams(edition) ? ('pair' as const) : ('refuse' as const) };
    const read = texts.flatMap((text) => parseTrf(text, options).tournament ?? []);
    expect(read).toHaveLength(texts.length);
    const states = read.flatMap((one) => statesOf(one, edition));
    const reports = texts.map((text) => checkFile(text, 'event.trf', { edition }));
    const agreeing = reports.flatMap(({ rounds }) => rounds).filter(({ verdict }) => verdict === 'agrees');
    const objects = {
      players: read.flatMap(({ players }) => players),
      published: states.map(({ published }) => published),
      states: states.map(({ state }) => state),
      'players of a round': states.flatMap(({ state }) => state.players),
      'rounds before': states.flatMap(({ state }) => state.players.flatMap(({ past }) => past)),
      reports,
      'reports on rounds': agreeing,
    };
    for (const [name, all] of Object.entries(objects)) expect([name, shapesOf(all)]).toEqual([name, 1]);
  });

  it('lists of places are filled, not mapped: what map makes has holes once it is compiled', () => {
    const edition = editionById('dutch-2026')!;
    const config = { system: edition.id, players: 31, rounds: 7 };
    const events = [...generate(config, { seed: 'shapes', count: 40 })];
    const lists: (readonly unknown[])[] = [];
    for (const { state } of events.flatMap(({ tournament }) => statesOf(tournament, edition))) {
      const outcome = pairRound(state, edition);
      if (outcome.kind !== 'paired') throw new Error('a generated round cannot be paired');
      const chosen = outcome.steps.map((step) => step.chosen);
      lists.push(outcome.pairs, ...chosen.flatMap(({ pairs, floaters }) => [pairs, floaters]));
    }
    expect(lists.length).toBeGreaterThan(3000);
    expect(lists.filter(hasHoles)).toEqual([]);
  });

  it('share a shape: players as the Lim System sees them', () => {
    const edition = editionById('lim-2026')!;
    const made = generatedBy(edition).map(({ tournament }) => tournament);
    const players = made.flatMap((one) =>
      statesOf(one, edition).flatMap(({ state }) => limPlayers(state, lim2026)),
    );
    expect(shapesOf(players)).toBe(1);
  });
});

function generatedBy(edition: Edition): GeneratedTournament[] {
  const config = { system: edition.id, players: 12, rounds: 4 };
  return [...generate(config, { seed: 'shapes', count: 6 })];
}

function statesOf(tournament: Tournament, edition: Edition): Moment[] {
  return [...momentsOf(declaredCase(tournament, edition))];
}

function shapesOf(objects: readonly object[]): number {
  const found: object[] = [];
  // The first ones show V8 what a property can hold.
  for (const one of objects.slice(objects.length >> 1))
    if (!found.some((other) => haveSameShape(one, other))) found.push(one);
  return found.length;
}
