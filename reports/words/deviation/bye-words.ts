import type { Deviation, Side, SidePart } from '../../../checker/index.js';
import { counted, floatDown, players, scoring, valueTexts } from '../numbers.js';
import type { Participants } from '../participants.js';
import { person } from '../person.js';
import { participantsOf, ruleWords } from '../words-of.js';

/**
 * The two rules about the bye: the score of who receives it, and the rounds that player has not played. A bracket above
 * the one in which the bye is given only decides what is still possible: that is not always what the file then does.
 */
export function byeWords(deviation: Deviation, reference: Side, edition: string): string {
  const { published, title } = deviation;
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  const figure = byeFigure(deviation, edition);
  const who = participantsOf(edition);
  if (figure !== null) return figureOfTakers(figure, theirs, ours, who);
  if (theirs.measure === 'rounds') return unplayedRounds(deviation, reference, who);
  if (theirs.measure === 'games') return gamesPlayed(theirs, ours, who);
  if (theirs.measure === 'numbers') return pairingNumber(theirs, ours, who);
  const possible = ours.value === null ? title : `a ${who.one} with ${scoring(ours.value)} can receive it`;
  if (theirs.value === null) return `nobody who is left can receive the pairing-allocated bye; ${possible}`;
  const { bye } = deviation;
  if (bye !== null && bye.score === theirs.value[0])
    return `the pairing-allocated bye was given to ${who.one} ${person(bye.player)}, with ${scoring(theirs.value)}; ${possible}`;
  return `if ${floatDown(published.downfloaters, who)}, nobody with less than ${scoring(theirs.value)} can receive the pairing-allocated bye any more${really(deviation, who)}; ${possible}`;
}

function unplayedRounds(deviation: Deviation, reference: Side, who: Participants): string {
  const [theirs, ours] = [deviation.published.parts[0], reference.parts[0]];
  const rounds = (n: number | undefined): string => counted(n ?? 0, 'unplayed round', 'unplayed rounds');
  const [their, our] = [rounds(theirs.value?.[0]), rounds(ours.value?.[0])];
  const [floater] = theirs.players;
  const isTaker = deviation.bye === null || deviation.bye.player === floater;
  const goes = isTaker
    ? `the pairing-allocated bye was given to ${who.one} ${person(floater)}, who has ${their}`
    : `if ${who.one} ${person(floater)} floats down, nobody else can receive the pairing-allocated bye, and that ${who.one} has ${their}${really(deviation, who)}`;
  return `${goes}; ${who.one} ${players(ours.players)} has ${our}`;
}

/** By which number of a player the rule gives the bye, where the system has a word for it. */
function byeFigure({ rule }: Pick<Deviation, 'rule'>, edition: string): string | null {
  return ruleWords(edition, rule)?.byeNumber ?? null;
}

function figureOfTakers(figure: string, theirs: SidePart, ours: SidePart, { one }: Participants): string {
  return `the pairing-allocated bye was given to ${one} ${players(theirs.players)}, with ${figure} ${figureOf(theirs)}; it goes to the lowest ranked, ${one} ${players(ours.players)} with ${figureOf(ours)}`;
}

function figureOf(part: SidePart): string {
  return valueTexts(part).join(', ') || 'none';
}

function gamesPlayed(theirs: SidePart, ours: SidePart, who: Participants): string {
  const games = ({ value }: SidePart): string => counted(value?.[0] ?? 0, who.game, who.games);
  return `the pairing-allocated bye was given to ${who.one} ${players(theirs.players)}, who has played ${games(theirs)}; it goes to who has played most, ${who.one} ${players(ours.players)} with ${games(ours)}`;
}

function pairingNumber(theirs: SidePart, ours: SidePart, { one }: Participants): string {
  return `the pairing-allocated bye was given to ${one} ${players(theirs.players)}; all else being equal, it goes to the largest pairing number, ${one} ${players(ours.players)}`;
}

/** The same in few words; null for the score, and the rounds not played. */
export function byeTakerBriefly(
  { published, rule }: Pick<Deviation, 'published' | 'rule'>,
  reference: Side,
  edition: string,
): string | null {
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  const [taker, other] = [theirs, ours].map((part) => players(part.players.slice(0, 1)));
  const figure = byeFigure({ rule }, edition);
  const who = participantsOf(edition);
  if (figure !== null)
    return `${who.one} ${taker} with ${figure} ${figureOf(theirs)} has the bye, ${figureOf(ours)} is possible`;
  if (theirs.measure === 'numbers')
    return `the bye goes to ${who.one} ${taker}, ${other} has a larger number`;
  if (theirs.measure !== 'games') return null;
  const games = counted(theirs.value?.[0] ?? 0, who.game, who.games);
  return `the bye goes to ${who.one} ${taker} with ${games} played, ${ours.value?.[0] ?? 0} is possible`;
}

/** What the file does, where that is not the best that is still possible. */
function really({ bye, published }: Deviation, { one }: Participants): string {
  if (bye === null) return '';
  const { measure, value } = published.parts[0];
  const isImpossible = measure === 'score' && bye.score < (value?.[0] ?? 0);
  const how = isImpossible ? ', which breaks another rule' : '';
  return ` (the file gives it to ${one} ${person(bye.player)}, with ${scoring([bye.score])}${how})`;
}
