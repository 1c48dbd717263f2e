import { describe, expect, it } from 'vitest';
import { EventHistory, entryOf, pairRound, tookPart } from '../engine/index.js';
import type { Edition } from '../engine/index.js';
import { dutch2017, dutch2026 } from '../engine/testing/editions.js';
import { parseTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { isWholeSuite } from '../tests/suite.js';
import { generate, generateTournament, presets, SWISS_PRESETS } from './index.js';
import type { GeneratorConfig } from './index.js';

const EDITIONS: readonly Edition[] = [dutch2017, dutch2026];
const FORMATS = ['trf16', 'trf26'] as const;
const POINTS: readonly GeneratorConfig['points'][] = [
  '1-½-0',
  '3-1-0',
  { pairingAllocatedBye: 0.5 },
  { win: 3, draw: 1, loss: 0.5, pairingAllocatedBye: 1 },
];

function parsed(text: string): Tournament {
  const { tournament, problems } = parseTrf(text);
  expect(problems).toEqual([]);
  return tournament!;
}

/** The rounds as strings like `5-3 2-1 bye 4`, as published and as the engine pairs them. */
function publishedAndPaired(
  tournament: Tournament,
  edition: Edition,
): { published: string[]; paired: string[] } {
  const history = new EventHistory(tournament);
  const published: string[] = [];
  const paired: string[] = [];
  for (let round = 1; round <= tournament.totalRounds; round++) {
    const entries = new Map(tournament.players.map((player) => [player.id, entryOf(player, round)]));
    const pairs = [...entries].flatMap(([id, { opponent, colour }]) =>
      colour === 'white' ? [`${id}-${opponent}`] : [],
    );
    const byes = [...entries].flatMap(([id, { result }]) => (result === 'U' ? [`bye ${id}`] : []));
    published.push([...pairs.sort(), ...byes].join(' '));
    const outcome = pairRound(
      history.stateFor((id) => tookPart(entries.get(id)), tournament.initialColour!),
      edition,
    );
    if (outcome.kind !== 'paired') paired.push('impossible');
    else {
      const again = outcome.pairs.map(({ white, black }) => `${white}-${black}`).sort();
      paired.push([...again, ...(outcome.bye === null ? [] : [`bye ${outcome.bye}`])].join(' '));
    }
    history.advance();
  }
  return { published, paired };
}

describe('generated files', () => {
  for (const edition of EDITIONS) {
    for (const preset of SWISS_PRESETS) {
      it(`of ${preset} tournaments are read without a problem and paired the same again (${edition.id})`, () => {
        const system = edition.id as 'dutch-2017' | 'dutch-2026';
        for (const [index, points] of POINTS.entries()) {
          const config = { ...presets[preset], system, points: points! };
          const options = {
            seed: `repair ${index}`,
            count: isWholeSuite ? 3 : 1,
            format: FORMATS[index % 2],
          };
          for (const { tournament, text, comment } of generate(config, options)) {
            const again = parsed(text);
            expect(again.players.map((player) => ({ ...player, line: 0 }))).toEqual(tournament.players);
            for (const key of ['name', 'totalRounds', 'points', 'initialColour', 'forbidden'] as const) {
              expect(again[key], key).toEqual(tournament[key]);
            }
            expect(again.virtualPoints).toEqual(tournament.virtualPoints);
            for (const key of ['pairedRounds', 'systemCode', 'startDate', 'typeText', 'header'] as const) {
              expect(again[key], key).toEqual(tournament[key]);
            }
            expect(again.comments).toEqual([comment]);
            const { published, paired } = publishedAndPaired(again, edition);
            expect(paired).toEqual(published);
          }
        }
      });
    }
  }
});

describe('generateTournament', () => {
  it('keeps to the numbers of the configuration', () => {
    const tournament = generateTournament(
      { players: 31, rounds: 7, initialColour: 'black', forbiddenPairs: 4 },
      1,
      1,
    );
    expect(tournament.players).toHaveLength(31);
    expect(tournament.totalRounds).toBe(7);
    expect(tournament.pairedRounds).toBe(7);
    expect(tournament.announcedRounds).toBe(7);
    expect(tournament.initialColour).toBe('black');
    expect(tournament.forbidden).toHaveLength(4);
    expect(tournament.name).toBe('swissproof 1/0001');
  });

  it('shortens tournaments whose players run out of opponents', () => {
    const config: GeneratorConfig = { players: 4, rounds: 3, rates: { zeroPointBye: 1 } };
    for (let index = 1; index <= 20; index++) {
      const { totalRounds, pairedRounds, announcedRounds } = generateTournament(config, 'short', index);
      expect(totalRounds).toBeLessThanOrEqual(3);
      expect([pairedRounds, announcedRounds]).toEqual([totalRounds, totalRounds]);
    }
  });

  it('fills every round of every player and ranks in the order of the points', () => {
    const { players, totalRounds } = generateTournament(presets.chaos, 'ranks', 1);
    for (const { rank, points } of players) {
      expect(rank).toBe(1 + players.filter((other) => other.rank! < rank!).length);
      expect(players.some((other) => other.rank! < rank! && other.points! < points!)).toBe(false);
    }
    for (const { rounds } of players) expect(rounds).toHaveLength(totalRounds);
  });

  it('shows, over a campaign, everything that the configuration allows', () => {
    const seen = new Set<string>();
    for (const { tournament } of generate(presets.chaos, { seed: 'all', count: 10 })) {
      for (const { rounds } of tournament.players) for (const { result } of rounds) seen.add(result);
      seen.add(tournament.initialColour!);
      const ratings = tournament.players.map(({ rating }) => rating!);
      seen.add(ratings.every((rating, i) => i === 0 || rating <= ratings[i - 1]) ? 'sorted' : 'shuffled');
      for (let round = 1; round <= tournament.totalRounds; round++) {
        for (const player of tournament.players) {
          const { opponent, result } = entryOf(player, round);
          if (opponent === null || result !== '-') continue;
          const answer = entryOf(tournament.players[opponent - 1], round);
          if (answer.result === '-') seen.add('double forfeit');
        }
      }
    }
    const wanted = [...Array.from('1=0WDL+-HFUZ'), 'white', 'black', 'sorted', 'shuffled', 'double forfeit'];
    expect([...seen].sort()).toEqual(wanted.sort());
  });
});
