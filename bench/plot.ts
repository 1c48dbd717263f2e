import { scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import type { Measurement } from './measure.js';

/** An SVG plot of the time to pair a round against the number of players, both logarithmic, a line a series. */
export function plot(measurements: readonly Measurement[]): string {
  const [width, height, left, bottom] = [760, 460, 70, 50];
  const sizes = measurements.map(({ players }) => players);
  const times = measurements.map(({ pair }) => pair);
  const x = scaleLog(domainOf(sizes), [left, width - 190]);
  const y = scaleLog(domainOf(times), [height - bottom, 20]).nice();
  const names = [...new Set(measurements.map(seriesOf))];
  const path = line<Measurement>()
    .x(({ players }) => x(players))
    .y(({ pair }) => y(pair));
  const series = names.map((name, index) => {
    const points = measurements.filter((measurement) => seriesOf(measurement) === name);
    const colour = `hsl(${(index * 360) / names.length} 65% 40%)`;
    const label = `<text x="${width - 175}" y="${30 + index * 18}" fill="${colour}">${name}</text>`;
    const dots = points.map(
      ({ players, pair }) => `<circle cx="${x(players)}" cy="${y(pair)}" r="2.5" fill="${colour}"/>`,
    );
    return `<path d="${path(points) ?? ''}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${label}`;
  });
  const ticks = [...new Set(sizes)].map(
    (size) => `<text x="${x(size)}" y="${height - bottom + 20}" text-anchor="middle">${size}</text>`,
  );
  const levels = y
    .ticks()
    .filter((level) => Math.log10(level) % 1 === 0)
    .map(
      (level) =>
        `<text x="${left - 8}" y="${y(level) + 4}" text-anchor="end">${level} ms</text>` +
        `<line x1="${left}" x2="${width - 190}" y1="${y(level)}" y2="${y(level)}" stroke="#ddd"/>`,
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    ...levels,
    ...ticks,
    `<text x="${(left + width - 190) / 2}" y="${height - 8}" text-anchor="middle">players</text>`,
    ...series,
    '</svg>\n',
  ].join('\n');
}

/** From the smallest to the largest; around a single value, since a scale needs two. */
function domainOf(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least < most ? [least, most] : [least / 2, most * 2];
}

function seriesOf({ edition, kind }: Measurement): string {
  return `${edition} ${kind}`;
}
