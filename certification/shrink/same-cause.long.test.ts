import { declaredCase } from '../../checker/case/swiss-case.js';
import type { Tournament } from '../../corpus/index.js';
import { describe, expect, it } from 'vitest';
import { checkRounds } from '../../checker/check-tournament.js';
import { nameOf } from '../../checker/judge/right-otherwise.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { editionById } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { runs } from '../../tests/suite.js';
import { stateOf, tournamentBefore } from '../program/tournament-before.js';
import { shrinkWeak, weakRounds } from './testing/weak-program.js';

const NAMES = [
  ...['dutch-2012', 'dutch-2017', 'dutch-2026', 'dubov-2018', 'dubov-2026'],
  ...['burstein-2026', 'lim-2026', 'double-swiss-2026', 'team-swiss-2026'],
];
/** Of each edition, each by another rule as long as there are any. */
const SHRUNK = runs(1, 2, 12);

describe.each(NAMES)('shrunk tournaments have the cause of their originals: %s', (name) => {
  const edition = editionById(name)!;

  it('by the letter a program without the rule pairs them so, and one with it does not', async () => {
    let shrunk = 0;
    for (const rule of leftOutByLetter(edition)) {
      for (const found of weakRounds(edition, rule, 3)) {
        const answer = await shrinkWeak(found, 300);
        if (!answer.ok) throw new Error(`${rule}: ${answer.reason}`);
        const { tournament } = answer;
        const last = tournament.pairedRounds;
        const state = stateOf(tournamentBefore(tournament, last));
        const what = `${rule}: ${answer.text}`;
        expect(brokenRules(edition, tournament), what).toEqual([]);
        if (state.players.length > edition.literalLimit) continue;
        const { pairs, bye } = publishedRound(tournament, last);
        const published = nameOf({ kind: 'paired', pairs, bye });
        expect(nameOf(edition.without(rule).byLetter(state)), what).toBe(published);
        expect(nameOf(edition.byLetter(state)), what).not.toBe(published);
        shrunk += 1;
        break;
      }
      if (shrunk === SHRUNK) break;
    }
    expect(shrunk).toBe(SHRUNK);
  });
});

/** Rules that both readings can do without. */
function leftOutByLetter(edition: Edition): string[] {
  return edition.rules
    .map(({ id }) => id)
    .filter((id) => {
      try {
        return edition.without(id).literalLimit > 0;
      } catch {
        return false;
      }
    });
}

/** The absolute rules that earlier rounds break. */
function brokenRules(edition: Edition, tournament: Tournament): string[] {
  const options = { rounds: (round: number) => round < tournament.pairedRounds };
  return checkRounds(declaredCase(tournament, edition), options).flatMap(({ deviations }) =>
    deviations
      .filter(({ rule }) => edition.rules.some(({ id, level }) => id === rule && level === 'absolute'))
      .map(({ rule }) => rule),
  );
}
