import type { Choices, Edition } from '../../engine/index.js';
import { editionByCode, missingSystems, systemByCode, systems } from '../../engine/index.js';
import type { UnknownRulesKind } from './choice-source.js';

/** What a code or words say about the rules by which an event was paired. */
export type RulesStatement = KnownRules | UnknownRules;

export interface KnownRules {
  readonly kind: 'known';
  /** Name of the system: the usual one where the text has only what fixes an edition or an acceleration. */
  readonly system: string;
  /** Edition that the text fixes; null when it only names the system. */
  readonly edition: Edition | null;
  /** What a code declares of the rules; absent: nothing. */
  readonly choices?: Choices;
  /** The text names the Baku Acceleration. */
  readonly baku: boolean;
}

/** Rules, a system or a kind of event that this version does not have. */
export interface UnknownRules {
  readonly kind: 'unknown';
  readonly what: UnknownRulesKind;
  /** Of an acceleration without a name: what the words say besides. */
  readonly otherwise?: KnownRules;
}

/** What a code of ETT26 says, wherever in a text it stands (older programs write it into record 092); null: none is there. */
export function codeIn(text: string): RulesStatement | null {
  const [code] = CODE.exec(text) ?? [];
  if (code === undefined) return null;
  const baku = WITH_BAKU.test(code);
  const edition = editionByCode(code);
  if (edition !== null) return { kind: 'known', system: edition.system, edition, baku };
  const named = systemByCode(code, systems);
  if (named !== null) return { kind: 'known', edition: null, baku, ...named };
  if (/TEAM/i.test(code)) return { kind: 'unknown', what: 'teams' };
  return { kind: 'unknown', what: /ROUND_?ROBIN|BERGER/i.test(code) ? 'round-robin' : 'rules' };
}

/** True for words in record 192 that are no code. */
export function isHarmlessCode(text: string): boolean {
  return HARMLESS_CODE.test(text);
}

const CODE = new RegExp(
  String.raw`(?<!\w)(?:${['FIDE', 'CUSTOM', 'BERGER', ...missingSystems.flatMap(({ code }) => code ?? [])].join('|')})_\w+`,
  'i',
);
const WITH_BAKU = /_BAKU$/i;
const HARMLESS_CODE = new RegExp(
  String.raw`^(?:\s|[-:,.()]|individual|swiss|system|fide|standard|${systems.map(({ words }) => words.source).join('|')})*$`,
  'i',
);
