import { COLOURS } from '../style/colours.js';
import { DRAWING_STYLE } from '../style/drawing.js';

/**
 * A drawing of a page as an SVG file of its own, with the colours of the page.
 * @param drawing the `svg` element as it stands in the page. Throws where it has no viewBox.
 */
export function standaloneDrawing(drawing: string): string {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
  if (width === undefined || height === undefined) throw new Error('no drawing of a page');
  const size = `viewBox="${-MARGIN} ${-MARGIN} ${Number(width) + 2 * MARGIN} ${Number(height) + 2 * MARGIN}"`;
  const style = `<style>${COLOURS}${DRAWING_STYLE}.draw{background:var(--ground)}</style>`;
  return `${drawing
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/viewBox="[^"]*"/, size)
    .replace('>', `>${style}`)
    .replaceAll('\n', '')}\n`;
}

const MARGIN = 8;
