import { grouped } from '../grouped.js';
import type { KeptBench } from '../kept.js';
import type { SizePoint } from '../statistics.js';

/** A line of the picture. */
export interface Series {
  readonly kind: string;
  readonly label: string;
  /** The number of its colour, from 0: an edition has the same one everywhere. */
  readonly colour: number;
  /** 0: a whole line, that of swissproof; from 1: a broken one, each candidate in its own way. */
  readonly dashes: number;
  /** Sizes rising; never empty. */
  readonly points: readonly SizePoint[];
}

/** The lines for what was measured, ours first in each kind. */
export function seriesIn({
  measurements,
  candidates,
}: Pick<KeptBench, 'measurements' | 'candidates'>): Series[] {
  const editions = editionsIn([...measurements, ...candidates]);
  const programs = distinct(candidates.map(({ program }) => program));
  const ours = grouped(measurements, ({ edition, kind }) => `${kind} ${edition}`).map((series): Series => {
    const [{ kind, edition }] = series;
    const points = series.map(({ players, pair }) => ({ players, time: pair }));
    return { kind, label: edition, colour: editions.indexOf(edition), dashes: 0, points: rising(points) };
  });
  const answered = candidates.flatMap(({ time, ...rest }) => (time === null ? [] : [{ ...rest, time }]));
  const groups = grouped(answered, ({ program, edition, kind }) => [kind, program, edition].join('\n'));
  const theirs = groups.map((series): Series => {
    const [{ kind, edition, program }] = series;
    const isAskedOften = groups.some(
      ([other]) => other.program === program && other.kind === kind && other.edition !== edition,
    );
    return {
      kind,
      label: isAskedOften ? `${program} (${edition})` : program,
      colour: editions.indexOf(edition),
      dashes: programs.indexOf(program) + 1,
      points: rising(series),
    };
  });
  return [...ours, ...theirs];
}

function rising(points: readonly SizePoint[]): SizePoint[] {
  return points
    .map(({ players, time }) => ({ players, time: Math.max(time, LEAST) }))
    .sort((a, b) => a.players - b.players);
}

/** In milliseconds: a logarithmic scale has no zero. */
const LEAST = 0.001;

/** Those that stand in most panels first: their colours are the easiest to tell apart. */
function editionsIn(times: readonly { readonly edition: string; readonly kind: string }[]): string[] {
  const kindsOf = (own: typeof times): number => distinct(own.map(({ kind }) => kind)).length;
  return grouped(times, ({ edition }) => edition)
    .sort((a, b) => kindsOf(b) - kindsOf(a))
    .map(([{ edition }]) => edition);
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
