import { isWrong } from '../../checker/index.js';
import type { ReportedAcceleration, ReportedCase, ReportedLength, RoundReport } from '../../checker/index.js';
import { roundSpans } from './numbers.js';

/** Articles of the two editions of the Baku acceleration that say when it applies. */
const PREMISE = { 2016: 'C.04.5.1 of 2016, article 1', 2026: 'C.04.7 of 2026, article 1.1' } as const;
const NAMES = { 2016: 'C.04.5.1 of 2016', 2026: 'C.04.7 of 2026' } as const;

/** What the rounds were checked by that the file does not say, or that does not suit the event: a sentence for each. */
export function caseLines(
  { acceleration, length, closer }: ReportedCase,
  rounds: readonly { readonly verdict: RoundReport['verdict'] }[] = [],
): string[] {
  return [
    ...(acceleration === undefined ? [] : accelerationLines(acceleration)),
    ...(length === undefined ? [] : lengthLines(length, rounds)),
    ...(closer === undefined
      ? []
      : [
          `With the Baku acceleration (${NAMES[closer.baku]}), which the file does not declare, ${closer.agree} of ${closer.rounds} rounds agree; --acceleration baku checks by it.`,
        ]),
  ];
}

function accelerationLines({ baku, from, without, brokenPremises }: ReportedAcceleration): string[] {
  if (baku === null) return ['The virtual points of the file are ignored (--acceleration none).'];
  const name = `Baku acceleration (${NAMES[baku]})`;
  const lines: string[] = [];
  if (from === 'option') lines.push(`${name}, as --acceleration baku requests.`);
  if (from === 'rounds') {
    lines.push(
      without.length === 0
        ? `${name}, which the file does not name; every round agrees with it.`
        : `${name}, which the file does not declare; without it ${roundSpans(without)} ${without.length === 1 ? 'deviates' : 'deviate'}.`,
    );
  }
  if (brokenPremises.includes('rounds'))
    lines.push(
      `The Baku acceleration requires nine rounds or more (${PREMISE[baku]}), and the event has fewer; the rounds are checked with it all the same.`,
    );
  if (brokenPremises.includes('points'))
    lines.push(
      `The Baku acceleration requires ${baku === '2016' ? 'standard points' : 'a win worth two draws and a loss worth nothing'} (${PREMISE[baku]}), and the event has other points; the rounds are checked with the virtual points of the text all the same.`,
    );
  return lines;
}

function lengthLines(
  { rounds: length, from, without }: ReportedLength,
  rounds: readonly { readonly verdict: RoundReport['verdict'] }[],
): string[] {
  const unknown = 'The file does not announce the number of rounds';
  if (from === 'option') return [];
  if (from === 'fit')
    return [
      without.length === 0
        ? `${unknown}: ${length} is used, since the acceleration requires more than were played.`
        : `${unknown}: ${length} is used, since every round agrees with it; with the rounds that were played, ${roundSpans(without)} ${without.length === 1 ? 'deviates' : 'deviate'}.`,
    ];
  const matters = rounds.some(isWrong);
  return matters
    ? [
        `${unknown}: the last one that was played, round ${length}, counts as the final round; --total-rounds changes that.`,
      ]
    : [];
}
