import { printable } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { codeIn } from '../edition/codes.js';
import { saysRoundRobin } from '../edition/named-rules.js';
import { isOfCamps, isSaidToBeSwiss } from '../edition/words.js';
import { allPlayAll } from '../round-robin/met-everybody.js';
import { publishedEvent } from '../round-robin/published-event.js';
import { campsOf, meetAcross } from './camps.js';
import { loseAndLeave } from './elimination.js';
import { UNJUDGED_WORDS } from './unjudged-words.js';
import type { UnjudgedEvent, UnjudgedKind } from './unjudged-event.js';
import type { UnjudgedWords } from './unjudged-words.js';

export type { UnjudgedEvent, UnjudgedKind } from './unjudged-event.js';

/**
 * The kind of event that the words of records 192 and 092 name, where no FIDE rule pairs its rounds. Null where they call
 * the event a Swiss, and where a code of record 192 names its rules. A word that other events have in their names as well
 * ("cup", "match") counts only where the games are those of such an event, and where nothing calls it a round robin.
 */
export function unjudgedByWords(tournament: Tournament): UnjudgedEvent | null {
  const { systemCode, typeText } = tournament;
  const texts = [systemCode ?? '', typeText ?? ''].map((text) =>
    text.slice(0, LONGEST_TEXT).replaceAll('_', ' '),
  );
  const [code, words] = texts;
  const kindOf = (text: string, original: string | null): UnjudgedKind | null => {
    if (isOfCamps(text)) return 'two-camps';
    const isRobin = texts.some(saysRoundRobin);
    const found = UNJUDGED_WORDS.find((one) => isNamed(one, text, original ?? '', tournament, isRobin));
    return found?.kind ?? null;
  };
  if (texts.some(isSaidToBeSwiss)) return null;
  const byCode = kindOf(code, systemCode);
  if (byCode !== null && systemCode !== null) return said(byCode, '192', systemCode);
  if (systemCode !== null && codeIn(systemCode) !== null) return null;
  const byText = kindOf(words, typeText);
  return byText === null || typeText === null ? null : said(byText, '092', typeText);
}

/** More than any type of tournament needs. */
const LONGEST_TEXT = 500;

function said(kind: UnjudgedKind, record: '192' | '092', text: string): UnjudgedEvent {
  return { kind, from: 'words', record, text: printable(text) };
}

function isNamed(
  { kind, strong, abbreviation, weak }: UnjudgedWords,
  text: string,
  original: string,
  tournament: Tournament,
  isRobin: boolean,
): boolean {
  if (strong?.test(text) === true || abbreviation?.test(original) === true) return true;
  if (isRobin || !weak.test(text)) return false;
  return kind === 'match' ? meetAcross(tournament) : loseAndLeave(tournament);
}

/**
 * An event of two camps by its games: every member of one met every member of the other as often, and nobody of their own.
 * To be called where no words call the event a Swiss and an edition of Swiss rules does not pair every round as it
 * was published; words that call it a round robin do not matter. Null for other events, for fewer than four members on
 * a side, and where rounds that the file announces are missing.
 */
export function unjudgedByGames(tournament: Tournament): UnjudgedEvent | null {
  const { kind, twoGames, systemCode, typeText } = tournament;
  if (kind === 'team' || twoGames !== undefined) return null;
  if ([systemCode ?? '', typeText ?? ''].some((text) => isSaidToBeSwiss(text.replaceAll('_', ' '))))
    return null;
  const event = publishedEvent(tournament, null);
  if (event.totalRounds > event.rounds.length || allPlayAll(event) !== null) return null;
  const camps = campsOf(event);
  if (camps === null) return null;
  const [one, other] = camps;
  return { kind: 'two-camps', from: 'games', camps: [one.length, other.length] };
}
