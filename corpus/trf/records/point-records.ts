import { STANDARD_POINTS } from '../../../engine/index.js';
import type { PointSystem, Tenths } from '../../../engine/index.js';
import { parseTenths, tokens, type Token } from './fields.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { linesOf, type Records } from './records.js';

type Field = keyof PointSystem;

/**
 * The point system from the records XXS (JaVaFo), BBW…BBU (bbpPairings) and 162 (TRF26). Within one dialect the last
 * statement about a result wins; dialects that contradict each other are an error.
 */
export function readPointSystem(records: Records, log: ProblemLog): PointSystem {
  const statements = new Map<Field, Statement>();
  let win: Tenths | null = null;
  for (const dialect of [readXxs, readBb, readRecord162]) {
    for (const [field, statement] of dialect(records, log)) {
      const other = statements.get(field);
      if (other !== undefined && other.value !== statement.value) reportContradiction(other, statement, log);
      statements.set(field, statement);
      if (field === 'whiteWin' && dialect !== readXxs) win = statement.value;
    }
  }
  const system: Record<Field, Tenths> = { ...STANDARD_POINTS };
  for (const [field, { value }] of statements) system[field] = value;
  // BBU and symbol P default to the value of a win; XXS leaves the bye at one point.
  if (win !== null && !statements.has('pairingAllocatedBye')) system.pairingAllocatedBye = win;
  // Symbol X of 162 defaults to a draw, and no other dialect knows unknown results.
  if (!statements.has('unknown')) system.unknown = system.whiteDraw;
  return system;
}

/** True where a record says what results are worth. */
export function declaresPoints(records: Records): boolean {
  return linesOf(records, '162', 'XXS', ...BB_RECORDS.keys()).length > 0;
}

/** XXS codes and shortcuts. */
export const XXS_CODES: ReadonlyMap<string, readonly Field[]> = new Map<string, readonly Field[]>([
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
  ['W', ['whiteWin', 'blackWin', 'forfeitWin', 'fullPointBye']],
  ['D', ['whiteDraw', 'blackDraw', 'halfPointBye']],
  ['L', ['whiteLoss', 'blackLoss']],
]);

interface Statement {
  readonly value: Tenths;
  readonly line: Line;
  readonly token: Token;
}

const WIN = XXS_CODES.get('W') ?? [];
const DRAW = XXS_CODES.get('D') ?? [];
const LOSS = XXS_CODES.get('L') ?? [];

const BB_RECORDS: ReadonlyMap<string, readonly Field[]> = new Map<string, readonly Field[]>([
  ['BBW', WIN],
  ['BBD', DRAW],
  ['BBL', LOSS],
  ['BBZ', ['zeroPointBye']],
  ['BBF', ['forfeitLoss']],
  ['BBU', ['pairingAllocatedBye']],
]);

/** Record 162; `Z` is what bbpPairings 6.0.0 reads where TRF26 says `A`. */
export const SYMBOLS: ReadonlyMap<string, readonly Field[]> = new Map<string, readonly Field[]>([
  ['W', WIN],
  ['D', DRAW],
  ['L', LOSS],
  ['A', ['zeroPointBye', 'forfeitLoss']],
  ['Z', ['zeroPointBye', 'forfeitLoss']],
  ['P', ['pairingAllocatedBye']],
  ['X', ['unknown']],
]);

function readXxs(records: Records, log: ProblemLog): Map<Field, Statement> {
  const statements = new Map<Field, Statement>();
  for (const line of linesOf(records, 'XXS')) {
    for (const token of tokens(line.text, 4)) {
      const [code, value, ...rest] = token.text.split('=');
      const fields = XXS_CODES.get(code.toUpperCase());
      if (fields === undefined || value === undefined || rest.length > 0) {
        log.error(
          'point-system',
          placeOf(line, token.column, token.text.length),
          'CODE=VALUE, like W=3 or PAB=.5',
          `"${token.text}" is not a statement of record XXS.`,
        );
        continue;
      }
      const valueToken = { text: value, column: token.column + code.length + 1 };
      state(statements, fields, line, valueToken, log);
    }
  }
  return statements;
}

function readBb(records: Records, log: ProblemLog): Map<Field, Statement> {
  const statements = new Map<Field, Statement>();
  for (const line of linesOf(records, ...BB_RECORDS.keys())) {
    const fields = BB_RECORDS.get(line.text.slice(0, 3)) ?? [];
    const token = onlyToken(line, log);
    if (token !== null) state(statements, fields, line, token, log);
  }
  return statements;
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

function readRecord162(records: Records, log: ProblemLog): Map<Field, Statement> {
  const statements = new Map<Field, Statement>();
  for (const line of linesOf(records, '162')) {
    for (const { symbol, value } of symbolPairs(line, [...SYMBOLS.keys()], log))
      state(statements, SYMBOLS.get(symbol) ?? [], line, value, log);
  }
  return statements;
}

/** A symbol and its points, as records 162 and 362 list them. */
export interface SymbolPair {
  readonly symbol: string;
  readonly value: Token;
}

/** The pairs of a record up to the first that is none, which is an error. Large points touch their symbol: `W10.0`. */
export function symbolPairs(line: Line, symbols: readonly string[], log: ProblemLog): SymbolPair[] {
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
    if (symbols.includes(symbol) && value !== undefined) {
      pairs.push({ symbol, value });
      continue;
    }
    log.error(
      'point-system',
      placeOf(line, found[i].column),
      `pairs of a symbol (${symbols.filter((known) => known !== 'Z').join(' ')}) and a value`,
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

function state(
  statements: Map<Field, Statement>,
  fields: readonly Field[],
  line: Line,
  token: Token,
  log: ProblemLog,
): void {
  const value = pointsOf(line, token, log);
  if (value === null) return;
  for (const field of fields) statements.set(field, { value, line, token });
}

function reportContradiction(one: Statement, other: Statement, log: ProblemLog): void {
  if (!log.first(`points-${one.line.number}-${other.line.number}`)) return;
  log.error(
    'contradiction',
    placeOf(other.line, other.token.column, other.token.text.length),
    `the value of line ${one.line.number}`,
    `This record and record ${one.line.text.slice(0, 3)} of line ${one.line.number} give different points to the same result.`,
  );
}
