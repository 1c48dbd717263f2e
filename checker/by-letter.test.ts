import { describe, expect, it } from 'vitest';
import { declaredAlterations } from '../corpus/index.js';
import { completeRound, pairsTeams } from '../engine/index.js';
import type { Edition, LiteralRound, RoundOutcome } from '../engine/index.js';
import { forms } from '../engine/testing/forms.js';
import { countLegalPairings } from '../engine/testing/legal-pairings.js';
import { generateTournament } from '../generator/index.js';
import type { GeneratorConfig } from '../generator/index.js';
import { runs } from '../tests/suite.js';
import { declaredCase } from './case/swiss-case.js';
import { momentsOf } from './moments.js';

/** Rounds of each form of an edition; SWISSPROOF_RUNS says how many. */
const ROUNDS = runs(15, 60);

describe.each([0, 0.3])('whole events with %d of the rounds paired by hand', (handPaired) => {
  it.each(forms)('are paired alike by the letter, $name', { timeout: Infinity }, ({ edition, choices }) => {
    const seen = { rounds: 0, choice: 0, altered: 0 };
    for (let index = 1; seen.rounds < ROUNDS; index++) {
      const config = configOf(edition, index, handPaired, choices);
      const tournament = generateTournament(config, `by letter ${handPaired}`, index);
      if (declaredAlterations(tournament).length > 0) seen.altered += 1;
      for (const { state, published } of momentsOf(declaredCase(tournament, edition))) {
        const fast = completeRound(state, edition.round(state));
        const letter = edition.byLetter(state);
        expect(nameOf(letter), `${index}, round ${published.round}`).toBe(nameOf(fast));
        seen.rounds += 1;
        if (countLegalPairings(state, edition) > 1) seen.choice += 1;
      }
    }
    if (process.env['SWISSPROOF_TABLE'] !== undefined)
      process.stdout.write(
        `${edition.id} ${JSON.stringify(choices)}: ${seen.rounds} rounds, ${seen.choice} with a choice, ${seen.altered} events with rounds paired by hand\n`,
      );
    expect(seen.choice).toBeGreaterThan(seen.rounds / 2);
    expect(seen.altered > 0).toBe(handPaired > 0);
  });
});

/** Odd and even, few rounds to nearly a round robin, calm and with absences, all point systems and accelerations. */
function configOf(
  edition: Edition,
  index: number,
  handPaired: number,
  choices: GeneratorConfig['choices'],
): GeneratorConfig {
  const players = 4 + (index % 7);
  const most = Math.max(2, players - 1 - (index % 3 === 0 ? 0 : 1));
  const isCalm = index % 2 === 0;
  const none = { rates: CALM, forbiddenPairs: 0, acceleration: 'none', points: '1-½-0' } as const;
  return {
    system: edition.id,
    ...(choices === undefined || Object.keys(choices).length === 0 ? {} : { choices }),
    players,
    rounds: { min: Math.min(3, most), max: most },
    ...(isCalm ? none : {}),
    ...(pairsTeams(edition) ? { teams: { boards: 2, reserves: 0 } } : {}),
    handPaired,
    atMost: true,
  };
}

const CALM = {
  ...{ forfeit: 0, doubleForfeit: 0, drawAgainstLoss: 0, doubleLoss: 0, unratedGame: 0 },
  ...{ halfPointBye: 0, zeroPointBye: 0, fullPointBye: 0, withdrawal: 0, lateEntry: 0 },
};

function nameOf(outcome: RoundOutcome | LiteralRound): string {
  if (outcome.kind !== 'paired') return outcome.kind;
  const boards = outcome.pairs.map(({ white, black }) => `${white}-${black}`).sort();
  return [...boards, outcome.bye].join(' ');
}
