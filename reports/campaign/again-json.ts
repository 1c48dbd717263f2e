import type { TrialAgain } from '../../certification/campaign/again/compare-trial.js';
import type { AgainResult } from '../../certification/campaign/again/run-again.js';
import type { CandidateIdentity } from '../../certification/campaign/store/manifest.js';
import type { TrialDeviation, TrialFindings } from '../../certification/campaign/trials/trial.js';
import type {
  AgainDocument,
  DeviationDocument,
  FindingsDocument,
  TournamentDocument,
} from '../../corpus/schema/types/again-report.js';
import { ruleCounts } from './again-counts.js';
import type { AgainWords } from './again-text.js';
import { againHeadline, limitWords, stateCounts } from './again-words.js';
import { explanation, noteWords } from './trial-words.js';

/** What became of the findings of a campaign as JSON, valid under `again-report.schema.json`. */
export function againJson(result: AgainResult, words: AgainWords): string {
  return `${JSON.stringify(againDocument(result, words), null, 2)}\n`;
}

function againDocument(result: AgainResult, { program, commandFor }: AgainWords): AgainDocument {
  const { campaign, manifest, tournaments, shrunk, left } = result;
  const { rules, standings, failures } = ruleCounts(result);
  return {
    schema: 'swissproof/again-report/1',
    program: { name: program.name, version: program.version },
    campaign: {
      folder: campaign.folder.path,
      edition: manifest.edition,
      program: { name: campaign.manifest.program.name, version: campaign.manifest.program.version },
      wanted: campaign.wanted,
      run: campaign.run,
      found: campaign.found.length,
      unjudged: campaign.unjudged,
    },
    candidate: {
      before: identity(campaign.manifest.candidate),
      now: campaign.found.length === 0 ? null : identity(manifest.candidate),
    },
    headline: againHeadline(result),
    limits: limitWords(result),
    totals: { ...stateCounts(result), left },
    byRule: rules.map(({ rule, article, before, now }) => ({ rule, article, before, now })),
    wrongStandings: { before: standings[0], now: standings[1] },
    failures: { before: failures[0], now: failures[1] },
    tournaments: tournaments.map((again) => tournamentDocument(again, commandFor(again.before))),
    shrunk: shrunk.map(({ known, state, deviations, failure }) => {
      const { rule, index, direction, file, to } = known;
      return {
        ...{ rule, index, direction, file, round: to[1], state },
        deviations: deviations.map((deviation) => deviationDocument(deviation, manifest)),
        failure: failure === null ? null : { outcome: failure.outcome, note: failure.note },
      };
    }),
  };
}

function identity({ name, version, program, hash }: CandidateIdentity): AgainDocument['candidate']['before'] {
  return { name, version, program, profile: hash };
}

function tournamentDocument(
  { before, now, state, rules, standings }: TrialAgain,
  command: string,
): TournamentDocument {
  const { index, direction, scenario } = before;
  return {
    ...{ index, direction, scenario, state },
    before: findings(before),
    now: findings(now),
    rules: rules.map(({ rule, article, before: then, now: today }) => ({
      ...{ rule, article },
      before: [...then],
      now: [...today],
    })),
    standings: standings === null ? null : { ...standings },
    command,
  };
}

function findings(trial: TrialFindings): FindingsDocument {
  const { players, rounds, outcome, deviations } = trial;
  return {
    ...{ players, rounds, outcome, note: noteWords(trial) },
    deviations: deviations.map((deviation) => deviationDocument(deviation, trial)),
  };
}

function deviationDocument(
  deviation: TrialDeviation,
  trial: Pick<TrialFindings, 'edition'>,
): DeviationDocument {
  const { round, kind, rule, article } = deviation;
  return { round, kind, rule, article, explanation: explanation(deviation, trial) };
}
