import { closestOf, countsOf, isWrong } from '../../checker/index.js';
import type { EditionSearch, EditionTrial, Missing, MissingRatings } from '../../checker/index.js';
import { choiceReason, dateWords } from './edition-words.js';
import { explainBriefly } from './deviation/short-wording.js';
import { counted, players, listed } from './numbers.js';
import { withNames } from './person.js';
import type { People } from './person.js';
import { editionRefusalWords } from './refusal-words.js';
import { noLegalPairing, tooLargeWords } from './round-words.js';
import { present } from '../../engine/present.js';

/** What trying all editions came to, in one sentence without its full stop. */
export function conclusion(search: EditionSearch, people?: People | null): string {
  const { fitting } = search;
  const all = listed(fitting);
  const what =
    fitting.length === 0
      ? noneFits(search)
      : fitting.length === 1
        ? `paired by ${all}`
        : `cannot be told apart: ${all} pair every round as published`;
  const calledFor = calledForWords(search, people);
  return calledFor === null ? what : `${what}, ${calledFor}`;
}

/** Why an edition cannot pair a file, or some of its rounds, or only with an assumption; null for none of these. */
export function trialReason(
  { id, missing, rounds, facts }: EditionTrial,
  people?: People | null,
): string | null {
  if (missing.length > 0) return withNames(missingWords(missing), people);
  const tooLarge = rounds.flatMap((round) => round.tooLarge ?? []);
  const reasons = [
    ...(facts?.acceleration?.from === 'rounds'
      ? ['with the Baku acceleration, which the file does not declare']
      : []),
    ...(facts?.length?.from === 'fit'
      ? [`with ${facts.length.rounds} rounds, which the file does not announce`]
      : []),
    ...(tooLarge.length === 0
      ? []
      : [`${counted(tooLarge.length, 'round', 'rounds')} ${tooLargeWords(tooLarge, id)}`]),
  ];
  return reasons.length === 0 ? null : reasons.join('; ');
}

/** The first deviation of the first round that an edition pairs differently, or not at all. */
export interface FirstDeviation {
  readonly round: number;
  /** Absent where the round cannot be paired and no rule says why. */
  readonly deviation?: EditionTrial['rounds'][number]['deviations'][number];
  readonly summary: string;
}

/** Null where an edition pairs every round as published. */
export function firstDeviation({ id, rounds }: EditionTrial, people?: People | null): FirstDeviation | null {
  const first = rounds.find(isWrong);
  if (first === undefined) return null;
  const { round, verdict, deviations } = first;
  const deviation = deviations.find(({ consequenceOf }) => consequenceOf === null);
  const words = [
    ...(verdict === 'impossible' ? [noLegalPairing(id)] : []),
    ...(deviation === undefined ? [] : [explainBriefly(deviation, { edition: id, deviations, people })]),
  ];
  const summary = words.length === 0 ? 'the pairings differ, but no reason was found' : words.join('; ');
  return { round, ...present({ deviation }), summary };
}

/** The edition that the file calls for by its code, its words or its date; null for none. */
export function calledForId({ calledFor }: EditionSearch): string | null {
  return 'choice' in calledFor && calledFor.choice.chosenBy !== 'default' ? calledFor.choice.id : null;
}

/** "although the file calls for dutch-2026 (start date 2026-05-01): rounds 3 and 6 differ"; null where it says nothing. */
function calledForWords(search: EditionSearch, people?: People | null): string | null {
  const { calledFor, fitting, trials } = search;
  const contrast = fitting.length === 0 ? 'and' : 'although';
  if ('refusal' in calledFor) return `${contrast} ${editionRefusalWords(calledFor.refusal, people)}`;
  if ('open' in calledFor) return dateWords(calledFor.open);
  const { choice } = calledFor;
  if (choice.chosenBy === 'default') return null;
  const words = `the file calls for ${choice.id} (${choiceReason(choice)})`;
  if (fitting.includes(choice.id))
    return fitting.length === 1 ? `as the file has it (${choiceReason(choice)})` : `and ${words}`;
  const trial = trials.find(({ id }) => id === choice.id);
  const why = trial === undefined ? null : differenceWords(trial, people);
  return why === null ? `${contrast} ${words}` : `${contrast} ${words}: ${why}`;
}

function differenceWords(trial: EditionTrial, people?: People | null): string | null {
  const { differing } = countsOf(trial);
  if (differing.length === 0) return trialReason(trial, people);
  return differing.length === 1 ? `round ${differing[0]} differs` : `rounds ${listed(differing)} differ`;
}

function noneFits({ trials }: EditionSearch): string {
  const closest = closestOf(trials);
  const { agree, rounds } = countsOf(closest[0]);
  if (agree === 0) return 'paired by none of them: no round agrees with any';
  const names = listed(closest.map(({ id }) => id));
  const verb = closest.length === 1 ? 'is' : 'are';
  return `paired by none of them; ${names} ${verb} closest: ${agree} of ${counted(rounds, 'round', 'rounds')} ${agree === 1 ? 'agrees' : 'agree'}`;
}

/** "the file has no teams"; of ratings who has none, and what can be done about it. */
function missingWords(missing: readonly Missing[]): string {
  const ratings = missing.find((one) => typeof one !== 'string');
  const names = missing.map((one) => (typeof one === 'string' ? MISSING[one] : one.isAll ? 'ratings' : ''));
  const wholly = names.filter((name) => name !== '');
  return [
    ...(wholly.length === 0 ? [] : [`the file has no ${listed(wholly)}`]),
    ...(ratings === undefined ? [] : [unratedWords(ratings)]),
  ].join('; ');
}

function unratedWords({ unrated, isAll }: MissingRatings): string {
  const remedy = '--unrated N gives the unrated a provisional one';
  if (isAll) return remedy;
  const who =
    unrated.length === 1 ? `player ${players(unrated)} has` : `players ${players(unrated, ' and ')} have`;
  return `${who} no rating: ${remedy}`;
}

const MISSING: Readonly<Record<Exclude<Missing, MissingRatings>, string>> = {
  titles: 'titles',
  names: 'names of players',
  teams: 'teams',
  players: 'pairings of players',
  'single-games': 'single games',
  'two-games': 'matches of two games',
};
