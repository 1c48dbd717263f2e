import type { Deviation, Side, SidePart } from '../../../checker/index.js';
import type { Counted } from '../criterion-words.js';
import { contrast, couplesOf, counted, pairs, players, valueTexts } from '../numbers.js';
import { participantsOf, ruleWords } from '../words-of.js';
import { followingWords } from './following-words.js';

/** Two values of a quality criterion: "2 players do not get …; the rules allow none". */
export function qualityWords(
  { published, rule, title }: Deviation,
  reference: Side,
  edition: string,
): string {
  if (published.parts.length > 1) return followingWords(published, reference, participantsOf(edition));
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  const words = ruleWords(edition, rule)?.sentence;
  if (words === undefined) return plainWords(title, theirs, ours);
  if (words.kind === 'described') return words.long(theirs, ours);
  const who = whoCounts(theirs, published, words.who);
  if (words.kind === 'flag') return `${words.long.published}${who}; ${words.long.reference}`;
  if (words.kind === 'count') {
    const count = counted(theirs.value?.length ?? 0, words.long.one, words.long.many);
    return `${count}${who}; the rules allow ${countText(ours)}`;
  }
  const texts = [theirs, ours].map(tellingTexts);
  const [left, right] = contrast(texts[0], texts[1]);
  const what = texts[0].length === 1 ? words.long.one : words.long.many;
  if (words.short.float === null) {
    const [worse, better] =
      theirs.measure === 'difference' ? decidingTexts(texts[0], texts[1]) : [left, right];
    return `${what} ${worse}; the rules allow ${better}`;
  }
  return `${what} ${left}${who}; the rules allow ${right}${whoCounts(ours, reference, words.who)}`;
}

/** The numbers of a list that say something: a difference of 0 says nothing. */
function tellingTexts(part: SidePart): string[] {
  const texts = valueTexts(part);
  return part.measure === 'difference' ? texts.filter((text) => text !== '0') : texts;
}

/** Two lists up to their first difference, which decides. */
function decidingTexts(a: readonly string[], b: readonly string[]): [string, string] {
  const first = a.findIndex((text, index) => text !== b[index]);
  const end = (first < 0 ? a.length : first) + 1;
  const short = (list: readonly string[]): string[] =>
    list.length > end ? [...list.slice(0, end), '…'] : [...list];
  return contrast(short(a), short(b));
}

/** Of a criterion without words of its own: its title and the numbers. */
function plainWords(title: string, theirs: SidePart, ours: SidePart): string {
  const [left, right] = plainValues(theirs, ours);
  const who = theirs.players.length === 0 ? '' : ` (${players(theirs.players)})`;
  return `${title}: ${left}${who}; the rules allow ${right}`;
}

/** Two values in numbers alone. */
export function plainValues(theirs: SidePart, ours: SidePart): [string, string] {
  return theirs.measure === 'count'
    ? [String(theirs.value?.length ?? 0), countText(ours)]
    : contrast(plainTexts(theirs), plainTexts(ours));
}

function plainTexts(part: SidePart): string[] {
  return part.value === null ? ['impossible'] : valueTexts(part);
}

function countText({ value }: SidePart): string {
  return value === null || value.length === 0 ? 'none' : String(value.length);
}

/** Those counted on a side: for a pair the one whom the criterion speaks of, or the pair; the unpaired are named already. */
function whoCounts(
  { measure, value, players: ids, unpaired = [] }: SidePart,
  side: Side,
  who: Counted,
): string {
  const named = unpaired.map(({ player }) => player);
  const counting = ids.filter((id) => !named.includes(id));
  if (counting.length === 0) return '';
  // Where as many are named as are counted, none of them stands for a pair.
  const isOfOne = measure === 'count' && value?.length === ids.length;
  const floaters = new Set(isOfOne ? counting : side.downfloaters);
  const single = counting.filter((id) => floaters.has(id));
  const couples = couplesOf(counting.filter((id) => !floaters.has(id)));
  if (who === 'one of the pair')
    return couples.length === 1 ? ` (one of ${pairs(couples)})` : ` (one of each pair ${pairs(couples)})`;
  if (who === 'both' && couples.length > 0) return ` (${pairs(couples)})`;
  const ones = couples.map(([higher, lower]) => (who === 'higher' ? higher : lower));
  return ` (${players([...ones, ...single])})`;
}
