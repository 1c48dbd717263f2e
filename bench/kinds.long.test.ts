import { describe, expect, it } from 'vitest';
import { checkFile, publishedRound } from '../checker/index.js';
import { readForEdition } from '../checker/edition/read-for-edition.js';
import type { Tournament } from '../corpus/index.js';
import { editions, EventHistory, STANDARD_POINTS } from '../engine/index.js';
import type { Colour, Edition, RoundEntry, RoundState } from '../engine/index.js';
import { dutch2026 } from '../engine/testing/editions.js';
import { KINDS, kindsFor, sizesOf } from './kinds.js';
import { roundCost } from './round-cost.js';

function fileOf(name: string, edition: Edition, players: number, index = 1): string {
  const kind = KINDS.find((candidate) => candidate.name === name)!;
  return kind.file(edition.id, players, Math.min(9, players - 1), index);
}

function read(text: string, edition: Edition): Tournament {
  const { tournament, problems } = readForEdition(text, edition);
  expect(problems).toEqual([]);
  return tournament!;
}

/** The moments before the rounds, with those who take part in them. */
function statesOf(tournament: Tournament): RoundState[] {
  const history = new EventHistory(tournament);
  return Array.from({ length: tournament.pairedRounds }, (_, index) => {
    const { participants } = publishedRound(tournament, index + 1);
    const state = history.stateFor((id) => participants.has(id), tournament.initialColour ?? 'white');
    history.advance();
    return state;
  });
}

/** The colours that the players are due, those of all or of one score: each once. */
function preferencesIn(state: RoundState, edition: Edition, score: number | null = null): Set<Colour | null> {
  const round = edition.round(state);
  const places = state.players.flatMap((player, place) =>
    score === null || player.score === score ? [place] : [],
  );
  return new Set(places.map((place) => round.preferenceOf(place).preference));
}

describe.each(editions)('kinds of events, $id', (edition) => {
  const kinds = kindsFor(edition);
  const isPlayed = (name: string): boolean => kinds.some((kind) => kind.name === name);

  it.each(kinds.map(({ name }) => name))('%s: files that follow the edition, always the same', (name) => {
    const kind = KINDS.find((candidate) => candidate.name === name)!;
    for (const players of sizesOf(kind, [20, 41]).slice(0, 2)) {
      const text = fileOf(name, edition, players);
      expect(fileOf(name, edition, players)).toBe(text);
      expect(fileOf(name, edition, players, 2)).not.toBe(text);
      expect(read(text, edition).players).toHaveLength(players);
      const report = checkFile(text, name);
      expect(report.edition?.id).toBe(edition.id);
      expect(report.verdict).toBe('agrees');
      expect(report.rounds.length).toBeGreaterThan(5);
    }
  });

  if (isPlayed('many-rounds'))
    it('many-rounds: at most one round short of a round robin, for few players', () => {
      for (const players of sizesOf(
        KINDS.find(({ name }) => name === 'many-rounds')!,
        [5000],
      ))
        expect(read(fileOf('many-rounds', edition, players), edition).pairedRounds).toBeGreaterThanOrEqual(
          players - 2,
        );
    });

  if (isPlayed('same-colour'))
    it('same-colour: everybody paired from round 2 on is due the same colour', () => {
      for (const players of [20, 100]) {
        const states = statesOf(read(fileOf('same-colour', edition, players), edition)).slice(1);
        expect(states.length).toBeGreaterThan(5);
        for (const state of states) {
          expect(state.players.length).toBeGreaterThanOrEqual(players / 4);
          const preferences = preferencesIn(state, edition);
          expect(preferences.size).toBe(1);
          expect(preferences).not.toContain(null);
        }
      }
    });

  if (isPlayed('white-wins'))
    it('white-wins: in the even rounds all of a scoregroup are due the same colour', () => {
      const states = statesOf(read(fileOf('white-wins', edition, 60), edition));
      expect(states).toHaveLength(9);
      for (const state of states) {
        if (state.round % 2 === 1) continue;
        const scores = new Set(state.players.map(({ score }) => score));
        expect(scores.size).toBeGreaterThan(1);
        for (const score of scores) expect(preferencesIn(state, edition, score).size).toBe(1);
      }
    });

  it('baku: the upper half has virtual points', () => {
    const { virtualPoints } = read(fileOf('baku', edition, 40), edition);
    expect(virtualPoints.size).toBeGreaterThanOrEqual(20);
    expect(fileOf('baku', edition, 40)).toContain('_BAKU');
  });

  it('draws: most games are drawn', () => {
    const { players } = read(fileOf('draws', edition, 40), edition);
    const games = players.flatMap(({ rounds }) => rounds.flatMap(areDrawn));
    expect(games.filter((isDrawn) => isDrawn).length).toBeGreaterThan(games.length / 2);
  });
});

/** Of each game of a round whether it was drawn: one, two of a match, or those of the boards. */
function areDrawn({ result, games, boards }: RoundEntry): boolean[] {
  if (boards !== undefined) return boards.map((points) => points === STANDARD_POINTS.whiteDraw);
  return (games ?? [{ result }]).map((game) => game.result === '=');
}

describe('sizesOf', () => {
  it('keeps to the sizes that a kind can have', () => {
    const kind = KINDS[0];
    expect(sizesOf(kind, [10, 5000])).toEqual([10, 5000]);
    expect(sizesOf({ ...kind, sizes: [12] }, [10, 500])).toEqual([12]);
  });
});

it('same-colour, 200 players: it is not asked of each downfloater and everybody below whether they suit', () => {
  const rounds = statesOf(read(fileOf('same-colour', dutch2026, 200), dutch2026));
  const asked = rounds.map((state) =>
    roundCost(state, dutch2026).brackets.reduce((sum, { questions }) => sum + questions, 0),
  );
  // 374 in the last round; it was 2,535 in the fourth one, and with 2,000 players that took 3 seconds.
  expect(asked.length).toBe(9);
  expect(Math.max(...asked)).toBeGreaterThan(50);
  expect(Math.max(...asked)).toBeLessThan(600);
});
