import { scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import type { SizePoint } from '../statistics.js';
import { colourClasses, dashArray } from './colours.js';
import { spread, thinned } from './labels.js';
import type { Series } from './series.js';

/** Where a panel stands, and what it shares with the others. */
export interface PanelPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Those of all panels: they have the same vertical scale. */
  readonly times: readonly number[];
}

/** So high that the labels of the lines have room below each other. */
export function panelHeight(series: readonly Series[]): number {
  return Math.max(210, (series.length - 1) * LABEL_GAP) + ABOVE + BELOW;
}

/** The lines of one kind of events. */
export function drawnPanel(series: readonly Series[], place: PanelPlace): string {
  const { left, top, width, height, title, times } = place;
  const [x0, x1] = [left + AXIS, left + width - LABELS];
  const [y0, y1] = [top + height - BELOW, top + ABOVE];
  const sizes = [...new Set(series.flatMap(({ points }) => points.map(({ players }) => players)))];
  const x = scaleLog(domainOf(sizes), [x0, x1]);
  const y = scaleLog(domainOf(times), [y0, y1]).nice();
  const at = ({ players, time }: SizePoint): [number, number] => [x(players), y(time)];
  const labels = spread(
    series.map(({ points }) => at(points[points.length - 1])[1]),
    LABEL_GAP,
    y1,
    y0,
  );
  const ticks = sizes.sort((a, b) => a - b);
  const shown = new Set(thinned(ticks.map(x), TICK_GAP));
  return [
    text('title', x0, top + 16, title),
    text('soft', left + 16, top + 34, 'milliseconds a round'),
    ...decades(y.domain()).flatMap((level) => [
      segment('grid', [x0, y(level)], [x1, y(level)]),
      text('soft end', x0 - 6, y(level) + 4, String(level)),
    ]),
    ...ticks.flatMap((size) => [
      segment('grid', [x(size), y0], [x(size), y0 + 4]),
      ...(shown.has(x(size)) ? [text('soft middle', x(size), y0 + 18, String(size))] : []),
    ]),
    text('soft middle', (x0 + x1) / 2, y0 + 35, 'players'),
    ...series.map((one, index) => drawnSeries(one, one.points.map(at), [x1 + 26, labels[index]])),
  ].join('\n');
}

/** Room for the figures of the times, for the labels of the lines, for the title, and for the players. */
const [AXIS, LABELS, ABOVE, BELOW] = [58, 206, 46, 56];
const LABEL_GAP = 14;
const TICK_GAP = 30;
const MOST_LETTERS = 32;

type Place = readonly [x: number, y: number];

function drawnSeries(
  { label, colour, dashes }: Series,
  places: readonly [number, number][],
  place: Place,
): string {
  const { line: stroke, filled } = colourClasses(colour);
  const end = places[places.length - 1];
  const path = line()([...places]) ?? '';
  return [
    `<path class="line ${stroke}"${dashArray(dashes)} d="${path}"/>`,
    ...places.map(([x, y]) => `<circle class="${filled}" cx="${short(x)}" cy="${short(y)}" r="2.3"/>`),
    segment(`lead ${stroke}`, end, [place[0] - 4, place[1]]),
    text(filled, place[0], place[1] + 4, label),
  ].join('');
}

function text(classes: string, x: number, y: number, words: string): string {
  const cut = words.length > MOST_LETTERS && !classes.includes('title');
  const shown = cut ? `${words.slice(0, MOST_LETTERS - 1)}…` : words;
  return `<text class="${classes}" x="${short(x)}" y="${short(y)}">${escaped(shown)}</text>`;
}

function segment(classes: string, [x1, y1]: Place, [x2, y2]: Place): string {
  return `<line class="${classes}" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"/>`;
}

/** The powers of ten from the least to the most. */
function decades([least, most]: readonly number[]): number[] {
  const [first, last] = [Math.ceil(Math.log10(least) - 1e-9), Math.floor(Math.log10(most) + 1e-9)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => Number(`1e${first + step}`));
}

/** From the smallest to the largest; around a single value, since a scale needs two. */
function domainOf(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least < most ? [least, most] : [least / 2, most * 2];
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
