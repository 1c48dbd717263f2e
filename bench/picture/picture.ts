import { COLOURS } from '../../reports/html/style/colours.js';
import { grouped } from '../grouped.js';
import type { KeptBench } from '../kept.js';
import { LINE_COLOURS, LINE_STYLE } from './colours.js';
import { drawnPanel, panelHeight } from './panel.js';
import { seriesIn } from './series.js';
import type { Series } from './series.js';

/**
 * The time to pair a round against the number of players, both logarithmic, as an SVG file: a panel for each kind of event,
 * in it a line for each edition, and a broken one for each candidate. It is readable on light and on dark ground.
 */
export function speedPicture(bench: Pick<KeptBench, 'measurements' | 'candidates'>): string {
  const series = seriesIn(bench);
  const panels = grouped(series, ({ kind }) => kind);
  const columns = Math.min(2, Math.max(1, panels.length));
  const times = series.flatMap(({ points }) => points.map(({ time }) => time));
  const rows = Array.from({ length: Math.ceil(panels.length / columns) }, (_, row) =>
    panels.slice(row * columns, (row + 1) * columns),
  );
  let y = HEAD;
  const drawn = rows.flatMap((row) => {
    const height = Math.max(...row.map(panelHeight));
    const top = y;
    y += height;
    return row.map((panel, column) =>
      drawnPanel(panel, {
        ...{ left: column * PANEL_WIDTH, top, width: PANEL_WIDTH, height },
        title: panel[0].kind,
        times,
      }),
    );
  });
  const width = columns * PANEL_WIDTH;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-labelledby="speed">`,
    `<style>${COLOURS}${LINE_COLOURS}${LINE_STYLE}</style>`,
    '<title id="speed">Time to pair a round against the number of players</title>',
    `<rect class="ground" width="${width}" height="${y}"/>`,
    `<text class="head" x="16" y="26">Time to pair a round against the number of players</text>`,
    ...legend(series).map((line, at) => `<text class="soft" x="16" y="${46 + 16 * at}">${line}</text>`),
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

const PANEL_WIDTH = 500;
/** The height of what stands above the panels. */
const HEAD = 72;

function legend(series: readonly Series[]): string[] {
  const ours = 'Lines: swissproof, the pairing alone, program warm.';
  const theirs = 'Broken lines: a program that is called for each round, its start included.';
  return series.some(({ dashes }) => dashes > 0) ? [ours, theirs] : [ours];
}
