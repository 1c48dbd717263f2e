import { describe, expect, it } from 'vitest';
import { announcesTwoGames, writeTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import { OTHER_TABLES, otherRobin } from '../../engine/round-robin/testing/other-tables.js';
import { chanceOf } from '../../engine/round-robin/testing/simulated-robin.js';
import { generateTournament, presets, SWISS_PRESETS } from '../../generator/index.js';
import { runs } from '../../tests/suite.js';
import { checkFile } from '../check-file.js';
import { robinFile } from './testing/robin-file.js';

const TABLES = Object.entries(OTHER_TABLES);

describe('an event in which everybody met everybody, of which the file says nothing', () => {
  it.each(TABLES)('%s: nobody is accused', (_, schedule) => {
    for (let seed = 0; seed < runs(15, 80, 400); seed++) {
      const chance = chanceOf(seed);
      const players = 5 + chance(12);
      const withdrawals = players < 8 ? chance(2) : chance(3);
      const trouble = { forfeits: 5 * chance(3), withdrawals, missing: chance(3) === 0 ? 1 : 0 };
      const event = otherRobin(schedule, players, trouble, chance);
      // A last round without a game is none in the file, and of fewer rounds nothing can be told.
      if (event.rounds.at(-1)?.games.length === 0) continue;
      const { verdict, edition, rounds } = checkFile(robinFile(event), 'event.trf');
      const wrong = rounds.filter((one) => one.verdict === 'deviates').map(({ round }) => round);
      expect({ seed, players, trouble, verdict, wrong, id: edition?.id }).toMatchObject({
        ...{ seed, verdict: 'agrees', wrong: [] },
      });
    }
  });
});

describe('a short Swiss of few players with nearly all games played', () => {
  it('is none, by whatever edition it was paired', () => {
    for (let seed = 1; seed <= runs(20, 300, 2000); seed++) {
      const event = shortSwiss(seed);
      const { roundRobin, unjudged, verdict } = checkFile(writeTrf(event, { format: 'trf16' }), 'swiss.trf');
      expect({ seed, verdict, isOther: (roundRobin ?? unjudged) !== undefined }).toMatchObject({
        seed,
        isOther: false,
      });
    }
  });
});

/** A Swiss without a word on its rules, by an edition that is seldom the one in force. */
function shortSwiss(seed: number): Tournament {
  const chance = chanceOf(seed);
  const possible = editions.filter((edition) => !pairsTeams(edition) && !announcesTwoGames(edition.code));
  const edition = possible[chance(possible.length)];
  const players = 6 + chance(7);
  const most = players - 1 + (players % 2);
  const config = {
    ...presets[SWISS_PRESETS[chance(SWISS_PRESETS.length)]],
    ...{ system: edition.id, players, rounds: most - chance(3), atMost: true },
  };
  return { ...generateTournament(config, 'short', seed), systemCode: null, header: [], typeText: null };
}
