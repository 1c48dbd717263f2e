import { describe, expect, it } from 'vitest';
import { nextRound } from '../../checker/protocol/index.js';
import type { GivenRound } from '../../checker/protocol/index.js';
import { freshEventBy, playedMatches } from '../../checker/protocol/testing/play-matches.js';
import { played } from '../../checker/protocol/testing/play.js';
import { announcesTwoGames } from '../../corpus/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import { fileOfEntry, givenWithoutPersons, makePseudonymKey } from './pseudonyms.js';

function given(before: string, file: string): GivenRound {
  const answer = nextRound({ before, file, edition: null });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

describe('files without persons', () => {
  it.each(editions.map((edition) => [edition.id, edition] as const))(
    'are paired like those with persons, and answered alike: %s',
    (_, edition) => {
      const key = makePseudonymKey();
      const hasMatches = pairsTeams(edition) || announcesTwoGames(edition.code);
      let file = freshEventBy(edition, 'bare', 12, 5);
      let [before, bareBefore] = [file, fileOfEntry(file, key).template];
      for (let round = 1; round <= 3; round++) {
        const { template } = fileOfEntry(file, key);
        const request = { before, file, edition: null };
        const answer = given(before, file);
        const bare = given(bareBefore, template);
        expect(givenWithoutPersons(request, answer, template, key).answer).toBe(bare.answer);
        expect([bare.boards, bare.differences]).toEqual([answer.boards, answer.differences]);
        [before, bareBefore] = [answer.answer, bare.answer];
        file = hasMatches ? playedMatches(answer.answer) : played(answer.answer);
      }
    },
  );
});
