import type { Deviation, Side, SidePart } from '../checker/index.js';
import { criterionWords } from './criterion-words.js';
import type { Counted } from './criterion-words.js';
import {
  contrast,
  couplesOf,
  counted,
  difference,
  floatDown,
  pairs,
  players,
  points,
  scoring,
} from './numbers.js';
import { explainOrder } from './order-words.js';
import { parityWords } from './parity-words.js';

/** What a deviation is explained in the light of. */
export interface ExplainContext {
  /** Name of the edition. */
  readonly edition: string;
  /** All deviations of the round, for those that follow from another. */
  readonly deviations: readonly Deviation[];
}

/** One or two plain sentences that an arbiter would say to a player, with the article. */
export function explain(deviation: Deviation, context: ExplainContext): string {
  const place = bracketName(deviation);
  if (deviation.consequenceOf !== null) {
    const cause = context.deviations[deviation.consequenceOf];
    return `${place}: right for the players in it, but who is in it follows from the deviation in ${bracketName(cause).toLowerCase()} [${articleOf(cause)}].`;
  }
  return `${place}: ${sentence(deviation, context.edition)} [${articleOf(deviation)}].`;
}

/** "Bracket 2.5", with what is special about it. */
export function bracketName({ bracket, bracketKind }: Pick<Deviation, 'bracket' | 'bracketKind'>): string {
  const name = `Bracket ${points(bracket)}`;
  if (bracketKind === 'penultimate') return `${name} (penultimate)`;
  return bracketKind === 'collapsed-last' ? `${name} (collapsed last bracket)` : name;
}

/** Rule and article as they are quoted: "C12, 2.4.7". */
export function articleOf({ rule, article }: Pick<Deviation, 'rule' | 'article'>): string {
  return /^C\d/.test(rule) ? `${rule}, ${article}` : article;
}

/** Where to report a defect of the program. */
export const REPORT_HINT =
  'this is a defect of swissproof or of its reading of the rules: please report it with the file';

function sentence(deviation: Deviation, edition: string): string {
  switch (deviation.kind) {
    case 'absolute':
      return forbidden(deviation);
    case 'completion':
      return `if ${floatDown(deviation.published.downfloaters)}, the players who are left cannot all be paired any more`;
    case 'bye':
      return bye(deviation);
    case 'quality':
      return quality(deviation, edition);
    case 'order':
      return explainOrder(deviation);
    case 'colour':
      return colour(deviation);
    case 'board-order':
      return 'the pairs are right, but the boards are published in another order';
    case 'reference':
      return `the published pairing is better than the reference pairing (${deviation.title}: ${values(deviation.published)} against ${values(deviation.reference)}); ${REPORT_HINT}`;
  }
}

function forbidden({ rule, title, players: ids }: Deviation): string {
  const couples = couplesOf(ids);
  const each = (words: string): string =>
    couples.map(([a, b]) => `players ${a} and ${b} ${words}`).join('; ');
  if (rule === 'C1') return each('have met before');
  if (rule === 'C2')
    return `player ${players(ids)} may not receive the pairing-allocated bye, having had one or a win without playing before`;
  if (rule === 'C3') return each('must both have the same colour and are not topscorers');
  if (rule === 'prohibited-pair') return each('may not be paired by order of the organiser');
  return `${title} (${players(ids)})`;
}

/** The two rules about the bye: the score of who receives it, and the rounds that player has not played. */
function bye({ published, reference, title }: Deviation): string {
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  if (theirs.measure === 'rounds') {
    const n = theirs.value?.[0] ?? 0;
    return `the pairing-allocated bye goes to player ${players(theirs.players)}, who has ${counted(n, 'unplayed round', 'unplayed rounds')}; player ${players(ours.players)} has ${counted(ours.value?.[0] ?? 0, 'unplayed round', 'unplayed rounds')}`;
  }
  const possible = ours.value === null ? title : `a player with ${scoring(ours.value)} can receive it`;
  if (theirs.value === null) return `nobody who is left can receive the pairing-allocated bye; ${possible}`;
  return `the pairing-allocated bye goes to a player with at least ${scoring(theirs.value)}; ${possible}`;
}

function quality(deviation: Deviation, edition: string): string {
  const { published, reference, rule } = deviation;
  if (published.parts.length > 1) return following(published, reference);
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  const words = criterionWords(edition, rule);
  const [a, b] = [theirs.value ?? [], ours.value ?? []];
  if (words?.kind === 'list') {
    const [left, right] = contrast(a, b, difference);
    return `${a.length === 1 ? words.long.one : words.long.many} ${left}; the rules allow ${right}`;
  }
  const allowed = b.length === 0 ? 'none' : String(b.length);
  if (words === null)
    return `${deviation.title}: ${a.length} (${players(theirs.players)}); the rules allow ${allowed}`;
  const who = whoCounts(theirs, published, words.who);
  return `${counted(a.length, words.long.one, words.long.many)}${who}; the rules allow ${allowed}`;
}

/** The criterion that looks at the following bracket: first how many it leaves over, then which. */
function following(published: Side, reference: Side): string {
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  const [floaters, better] = [floatDown(published.downfloaters), floatDown(reference.downfloaters)];
  if (theirs.value === null)
    return `if ${floaters}, the following bracket cannot be paired; it can if ${better}`;
  const n = theirs.value.length;
  const m = ours.value?.length ?? 0;
  if (n !== m)
    return `if ${floaters}, the following bracket leaves ${counted(n, 'player', 'players')} over; if ${better}, ${m === 0 ? 'none' : String(m)}`;
  const index = published.parts.findIndex(
    (part, i) => String(part.value) !== String(reference.parts[i]?.value),
  );
  const part = published.parts[Math.max(index, 0)];
  const [left, right] = contrast(
    part.value ?? [],
    reference.parts[Math.max(index, 0)]?.value ?? [],
    difference,
  );
  const what =
    part.measure === 'score' ? 'the scores of the players it leaves over' : 'its pairing score differences';
  return `if ${floaters}, the best that the following bracket can do for ${what} is ${left}; if ${better}, ${right}`;
}

function colour({ players: ids, reference, title, parity = [] }: Deviation): string {
  const white = new Set(reference.white);
  const couples = couplesOf(ids).map(([a, b]) => (white.has(a) ? ([a, b] as const) : ([b, a] as const)));
  const shown = couples.map(([first, second]) => `player ${first} should have White against ${second}`);
  return [`${shown.join('; ')} (${title})`, ...parity.map(parityWords)].join('; ');
}

/** Those counted on a side: for a pair the one whom the criterion speaks of, or the pair. */
function whoCounts(part: SidePart, side: Side, who: Counted): string {
  if (part.players.length === 0) return '';
  const floaters = new Set(side.downfloaters);
  const single = part.players.filter((id) => floaters.has(id));
  const couples = couplesOf(part.players.filter((id) => !floaters.has(id)));
  if (who === 'one of the pair')
    return couples.length === 1 ? ` (one of ${pairs(couples)})` : ` (one of each pair ${pairs(couples)})`;
  const named = couples.map(([higher, lower]) => (who === 'higher' ? higher : lower));
  return ` (${players([...named, ...single])})`;
}

function values(side: Side): string {
  if (side.parts.length === 0) return side.step ?? 'none';
  return side.parts
    .map(({ measure, value }) => {
      if (value === null) return 'impossible';
      if (measure === 'count') return String(value.length);
      return value.length === 0 ? 'none' : value.map(measure === 'rounds' ? String : difference).join(', ');
    })
    .join(' and ');
}
