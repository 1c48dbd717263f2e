import type { Deviation, Side, SidePart } from '../../../checker/index.js';
import { counted, floatDown, players, scoring, valueTexts } from '../numbers.js';
import { wordsOf } from '../words-of.js';

/**
 * The two rules about the bye: the score of who receives it, and the rounds that player has not played. A bracket above
 * the one in which the bye is given only decides what is still possible: that is not always what the file then does.
 */
export function byeWords(deviation: Deviation, reference: Side, edition: string): string {
  const { published, title } = deviation;
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  const figure = byeFigure(deviation, edition);
  if (figure !== null) return figureOfTakers(figure, theirs, ours);
  if (theirs.measure === 'rounds') return unplayedRounds(deviation, reference);
  if (theirs.measure === 'games') return gamesPlayed(theirs, ours);
  if (theirs.measure === 'numbers') return pairingNumber(theirs, ours);
  const possible = ours.value === null ? title : `a player with ${scoring(ours.value)} can receive it`;
  if (theirs.value === null) return `nobody who is left can receive the pairing-allocated bye; ${possible}`;
  const { bye } = deviation;
  if (bye !== null && bye.score === theirs.value[0])
    return `the pairing-allocated bye goes to player ${bye.player}, with ${scoring(theirs.value)}; ${possible}`;
  return `if ${floatDown(published.downfloaters)}, nobody with less than ${scoring(theirs.value)} can receive the pairing-allocated bye any more${really(deviation)}; ${possible}`;
}

function unplayedRounds(deviation: Deviation, reference: Side): string {
  const [theirs, ours] = [deviation.published.parts[0], reference.parts[0]];
  const rounds = (n: number | undefined): string => counted(n ?? 0, 'unplayed round', 'unplayed rounds');
  const [their, our] = [rounds(theirs.value?.[0]), rounds(ours.value?.[0])];
  const [floater] = theirs.players;
  const isTaker = deviation.bye === null || deviation.bye.player === floater;
  const goes = isTaker
    ? `the pairing-allocated bye goes to player ${floater}, who has ${their}`
    : `if player ${floater} floats down, nobody else can receive the pairing-allocated bye, and that player has ${their}${really(deviation)}`;
  return `${goes}; player ${players(ours.players)} has ${our}`;
}

/** By which number of a player the rule gives the bye, where the system has a word for it. */
function byeFigure({ rule }: Pick<Deviation, 'rule'>, edition: string): string | null {
  return wordsOf(edition).byes[edition]?.[rule] ?? null;
}

function figureOfTakers(figure: string, theirs: SidePart, ours: SidePart): string {
  return `the pairing-allocated bye goes to player ${players(theirs.players)}, with ${figure} ${figureOf(theirs)}; it goes to the lowest ranked, player ${players(ours.players)} with ${figureOf(ours)}`;
}

function figureOf(part: SidePart): string {
  return valueTexts(part).join(', ');
}

function gamesPlayed(theirs: SidePart, ours: SidePart): string {
  const games = ({ value }: SidePart): string => counted(value?.[0] ?? 0, 'game', 'games');
  return `the pairing-allocated bye goes to player ${players(theirs.players)}, who has played ${games(theirs)}; player ${players(ours.players)} has played ${games(ours)}`;
}

function pairingNumber(theirs: SidePart, ours: SidePart): string {
  return `the pairing-allocated bye goes to player ${players(theirs.players)}; all else being equal, it goes to the largest pairing number, player ${players(ours.players)}`;
}

/** The same in few words; null for the score, and the rounds not played. */
export function byeTakerBriefly(
  { published, rule }: Pick<Deviation, 'published' | 'rule'>,
  reference: Side,
  edition: string,
): string | null {
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  const [taker, other] = [theirs, ours].map((part) => part.players.slice(0, 1).join());
  const figure = byeFigure({ rule }, edition);
  if (figure !== null)
    return `the bye goes to player ${taker} with ${figure} ${figureOf(theirs)}, ${figureOf(ours)} is possible`;
  if (theirs.measure === 'numbers') return `the bye goes to player ${taker}, ${other} has a larger number`;
  if (theirs.measure !== 'games') return null;
  const games = counted(theirs.value?.[0] ?? 0, 'game', 'games');
  return `the bye goes to player ${taker} with ${games} played, ${ours.value?.[0] ?? 0} is possible`;
}

/** What the file does, where that is not the best that is still possible. */
function really({ bye, published }: Deviation): string {
  if (bye === null) return '';
  const { measure, value } = published.parts[0];
  const isImpossible = measure === 'score' && bye.score < (value?.[0] ?? 0);
  const how = isImpossible ? ', which breaks another rule' : '';
  return ` (the file gives it to player ${bye.player}, with ${scoring([bye.score])}${how})`;
}
