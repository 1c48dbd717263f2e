import type { StoredTrial, TrialKey } from '../../certification/campaign/store/stored-trial.js';
import type {
  TrialDeviation,
  TrialFindings,
  WrongStatement,
} from '../../certification/campaign/trials/trial.js';
import type { KnownDifference } from '../../certification/known/known-differences.js';
import { robinKind } from '../../engine/round-robin/index.js';
import { counted, participants } from '../words/numbers.js';
import { explainBriefly } from '../words/deviation/short-wording.js';
import { explain } from '../words/deviation/wording.js';
import { participantsOf } from '../words/words-of.js';

/** The tournament of a trial, for people. */
export function caseTitle(trial: TrialFindings): string {
  const { index, direction, scenario, edition, players, totalRounds = trial.rounds } = trial;
  const size =
    players === 0
      ? ''
      : `, ${participants(players, participantsOf(edition))} x ${counted(totalRounds, 'round', 'rounds')}`;
  return `tournament ${index} (${direction}${scenario === '' ? '' : `, ${scenario}`}${size})`;
}

/** The command that runs one tournament again. */
export function replayCommand({ index, direction }: StoredTrial): string {
  return `swissproof certify --resume --out . --directions ${direction} --only ${index}`;
}

/** What the candidate failed at, what its checker has wrong, or what our defect is; else empty. */
export function noteWords(trial: TrialFindings): string {
  const { outcome, note, deviations, mistakes = [] } = trial;
  if (note !== '') return note;
  const defect = deviations.find(({ kind }) => kind === 'reference');
  if (defect !== undefined) return explanation(defect, trial);
  if (outcome !== 'deviates' || mistakes.length === 0) return '';
  const wrong = mistakes.map(({ round, planted }) => {
    const rule = deviations.find((deviation) => deviation.round === round)?.rule ?? '';
    return planted === null
      ? `flags round ${round}, which is right`
      : `accepts round ${round} with a planted error (${planted}, ${rule})`;
  });
  return `the checker ${wrong.join('; ')}`;
}

/**
 * "known: programs ledger entry …" where the ledger of programs has a difference, told apart from what only looks like it.
 * @param round null: the program failed.
 */
export function knownWords(
  known: readonly KnownDifference[],
  { index, direction }: TrialKey,
  round: number | null,
): string[] {
  return known
    .filter((other) => other.index === index && other.direction === direction && other.round === round)
    .map(({ entries, certainty }) => {
      const ids = `programs ledger ${entries.length === 1 ? 'entry' : 'entries'} ${entries.join(', ')}`;
      return certainty === 'known' ? `known: ${ids}` : `looks like ${ids}`;
    });
}

/** A deviation in one or two sentences. */
export function explanation(deviation: TrialDeviation, { edition }: Pick<TrialFindings, 'edition'>): string {
  return 'statement' in deviation
    ? STATEMENTS[deviation.statement](deviation, edition).explanation
    : explain(deviation, { edition, deviations: [] });
}

/** The same in short. */
export function inShort(deviation: TrialDeviation, { edition }: Pick<TrialFindings, 'edition'>): string {
  return 'statement' in deviation
    ? STATEMENTS[deviation.statement](deviation, edition).summary
    : explainBriefly(deviation, { edition, deviations: [] });
}

type Statement = WrongStatement & { readonly round: number };
type BothForms = { readonly explanation: string; readonly summary: string };

const STATEMENTS: Readonly<
  Record<WrongStatement['statement'], (statement: Statement, edition: string) => BothForms>
> = {
  'no-pairing': (statement, edition) => {
    const { round, article } = statement;
    const [lacking, there, briefly] =
      robinKind(edition) === null
        ? ['no legal pairing', 'it has one', 'a legal one exists']
        : ['no pairing', 'the table has one', 'the table has one'];
    return {
      explanation: `The program says that round ${round} has ${lacking}; ${there} [${article}].`,
      summary: `${statement.rule} (${article}): no pairing given, ${briefly}`,
    };
  },
  flagged: (statement) => flagged(statement, 'without telling another pairing'),
  'flagged-with-impossible-pairs': (statement) =>
    flagged(statement, 'and tells pairs that make no other pairing of it'),
};

function flagged({ round }: Statement, how: string): BothForms {
  return {
    explanation: `Round ${round} is right, but the checker flags it ${how}.`,
    summary: 'flagged without another pairing, but right',
  };
}
