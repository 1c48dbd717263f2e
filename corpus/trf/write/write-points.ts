import type { PointSystem, Tenths } from '../../../engine/index.js';
import { formatTenths } from '../records/fields.js';
import { XXS_CODES } from '../records/point-records.js';

/**
 * The records of a point system: 162 (TRF26) or BBW…BBU (TRF16) when they can express it, otherwise XXS. Never both,
 * for a coarse 162 beside an exact XXS would contradict it. Nothing for 1-½-0. Only 162 knows unknown results (X).
 */
export function pointRecords(points: PointSystem, modern: boolean): string[] {
  const coarse = coarseValues(points);
  const lines: string[] = [];
  const symbols: [string, Tenths][] = [];
  if (coarse === null || (modern && points.zeroPointBye !== points.forfeitLoss)) lines.push(xxs(points));
  else if (modern) symbols.push(...statements(coarse, points, { W: 'W', D: 'D', L: 'L', P: 'P', Z: 'A' }));
  else {
    for (const [tag, value] of statements(coarse, points, BB)) lines.push(`${tag} ${amount(value)}`);
  }
  if (points.unknown !== points.whiteDraw) symbols.push(['X', points.unknown]);
  if (symbols.length > 0) lines.push(symbolRecord('162', symbols));
  return lines;
}

/** Record 162 or 362: symbols that end in position 6 and values in 7-10, then every nine columns. */
export function symbolRecord(
  tag: '162' | '362',
  values: readonly (readonly [symbol: string, value: Tenths])[],
): string {
  const pairs = values.map(([symbol, value]) => `${symbol.padStart(2)}${amount(value)}`);
  return `${tag} ${pairs.join('   ')}`;
}

const BB = { W: 'BBW', D: 'BBD', L: 'BBL', P: 'BBU', Z: 'BBZ', F: 'BBF' };

interface Coarse {
  readonly win: Tenths;
  readonly draw: Tenths;
  readonly loss: Tenths;
}

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
function statements(
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

/** In four columns. */
export function amount(value: Tenths): string {
  return formatTenths(value).padStart(4);
}
