import type { RoundReport, TournamentReport } from '../../checker/index.js';
import { byCount, counted, roundSpans } from './numbers.js';
import { readingWords } from './reading-words.js';

/** The mark of a round that was paired by all readings; null where that was not asked for. */
export function dependenceMark({ dependsOn }: Pick<RoundReport, 'dependsOn'>): string | null {
  if (dependsOn === undefined) return null;
  if (dependsOn.length === 0) return 'the same by every reading';
  return `depends on ${dependsOn.length === 1 ? 'reading' : 'readings'} ${dependsOn.join(', ')}`;
}

/** How the rounds of an event depend on the doubtful places of its edition, a sentence each; none where it was not asked for. */
export function dependenceLines({
  readingsTried,
  rounds,
}: Pick<TournamentReport, 'readingsTried'> & {
  readonly rounds: readonly Pick<RoundReport, 'round' | 'dependsOn'>[];
}): string[] {
  if (readingsTried === undefined) return [];
  const tried = counted(readingsTried.length, 'other reading', 'other readings');
  const paired = rounds.filter(({ dependsOn }) => dependsOn !== undefined);
  const depending = paired.filter(({ dependsOn = [] }) => dependsOn.length > 0);
  if (paired.length === 0) return [];
  if (depending.length === 0) return [`Every round is the same by each of the ${tried} of the edition.`];
  const same = paired.length - depending.length;
  return [
    `Of ${counted(paired.length, 'round', 'rounds')}, ${counted(same, 'round', 'rounds')} ${same > 1 ? 'are' : 'is'} the same by each of the ${tried} of the edition.`,
    ...readingsTried.flatMap((id) => {
      const those = depending
        .filter(({ dependsOn = [] }) => dependsOn.includes(id))
        .map(({ round }) => round);
      if (those.length === 0) return [];
      const spans = roundSpans(those);
      return [
        `${spans.charAt(0).toUpperCase()}${spans.slice(1)} ${those.length === 1 ? 'depends' : 'depend'} on ${readingWords(id)}.`,
      ];
    }),
  ];
}

/** The sums over all files; null where it was not asked for. */
export function dependenceTotals({
  sameByAllReadings,
  byReading,
}: {
  readonly sameByAllReadings: number | null;
  readonly byReading: Readonly<Record<string, number>>;
}): string | null {
  if (sameByAllReadings === null) return null;
  const rounds = byCount(Object.entries(byReading));
  const depending = rounds.map(([reading, n]) => `${reading} ${n}`).join(', ');
  return `${counted(sameByAllReadings, 'round', 'rounds')} the same by every reading${depending === '' ? '' : `; rounds that depend on a reading: ${depending}`}`;
}
