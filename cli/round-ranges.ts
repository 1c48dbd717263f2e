/** Rounds from..to, both included. */
export interface RoundRange {
  readonly from: number;
  readonly to: number;
}

/** Reads "3-9" or "1,4,7" or a mixture. Returns a sentence for people when it is neither. */
export function parseRoundRanges(text: string): readonly RoundRange[] | string {
  const ranges: RoundRange[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,6})\s*(?:-\s*(\d{1,6})\s*)?$/.exec(part);
    if (match === null) return `"${part}" is no round and no range of rounds; write 3-9 or 1,4,7.`;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from < 1) return 'Rounds are counted from 1.';
    if (to > MAX_ROUND) return `There are at most ${MAX_ROUND} rounds.`;
    if (to < from) return `"${part.trim()}" goes backwards; write ${to}-${from}.`;
    ranges.push({ from, to });
  }
  return ranges;
}

export function includesRound(ranges: readonly RoundRange[], round: number): boolean {
  return ranges.some(({ from, to }) => from <= round && round <= to);
}

const MAX_ROUND = 999;
