import { declaredCase } from '../../../checker/case/swiss-case.js';
import type { Tournament } from '../../../corpus/index.js';
import { pairRound } from '../../../engine/index.js';
import type { Edition } from '../../../engine/index.js';
import { generateTournament, presets } from '../../../generator/index.js';
import { withPairing } from '../../program/ask-pairing.js';
import { stateOf, tournamentBefore } from '../../program/tournament-before.js';
import { hasTrait, judgeLast, ownDeviations } from '../shows.js';
import { shrinkTournament } from '../shrink-file.js';
import type { ShrinkAnswer } from '../shrink-file.js';

/** A tournament with a round that a program without a rule pairs wrongly because of it. */
export interface WeakRound {
  readonly edition: Edition;
  readonly rule: string;
  readonly tournament: Tournament;
  readonly round: number;
}

/** Rounds that deviate by a rule of which a program knows nothing, in the order of the generated tournaments. */
export function* weakRounds(edition: Edition, rule: string, tournaments: number): Generator<WeakRound> {
  const weak = edition.without(rule);
  for (let index = 1; index <= tournaments; index++) {
    const config = { ...(index % 2 === 0 ? presets.chaos : presets.tiny), system: edition.id };
    const tournament = generateTournament(config, rule, index);
    for (let round = 2; round <= tournament.pairedRounds; round++) {
      const wrong = answered(tournament, round, weak);
      const report = wrong === null ? null : judgeLast(wrong, edition);
      if (wrong === null || report?.verdict !== 'deviates' || ownDeviations(report)[0]?.rule !== rule)
        continue;
      yield { edition, rule, tournament: wrong, round };
      break;
    }
  }
}

/** Shrinks a round, asking the program without the rule at every step. */
export function shrinkWeak(
  { edition, rule, tournament, round }: WeakRound,
  trials: number,
): Promise<ShrinkAnswer> {
  const weak = edition.without(rule);
  return shrinkTournament(
    tournament,
    {
      swissCase: declaredCase(tournament, edition),
      round,
      trait: null,
      showsOf: (trait) => (smaller) => {
        const wrong = answered(smaller, smaller.pairedRounds, weak);
        const isShown = wrong !== null && hasTrait(judgeLast(wrong, edition), trait);
        return Promise.resolve({ ok: true, tournament: isShown ? wrong : null });
      },
    },
    { trials, isLate: () => false },
  );
}

/** A tournament up to a round, with what the program without the rule makes of that. */
function answered(tournament: Tournament, round: number, weak: Edition): Tournament | null {
  const before = tournamentBefore(tournament, round);
  const outcome = pairRound(stateOf(before), weak);
  return outcome.kind === 'paired' ? withPairing(before, outcome, () => ['=', '=']) : null;
}
