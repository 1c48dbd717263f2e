import { kindOfEvent, printable } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';

/** What a file says about the rules by which it was paired. */
export interface NamedRules {
  readonly record: '192' | '092';
  /** The words or the code, cut to the length of a message. */
  readonly text: string;
  readonly says: RulesStatement;
}

export type RulesStatement =
  | {
      readonly kind: 'dutch';
      /** Edition that the text fixes; null when it only names the system. */
      readonly edition: 'dutch-2017' | 'dutch-2026' | null;
      /** The text names the Baku Acceleration. */
      readonly baku: boolean;
    }
  /** Rules, a system or a kind of event that this version does not have. */
  | { readonly kind: 'unknown'; readonly what: 'rules' | 'round-robin' | 'teams' | 'acceleration' };

/**
 * The code of record 192 (TRF26, ETT26), else the words of record 092; null where neither says anything about rules.
 * Record 092 is free text: words that name rules are looked for in it, and anything else ("Individual: Swiss-System",
 * "Standard", words of any language) says nothing. Record 192 is a code: what is not known there is an unknown code.
 */
export function namedRules(tournament: Tournament): NamedRules | null {
  const { systemCode, typeText } = tournament;
  const statements = [
    systemCode === null ? null : statementOf('192', systemCode, tournament),
    typeText === null ? null : statementOf('092', typeText, tournament),
  ].filter((statement) => statement !== null);
  const [first, second] = statements;
  if (first === undefined) return null;
  // A code without a year leaves the edition to the words, as it would to the date.
  const isOpen = first.says.kind === 'dutch' && first.says.edition === null;
  if (!isOpen || second === undefined) return first;
  const { says } = second;
  // Nor do the words make a team event of what the code says is one of individuals.
  if (says.kind === 'unknown' && says.what === 'teams') return first;
  const baku = first.says.kind === 'dutch' && first.says.baku;
  return says.kind === 'dutch' ? { ...second, says: { ...says, baku: baku || says.baku } } : second;
}

function statementOf(record: NamedRules['record'], text: string, tournament: Tournament): NamedRules | null {
  const words = text.slice(0, LONGEST_TEXT);
  const isCode = record === '192' && !HARMLESS_CODE.test(words);
  const code = isCode ? words.trim().replace(/[\s-]+/g, '_') : words;
  const isOneWord = isCode && !/\s/.test(words.trim());
  const says = codeIn(code) ?? (isOneWord ? null : wordsIn(words, tournament));
  const named = { record, text: printable(text) };
  if (says !== null) return { ...named, says };
  return isCode ? { ...named, says: { kind: 'unknown', what: 'rules' } } : null;
}

/** More than any type of tournament needs. */
const LONGEST_TEXT = 500;

/** A code of ETT26; older programs write it into record 092. 2025 is their name of the 2026 rules. */
function codeIn(text: string): RulesStatement | null {
  const code = CODE.exec(text);
  if (code === null) return null;
  const dutch = DUTCH_CODE.exec(code[0]);
  if (dutch !== null) {
    const [, year, baku] = dutch;
    const edition = year === undefined ? null : (EDITION_OF_YEAR[year] ?? null);
    return { kind: 'dutch', edition, baku: baku !== undefined };
  }
  if (/TEAM/i.test(code[0])) return { kind: 'unknown', what: 'teams' };
  return { kind: 'unknown', what: /ROUND_?ROBIN|BERGER/i.test(code[0]) ? 'round-robin' : 'rules' };
}

const CODE = /(?<!\w)(?:FIDE|CUSTOM|BERGER|SCHILLER|SCHEVENINGEN)_\w+/i;
const DUTCH_CODE = /^FIDE_DUTCH(?:_(2017|2025|2026))?(_BAKU)?$/i;
/** Words in record 192 that are no code. */
const HARMLESS_CODE = /^(?:\s|[-:,.()]|individual|swiss|system|fide|dutch|standard)*$/i;

/** What the words of a free text say about the rules. */
function wordsIn(text: string, tournament: Tournament): RulesStatement | null {
  if (kindOfEvent(null, text)?.kind === 'team') return { kind: 'unknown', what: 'teams' };
  if (ROUND_ROBIN.test(text)) return { kind: 'unknown', what: 'round-robin' };
  if (OTHER_SYSTEM.test(text)) return { kind: 'unknown', what: 'rules' };
  const isAccelerated = ACCELERATED.test(text);
  const baku = isAccelerated && BAKU.test(text);
  // Virtual points in the file are all that an acceleration is.
  if (isAccelerated && !baku && tournament.virtualPoints.size === 0)
    return { kind: 'unknown', what: 'acceleration' };
  const edition = editionIn(text);
  if (edition === 'unknown') return { kind: 'unknown', what: 'rules' };
  const isDutch = edition !== null || baku || /(?<!\p{L})dutch(?!\p{L})/iu.test(text);
  return isDutch ? { kind: 'dutch', edition, baku } : null;
}

const ROUND_ROBIN =
  /round[\s-]*robin|all[\s-]*play[\s-]*all|(?<!sonneborn[\s/-]*)(?<!\p{L})berger(?![\s-]*(?:tie|wertung))(?!\p{L})|rundenturnier|jeder gegen jeden|todos contra todos|toutes[\s-]+rondes|all['’]?italiana/iu;
/** Swiss and other systems that need an edition of their own. */
const OTHER_SYSTEM =
  /(?<!\p{L})(?:dubov|burstein|monrad|keizer|mc[\s-]?mahon|amalfi|uscf|double[\s-]*swiss|knock[\s-]?out|elimination|scheveningen|schiller|hutton)(?!\p{L})|(?<!\p{L})lim[\s-]*(?:system|pairing|swiss)|(?:system|swiss|pairings?)[\s:(-]+lim(?!\p{L})|^\W*lim\W*$/iu;
const ACCELERATED = /(?<!(?:no|not|non|un|without|ohne|nicht|sans|sin)[\s-]*)(?:ac+[eé]l[eé]r|beschleunigt)/i;
const BAKU = /(?<!\p{L})baku(?!\p{L})/iu;

/** The edition that words like "2017 rules" name; 'unknown' for one that is not there or not certain. */
function editionIn(text: string): 'dutch-2017' | 'dutch-2026' | 'unknown' | null {
  const years = YEAR_OF_RULES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, year]) => year));
  if (years.length === 0) return OTHER_RULES.test(text) ? 'unknown' : null;
  if (YEARS.test(text)) return 'unknown';
  const found = new Set(
    years.map((year) => (CONGRESS_2016.test(text) && year === '2016' ? 'dutch-2017' : EDITION_OF_YEAR[year])),
  );
  const [edition] = found;
  return found.size === 1 && edition !== undefined ? edition : 'unknown';
}

const EDITION_OF_YEAR: Readonly<Partial<Record<string, 'dutch-2017' | 'dutch-2026'>>> = {
  '2017': 'dutch-2017',
  '2025': 'dutch-2026',
  '2026': 'dutch-2026',
};
/** A year that stands with the word for rules, or behind the name of the system: not that of the event. */
const YEAR_OF_RULES = [
  /(?<!\d)((?:19|20)\d\d)[\s()-]+(?:(?:fide|dutch|system|pairing)[\s()-]+)*(?:rules?|regulations|regeln|reglas|r[èe]gles|regole)(?!\p{L})/giu,
  /(?<!\p{L})(?:rules?|regulations|regeln|reglas|r[èe]gles|regole)[\s(:,-]+(?:(?:of|from|as|since|in|force|january|february|july|\d\d?|de|del|du|von|vom|fide|dutch|istanbul|estambul)[\s.(:]+)*((?:19|20)\d\d)(?!\d)/giu,
  /(?<!\p{L})dutch[\s(),-]*(?:(?:system|swiss|fide|rules|istanbul|estambul|c\.04[.\d]*)[\s(),-]+)*((?:19|20)\d\d)(?!\d)/giu,
  // The edition of an event is none of rules.
  /(?<!\p{L})(?:fide|dutch|pairing|rules)[\s(),-]+(?:system[\s(),-]+)?(?:edition|version)[\s(:,-]+(?:of[\s]+)?((?:19|20)\d\d)(?!\d)/giu,
  /(?<!\d)((?:19|20)\d\d)[\s()-]+(?:fide|dutch|pairing|rules)[\s()-]+(?:system[\s()-]+)?(?:edition|version)(?!\p{L})/giu,
];
/** "2017-2025": of several years nobody knows which is meant. */
const YEARS = /(?:19|20)\d\d\s*[-–/]\s*\d\d/;
/** The edition of 2017 was adopted by the congress of Baku 2016. */
const CONGRESS_2016 = /(?<!\p{L})baku 2016 (?:rules|edition)/iu;
/** Rules that are said not to be the usual ones; rules of play and of fairness are none of pairing. */
const OTHER_RULES =
  /(?<!\p{L})(?:old|older|previous|former|istanbul|estambul)[\s)]+(?:\p{L}+[\s)]+)?rules(?!\p{L})/iu;
