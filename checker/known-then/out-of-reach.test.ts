import { describe, expect, it } from 'vitest';
import { announcesTwoGames } from '../../corpus/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { generateTournament } from '../../generator/index.js';
import { runs } from '../../tests/suite.js';
import { declaredCase } from '../case/swiss-case.js';
import type { SwissCase } from '../case/swiss-case.js';
import { checkRounds } from '../check-tournament.js';
import type { Board, RoundReport } from '../report.js';
import { withChange } from './change.js';
import { gameChanges } from './game-changes.js';
import { isOutOfReach } from './explain-rounds.js';

const EVENTS = runs(24, 60, 600);

const EDITIONS = editions.filter((edition) => !pairsTeams(edition) && !announcesTwoGames(edition.code));

/** An event of 12 to 40 players that follows an edition. */
function eventOf(index: number): SwissCase {
  const edition = EDITIONS[index % EDITIONS.length];
  const config = { system: edition.id, players: { min: 12, max: 40 }, rounds: { min: 4, max: 8 } };
  return declaredCase(generateTournament(config, 'out-of-reach', index), edition);
}

/** The last round of an event, as the rules pair it. */
function lastOf(swissCase: SwissCase): RoundReport {
  const { pairedRounds } = swissCase.tournament;
  const [report] = checkRounds(swissCase, { rounds: (round) => round === pairedRounds });
  return report;
}

describe('a round', () => {
  it('is in reach of every change of one game that explains it', () => {
    const random = randomNumbers(582);
    let changed = 0;
    for (let index = 1; index <= EVENTS; index++) {
      const swissCase = eventOf(index);
      const own = lastOf(swissCase);
      // Everybody is involved in a deviation that a test invents.
      const side = { pairs: [], downfloaters: swissCase.event.players.map(({ id }) => id) };
      const invented = {
        ...own,
        deviations: [{ published: side, reference: null }],
      } as unknown as RoundReport;
      const changes = gameChanges(swissCase, invented);
      for (let run = 0; run < 10 && changes.length > 0; run++) {
        const change = changes[Math.floor(random() * changes.length)];
        const other = lastOf(declaredCase(withChange(swissCase.tournament, change), swissCase.edition));
        if (other.reference.length === 0) continue;
        // Published is what the rules pair with the change, and the file is without it.
        expect(isOutOfReach({ ...own, published: other.reference }, swissCase), `event ${index}`).toBe(false);
        changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(5 * EVENTS);
  });

  it('of opponents at random is out of reach in larger fields', () => {
    const random = randomNumbers(583);
    const config = { system: dutch2026.id, players: 100, rounds: 4 };
    const swissCase = declaredCase(generateTournament(config, 'out-of-reach', 1), dutch2026);
    const own = lastOf(swissCase);
    const ids = own.published.flatMap((board) => ('bye' in board ? [] : [board.white, board.black]));
    for (let run = 0; run < 20; run++) {
      const mixed = ids
        .map((id) => ({ id, place: random() }))
        .sort((a, b) => a.place - b.place)
        .map(({ id }) => id);
      const published: Board[] = [];
      for (let at = 0; at + 1 < mixed.length; at += 2)
        published.push({ white: mixed[at], black: mixed[at + 1] });
      expect(isOutOfReach({ ...own, published }, swissCase)).toBe(true);
    }
    expect(isOutOfReach(own, swissCase)).toBe(false);
  });
});
