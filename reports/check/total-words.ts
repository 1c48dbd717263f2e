import { deviationsByRule, isWrong } from '../../checker/index.js';
import { declaredTotals } from '../words/declaration-words.js';
import { dependenceTotals } from '../words/dependence-words.js';
import { skippedLines } from '../words/input-problems.js';
import { byCount, counted, roundSpans } from '../words/numbers.js';
import type { CheckSummary } from './format.js';
import { stateCounts } from './index-entry.js';
import type { IndexEntry } from './index-entry.js';

/** Returns the totals over all files as sentences, one on each line. */
export function totalLines(summary: CheckSummary): string[] {
  const { totals } = summary;
  return [
    ...(totals.tournaments === 1 ? [roundsSentence(summary)] : tournamentSentences(summary)),
    ...standingsSentences(summary),
    ...presentOnes(declaredTotals(totals), ruleSentence(summary), dependenceTotals(totals)),
    ...skippedLines(totals),
  ];
}

/** Returns the names of the deviating tournaments, each with its rounds; empty for a report of one file. */
export function deviatingLines({ totals, entries }: CheckSummary): string[] {
  const deviating = knownOf(entries).filter(({ state }) => state === 'deviates');
  if (totals.tournaments < 2 || deviating.length === 0) return [];
  return ['Deviating:', ...deviating.map((entry) => `  ${entry.file}: ${deviationOf(entry)}`)];
}

/** Returns "; 2 files not checked"; empty if all were checked. */
export function uncheckedWords({ totals: { invalid, notChecked }, failed }: CheckSummary): string {
  if (invalid + notChecked === 0) return '';
  return `; ${counted(invalid + notChecked, 'file', 'files')} not checked${failedWords(failed)}`;
}

function failedWords(failed: number): string {
  return failed === 0 ? '' : `, ${failed} of them because of an internal error`;
}

/** Returns "12 tournaments agree in every round". */
export function agreeingWords(count: number): string {
  return `${counted(count, 'tournament agrees', 'tournaments agree')} in every round`;
}

/** Returns the tournaments that are in the totals. */
export function knownOf(entries: CheckSummary['entries']): IndexEntry[] {
  return entries.filter((entry) => entry !== null);
}

function tournamentSentences(summary: CheckSummary): string[] {
  const { totals, entries, failed } = summary;
  const { tournaments, rounds, deviate } = totals;
  const counts = stateCounts(knownOf(entries));
  const { deviates: deviating, agrees: agreeing, open, unchecked } = counts;
  const of = counted(tournaments, 'tournament', 'tournaments');
  const checked = counted(rounds, 'round', 'rounds');
  const sentences =
    agreeing === tournaments
      ? [`All ${of} agree with the rules in every round (${checked}).`]
      : [
          ...(deviating === 0
            ? [`None of the ${of} deviates from the rules (${checked} checked).`]
            : [
                `${deviating} of ${of} ${deviating === 1 ? 'deviates' : 'deviate'} from the rules, in ${deviate} of ${checked}.`,
              ]),
          ...(agreeing === 0 ? [] : [`${agreeing} ${agreeing === 1 ? 'agrees' : 'agree'} in every round.`]),
          ...(open === 0
            ? []
            : [
                `${open} ${open === 1 ? 'has' : 'have'} rounds that were not checked, or that agree otherwise.`,
              ]),
          ...(unchecked === 0 ? [] : [`${unchecked} could not be checked${failedWords(failed)}.`]),
        ];
  const isMixed = totals.agree + deviate !== rounds || totals.leftToArbiter + totals.undecided > 0;
  return [sentences.join(' '), ...(isMixed ? [roundsSentence(summary)] : [])];
}

/** "1 of 9 rounds deviates from the rules; 8 agree." */
function roundsSentence({ totals, failed }: CheckSummary): string {
  const { rounds, agree, agreeOtherwise, deviate, leftToArbiter, undecided, invalid, notChecked } = totals;
  const impossible = rounds - agree - agreeOtherwise - deviate;
  const of = counted(rounds, 'round', 'rounds');
  const more = [
    ...(leftToArbiter > 0 ? [`${leftToArbiter} more ${be(leftToArbiter)} left to the arbiter`] : []),
    ...(undecided > 0 ? [`${undecided} more ${be(undecided)} not decided (--explain-limit)`] : []),
  ];
  if (rounds === 0 && invalid + notChecked > 0)
    return `${[`The file was not checked${failed === 0 ? '' : ' because of an internal error'}`, ...more].join('; ')}.`;
  const parts =
    agree === rounds
      ? [
          rounds === 1
            ? 'The round that was checked agrees with the rules'
            : `All ${of} that were checked agree with the rules`,
        ]
      : [
          ...(deviate > 0
            ? [`${deviate} of ${of} ${deviate === 1 ? 'deviates' : 'deviate'} from the rules`]
            : [`No round of ${rounds} deviates from the rules`]),
          ...(impossible > 0 ? [`${impossible} cannot be paired`] : []),
          ...(agreeOtherwise > 0
            ? [`${agreeOtherwise} ${agreeOtherwise === 1 ? 'agrees' : 'agree'} otherwise`]
            : []),
          ...(agree > 0 ? [`${agree} ${agree === 1 ? 'agrees' : 'agree'}`] : []),
        ];
  return `${[...parts, ...more].join('; ')}.`;
}

function be(n: number): string {
  return n === 1 ? 'is' : 'are';
}

function ruleSentence({ totals }: CheckSummary): string | null {
  const rules = byCount(Object.entries(deviationsByRule(totals)));
  return rules.length === 0
    ? null
    : `Deviations by rule: ${rules.map(([rule, n]) => `${rule} ${n}`).join(', ')}`;
}

/** A report of one file gives the details of its standings before the totals. */
function standingsSentences({ totals: { standings, tournaments } }: CheckSummary): string[] {
  const { agree, agreeOtherwise, deviate, notChecked, pointsOnly, byTieBreak } = standings;
  if (tournaments === 1) return deviate === 0 ? [] : ['The printed standings are wrong.'];
  if (agree + agreeOtherwise + deviate + notChecked === 0) return [];
  const wrong = byCount(Object.entries(byTieBreak));
  const parts = [
    ...(deviate > 0 ? [`${deviate} wrong`] : []),
    ...(agree > 0 ? [`${agree} right`] : []),
    ...(agreeOtherwise > 0 ? [`${agreeOtherwise} right by another reading`] : []),
    ...(pointsOnly > 0 ? [`the ranks of ${pointsOnly} not compared`] : []),
    ...(notChecked > pointsOnly ? [`${notChecked - pointsOnly} not compared`] : []),
  ];
  return [
    `Standings: ${parts.join(', ')}.`,
    ...(wrong.length === 0
      ? []
      : [`Wrong places by tie-break: ${wrong.map(([rule, n]) => `${rule} ${n}`).join(', ')}`]),
  ];
}

/** "rounds 2 and 5 [C12]": the rule is the first that was broken. */
function deviationOf({ rounds, broken }: IndexEntry): string {
  const wrong = rounds.filter(isWrong).map(({ round }) => round);
  const rule = broken === null ? '' : ` [${broken.rule === '' ? broken.words : broken.rule}]`;
  return `${wrong.length === 0 ? 'no edition fits' : roundSpans(wrong)}${rule}`;
}

function presentOnes(...lines: readonly (string | null)[]): string[] {
  return lines.filter((line) => line !== null);
}
