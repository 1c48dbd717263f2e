import { editionById, editionOfYear, missingSystems, systems } from '../../engine/index.js';
import type { Edition, SystemWords } from '../../engine/index.js';

/** Names of the systems that a free text names. */
export function systemsIn(text: string): string[] {
  return KNOWN.filter(({ name }) => name.test(text)).map(({ system }) => system);
}

/** True for words that name a system, Swiss or not, of which this version has no edition. */
export function isMissingSystem(text: string): boolean {
  return MISSING.some((name) => name.test(text));
}

/** True for words that name an event of two camps, of which this version has no edition either. */
export function isOfCamps(text: string): boolean {
  return OF_CAMPS.some((name) => name.test(text));
}

/** True for words that call an event a Swiss, in the languages of tournament programs, or name a system of one. */
export function isSaidToBeSwiss(text: string): boolean {
  return SWISS.test(text) || systemsIn(text).length > 0;
}

const SWISS = /swiss|schweizer|suizo|suisse|svizzero|su[ií][cç]o|швейцар|szwajcar|švicar|švýcar|svájci/iu;

/** The edition of a system that words like "2017 rules" name; 'unknown' for one that is not there or not certain. */
export function editionIn(text: string, system: string): Edition | 'unknown' | null {
  const years = YEAR_OF_RULES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, year]) => year));
  if (years.length === 0) return ofPlace(text, system) ?? (OLD_RULES.test(text) ? 'unknown' : null);
  if (YEARS.test(text)) return 'unknown';
  const found = new Set(years.map((year) => adoptedIn(text, system, year) ?? editionOfYear(system, year)));
  const [edition] = found;
  return found.size === 1 ? (edition ?? 'unknown') : 'unknown';
}

/** The edition of a system that its congress names: "Baku 2016 rules". */
function adoptedIn(text: string, system: string, year: string): Edition | null {
  const congress = systems
    .find((one) => one.system === system)
    ?.congresses.find((one) => one.year === year && adoptedBy(one.place, year).test(text));
  return congress === undefined ? null : editionById(congress.edition);
}

/** The edition of a system that a place names alone: "Istanbul rules". */
function ofPlace(text: string, system: string): Edition | 'unknown' | null {
  const named = PLACES.find(({ rules }) => rules.test(text));
  if (named === undefined) return null;
  const { edition } = named;
  return (named.system === system && edition !== null ? editionById(edition) : null) ?? 'unknown';
}

function adoptedBy(place: string, year: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${place} ${year} (?:rules|edition)`, 'iu');
}

/** Matches a free text that names a system. */
function nameOf({ words, isSurname }: SystemWords): RegExp {
  const word = String.raw`(?<!\p{L})(?:${words.source})`;
  const expressions = isSurname
    ? [
        String.raw`${word}[\s-]*(?:system|pairing|swiss)`,
        String.raw`(?:system|swiss|pairings?)[\s:(-]+(?:${words.source})(?!\p{L})`,
        String.raw`^\W*(?:${words.source})\W*$`,
      ]
    : [String.raw`${word}(?!\p{L})`];
  return new RegExp(expressions.join('|'), 'iu');
}

/** Matchers of the systems with editions here, made once: making one takes longer than asking it. */
const KNOWN = systems.map((one) => ({ system: one.system, name: nameOf(one) }));
/** Matchers of the systems without. */
const MISSING = missingSystems.map(nameOf);
const OF_CAMPS = missingSystems.filter(({ hasCamps }) => hasCamps).map(nameOf);

/** An expression for any of several pieces; for none of them one that nothing matches. */
function anyOf(pieces: readonly RegExp[]): string {
  return pieces.length === 0 ? '(?!)' : pieces.map(({ source }) => source).join('|');
}

/** A year beside a surname is that of the event. */
const SYSTEM = anyOf(systems.flatMap(({ words, isSurname }) => (isSurname ? [] : [words])));
const PLACES = systems.flatMap(({ system, places }) =>
  places.map(({ place, edition }) => ({ system, place, edition, rules: rulesOf(place.source) })),
);
const PLACE = anyOf(PLACES.map(({ place }) => place));

const RULES = 'rules?|regulations|regeln|reglas|r[èe]gles|regole';
const YEAR = String.raw`((?:19|20)\d\d)`;

/** A year that stands with the word for rules, or behind the name of the system: not that of the event. */
const YEAR_OF_RULES = [
  String.raw`(?<!\d)${YEAR}[\s()-]+(?:(?:fide|${SYSTEM}|system|pairing)[\s()-]+)*(?:${RULES})(?!\p{L})`,
  String.raw`(?<!\p{L})(?:${RULES})[\s(:,-]+(?:(?:of|from|as|since|in|force|january|february|july|\d\d?|de|del|du|von|vom|fide|${SYSTEM}|${PLACE})[\s.(:]+)*${YEAR}(?!\d)`,
  String.raw`(?<!\p{L})(?:${SYSTEM})[\s(),-]*(?:(?:system|swiss|fide|rules|${PLACE}|c\.04[.\d]*)[\s(),-]+)*${YEAR}(?!\d)`,
  // The edition of an event is none of rules.
  String.raw`(?<!\p{L})(?:fide|${SYSTEM}|pairing|rules)[\s(),-]+(?:system[\s(),-]+)?(?:edition|version)[\s(:,-]+(?:of[\s]+)?${YEAR}(?!\d)`,
  String.raw`(?<!\d)${YEAR}[\s()-]+(?:fide|${SYSTEM}|pairing|rules)[\s()-]+(?:system[\s()-]+)?(?:edition|version)(?!\p{L})`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** "2017-2025": of several years nobody knows which is meant. */
const YEARS = /(?:19|20)\d\d\s*[-–/]\s*\d\d/;
/** Rules that are said not to be the usual ones; rules of play and of fairness are none of pairing. */
const OLD_RULES = rulesOf('old|older|previous|former');

function rulesOf(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})[\s)]+(?:\p{L}+[\s)]+)?rules(?!\p{L})`, 'iu');
}
