import { printable } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { codeIn } from '../edition/codes.js';
import { saysRoundRobin } from '../edition/named-rules.js';
import { isOfCamps, isSaidToBeSwiss } from '../edition/words.js';
import { allPlayAll } from '../round-robin/met-everybody.js';
import { publishedEvent } from '../round-robin/published-event.js';
import { campsOf, meetAcross } from './camps.js';
import type { UnjudgedEvent, UnjudgedKind } from './unjudged-event.js';

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

/** Words of records 192 and 092 for events whose rounds no FIDE rule pairs, in the languages of tournament programs. */
const UNJUDGED_WORDS: readonly UnjudgedWords[] = [
  {
    kind: 'knock-out',
    // The name of the system itself.
    strong:
      /(?<!\p{L})(?:knock[\s-]?out\p{L}*|(?:single|double|direct)[\s-]+elimination|elimination|elimina(?:ci[oó]n|zione|[cç][aã]o)[\s-]+dir[ei]c?t+a|[eé]limination[\s-]+directe|mata[\s-]mata|afvalsysteem|utslag\p{L}*|pucharow\p{L}*|vy[rř]azovac[ií]|kieséses|pudotus\p{L}*|нокаут|на[\s-]+выбывание|ол[иi]мпи[йі]ск\p{L}*[\s-]+систем\p{L}*)(?!\p{L})/iu,
    // Two capital letters: "ko" is a word of several languages.
    abbreviation:
      /(?<![\p{L}\d])(?:K\.?[\s-]?O\.?)(?![\p{L}\d])|(?<!\p{L})k[.-]?o[.]?[\s-]+(?:system|turnier|modus|runde)/u,
    weak: /(?<!\p{L})(?:play[\s-]?offs?|cup|pokal\p{L}*|coupe|copa|coppa|puchar|pohár|beker|kupa|kup|кубок|elimina(?:tory|torias?|torio|t[oó]rias?|toire|ci[oó]n|zione|[cç][aã]o)|[eé]liminatoires?|[eé]limination)(?!\p{L})/iu,
  },
  {
    kind: 'match',
    weak: /(?<!(?:team|mannschafts?|équipes?|equipos?|squadre)[\s-]*)(?<!\p{L})(?:match(?:es)?|zweikampf|duell?|duelo|tweekamp|матч)(?![\s-]*(?:points?|punkte?|tournament|turnier|turni))(?!\p{L})/iu,
  },
];

/** How a kind of event is called. */
interface UnjudgedWords {
  readonly kind: UnjudgedKind;
  /** Enough alone. */
  readonly strong?: RegExp;
  readonly abbreviation?: RegExp;
  /** Occurs in names of other events as well: the games must be those of such an event. */
  readonly weak: RegExp;
}

/**
 * Whether the games may be those of a knock-out: there are no more matches than players, since each removes one but that
 * for the third place, and no round has more games than the first or, where players come in later, the second.
 */
function loseAndLeave(tournament: Tournament): boolean {
  const { rounds } = publishedEvent(tournament, null);
  const opponents = new Map<number, number[]>();
  for (const { games } of rounds)
    for (const { white, black } of games) {
      note(opponents, white, black);
      note(opponents, black, white);
    }
  const counts = [...opponents.values()].map(({ length }) => length);
  const players = counts.length;
  const matches = counts.reduce((sum, count) => sum + count, 0) / 2;
  const isShrinking = rounds.every(
    ({ games }, index) =>
      index === 0 || games.length <= Math.max(rounds[0].games.length, rounds[1].games.length),
  );
  return players >= 2 && isShrinking && matches <= players;
}

/** Games of one match follow each other. */
function note(opponents: Map<number, number[]>, id: number, opponent: number): void {
  const list = opponents.get(id) ?? [];
  if (list.at(-1) !== opponent) list.push(opponent);
  opponents.set(id, list);
}
