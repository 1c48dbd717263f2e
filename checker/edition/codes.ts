import { editionByCode, missingSystems, systemByCode, systems } from '../../engine/index.js';
import type { RulesStatement } from './statement.js';

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
