import { InvalidArgumentError } from 'commander';
import { parseTieBreakList } from '../../engine/index.js';
import { presets } from '../../generator/index.js';
import type {
  Acceleration,
  Amount,
  PointChoice,
  PointConfig,
  PresetName,
  Quota,
  RatingConfig,
  Span,
  TieBreakChoice,
} from '../../generator/index.js';
import { listProblemWords } from '../../reports/index.js';

/** "5%", "0..10%" (a chance), "3", "0..4" (a number), or several with commas (by round). */
export function parseAmount(text: string): Amount {
  const parts = text.split(',');
  return parts.length === 1 ? parseQuota(text) : { byRound: parts.map(parseQuota) };
}

/** "5%", "0..10%" (a chance), "3", "0..4" (a number). */
export function parseQuota(text: string): Quota {
  const expected = 'a chance like 5% or 0..10%, or a number like 3 or 0..4';
  if (!text.endsWith('%')) return { count: parseSpan(text, /^\d{1,5}$/, expected) };
  const { min, max } = parseSpan(text.slice(0, -1), /^\d{1,3}(?:\.\d+)?$/, expected);
  if (max > 100) throw new InvalidArgumentError('A chance is at most 100%.');
  return { min: min / 100, max: max / 100 };
}

/** A number, or two of them with two dots between: "7", "7..15". */
export function parseSpan(text: string, number: RegExp, expected: string): Span {
  const ends = text.split('..');
  if (ends.length > 2 || !ends.every((end) => number.test(end)))
    throw new InvalidArgumentError(`Expected ${expected}.`);
  const [min, max = min] = ends.map(Number);
  if (min > max) throw new InvalidArgumentError(`The range goes backwards; write ${max}..${min}.`);
  return { min, max };
}

/** "3-1-0", or "win=3,draw=1,bye=2". */
export function parsePoints(text: string): PointChoice {
  if (text === '1-½-0' || text === '3-1-0') return text;
  const points: Partial<Record<keyof PointConfig, number>> = {};
  for (const part of text.split(',')) {
    const [name, value = ''] = part.split('=');
    const key = POINTS.get(name);
    if (key === undefined || !/^\d{1,2}(?:\.[05])?$/.test(value)) {
      const names = [...POINTS.keys()].join(', ');
      throw new InvalidArgumentError(`Expected 1-½-0, 3-1-0, or NAME=POINTS with commas; names: ${names}.`);
    }
    points[key] = Number(value);
  }
  return points;
}

/** "none", "baku", or virtual points and the share of the players who have them: "1,1,0.5:50%". */
export function parseAcceleration(text: string): Acceleration {
  if (text === 'none' || text === 'baku') return text;
  const match = /^(\d{1,2}(?:\.[05])?(?:,\d{1,2}(?:\.[05])?)*):(\d{1,3}(?:\.\d+)?)%$/.exec(text);
  if (match === null || Number(match[2]) > 100)
    throw new InvalidArgumentError('Expected none, baku, or points by round and a share like 1,1,0.5:50%.');
  return { rounds: match[1].split(',').map(Number), share: Number(match[2]) / 100 };
}

/** "usual", or codes with commas: "BH/C1,BH,TPN". */
export function parseTieBreaks(text: string): TieBreakChoice {
  if (text === 'usual') return text;
  const result = parseTieBreakList(text);
  if (!result.ok) throw new InvalidArgumentError(`${listProblemWords(result.problem)}.`);
  return result.list.map((item) => item.text);
}

/** "1400..2500" (lowest and highest, in place of any list), or the ratings themselves with commas: "2450,2310,0". */
export function parseRatings(text: string): RatingConfig {
  const one = /^\d{1,4}$/;
  const ratings = text.split(',');
  if (ratings.length === 1) {
    const { min, max } = parseSpan(text, one, 'two ratings like 1400..2500, or all of them with commas');
    return { lowest: min, highest: max, list: [] };
  }
  if (!ratings.every((rating) => one.test(rating)))
    throw new InvalidArgumentError('Expected ratings with commas, like 2450,2310,0 (0: unrated).');
  return { list: ratings.map(Number) };
}

export function parsePreset(text: string): PresetName {
  if (Object.hasOwn(presets, text)) return text as PresetName;
  throw new InvalidArgumentError(`Possible: ${Object.keys(presets).join(', ')}.`);
}

const POINTS: ReadonlyMap<string, keyof PointConfig> = new Map<string, keyof PointConfig>([
  ['win', 'win'],
  ['draw', 'draw'],
  ['loss', 'loss'],
  ['bye', 'pairingAllocatedBye'],
  ['full-point-bye', 'fullPointBye'],
  ['half-point-bye', 'halfPointBye'],
  ['zero-point-bye', 'zeroPointBye'],
  ['forfeit-win', 'forfeitWin'],
  ['forfeit-loss', 'forfeitLoss'],
]);

/** A share of the rounds, like 0.2 or 20%. */
export function parseHandPaired(text: string): number {
  const share = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (!/^\d{0,2}(\.\d+)?%?$/.test(text) || !(share >= 0 && share <= 0.3))
    throw new InvalidArgumentError('Expected a share from 0 to 0.3, or from 0% to 30%.');
  return share;
}

/** "0.2" or "20%", up to 1. */
export function parseShare(text: string): number {
  const share = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (!/^\d{1,3}(\.\d+)?%?$/.test(text) || !(share >= 0 && share <= 1))
    throw new InvalidArgumentError('Expected a share from 0 to 1, or from 0% to 100%.');
  return share;
}
