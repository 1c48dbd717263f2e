import { ACCELERATION_OPTIONS } from '../checker/index.js';
import type { Colour } from '../engine/index.js';
import { requireShape, flag, isNumeric, listOf, oneOf, text, that, whole } from './shapes.js';
import type { Shape } from './shapes.js';

/** Throws a TypeError where a file is neither text nor bytes. */
export function requireContent(content: unknown): void {
  requireShape('content', content, CONTENT);
}

/** Bytes of another realm (a frame, a test environment) are bytes, too. */
const CONTENT = that(
  'the file as a text or as bytes (Uint8Array)',
  (value) => typeof value === 'string' || Object.prototype.toString.call(value) === '[object Uint8Array]',
);

const COLOURS: readonly Colour[] = ['white', 'black'];

/** Options that several functions have. */
export const OF_FILE = { file: text, encoding: text } as const;
export const COLOUR: Shape = oneOf(COLOURS);
export const ACCELERATION: Shape = oneOf(ACCELERATION_OPTIONS);
export const NUMBER: Shape = whole(1);
export const LIMIT: Shape = that(
  'a whole number of at least 1, or "none"',
  (value) => value === 'none' || isNumber(value),
  (value) => isNumeric(value) || typeof value === 'string',
);
export const NUMBERS: Shape = listOf(NUMBER);
export const TEXT: Shape = text;
export const FLAG: Shape = flag;
export const PAIRS: Shape = listOf(
  that(
    'a pair like [12, 31] or [12, "bye"]',
    (value) => {
      if (!Array.isArray(value) || value.length !== 2) return false;
      const [one, other] = value as readonly unknown[];
      return isNumber(one) && (other === 'bye' || isNumber(other));
    },
    Array.isArray,
  ),
);

export const TWO_PLAYERS: Shape = that(
  'two different starting numbers like [18, 6]',
  (value) => {
    if (!Array.isArray(value) || value.length !== 2) return false;
    const [one, other] = value as readonly unknown[];
    return isNumber(one) && isNumber(other) && one !== other;
  },
  Array.isArray,
);

function isNumber(value: unknown): boolean {
  return NUMBER.faultIn(value, '') === null;
}
