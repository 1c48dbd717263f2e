import type { Deviation, Side, SidePart } from '../../../checker/index.js';
import type { Counted } from '../criterion-words.js';
import { contrast, couplesOf, counted, pairs, players, valueTexts } from '../numbers.js';
import { criterionWords, participantsOf } from '../words-of.js';
import { followingWords } from './following-words.js';

/** Two values of a quality criterion: "2 players do not get …; the rules allow none". */
export function qualityWords(
  { published, rule, title }: Deviation,
  reference: Side,
  edition: string,
): string {
  if (published.parts.length > 1) return followingWords(published, reference, participantsOf(edition));
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  const words = criterionWords(edition, rule);
  if (words === null) return plainWords(title, theirs, ours);
  const who = whoCounts(theirs, published, words.who);
  if (words.kind === 'flag') return `${words.long.published}${who}; ${words.long.reference}`;
  if (words.kind === 'count') {
    const count = counted(theirs.value?.length ?? 0, words.long.one, words.long.many);
    return `${count}${who}; the rules allow ${countText(ours)}`;
  }
  const texts = [theirs, ours].map(valueTexts);
  const [left, right] = contrast(texts[0], texts[1]);
  const what = texts[0].length === 1 ? words.long.one : words.long.many;
  if (words.short.float === null) return `${what} ${left}; the rules allow ${right}`;
  return `${what} ${left}${who}; the rules allow ${right}${whoCounts(ours, reference, words.who)}`;
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
function whoCounts({ players: ids, unpaired = [] }: SidePart, side: Side, who: Counted): string {
  const named = unpaired.map(({ player }) => player);
  const counting = ids.filter((id) => !named.includes(id));
  if (counting.length === 0) return '';
  const floaters = new Set(side.downfloaters);
  const single = counting.filter((id) => floaters.has(id));
  const couples = couplesOf(counting.filter((id) => !floaters.has(id)));
  if (who === 'one of the pair')
    return couples.length === 1 ? ` (one of ${pairs(couples)})` : ` (one of each pair ${pairs(couples)})`;
  if (who === 'both' && couples.length > 0) return ` (${pairs(couples)})`;
  const ones = couples.map(([higher, lower]) => (who === 'higher' ? higher : lower));
  return ` (${players([...ones, ...single])})`;
}
