import type { ProgramEntryDocument } from '../../corpus/schema/types/programs-ledger.js';
import { profileOf } from '../campaign/store/manifest.js';
import type { CampaignManifest } from '../campaign/store/manifest.js';
import type { StoredTrial, TrialKey } from '../campaign/store/stored-trial.js';
import { deviatingRounds, isDeviating } from '../campaign/triage/deviating-rounds.js';
import type { TrialDeviation, TrialOutcome } from '../campaign/trials/trial.js';

/** A difference of a candidate that stands in the ledger of programs; plain JSON. */
export interface KnownDifference extends TrialKey {
  /** Null: the program failed. */
  readonly round: number | null;
  /** The ids of the entries. */
  readonly entries: readonly string[];
  /**
   * `known`: of the same version, edition, rule and kind of difference. `looks-like`: the version is another one or not
   * told, or the cause cannot be seen from the rule.
   */
  readonly certainty: 'known' | 'looks-like';
}

/**
 * Which differences of a campaign stand in the ledger. What its checker says of planted errors is none of them: the
 * ledger tells how programs pair.
 */
export function knownDifferences(
  { candidate, edition }: Pick<CampaignManifest, 'candidate' | 'edition'>,
  trials: readonly StoredTrial[],
  ledger: readonly ProgramEntryDocument[],
): KnownDifference[] {
  const { name } = profileOf(candidate);
  const own = ledger.filter(
    (entry) => entry.program.toLowerCase() === name.toLowerCase() && entry.edition === edition,
  );
  const isSameVersion = (entry: ProgramEntryDocument): boolean =>
    candidate.version?.split(' ')[0] === entry.version;
  const found: KnownDifference[] = [];
  const add = (
    { index, direction }: TrialKey,
    round: number | null,
    likely: readonly ProgramEntryDocument[],
    isSure: (entry: ProgramEntryDocument) => boolean,
  ): void => {
    const sure = likely.filter((entry) => isSameVersion(entry) && isSure(entry));
    const entries = (sure.length > 0 ? sure : likely).map(({ id }) => id);
    const certainty = sure.length > 0 ? 'known' : 'looks-like';
    if (entries.length > 0) found.push({ index, direction, round, entries, certainty });
  };
  for (const trial of own.length === 0 ? [] : trials) {
    if (trial.direction === 'their-checker') continue;
    for (const [round, deviations] of isDeviating(trial) ? deviatingRounds(trial) : [])
      add(trial, round, own.filter(byOneOf(deviations)), isCauseOf(deviations));
    // Why a program failed is not seen from outside.
    const kind = FAILURES[trial.outcome];
    if (kind !== undefined) add(trial, null, own.filter(failsWith(kind)), () => false);
  }
  return found;
}

const FAILURES: Partial<Readonly<Record<TrialOutcome, ProgramEntryDocument['kind']>>> = {
  'candidate-crash': 'crash',
  'candidate-timeout': 'hang',
};

function failsWith(kind: ProgramEntryDocument['kind']): (entry: ProgramEntryDocument) => boolean {
  return (entry) => entry.kind === kind;
}

function byOneOf(deviations: readonly TrialDeviation[]): (entry: ProgramEntryDocument) => boolean {
  return ({ rule, difference }) =>
    deviations.some((other) => other.rule === rule && other.kind === difference);
}

/**
 * Another edition, another dialect, or the article of another rule: the cause lies elsewhere, and the same rule may be
 * broken for one that the ledger does not have.
 */
function isCauseOf(deviations: readonly TrialDeviation[]): (entry: ProgramEntryDocument) => boolean {
  return ({ kind, rule, article }) =>
    kind === 'defect' && deviations.some((other) => other.rule === rule && other.article === article);
}
