import { teamTieBreaks, tieBreakByCode, tieBreaks } from './tie-breaks/all-tie-breaks.js';
import type { ModifierLetter, TieBreakItem } from './tie-break-item.js';
import { PLAIN } from './tie-break-item.js';
import type { ScoreKind } from '../model/event.js';

export type TieBreakListResult =
  | { readonly ok: true; readonly list: readonly TieBreakItem[] }
  | { readonly ok: false; readonly problem: TieBreakListProblem };

/** What is wrong in a list, and where. */
export interface TieBreakListProblem {
  readonly kind: TieBreakListFault;
  /** 1-based place of the first wrong character in the text. */
  readonly position: number;
  /** What stands there; empty where something is missing. */
  readonly found: string;
  readonly expected: readonly string[];
}

export type TieBreakListFault =
  | 'empty'
  | 'unknown-code'
  | 'team-code'
  | 'team-score'
  | 'unknown-modifier'
  | 'modifier-not-of-code'
  | 'modifier-number'
  | 'modifier-twice'
  | 'listed-twice';

/**
 * Reads a list of tie-breaks as MTB26 writes it ("PTS,BH/C1,BH,SB"): comma-separated, in capital or small letters, with
 * any of the modifiers that a tie-break has. "OTHER_…" is kept as not defined by FIDE.
 * @param of who is ranked: teams have tie-breaks of their own, and `:MP` or `:GP` behind a code.
 * @returns the first thing that is wrong, with its place, for any text that is no such list. Never throws.
 */
export function parseTieBreakList(text: string, of: 'players' | 'teams' = 'players'): TieBreakListResult {
  const list: TieBreakItem[] = [];
  let start = 0;
  for (const piece of text.split(',')) {
    const position = start + 1 + (piece.length - piece.trimStart().length);
    const result = knownItem(piece.trim(), position, of);
    if ('kind' in result) return { ok: false, problem: result };
    // Type A may be listed again (4.3); anything else would decide nothing the second time.
    const isRepeated = list.some((item) => item.text === result.text);
    if (isRepeated && tieBreakByCode(result.code)?.type !== 'A')
      return { ok: false, problem: fault('listed-twice', position, piece.trim(), []) };
    list.push(result);
    start += piece.length + 1;
  }
  return { ok: true, list };
}

/**
 * The list that ranks: points come first. A list of record 212 has PTS in it, one of record 202 leaves it out; a list
 * of record 212 without PTS is read in the same way, for standings that do not go by points are none of a Swiss system.
 */
export function standingsList(list: readonly TieBreakItem[]): readonly TieBreakItem[] {
  return list.some(({ code }) => code === 'PTS') ? list : [POINTS_ITEM, ...list];
}

const POINTS_ITEM: TieBreakItem = { ...PLAIN, code: 'PTS', text: 'PTS' };
const OTHER = /^OTHER_\S+$/;
/** More values than a tournament has rounds are never cut. */
const LARGEST_NUMBER = 99;

/** The same ones stand in the lists of most files. */
function knownItem(
  text: string,
  position: number,
  of: 'players' | 'teams',
): TieBreakItem | TieBreakListProblem {
  const name = `${of} ${text}`;
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const result = parseItem(text, position, of);
  if ('kind' in result) return result;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(name, result);
  return result;
}

const KNOWN = new Map<string, TieBreakItem>();
const MOST_KNOWN = 1000;

function parseItem(
  text: string,
  position: number,
  of: 'players' | 'teams',
): TieBreakItem | TieBreakListProblem {
  const [head, ...modifiers] = text.split('/');
  const [code, ...scores] = head.toUpperCase().split(':');
  const codes = of === 'teams' ? [...CODES, ...TEAM_CODES] : CODES;
  if (text === '') return fault('empty', position, '', codes);
  if (OTHER.test(code)) return { ...PLAIN, code, text: text.toUpperCase(), isFide: false };
  const tieBreak = tieBreakByCode(code);
  if (tieBreak === null) return fault('unknown-code', position, head, codes);
  if (of === 'players' && tieBreak.isForTeams === true) return fault('team-code', position, head, codes);
  const score = scores.length === 0 ? undefined : SCORES[scores[0]];
  const mayHaveScore = of === 'teams' && tieBreak.hasScores === true && scores.length === 1;
  if (scores.length > 0 && (!mayHaveScore || score === undefined)) {
    const expected = mayHaveScore ? Object.keys(SCORES).map((word) => `${code}:${word}`) : [code];
    return fault('team-score', position + code.length, head.slice(code.length), expected);
  }
  let item: TieBreakItem = { ...PLAIN, code, text: code, ...(score === undefined ? {} : { score }) };
  const seen = new Set<string>();
  let place = position + head.length + 1;
  for (const modifier of modifiers) {
    const changed = withModifier(item, modifier, tieBreak.modifiers, place);
    if ('kind' in changed) return changed;
    const letter = modifier[0].toUpperCase();
    // Cut and median are two ways of leaving out values: one of them.
    const family = letter === 'M' ? 'C' : letter;
    if (seen.has(family)) return fault('modifier-twice', place, modifier, []);
    seen.add(family);
    item = changed;
    place += modifier.length + 1;
  }
  return { ...item, text: canonical(item) };
}

function withModifier(
  item: TieBreakItem,
  text: string,
  allowed: readonly ModifierLetter[],
  position: number,
): TieBreakItem | TieBreakListProblem {
  const [, letter = '', rest = ''] = /^(.)(.*)$/.exec(text.toUpperCase()) ?? [];
  const expected = allowed.map((one) => FORMS[one]);
  if (!isLetter(letter)) return fault('unknown-modifier', position, text, expected);
  if (!allowed.includes(letter)) return fault('modifier-not-of-code', position, text, expected);
  const number = NUMBERS[letter].test(rest) ? Number(rest === '' ? 0 : rest) : NaN;
  if (!(Math.abs(number) <= LARGEST_NUMBER)) return fault('modifier-number', position, text, [FORMS[letter]]);
  switch (letter) {
    case 'C':
      return { ...item, cuts: { lowest: number, highest: 0 } };
    case 'M':
      return { ...item, cuts: { lowest: number, highest: number } };
    case 'L':
      return { ...item, limit: number };
    case 'P':
      return { ...item, forfeitsPlayed: true };
    case 'F':
      return { ...item, isFore: true };
    case 'R':
      return { ...item, isReversed: true };
    case 'K':
      return { ...item, divisor: number };
  }
}

const FORMS: Readonly<Record<ModifierLetter, string>> = {
  C: 'C1',
  M: 'M1',
  L: 'L+1',
  P: 'P',
  F: 'F',
  R: 'R',
  K: 'K3',
};
const NUMBERS: Readonly<Record<ModifierLetter, RegExp>> = {
  C: /^[1-9]\d*$/,
  M: /^[1-9]\d*$/,
  L: /^[+-][1-9]\d*$/,
  P: /^$/,
  F: /^$/,
  R: /^$/,
  K: /^[1-9]\d*$/,
};

function isLetter(letter: string): letter is ModifierLetter {
  return letter in FORMS;
}

/** The modifiers always in one order, so that equal tie-breaks have equal texts. */
function canonical(item: TieBreakItem): string {
  const { code, cuts, limit, forfeitsPlayed, isFore, isReversed, score, divisor } = item;
  const { lowest, highest } = cuts;
  return [
    score === undefined ? code : `${code}:${score === 'match-points' ? 'MP' : 'GP'}`,
    ...(highest > 0 ? [`M${highest}`] : lowest > 0 ? [`C${lowest}`] : []),
    ...(limit === 0 ? [] : [`L${limit > 0 ? '+' : ''}${limit}`]),
    ...(isFore ? ['F'] : []),
    ...(forfeitsPlayed ? ['P'] : []),
    ...(isReversed ? ['R'] : []),
    ...(divisor === undefined ? [] : [`K${divisor}`]),
  ].join('/');
}

const CODES: readonly string[] = tieBreaks.map(({ code }) => code);
const TEAM_CODES: readonly string[] = teamTieBreaks.map(({ code }) => code);
const SCORES: Readonly<Record<string, ScoreKind>> = { MP: 'match-points', GP: 'game-points' };

function fault(
  kind: TieBreakListFault,
  position: number,
  found: string,
  expected: readonly string[],
): TieBreakListProblem {
  return { kind, position, found, expected };
}
