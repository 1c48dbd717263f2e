import { literalReading } from '../form.js';
import type { Supported } from '../form.js';
import type { LiteralReading } from '../reading.js';
import { positionOf } from './position.js';
import { pairRound } from './round.js';
import type { Text } from './text.js';

/** What articles 2 and 3, which both texts have, let be left out; the others are needed for a choice. */
const WITHOUT = ['C1', 'C2', 'prohibited-pair', '3.4.2', '3.4.3', 'C6', 'C7', 'board-order'];

/** The other readings of those articles; M8 is one of what happened, which the state has already. */
const OTHERWISE = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'M10', 'M11'];

/** The reading of a text, with what it supports besides the articles that are common. */
export function readingOf(text: Text, { without, otherwise, choices = {} }: Supported): LiteralReading {
  const supported = {
    without: [...WITHOUT, ...without],
    otherwise: [...OTHERWISE, ...otherwise],
    choices,
  };
  return literalReading(14, supported, (state, form) => pairRound(positionOf(state, form, text)));
}
