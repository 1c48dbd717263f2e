/** Hues that neighbours in a list do not share, one after the other. */
const HUES = [212, 22, 145, 280, 345, 185, 45, 100, 310, 240, 5, 75, 165, 325];

const lines = (saturation: number, lightness: number): string =>
  HUES.map((hue, at) => `--l${at}:hsl(${hue},${saturation}%,${lightness}%)`).join(';');

/** The colours of the lines, on a light and on a dark ground. */
export const LINE_COLOURS = `:root{${lines(75, 34)}}@media(prefers-color-scheme:dark){:root{${lines(75, 68)}}}`;

/** How the parts of the picture look. */
export const LINE_STYLE = [
  'text{font:11px system-ui,sans-serif;fill:var(--ink)}',
  '.head{font-size:16px;font-weight:600}.title{font-size:13px;font-weight:600}.soft{fill:var(--soft)}',
  '.ground{fill:var(--ground)}.grid{stroke:var(--line);stroke-width:.6}.end{text-anchor:end}.middle{text-anchor:middle}',
  '.line{fill:none;stroke-width:1.8}.lead{stroke-width:.8;opacity:.6}',
  HUES.map((_, at) => `.c${at}{stroke:var(--l${at})}.d${at}{fill:var(--l${at})}`).join(''),
].join('');

/** The classes of a line and of what is filled in its colour. */
export function colourClasses(colour: number): { readonly line: string; readonly filled: string } {
  const at = colour % HUES.length;
  return { line: `c${at}`, filled: `d${at}` };
}

/** How a line is broken; 0 is a whole line. */
export function dashArray(dashes: number): string {
  return dashes === 0 ? '' : ` stroke-dasharray="${DASHES[(dashes - 1) % DASHES.length]}"`;
}

const DASHES = ['6 4', '2 3', '9 3 2 3'];
