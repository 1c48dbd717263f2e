import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decidingReadings, editionById } from '../engine/index.js';
import type { Edition } from '../engine/index.js';
import { isWholeSuite } from '../tests/suite.js';
import { checkFile } from './check-file.js';
import type { Board } from './report.js';

/** Events of which some rounds were paired by hand, and how an endorsed program pairs every round of them. */
const HISTORIES = new URL('../../shared/golden/histories/', import.meta.url);
/** Rounds that come out otherwise by our reading, and as there by another one that is told. */
const TOLD_BY_READINGS = { 'dutch-2017': 1, 'dutch-2026': 0 };

describe.skipIf(!existsSync(HISTORIES)).each(Object.entries(TOLD_BY_READINGS))(
  'events with rounds paired by hand, %s (skipped without ../shared)',
  (id, rightOtherwise) => {
    it('every round is paired as the endorsed program pairs it, or as another reading says', () => {
      const folder = new URL(`${id}/`, HISTORIES);
      const edition = editionById(id)!;
      const expected = expectedIn(new URL('expected.csv', folder));
      const files = readdirSync(folder).filter((file) => file.endsWith('.trf'));
      const counts = { same: 0, otherwise: 0 };
      for (const file of isWholeSuite ? files : files.slice(0, 100)) {
        const content = readFileSync(new URL(file, folder));
        const { rounds } = checkFile(content, file, { edition, standings: null });
        for (const round of rounds) {
          const wanted = expected.get(`${file} ${round.round}`);
          if (wanted === undefined) continue;
          if (boardsOf(round.reference) === wanted) counts.same += 1;
          else if (isReadOtherwise(edition, content, round.round, wanted)) counts.otherwise += 1;
          else expect(`${file}, round ${round.round}: ${boardsOf(round.reference)}`).toBe(wanted);
        }
      }
      expect(counts.otherwise).toBeLessThanOrEqual(rightOtherwise);
      if (isWholeSuite) expect(counts.otherwise).toBe(rightOtherwise);
      expect(counts.same).toBeGreaterThan(500);
    });
  },
);

/** By file and round: the boards, White first. */
function expectedIn(file: URL): Map<string, string> {
  const lines = readFileSync(file, 'utf8').trim().split(/\r?\n/).slice(1);
  return new Map(
    lines.map((line) => {
      const [name, round, pairs] = line.split(',');
      return [`${name} ${round}`, pairs === 'none' ? '' : pairs.split(' ').sort().join(' ')];
    }),
  );
}

/** By another reading, which would make the round right, had it been published. */
function isReadOtherwise(edition: Edition, content: Uint8Array, round: number, wanted: string): boolean {
  return decidingReadings(edition).some((reading) => {
    const rounds = (one: number): boolean => one === round;
    const options = { edition: reading.edition, standings: null, rounds };
    return boardsOf(checkFile(content, 'otherwise', options).rounds[0].reference) === wanted;
  });
}

function boardsOf(boards: readonly Board[]): string {
  return boards
    .map((board) => ('bye' in board ? `${board.bye}-0` : `${board.white}-${board.black}`))
    .sort()
    .join(' ');
}
