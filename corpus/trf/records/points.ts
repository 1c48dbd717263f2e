import type { PointSystem, Tenths } from '../../../engine/index.js';
import { placeOf, ProblemLog, type Line } from '../problems.js';
import { define, keepForTeams, type Codec, type RecordDefinition, type RecordFacts } from './definition.js';
import { formatTenths, parseTenths, tokens, type Token } from './fields.js';
import { misread, words } from './codecs.js';
import { withDecimalPoints } from './mend.js';

export type PointField = keyof PointSystem;

const WIN = ['whiteWin', 'blackWin', 'forfeitWin', 'fullPointBye'] as const;
const DRAW = ['whiteDraw', 'blackDraw', 'halfPointBye'] as const;
const LOSS = ['whiteLoss', 'blackLoss'] as const;

/** Codes and shortcuts of record XXS (JaVaFo). */
export const XXS_CODES: ReadonlyMap<string, readonly PointField[]> = new Map<string, readonly PointField[]>([
  ['WW', ['whiteWin']],
  ['BW', ['blackWin']],
  ['WD', ['whiteDraw']],
  ['BD', ['blackDraw']],
  ['WL', ['whiteLoss']],
  ['BL', ['blackLoss']],
  ['ZPB', ['zeroPointBye']],
  ['HPB', ['halfPointBye']],
  ['FPB', ['fullPointBye']],
  ['PAB', ['pairingAllocatedBye']],
  ['FW', ['forfeitWin']],
  ['FL', ['forfeitLoss']],
  ['W', WIN],
  ['D', DRAW],
  ['L', LOSS],
]);

/** The records of bbpPairings. */
export const BB_RECORDS: ReadonlyMap<string, readonly PointField[]> = new Map<string, readonly PointField[]>([
  ['BBW', WIN],
  ['BBD', DRAW],
  ['BBL', LOSS],
  ['BBZ', ['zeroPointBye']],
  ['BBF', ['forfeitLoss']],
  ['BBU', ['pairingAllocatedBye']],
]);

/** Symbols of record 162 (TRF26); `Z` is what bbpPairings 6.0.0 reads where TRF26 says `A`. */
export const SYMBOLS: ReadonlyMap<string, readonly PointField[]> = new Map<string, readonly PointField[]>([
  ['W', WIN],
  ['D', DRAW],
  ['L', LOSS],
  ['A', ['zeroPointBye', 'forfeitLoss']],
  ['Z', ['zeroPointBye', 'forfeitLoss']],
  ['P', ['pairingAllocatedBye']],
  ['X', ['unknown']],
]);

const RULES: RecordFacts = { group: 'rules', mend: withDecimalPoints };

/** Record 162. */
export const GAME_POINTS = define(symbols('162', [...SYMBOLS.keys()]), { ...RULES, isAddedIn26: true });

/** Record 362: of no weight for the pairing of individuals, and so never an error where it is read by itself. */
export const MATCH_POINTS = define(
  asWarning(symbols('362', ['TW', 'TD', 'TL']), 'TW, TD or TL with points, like TW 2.0'),
  { group: 'teams', isAddedIn26: true, to16: keepForTeams, mend: withDecimalPoints },
);

/** Record XXS. */
export const POINT_WORDS = define(words('XXS'), RULES);

/** A record BBW … BBU: one amount of points. */
export function amountRecord(code: string): RecordDefinition<Tenths> {
  return {
    ...RULES,
    read: (line, log) => {
      const token = onlyToken(line, log);
      return token === null ? null : pointsOf(line, token, log);
    },
    write: (points) => `${code} ${amount(points)}`,
  };
}

/** The one word of a record BBW … BBU, with an error in the log where there is not exactly one. */
export function onlyToken(line: Line, log: ProblemLog): Token | null {
  const [token, ...more] = tokens(line.text, 4);
  if (token !== undefined && more.length === 0) return token;
  log.error(
    'point-system',
    placeOf(line, 5),
    'one value, like 3.0',
    'The record must hold exactly one value.',
  );
  return null;
}

/** A symbol and its points, as records 162 and 362 list them. */
export interface SymbolPair {
  readonly symbol: string;
  readonly value: Token;
}

/** The pairs of a record up to the first that is none, which is an error. Large points touch their symbol: `W10.0`. */
export function symbolPairs(line: Line, known: readonly string[], log: ProblemLog): SymbolPair[] {
  const found = tokens(line.text, 4).flatMap(({ text, column }): Token[] => {
    const length = /^[a-z]+(?=[\d.])/i.exec(text)?.[0].length ?? 0;
    if (length === 0) return [{ text, column }];
    return [
      { text: text.slice(0, length), column },
      { text: text.slice(length), column: column + length },
    ];
  });
  const pairs: SymbolPair[] = [];
  for (let i = 0; i < found.length; i += 2) {
    const symbol = found[i].text.toUpperCase();
    const value = found[i + 1];
    if (known.includes(symbol) && value !== undefined) {
      pairs.push({ symbol, value });
      continue;
    }
    log.error(
      'point-system',
      placeOf(line, found[i].column),
      `pairs of a symbol (${known.filter((one) => one !== 'Z').join(' ')}) and a value`,
      `"${found[i].text}" does not start a pair of symbol and value.`,
    );
    break;
  }
  return pairs;
}

/** The points of a statement, with an error in the log where they are none. */
export function pointsOf(line: Line, token: Token, log: ProblemLog): Tenths | null {
  const value = parseTenths(token.text);
  if (typeof value === 'number' && value >= 0) return value;
  log.error(
    'point-system',
    placeOf(line, token.column, token.text.length),
    'points from 0 to 999.9 in steps of 0.1',
    value === 'too-fine'
      ? `The value ${token.text} is not a multiple of 0.1 point.`
      : `"${token.text}" is not an amount of points.`,
  );
  return null;
}

type Symbols = readonly (readonly [symbol: string, value: Tenths])[];

/** Symbols that end in position 6 and values in 7-10, then every nine columns. */
function symbols(code: '162' | '362', known: readonly string[]): Codec<Symbols> {
  return {
    read: (line, log) => {
      const before = log.errorCount;
      const pairs = symbolPairs(line, known, log).map(
        ({ symbol, value }) => [symbol, pointsOf(line, value, log) ?? 0] as const,
      );
      return log.errorCount > before ? null : pairs;
    },
    write: (values) =>
      `${code} ${values.map(([symbol, value]) => `${symbol.padStart(2)}${amount(value)}`).join('   ')}`,
  };
}

/** A record of which nothing is an error. */
function asWarning<T>({ read, write }: Codec<T>, expected: string): Codec<T> {
  return {
    read: (line, log) => read(line, new ProblemLog()) ?? misread(line, 4, Infinity, expected, log),
    write,
  };
}

/** In four columns. */
function amount(value: Tenths): string {
  return formatTenths(value).padStart(4);
}
