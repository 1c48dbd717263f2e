import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../corpus/index.js';
import { pairRound } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { dutch2026 as strict } from '../../engine/testing/editions.js';
import { generateTournament, presets } from '../../generator/index.js';
import { stateOf, tournamentBefore } from '../program/tournament-before.js';
import { withPairing } from '../program/ask-pairing.js';
import { hasTrait, judgeLast, ownDeviations } from './shows.js';
import { shrinkTournament } from './shrink-file.js';

const RULES = ['C3', 'C8', 'C9', 'C12', 'C13', 'C14', 'C15'];

/** What a program without the rule makes of the last round. */
function answered(tournament: Tournament, weak: Edition): Tournament | null {
  const before = tournamentBefore(tournament, tournament.pairedRounds);
  const outcome = pairRound(stateOf(before), weak);
  return outcome.kind === 'paired' ? withPairing(before, outcome, () => ['=', '=']) : null;
}

/** A tournament whose last round a program without the rule pairs wrongly because of it. */
function wrongRound(rule: string, weak: Edition): { tournament: Tournament; round: number } | null {
  for (let index = 1; index <= 40; index++) {
    const tournament = generateTournament(index % 2 === 0 ? presets.chaos : presets.tiny, rule, index);
    for (let round = 2; round <= tournament.pairedRounds; round++) {
      const before = tournamentBefore(tournament, round);
      const outcome = pairRound(stateOf(before), weak);
      if (outcome.kind !== 'paired') continue;
      const wrong = withPairing(before, outcome, () => ['=', '=']);
      const report = judgeLast(wrong, strict);
      if (report?.verdict === 'deviates' && ownDeviations(report)[0]?.rule === rule)
        return { tournament: wrong, round };
    }
  }
  return null;
}

describe('a program that lacks a rule', () => {
  it.each(RULES)('%s: is asked at each step and shown by a small tournament', async (rule) => {
    const weak = strict.without(rule);
    const found = wrongRound(rule, weak);
    if (found === null) throw new Error('no such round was generated');
    const { tournament, round } = found;
    const answer = await shrinkTournament(
      tournament,
      {
        edition: strict,
        baku: null,
        round,
        firstColour: null,
        totalRounds: null,
        trait: null,
        showsOf: (trait) => (smaller) => {
          const wrong = answered(smaller, weak);
          const isShown = wrong !== null && hasTrait(judgeLast(wrong, strict), trait);
          return Promise.resolve({ ok: true, tournament: isShown ? wrong : null });
        },
      },
      { trials: 2000, isLate: () => false },
    );
    if (!answer.ok) throw new Error(answer.reason);
    const size = `${rule}: ${tournament.players.length} x ${round} to ${answer.tournament.players.length} x ${answer.tournament.pairedRounds} (${answer.trials} tries, ${answer.stoppedBy})`;
    if (process.env['SWISSPROOF_TABLE'] !== undefined) process.stdout.write(`${size}\n`);
    expect(answer.deviation.rule).toBe(rule);
    expect(answer.tournament.players.length, size).toBeLessThanOrEqual(12);
    expect(answer.tournament.pairedRounds, size).toBeLessThanOrEqual(5);
  });
});
