import { Option } from 'commander';
import type { KnownLaterShares } from '../../generator/index.js';
import { parseShare } from './generate-values.js';

/** The options for events in which something becomes known only after the next round was paired. */
export function knownLaterOptions(): Option[] {
  return KNOWN_LATER.map(([key, what]) =>
    new Option(
      `--${key} <share>`,
      `share of the events in which ${what}, from 0 to 1 or 25% (default: 0)`,
    ).argParser(parseShare),
  );
}

/** The keys of the configuration that these options set. */
export function knownLaterConfig(options: KnownLaterShares): KnownLaterShares {
  return Object.fromEntries(
    KNOWN_LATER.flatMap(([key]) => (options[key] === undefined ? [] : [[key, options[key]] as const])),
  );
}

const KNOWN_LATER = [
  ['adjourned', 'a game is adjourned: it counts as a draw in the next pairing, and somebody wins it later'],
  ['corrected', 'a result or the colours of a game are corrected after the next round was paired'],
  ['renumbered', 'the numbers are given anew after one of the rounds 1 to 4'],
] as const;
