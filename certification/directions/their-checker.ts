import type { Tournament } from '../../corpus/index.js';
import { generateTournament, NotPossibleError, Random, tournamentSeed } from '../../generator/index.js';
import type { GeneratorConfig, Hand, Seed } from '../../generator/index.js';
import type {
  CheckerMistake,
  PlantedRound,
  Trial,
  TrialDeviation,
  TrialStandings,
} from '../campaign/trials/trial.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import type { Couple, Instead, Pairing, RoundOpinion } from '../program/answers/answers.js';
import { plantCanary } from '../program/canary.js';
import type { Canary } from '../program/canary.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { fileFor } from '../program/dialect.js';
import { judgeAnswer } from '../program/answers/judge-answer.js';
import { pairingOf, seatingFault } from '../program/answers/read-pairing.js';
import { plantStandings } from '../program/standings/planted-standings.js';
import type { PlantedStandings } from '../program/standings/planted-standings.js';
import { withRightRanks } from '../program/standings/right-ranks.js';
import { presentIn, tournamentBefore } from '../program/tournament-before.js';
import type { TrialSettings } from './settings.js';
import { failed, judged, trialOf } from './trial-result.js';

/**
 * The candidate's checker gets our files. Half of them, chosen by chance, are canaries: one of their rounds is paired
 * wrongly, and the event goes on from there by the rules. It must accept every right round and flag the planted one.
 * Where it looks at standings, half of the files have an error in those as well.
 */
export function theirChecker(candidate: CandidateProgram, settings: TrialSettings): Trial {
  const { edition, profile } = candidate;
  const { seed, explain } = settings;
  // Every round is right but the planted one.
  const config = { ...settings.config, system: edition.id, handPaired: 0 };
  return trialOf('their-checker', candidate, settings, async (index, signal) => {
    const random = new Random(`${tournamentSeed(seed, index)}/canary`);
    const right = generateTournament(config, seed, index);
    const again = (hand: Hand): Tournament | null => withHand(config, seed, index, hand);
    const canary = random.chance(CANARIES) ? plantCanary(right, random, edition, explain, again) : null;
    const event = withRightRanks(canary?.tournament ?? right);
    const plantsStandings = candidate.checksStandings && random.branch('standings').chance(CANARIES);
    const wrongStandings = plantsStandings
      ? plantStandings(event, random.branch('error'), profile.dialect)
      : null;
    const tournament = wrongStandings?.tournament ?? event;
    const file = fileFor(tournament, profile.dialect);
    const answer = await candidate.check(file, tournament.pairedRounds, signal);
    if (!answer.ok) return failed(answer, 'checker', [], tournament, file);
    const deviations: TrialDeviation[] = [];
    const notes: string[] = [];
    const mistakes: CheckerMistake[] = [];
    for (const { round, agrees, instead } of answer.rounds) {
      const planted = canary?.round === round ? canary : null;
      if (agrees === (planted === null)) continue;
      notes.push(planted === null ? `flags round ${round}, which is right` : missed(planted));
      mistakes.push({ round, planted: planted?.error ?? null, instead: planted === null ? instead : null });
      deviations.push(
        ...(planted?.deviations ?? falseAlarm(tournament, round, instead, candidate, settings)),
      );
    }
    const findings = judged(deviations, tournament, file, `the checker ${notes.join('; ')}`);
    return {
      ...findings,
      planted: canary === null ? null : plantedError(canary, answer.rounds),
      ...(mistakes.length === 0 ? {} : { mistakes }),
      ...(candidate.checksStandings ? { standings: opinionOnStandings(answer, wrongStandings) } : {}),
    };
  });
}

/** Null where an event with such rounds, and all that is asked for, cannot be played. */
function withHand(config: GeneratorConfig, seed: Seed, index: number, hand: Hand): Tournament | null {
  try {
    return generateTournament(config, seed, index, hand);
  } catch (error) {
    if (error instanceof NotPossibleError) return null;
    throw error;
  }
}

function plantedError({ round, error }: Canary, opinions: readonly RoundOpinion[]): PlantedRound {
  return { round, error, isFound: opinions.some((other) => other.round === round && !other.agrees) };
}

/** Share of the files that have a wrong round, and of those that have wrong standings. */
const CANARIES = 0.5;

/** Who says nothing of wrong standings has missed them; who says nothing of right ones has nothing wrong. */
function opinionOnStandings(
  { standingsAgree }: { readonly standingsAgree: boolean | null },
  wrong: PlantedStandings | null,
): TrialStandings {
  const planted = wrong?.error ?? null;
  const isRight = wrong === null ? standingsAgree !== false : standingsAgree === false;
  if (!isRight) return { verdict: 'deviates', planted, wrongPlaces: wrong?.wrongPlaces ?? [] };
  return { verdict: standingsAgree === null ? 'not-checked' : 'agrees', planted, wrongPlaces: [] };
}

function missed({ round, error, deviations }: Canary): string {
  return `accepts round ${round} with a planted error (${error}, ${deviations[0].rule})`;
}

/** What the checker would have paired is judged, where it says that; it is wrong, since the round is right. */
function falseAlarm(
  tournament: Tournament,
  round: number,
  instead: Instead | null,
  { edition }: CandidateProgram,
  { explain }: TrialSettings,
): TrialDeviation[] {
  const before = tournamentBefore(tournament, round);
  const pairing = instead === null ? null : replaced(tournament, round, instead);
  if (pairing !== null && seatingFault(pairing, presentIn(before)) === null) {
    const found = judgeAnswer(before, pairing, edition, explain);
    if (found.length > 0) return found;
  }
  const explanation = `Round ${round} is right, but the checker flags it ${instead === null ? 'without telling another pairing' : 'and tells pairs that make no other pairing of it'}.`;
  const summary = 'flagged without another pairing, but right';
  return [{ round, kind: 'quality', rule: 'unknown', article: '', explanation, summary }];
}

/** The round with the checker's pairs in place of those that it objects to; null when they do not fit. */
function replaced(tournament: Tournament, round: number, { added, removed }: Instead): Pairing | null {
  const { pairs, bye } = publishedRound(tournament, round);
  const couples: Couple[] = pairs.map(({ white, black }) => [white, black]);
  if (bye !== null) couples.push([bye, 0]);
  const gone = new Set((removed ?? couples).map(String));
  const answer = pairingOf([...couples.filter((couple) => !gone.has(String(couple))), ...added]);
  return answer.ok ? answer.pairing : null;
}
