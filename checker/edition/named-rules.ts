import { kindOfEvent, printable } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { defaultEdition } from '../../engine/index.js';
import { codeIn, isHarmlessCode } from './codes.js';
import type { KnownRules, RulesStatement } from './codes.js';
import { editionIn, isMissingSystem, systemsIn } from './words.js';

/** What a file says about the rules by which it was paired. */
export interface NamedRules {
  readonly record: '192' | '092';
  /** The words or the code, cut to the length of a message. */
  readonly text: string;
  readonly says: RulesStatement;
}

/**
 * The code of record 192 (TRF26, ETT26), else the words of record 092; null where neither says anything about rules.
 * Record 092 is free text: words that name rules are looked for in it, and anything else ("Individual: Swiss-System",
 * "Standard", words of any language) says nothing. Record 192 is a code: what is not known there is an unknown code.
 */
export function namedRules(tournament: Tournament): NamedRules | null {
  const { systemCode, typeText } = tournament;
  const first = systemCode === null ? null : statementOf('192', systemCode, tournament);
  // A code without a year leaves the edition to the words, as it would to the date.
  const open = first?.says.kind === 'known' && first.says.edition === null ? first.says : null;
  if (typeText === null || (first !== null && open === null)) return first;
  const second = statementOf('092', typeText, tournament, open?.system);
  if (first === null || open === null || second === null) return second ?? first;
  const { says } = second;
  // Nor do the words make a team event of what the code says is one of individuals.
  if (says.kind === 'unknown') return says.what === 'teams' ? first : second;
  if (says.system !== open.system) return { ...second, says: { kind: 'unknown', what: 'rules' } };
  return { ...second, says: { ...says, ...choicesOf(open), baku: open.baku || says.baku } };
}

function choicesOf({ choices }: KnownRules): Pick<KnownRules, 'choices'> {
  return choices === undefined ? {} : { choices };
}

function statementOf(
  record: NamedRules['record'],
  text: string,
  tournament: Tournament,
  usual?: string,
): NamedRules | null {
  const words = text.slice(0, LONGEST_TEXT);
  const isCode = record === '192' && !isHarmlessCode(words);
  const code = isCode ? words.trim().replace(/[\s-]+/g, '_') : words;
  const isOneWord = isCode && !/\s/.test(words.trim());
  const says = codeIn(code) ?? (isOneWord ? null : wordsIn(words, tournament.virtualPoints.size > 0, usual));
  if (says === null && !isCode) return null;
  return { record, text: printable(text), says: says ?? { kind: 'unknown', what: 'rules' } };
}

/** More than any type of tournament needs. */
const LONGEST_TEXT = 500;

/**
 * What the words of a free text say about the rules.
 * @param hasVirtualPoints in the file: they are all that an acceleration is.
 * @param usual the system of an edition that is named without one.
 */
function wordsIn(
  text: string,
  hasVirtualPoints: boolean,
  usual = defaultEdition.system,
): RulesStatement | null {
  if (kindOfEvent(null, text)?.kind === 'team') return { kind: 'unknown', what: 'teams' };
  if (ROUND_ROBIN.test(text)) return { kind: 'unknown', what: 'round-robin' };
  const systems = systemsIn(text);
  if (isMissingSystem(text) || systems.length > 1) return { kind: 'unknown', what: 'rules' };
  const isAccelerated = ACCELERATED.test(text);
  const baku = isAccelerated && BAKU.test(text);
  const [system = usual] = systems;
  const edition = editionIn(text, system);
  if (edition === 'unknown') return { kind: 'unknown', what: 'rules' };
  if (isAccelerated && !baku && !hasVirtualPoints)
    return {
      kind: 'unknown',
      what: 'acceleration',
      otherwise: { kind: 'known', system, edition, baku: false },
    };
  const isNamed = edition !== null || baku || systems.length > 0;
  return isNamed ? { kind: 'known', system, edition, baku } : null;
}

/** Whether words or a code call an event a round robin, of players or teams. */
export function saysRoundRobin(text: string): boolean {
  return ROUND_ROBIN.test(text.replaceAll('_', ' '));
}

const ROUND_ROBIN =
  /round[\s-]*robin|all[\s-]*play[\s-]*all|(?<!sonneborn[\s/-]*)(?<!\p{L})berger(?![\s-]*(?:tie|wertung))(?!\p{L})|rundenturnier|jeder gegen jeden|todos contra todos|toutes[\s-]+rondes|all['’]?italiana/iu;
/** Whether the words of record 092 say that an event is not accelerated. */
export function deniesAcceleration(text: string): boolean {
  return DENIED.test(text);
}

const DENIED =
  /(?<!\p{L})(?:no|not|non|un|without|ohne|nicht|sans|sin)[\s-]*(?:ac+[eé]l[eé]r|beschleunigt)/iu;
const ACCELERATED = /(?<!(?:no|not|non|un|without|ohne|nicht|sans|sin)[\s-]*)(?:ac+[eé]l[eé]r|beschleunigt)/i;
const BAKU = /(?<!\p{L})baku(?!\p{L})/iu;
