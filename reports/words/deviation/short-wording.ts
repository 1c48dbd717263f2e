import type { Deviation, Side, SidePart } from '../../../checker/index.js';
import type { ListWords } from '../criterion-words.js';
import { bracketBriefly, ruleName } from '../names.js';
import { counted, inUnits, couplesOf, floatDown, players, points, scoring } from '../numbers.js';
import { tableBriefly } from '../round-robin/table-words.js';
import { person, withNames } from '../person.js';
import { ruleWords, participantsOf, wordsOf } from '../words-of.js';
import { byeTakerBriefly } from './bye-words.js';
import { leftOverWeight, partingPart } from './following-words.js';
import { forbiddenBriefly } from './forbidden-words.js';
import { orderBriefly } from './order-words.js';
import { plainValues } from './quality-words.js';
import type { ExplainContext } from './wording.js';

/**
 * The short form of a deviation, for a note or a column of a table, in up to a hundred characters or so: rule, article,
 * what is wrong, what is possible, and where. With names it is longer.
 */
export function explainBriefly(deviation: Deviation, context: ExplainContext): string {
  return withNames(marked(deviation, context), context.people);
}

function marked(deviation: Deviation, { edition: own, deviations }: ExplainContext): string {
  if (deviation.table !== undefined) return tableBriefly(deviation, deviation.table);
  const { edition = own } = deviation;
  const { consequenceOf } = deviation;
  const what =
    consequenceOf === null
      ? fault(deviation, edition)
      : `follows from ${bracketBriefly(deviations[consequenceOf], edition)}`;
  const other = edition === own ? '' : `${edition} `;
  return `${other}${ruleName(deviation)}: ${what} (${bracketBriefly(deviation, edition)})`;
}

function fault(deviation: Deviation, edition: string): string {
  const { reference } = deviation;
  if (deviation.kind === 'absolute' || reference === null) return forbidden(deviation, edition);
  switch (deviation.kind) {
    case 'completion':
      return `the rest cannot be paired if ${leaving(deviation, edition)}`;
    case 'bye':
      return bye(deviation, reference, edition);
    case 'quality':
      return quality(deviation, reference, edition);
    case 'order':
      return orderBriefly(deviation.published, reference);
    case 'colour':
      return colour(deviation, reference, edition);
    case 'board-order':
      return 'the pairs are right, the order of the boards is not';
    case 'reference':
      return 'the published pairing is better than the reference, a defect of swissproof';
  }
}

function forbidden(deviation: Deviation, edition: string): string {
  const others = deviation.violations.map(({ rule }) => rule).join(', ');
  const words = forbiddenBriefly(deviation, edition);
  return others === '' ? words : `${words}; also ${others}`;
}

function leaving({ published, bracketKind }: Deviation, edition: string): string {
  const own = wordsOf(edition).leaving[bracketKind];
  return own?.(published, participantsOf(edition)) ?? few(published.downfloaters, edition);
}

function few(downfloaters: readonly number[], edition: string): string {
  const { many } = participantsOf(edition);
  if (downfloaters.length <= 1) return floatDown(downfloaters, participantsOf(edition));
  const who = downfloaters.length <= FEW ? players(downfloaters, ' and ') : `${downfloaters.length} ${many}`;
  return `${who} float down`;
}

const FEW = 2;

function bye(deviation: Deviation, reference: Side, edition: string): string {
  const { published, title, bye: taker } = deviation;
  const { one } = participantsOf(edition);
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  if (theirs.measure === 'rounds') {
    const [n, m] = [theirs.value?.[0] ?? 0, ours.value?.[0] ?? 0];
    const [floater] = theirs.players;
    const goes = taker === null || taker.player === floater ? 'goes' : 'can only go';
    return `the bye ${goes} to ${one} ${person(floater)} with ${counted(n, 'unplayed round', 'unplayed rounds')}, ${m} is possible`;
  }
  const described = byeTakerBriefly(deviation, reference, edition);
  if (described !== null) return described;
  if (theirs.value === null) return 'nobody who is left can receive the bye';
  const possible = ours.value === null ? title : `${ours.value.map(points).join(', ')} is possible`;
  return taker !== null && taker.score === theirs.value[0]
    ? `the bye goes to ${one} ${person(taker.player)} with ${scoring(theirs.value)}, ${possible}`
    : `the bye can go to nobody with less than ${scoring(theirs.value)}, ${possible}`;
}

function quality({ published, rule, title }: Deviation, reference: Side, edition: string): string {
  if (published.parts.length > 1) return following(published, reference, edition);
  const words = ruleWords(edition, rule)?.sentence;
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  if (words?.kind === 'list') return firstDifference(words.short, theirs, ours);
  if (words?.kind === 'flag') return words.short;
  if (words?.kind === 'described') return words.short(theirs, ours);
  if (words === undefined) {
    const [left, right] = plainValues(theirs, ours);
    return `${title}: ${left}, ${right} is possible`;
  }
  const [n, m] = [theirs.value?.length ?? 0, ours.value?.length ?? 0];
  return `${counted(n, words.short.one, words.short.many)}, ${m} is possible`;
}

/** The first number of the two lists that differs, as "downfloater score 2, 1.5 is possible". */
function firstDifference({ what, float }: ListWords['short'], theirs: SidePart, ours: SidePart): string {
  const [a, b] = [numbersOf(theirs), numbersOf(ours)];
  const index = a.findIndex(({ isUnpaired, number }, i) => {
    const other = b.at(i);
    return other === undefined || other.isUnpaired !== isUnpaired || other.number !== number;
  });
  const [worse, better] = index < 0 ? [undefined, b.at(a.length)] : [a[index], b.at(index)];
  const possible = `${better?.number ?? 'none'} is possible`;
  if (worse === undefined) return `${what}, ${possible}`;
  if (float === null) return `${what} ${worse.number}, ${possible}`;
  if (!worse.isUnpaired) return `${what} ${worse.number} of ${float}, ${possible}`;
  return better?.isUnpaired === true
    ? `MDP ${person(worse.player)} unpaired from ${worse.number} above, ${possible}`
    : `MDP ${person(worse.player)} unpaired, ${float}, ${possible}`;
}

/** How far unpaired moved-down players came down, then the numbers of the value. */
function numbersOf({ measure, value, unpaired = [] }: SidePart): ListedNumber[] {
  return [
    ...unpaired.map(({ player, cameDown }) => ({
      isUnpaired: true as const,
      player,
      number: inUnits(measure, cameDown),
    })),
    ...(value ?? []).map((number) => ({ isUnpaired: false as const, number: inUnits(measure, number) })),
  ];
}

type ListedNumber =
  | { readonly isUnpaired: true; readonly player: number; readonly number: number }
  | { readonly isUnpaired: false; readonly number: number };

/** The criterion that looks at the following bracket. */
function following(published: Side, reference: Side, edition: string): string {
  const floaters = few(published.downfloaters, edition);
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  if (theirs.value === null) return `the next bracket cannot be paired if ${floaters}`;
  if (leftOverWeight(theirs) !== leftOverWeight(ours)) {
    const [n, m] = [theirs.value.length, ours.value?.length ?? 0];
    const barred = theirs.barred?.length ?? 0;
    const who =
      barred === 0 ? '' : n === 1 ? ', who may not have the bye,' : `, ${barred} without right to the bye,`;
    return `the next bracket leaves ${n} over${who} if ${floaters}, ${m}${n === m ? ' who may' : ''} is possible`;
  }
  const at = partingPart(published, reference);
  const part = published.parts[at];
  const what = part.measure === 'score' ? 'downfloater score' : 'PSD';
  const other = reference.parts.at(at) ?? { ...part, value: [] };
  return `in the next bracket ${firstDifference({ what, float: null }, part, other)}`;
}

function colour({ players: ids, violations }: Deviation, { white }: Side, edition: string): string {
  const [[a, b], ...others] = couplesOf([...ids, ...violations.flatMap((violation) => violation.players)]);
  const [first, second] = white.includes(a) ? [a, b] : [b, a];
  const more = others.length === 0 ? '' : ` (and ${counted(others.length, 'pair', 'pairs')} more)`;
  return `${participantsOf(edition).one} ${person(first)} should have White against ${person(second)}${more}`;
}
