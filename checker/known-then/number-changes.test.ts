import { expect, it } from 'vitest';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { generateTournament } from '../../generator/index.js';
import { runs } from '../../tests/suite.js';
import { declaredCase } from '../case/swiss-case.js';
import type { SwissCase } from '../case/swiss-case.js';
import { publishedRound } from '../judge/published-round.js';
import { movedTo, withChange } from './change.js';
import { numberChanges } from './number-changes.js';

const EVENTS = runs(40, 100, 1000);

/** The same changes, found by writing out every list. */
function byLists({ event }: SwissCase): string[] {
  const { participants, pairs, bye } = publishedRound(event, 1);
  const opponentOf = new Map(
    pairs.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]),
  );
  const all = event.players.map(({ id }) => id);
  return all.flatMap((player, index) =>
    all.flatMap((_, other) => {
      if (Math.abs(index - other) < 2) return [];
      const paired = movedTo(all, player, other + 1).filter((id) => participants.has(id) && id !== bye);
      const half = paired.length / 2;
      const isMet = paired.slice(0, half).every((id, row) => opponentOf.get(id) === paired[row + half]);
      return isMet ? [`${player} ${index + 1} ${other + 1}`] : [];
    }),
  );
}

it('finds the lists by which round 1 was paired, whichever players were absent', () => {
  const random = randomNumbers(581);
  const found = { some: 0, none: 0 };
  for (let index = 1; index <= EVENTS; index++) {
    const config = {
      system: dutch2026.id,
      players: { min: 6, max: 24 },
      rounds: 2,
      shuffledNumbers: 0,
      acceleration: 'none',
      rates: { halfPointBye: 0.1, zeroPointBye: 0.05 },
    } as const;
    const tournament = generateTournament(config, 'number-changes', index);
    const place = (): number => 1 + Math.floor(random() * tournament.players.length);
    const player = tournament.players[place() - 1].id;
    const declared = declaredCase(
      withChange(tournament, { kind: 'numbers', round: 1, player, place: 0, then: place() }),
      dutch2026,
    );
    const changes = numberChanges(declared, 1).map((one) => `${one.player} ${one.place} ${one.then}`);
    expect(changes, `event ${index}`).toEqual(byLists(declared));
    found[changes.length > 0 ? 'some' : 'none'] += 1;
  }
  expect(found.some).toBeGreaterThan(EVENTS / 4);
});
