import type { UnjudgedKind } from './unjudged-event.js';

/** Words of records 192 and 092 for events whose rounds no FIDE rule pairs, in the languages of tournament programs. */
export const UNJUDGED_WORDS: readonly UnjudgedWords[] = [
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
export interface UnjudgedWords {
  readonly kind: UnjudgedKind;
  /** Enough alone. */
  readonly strong?: RegExp;
  readonly abbreviation?: RegExp;
  /** Occurs in names of other events as well: the games must be those of such an event. */
  readonly weak: RegExp;
}
