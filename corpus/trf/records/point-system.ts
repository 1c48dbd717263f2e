import { STANDARD_POINTS } from '../../../engine/index.js';
import type { PointSystem, Tenths } from '../../../engine/index.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import type { Part } from './definition.js';
import { formatTenths, tokens, type Token } from './fields.js';
import {
  amountRecord,
  BB_RECORDS,
  GAME_POINTS,
  onlyToken,
  pointsOf,
  symbolPairs,
  SYMBOLS,
  XXS_CODES,
} from './points.js';
import type { PointField } from './points.js';
import { codeOf, linesOf, type Records } from './records.js';

/** What results are worth: 162 (TRF26), BBW…BBU or XXS (TRF16). */
export const POINT_SYSTEM: Part = {
  isWhole: true,
  write: ({ points }, modern) => pointRecords(points, modern),
};

/** What the records of a file say of the worth of results. */
export interface StatedPoints {
  readonly points: PointSystem;
  /** True where there is such a record. */
  readonly isDeclared: boolean;
  /** True where one of them says what the pairing-allocated bye is worth. */
  readonly isByeStated: boolean;
}

/**
 * The point system from the records XXS (JaVaFo), BBW…BBU (bbpPairings) and 162 (TRF26). Within one dialect the last
 * statement about a result wins; dialects that contradict each other are an error.
 */
export function readPointSystem(records: Records, log: ProblemLog): StatedPoints {
  const statements = new Map<PointField, Statement>();
  let win: Tenths | null = null;
  for (const dialect of [readXxs, readBb, readRecord162]) {
    const own = new Map<PointField, Statement>();
    dialect(records, log, (fields, line, token) => {
      const value = pointsOf(line, token, log);
      if (value !== null) for (const field of fields) own.set(field, { value, line, token });
    });
    for (const [field, statement] of own) {
      const other = statements.get(field);
      if (other !== undefined && other.value !== statement.value) reportContradiction(other, statement, log);
      statements.set(field, statement);
      if (field === 'whiteWin' && dialect !== readXxs) win = statement.value;
    }
  }
  const points: Record<PointField, Tenths> = { ...STANDARD_POINTS };
  for (const [field, { value }] of statements) points[field] = value;
  const isByeStated = statements.has('pairingAllocatedBye');
  // BBU and symbol P default to the value of a win; XXS leaves the bye at one point.
  if (win !== null && !isByeStated) points.pairingAllocatedBye = win;
  // Symbol X of 162 defaults to a draw, and no other dialect knows unknown results.
  if (!statements.has('unknown')) points.unknown = points.whiteDraw;
  const isDeclared = linesOf(records, '162', 'XXS', ...BB_RECORDS.keys()).length > 0;
  return { points, isDeclared, isByeStated };
}

/**
 * The records of a point system: 162 (TRF26) or BBW…BBU (TRF16) when they can express it, otherwise XXS. Never both,
 * for a coarse 162 beside an exact XXS would contradict it. Nothing for 1-½-0. Only 162 knows unknown results (X).
 */
export function pointRecords(points: PointSystem, modern: boolean): string[] {
  const coarse = coarseValues(points);
  const lines: string[] = [];
  const symbols: [string, Tenths][] = [];
  if (coarse === null || (modern && points.zeroPointBye !== points.forfeitLoss)) lines.push(xxs(points));
  else if (modern) symbols.push(...differences(coarse, points, { W: 'W', D: 'D', L: 'L', P: 'P', Z: 'A' }));
  else
    for (const [code, value] of differences(coarse, points, BB)) lines.push(amountRecord(code).write(value));
  if (points.unknown !== points.whiteDraw) symbols.push(['X', points.unknown]);
  if (symbols.length > 0) lines.push(GAME_POINTS.write(symbols));
  return lines;
}

interface Statement {
  readonly value: Tenths;
  readonly line: Line;
  readonly token: Token;
}

/** The points that a record gives for some results. */
type State = (fields: readonly PointField[], line: Line, token: Token) => void;

function readXxs(records: Records, log: ProblemLog, state: State): void {
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
      state(fields, line, { text: value, column: token.column + code.length + 1 });
    }
  }
}

function readBb(records: Records, log: ProblemLog, state: State): void {
  for (const line of linesOf(records, ...BB_RECORDS.keys())) {
    const token = onlyToken(line, log);
    if (token !== null) state(BB_RECORDS.get(codeOf(line)) ?? [], line, token);
  }
}

function readRecord162(records: Records, log: ProblemLog, state: State): void {
  for (const line of linesOf(records, '162'))
    for (const { symbol, value } of symbolPairs(line, [...SYMBOLS.keys()], log))
      state(SYMBOLS.get(symbol) ?? [], line, value);
}

function reportContradiction(one: Statement, other: Statement, log: ProblemLog): void {
  if (!log.first(`points-${one.line.number}-${other.line.number}`)) return;
  log.error(
    'contradiction',
    placeOf(other.line, other.token.column, other.token.text.length),
    `the value of line ${one.line.number}`,
    `This record and record ${codeOf(one.line)} of line ${one.line.number} give different points to the same result.`,
  );
}

const BB = { W: 'BBW', D: 'BBD', L: 'BBL', P: 'BBU', Z: 'BBZ', F: 'BBF' };

type Coarse = Readonly<Record<'win' | 'draw' | 'loss', Tenths>>;

/** Values that do not depend on the colour, and byes and forfeit wins worth a draw or a win; null otherwise. */
function coarseValues(points: PointSystem): Coarse | null {
  const { whiteWin: win, whiteDraw: draw, whiteLoss: loss } = points;
  const uniform =
    points.blackWin === win &&
    points.forfeitWin === win &&
    points.fullPointBye === win &&
    points.blackDraw === draw &&
    points.halfPointBye === draw &&
    points.blackLoss === loss;
  return uniform ? { win, draw, loss } : null;
}

/** What differs from the defaults; win and draw always go together. */
function differences(
  { win, draw, loss }: Coarse,
  points: PointSystem,
  names: { W: string; D: string; L: string; P: string; Z: string; F?: string },
): [string, Tenths][] {
  const found: [string, Tenths][] = [];
  if (win !== 10 || draw !== 5) found.push([names.W, win], [names.D, draw]);
  if (loss !== 0) found.push([names.L, loss]);
  if (points.zeroPointBye !== 0) found.push([names.Z, points.zeroPointBye]);
  if (names.F !== undefined && points.forfeitLoss !== 0) found.push([names.F, points.forfeitLoss]);
  if (points.pairingAllocatedBye !== win) found.push([names.P, points.pairingAllocatedBye]);
  return found;
}

function xxs(points: PointSystem): string {
  const words: string[] = [];
  for (const [code, fields] of XXS_CODES) {
    if (fields.length === 1) words.push(`${code}=${formatTenths(points[fields[0]])}`);
  }
  return `XXS ${words.join(' ')}`;
}
