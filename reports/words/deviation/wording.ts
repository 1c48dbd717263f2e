import type { Deviation, RoundReport, Side, Violation } from '../../../checker/index.js';
import { articleOf, bracketName } from '../names.js';
import { capital, couplesOf, floatDown, valueTexts } from '../numbers.js';
import { differenceWords, parityWords } from '../colour-words.js';
import { byeWords } from './bye-words.js';
import { forbiddenWords } from './forbidden-words.js';
import { orderWords } from './order-words.js';
import { qualityWords } from './quality-words.js';
import { tableWords } from '../round-robin/table-words.js';
import { person, withNames } from '../person.js';
import type { People } from '../person.js';
import { participantsOf, wordsOf } from '../words-of.js';

/** What a deviation is explained in the light of. */
export interface ExplainContext {
  /** Name of the edition. */
  readonly edition: string;
  /** All deviations of the round, for those that follow from another. */
  readonly deviations: readonly Deviation[];
  /** The names for the sentences; absent: sentences have numbers only. */
  readonly people?: People | null | undefined;
}

/** One or two plain sentences that an arbiter would say to a player, with the article. */
export function explain(deviation: Deviation, context: ExplainContext): string {
  return withNames(markedExplanation(deviation, context), context.people);
}

/** The same marked for names, for words that hold it. */
export function markedExplanation(deviation: Deviation, context: ExplainContext): string {
  if (deviation.table !== undefined) return tableWords(deviation, deviation.table);
  const { edition = context.edition } = deviation;
  const words = explainBy(deviation, { ...context, edition });
  return edition === context.edition ? words : `${words} The round is paired by the rules of ${edition}.`;
}

/** By the edition whose rule it is. */
function explainBy(deviation: Deviation, { edition, deviations }: ExplainContext): string {
  const place = bracketName(deviation, edition);
  if (deviation.consequenceOf !== null) {
    const cause = deviations[deviation.consequenceOf];
    const where = bracketName(cause, edition).toLowerCase();
    const from = `follows from the deviation in ${where} [${articleOf(cause, edition)}]`;
    return deviation.reference === null
      ? `${place}: ${noReference(edition)}, which ${from}.`
      : `${place}: right for the ${participantsOf(edition).many} in it, but who is in it ${from}.`;
  }
  const words = `${place}: ${sentence(deviation, edition)} [${articleOf(deviation, edition)}]`;
  return `${[words, ...more(deviation, edition)].join('; ')}.`;
}

/**
 * Returns the reason of a deviation as sentences of a finding, whose heading gives the bracket and the article. Other rules
 * that are broken come with theirs.
 */
export function findingSentences(deviation: Deviation, context: ExplainContext): string {
  if (deviation.table !== undefined || deviation.consequenceOf !== null) return explain(deviation, context);
  const { edition = context.edition } = deviation;
  const reason =
    deviation.kind === 'order'
      ? `all criteria are equal for both pairings, and the rules come to the other one first (${deviation.title})`
      : sentence(deviation, edition);
  const sentences = [reason, ...more(deviation, edition)].map((words) =>
    capital(words.replace(/^besides, /, 'also, ')),
  );
  const words = [
    ...sentences,
    ...(edition === context.edition ? [] : [`The round is paired by the rules of ${edition}`]),
  ];
  return withNames(words.map((one) => `${one}.`).join(' '), context.people);
}

/** Said where there is nothing to hold a published bracket against. */
function noReference(edition: string): string {
  return `by the rules no pairing of the bracket lets the round be completed with the ${participantsOf(edition).many} who are in it`;
}

/** Where to report a defect of the program. */
export const REPORT_HINT =
  'this is a defect of swissproof or of its reading of the rules: please report it with the file';

/** A round that differs, though nothing was found to be wrong in it, and everything was looked at. */
export function isUnexplained({
  verdict,
  deviations,
  stopped,
}: Pick<RoundReport, 'verdict' | 'deviations' | 'stopped'>): boolean {
  return verdict === 'deviates' && deviations.length === 0 && stopped?.searches.includes('reasons') !== true;
}

/** Said of a round that deviates by no rule. */
export const UNEXPLAINED = `The pairings differ, but no reason was found: ${REPORT_HINT}.`;

function sentence(deviation: Deviation, edition: string): string {
  const { reference } = deviation;
  if (deviation.kind === 'absolute' || reference === null) return forbiddenWords(deviation, edition);
  switch (deviation.kind) {
    case 'completion':
      return completionWords(deviation, edition);
    case 'bye':
      return byeWords(deviation, reference, edition);
    case 'quality':
      return qualityWords(deviation, reference, edition);
    case 'order':
      return orderWords(deviation, reference, edition);
    case 'colour':
      return colour(deviation, reference, edition);
    case 'board-order':
      return 'the pairs are right, but the boards are published in another order';
    case 'reference':
      return `the published pairing is better than the reference pairing${defectWords(deviation)}`;
  }
}

/** On which rule a pairing is better than the one that the rules would have to choose; marked for names. */
export function defectWords({ title, published, reference }: Deviation): string {
  const against = reference === null ? '' : ` against ${values(reference)}`;
  return ` (${title}: ${values(published)}${against}); ${REPORT_HINT}`;
}

/** What a deviation says besides its own reason. */
function more(deviation: Deviation, edition: string): string[] {
  const { reference, violations, leavesUnpairable } = deviation;
  const others = violations.map((violation) => {
    const words =
      deviation.kind === 'colour' && reference !== null
        ? colour(violation, reference, edition)
        : forbiddenWords(violation, edition);
    return `besides, ${words} [${articleOf(violation, edition)}]`;
  });
  if (leavesUnpairable) others.push(`${unpairable(deviation, edition)}${mdpWords(deviation, edition)}`);
  if (reference === null) others.push(noReference(edition));
  return others;
}

function completionWords(deviation: Deviation, edition: string): string {
  // 2012 C.13: the rest can be paired, but only for the price that no MDP is.
  if (deviation.published.parts.some(({ value }) => value !== null))
    return `no moved-down ${participantsOf(edition).one} is paired, though one could be with fewer pairs (P must not become zero)`;
  return `if ${leavingWords(deviation, edition)}, ${leftUnpaired(edition)}${mdpWords(deviation, edition)}`;
}

/** What leaves a rest that cannot be paired, as the rest of "if …". */
function leavingWords({ published, bracketKind }: Deviation, edition: string): string {
  const own = wordsOf(edition).leaving[bracketKind];
  const who = participantsOf(edition);
  return own?.(published, who) ?? floatDown(published.downfloaters, who);
}

function unpairable(deviation: Deviation, edition: string): string {
  const own = wordsOf(edition).leaving[deviation.bracketKind];
  return own === undefined
    ? `with these downfloaters ${leftUnpaired(edition)}`
    : `if ${own(deviation.published, participantsOf(edition))}, ${leftUnpaired(edition)}`;
}

function leftUnpaired(edition: string): string {
  return `the ${participantsOf(edition).many} who are left cannot all be paired any more`;
}

function mdpWords({ mdpsCouldMeet = false }: Deviation, edition: string): string {
  return mdpsCouldMeet ? `, for moved-down ${participantsOf(edition).many} do not meet each other` : '';
}

/** Of more wrong colours only the first are named: the boards show all of them. */
const MOST_NAMED = 4;

function colour(
  { players: ids, title, parity = [], differences = [] }: Violation,
  reference: Side,
  edition: string,
): string {
  const who = participantsOf(edition);
  const white = new Set(reference.white);
  const couples = couplesOf(ids).map(([a, b]) => (white.has(a) ? ([a, b] as const) : ([b, a] as const)));
  const shown = couples.map(
    ([first, second]) => `${who.one} ${person(first)} should have White against ${person(second)}`,
  );
  const numbers = parity.map((one) => parityWords(one, who));
  return [
    `${firstOf(shown, 'pairs')} (${title})`,
    ...differenceWords(differences, who),
    ...(numbers.length === 0 ? [] : [firstOf(numbers, who.many)]),
  ].join('; ');
}

function firstOf(parts: readonly string[], many: string): string {
  if (parts.length <= MOST_NAMED) return parts.join('; ');
  const named = parts.slice(0, MOST_NAMED - 1);
  return `${named.join('; ')}; and so for ${parts.length - named.length} other ${many}`;
}

function values(side: Side): string {
  if (side.parts.length === 0) return side.step ?? 'none';
  return side.parts
    .map((part) => {
      if (part.value === null) return 'impossible';
      if (part.measure === 'count') return String(part.value.length);
      const texts = valueTexts(part);
      return texts.length === 0 ? 'none' : texts.join(', ');
    })
    .join(' and ');
}
