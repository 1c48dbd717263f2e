import { describe, expect, it } from 'vitest';
import { editionById, withChoices } from '../../index.js';
import { randomState } from '../../testing/random-event.js';
import { literalReadings as readings } from '../index.js';
import { fastBoards, formOf, literalBoards } from '../testing/boards.js';

const EVENTS = 120;

/** The texts, and what the rules of a competition choose that is not usual. */
const forms = [
  { id: 'double-swiss-2026', choices: {} },
  { id: 'team-swiss-2026', choices: {} },
  { id: 'team-swiss-2026', choices: { colours: 'B' } },
  { id: 'team-swiss-2026', choices: { colours: 'none', secondary: 'unused' } },
];

describe.each(forms)('$id with $choices', ({ id, choices }) => {
  it('pairs as the fast reading does', () => {
    const edition = withChoices(editionById(id)!, choices);
    for (const other of [null, ...edition.otherReadings.filter(({ id }) => id !== 'M8')]) {
      const form = formOf({ choices, otherwise: other === null ? [] : [other.id] });
      for (let seed = 1; seed <= (other === null ? EVENTS : EVENTS / 5); seed++) {
        const players = 4 + (seed % 6);
        const state = randomState({ players, played: (seed >> 3) % players, edition, seed });
        const boards = literalBoards(state, readings[id], form);
        expect(boards, `${other?.id ?? ''} seed ${seed}`).toEqual(
          fastBoards(state, other?.edition ?? edition),
        );
      }
    }
  });

  it('refuses what it cannot take', () => {
    const state = randomState({ players: 6, played: 2, edition: editionById(id)!, seed: 1 });
    expect(() => readings[id].pair(state, formOf({ without: ['C4'] }))).toThrow(RangeError);
    expect(() => readings[id].pair(state, formOf({ choices: { colours: 'C' } }))).toThrow(RangeError);
  });
});
